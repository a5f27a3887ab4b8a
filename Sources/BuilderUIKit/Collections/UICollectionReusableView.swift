import Foundation

/// A view that a collection places: a cell, a section's head or foot, or a layout's decoration.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Views with the same identifier are used again for other places.
    open internal(set) var reuseIdentifier: String?
    weak var collection: UICollectionView?
    /// What the layout said of the view last.
    var appliedAttributes: UICollectionViewLayoutAttributes?
    /// What the view stands for in its collection.
    var presentElement: CollectionElement?

    /// Called before the view is used for another place; call `super`.
    open func prepareForReuse() {}

    /// Called with the attributes that the view is placed by; for those of a subclass of one's own.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that the content asks for, where the layout lets views size themselves: by the constraints of the
    /// content, else by `sizeThatFits`, which a plain view answers with the size it has.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else {
            return layoutAttributes
        }
        let size = preferredSize(for: layoutAttributes)
        if !preferred.fixedAxes.contains(.horizontal), size.width.isFinite { preferred.size.width = size.width }
        if !preferred.fixedAxes.contains(.vertical), size.height.isFinite { preferred.size.height = size.height }
        return preferred
    }

    private func preferredSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize {
        guard hasConstrainedContent else { return sizeThatFits(attributes.size) }
        return systemLayoutSizeFitting(
            attributes.size,
            withHorizontalFittingPriority: attributes.fixedAxes.contains(.horizontal) ? .required : .fittingSizeLevel,
            verticalFittingPriority: attributes.fixedAxes.contains(.vertical) ? .required : .fittingSizeLevel)
    }

    /// Whether constraints place what lies in the view.
    var hasConstrainedContent: Bool { storedSubviews.contains { LayoutEngine.needsItem($0) } }

    /// Places the view by attributes, and hands them to it.
    func place(by attributes: UICollectionViewLayoutAttributes) {
        if let old = appliedAttributes, old === attributes || old.isEqual(attributes) { return }
        appliedAttributes = attributes
        let size = attributes.size
        if bounds.size != size { bounds.size = size }
        if center != attributes.center { center = attributes.center }
        layer.transform = attributes.transform3D
        alpha = attributes.alpha
        isHidden = attributes.isHidden
        layer.zPosition = CGFloat(attributes.zIndex)
        apply(attributes)
    }

    /// Says that the content may ask for another size: the collection asks again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        collection?.resize(self)
    }
}
