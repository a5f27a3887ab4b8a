import Foundation

/// A cell of a collection; its content belongs in `contentView`, with constraints or frames.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    override var elementContentView: UIView? { contentView }
    override var derivedAccessibility: DerivedAccessibility {
        // A header may be a cell. The elements of other cells are visited one by one.
        guard presentElement?.category != .supplementaryView else { return super.derivedAccessibility }
        return DerivedAccessibility(traits: isSelected ? .selected : .none)
    }
    override func didInitialize() {
        super.didInitialize()
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// The view for the cell's content, as large as the cell.
    open var contentView: UIView { storedContentView }
    private let storedContentView = CollectionCellContentView(frame: .zero)

    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            fill(with: backgroundView)
            insertSubview(backgroundView, at: 0)
        }
    }
    /// The view behind the content and above `backgroundView` while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
            selectionDidChange()
        }
    }

    // MARK: State

    /// A Boolean value that indicates whether the cell is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// A Boolean value that indicates whether the cell is highlighted.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    /// The delegate's answer whether the cell's item can be edited; nil before it was asked.
    var canBeEdited: Bool?

    private func stateDidChange() {
        setNeedsUpdateConfiguration()
        selectionDidChange()
    }

    private func selectionDidChange() {
        guard let view = selectedBackgroundView else { return }
        if !isSelected, !isHighlighted {
            view.removeFromSuperview()
        } else if view.superview !== self {
            fill(with: view)
            insertSubview(view, belowSubview: contentView)
        }
    }

    private func fill(with view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.frame = CGRect(origin: .zero, size: bounds.size)
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        isHighlighted = false
        isSelected = false
        setNeedsUpdateConfiguration()
    }

    func restoreSystemBackground() { backgroundColor = nil }

    // MARK: Configuration (see ConfiguredCell)

    let configurationHost = ContentConfigurationHost()
    var needsConfigurationUpdate = true
    /// The configuration of the content view's content; reading returns the value that was set.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurationHost.configuration }
        set { showContentConfiguration(newValue) }
    }
    /// A Boolean value that indicates whether the content configuration is updated for each new state.
    open var automaticallyUpdatesContentConfiguration = true
    /// The configuration of the background, which replaces `backgroundView` and the background color; nil for none.
    open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { backgroundConfigurationDidChange() } }
    /// A Boolean value that indicates whether the background configuration is updated for each new state.
    open var automaticallyUpdatesBackgroundConfiguration = true
    /// The present state of the cell.
    open var configurationState: UICellConfigurationState {
        var state = presentConfigurationState
        state.isReordering = collection?.isMoving(self) ?? false
        return state
    }
    /// A closure that configures a cell for a state.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void
    /// A closure that is called before the cell is displayed and after each change of its state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Configures the cell for a state; subclasses override it.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    /// Returns the background configuration of a cell outside of a list: a clear one (not measured).
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    /// Requests a call of `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }

    // MARK: Dragging, for source compatibility

    /// The states of a cell during a drag.
    public enum DragState: Int, Hashable, Sendable {
        /// The cell isn't dragged.
        case none = 0
        /// The cell is being lifted.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2
    }

    /// Called after the drag state changed; does nothing.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        let area = CGRect(origin: .zero, size: bounds.size)
        for view in [backgroundView, selectedBackgroundView] { place(view, in: area) }
        placeContent()
    }

    /// Gives the content view its frame, on which the margins that it preserves depend.
    func placeContent() { place(contentView, in: contentArea) }

    private func place(_ view: UIView?, in area: CGRect) {
        guard let view, view.superview === self, view.frame != area, view.translatesAutoresizingMaskIntoConstraints
        else { return }
        view.frame = area
    }

    /// The frame of the content view: the bounds, or in a list what accessories leave of them.
    var contentArea: CGRect { CGRect(origin: .zero, size: bounds.size) }

    private var contentIsConstrained: Bool { contentView.subviews.contains { LayoutTree.needsItem($0) } }

    override var hasConstrainedContent: Bool { contentIsConstrained || super.hasConstrainedContent }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        // The update handler may provide the content.
        updateConfigurationIfNeeded()
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }

    /// Returns the size that the content's constraints require.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        guard contentIsConstrained else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}

extension UICollectionViewCell: ConfiguredCell {
    var isBeingEdited: Bool {
        guard let collection, collection.isEditing else { return false }
        if let canBeEdited { return canBeEdited }
        guard let path = presentElement?.indexPath else { return true }
        let answer = collection.delegate?.collectionView(collection, canEditItemAt: path) ?? true
        canBeEdited = answer
        return answer
    }
}

@MainActor
final class CollectionCellContentView: EncapsulatedContentView {
    override var privateClassName: String? { "UIView" }

    /// The margins before others are set: in a list the leading one is the cell's, also behind accessories and when the
    /// content is indented, as in tables.
    override var defaultMargins: NSDirectionalEdgeInsets {
        var margins = super.defaultMargins
        if preservesSuperviewLayoutMargins, let cell = superview as? UICollectionViewListCell {
            margins.leading = cell.marginsInSafeArea(of: cell).leading
        }
        return margins
    }
}
