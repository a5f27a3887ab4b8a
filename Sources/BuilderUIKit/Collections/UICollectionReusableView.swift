import Foundation

/// A view that a collection places: a cell, a section's header or footer, or a layout's decoration.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    override var isElementOfList: Bool { collection != nil }
    override var derivedAccessibility: DerivedAccessibility {
        var derived = DerivedAccessibility()
        if presentElement?.kind == UICollectionView.elementKindSectionHeader {
            derived = elementOfContent
            derived.traits = .header
        }
        return derived
    }
    /// The identifier of the reuse pool that the view belongs to.
    open internal(set) var reuseIdentifier: String?
    weak var collection: UICollectionView?
    /// The attributes that the layout applied last.
    var appliedAttributes: UICollectionViewLayoutAttributes?
    /// The collection that made or dequeued the view, known before the view is one of the collection's.
    weak var dequeuer: UICollectionView?
    /// The element that the view represents in its collection.
    var presentElement: CollectionElement?

    /// Prepares the view for another element; the collection calls it, and overrides call `super`.
    open func prepareForReuse() {}

    /// Called with the attributes that place the view; subclasses apply the attributes of a subclass here.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the collection changes its layout; does nothing.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
    /// Called after the collection changed its layout; does nothing.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the attributes with the size that the content requires, if the layout lets views size themselves.
    ///
    /// The size results from the constraints of the content, otherwise from `sizeThatFits(_:)`, which returns the
    /// present size for a plain view.
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

    /// Indicates whether constraints place content in the view.
    var hasConstrainedContent: Bool { storedSubviews.contains { LayoutTree.needsItem($0) } }

    func place(by attributes: UICollectionViewLayoutAttributes) {
        if let old = appliedAttributes, old === attributes || old.isEqual(attributes) {
            return neighborsMayHaveChanged()
        }
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

    /// Notifies the view that items beside it may have been inserted or deleted.
    func neighborsMayHaveChanged() {}

    /// Discards the intrinsic content size and causes the collection to request the size again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        collection?.resize(self)
    }
}
