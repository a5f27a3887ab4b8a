import Foundation

/// An item of a collection. What it shows goes into `contentView`, by constraints or frames.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpCell()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpCell()
    }

    private func setUpCell() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Where the cell's content belongs; as large as the cell.
    public let contentView: UIView = CollectionCellContentView(frame: .zero)

    /// Lies behind the content.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            fill(with: backgroundView)
            insertSubview(backgroundView, at: 0)
        }
    }
    /// Lies behind the content, above `backgroundView`, while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
            selectionDidChange()
        }
    }

    // MARK: State

    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

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

    // MARK: Configuration (see ConfiguredCell)

    let configurationHost = ContentConfigurationHost()
    var needsConfigurationUpdate = true
    /// What the cell shows in its content view. Reading gives what was set.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurationHost.configuration }
        set { showContentConfiguration(newValue) }
    }
    open var automaticallyUpdatesContentConfiguration = true
    /// Kept for shared code: there are no background configurations yet.
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationState: UICellConfigurationState { presentConfigurationState }
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void
    /// Called before the cell is shown and when its state has changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Where subclasses configure the cell for a state.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    /// Asks for `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }

    // MARK: Dragging, kept for shared code

    public enum DragState: Int, Hashable, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        let area = CGRect(origin: .zero, size: bounds.size)
        for view in [backgroundView, selectedBackgroundView, contentView].compactMap(\.self)
        where view.superview === self && view.translatesAutoresizingMaskIntoConstraints && view.frame != area {
            view.frame = area
        }
    }

    private var contentIsConstrained: Bool { contentView.subviews.contains { LayoutEngine.needsItem($0) } }

    override var hasConstrainedContent: Bool { contentIsConstrained || super.hasConstrainedContent }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        // The update handler may be what fills the cell.
        updateConfigurationIfNeeded()
        return super.preferredLayoutAttributesFitting(layoutAttributes)
    }

    /// The size that the content's constraints ask for.
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

/// A cell's content view.
@MainActor
final class CollectionCellContentView: EncapsulatedContentView {}
