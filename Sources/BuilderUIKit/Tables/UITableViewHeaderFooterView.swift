import Foundation

/// The header or footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: _UITableViewHeaderFooterViewRoot {
    /// Creates a view with a reuse identifier.
    public override init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(reuseIdentifier: reuseIdentifier)
        addSubview(contentView)
    }

    /// Creates a view from an archive.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Creates a view with a frame and without a reuse identifier.
    public convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a view without a reuse identifier.
    public convenience init() {
        self.init(reuseIdentifier: nil)
    }

    /// The identifier of the reuse pool that the view belongs to; nil for a view that isn't reused.
    public let reuseIdentifier: String?
    /// The view for the content, which avoids the sides of the safe area.
    public let contentView: UIView = _UITableViewHeaderFooterContentView(frame: .zero)
    weak var table: UITableView?
    private var storedTextLabel: UILabel?
    private var storedDetailLabel: UILabel?
    /// The position of the table's own title; nil for a view of the app.
    var place: Place?

    /// The position of the table's own title in its view.
    struct Place {
        /// The distance from the view's sides, in points.
        var side: CGFloat
        /// The text's distance from the bottom, in points; nil for the vertical center.
        var bottom: CGFloat?
        /// The text's distance from the top, in points.
        var top: CGFloat?
    }

    /// The label of the text, created when first read.
    open var textLabel: UILabel? {
        if let storedTextLabel { return storedTextLabel }
        let label = UILabel(frame: .zero)
        label.font = table?.headerFont ?? .systemFont(ofSize: 17, weight: .semibold)
        label.textColor = table?.headerTextColor ?? .label
        label.numberOfLines = 0
        storedTextLabel = label
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    /// The label of the detail text below the text, created when first read.
    open var detailTextLabel: UILabel? {
        if let storedDetailLabel { return storedDetailLabel }
        let label = UILabel(frame: .zero)
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        storedDetailLabel = label
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    // MARK: Configuration

    private let configurationHost = ContentConfigurationHost()
    /// The content configuration, which replaces the labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurationHost.configuration }
        set {
            configurationHost.show(newValue, in: contentView, state: configurationState)
            setNeedsLayout()
        }
    }
    /// A Boolean value that indicates whether the content configuration is updated for each new state; has no effect.
    open var automaticallyUpdatesContentConfiguration = true
    /// The present state of the view.
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    /// Returns the content configuration of a header in the table's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        table?.style ?? .plain == .plain ? .plainHeader() : .groupedHeader()
    }

    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Prepares the view for another section; the table calls it, and overrides call `super`.
    open func prepareForReuse() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        placeContent()
        layOutLabels()
    }

    /// Sets the content view's frame, so that its first layout has the width at which it was measured.
    func placeContent() {
        let content = bounds.inset(by: table?.edgeSafeInsets ?? .zero)
        if contentView.frame != content { contentView.frame = content }
    }

    private func layOutLabels() {
        let side = place?.side ?? table?.cellMargin ?? 16
        let width = max(0, contentView.bounds.width - 2 * side)
        guard let label = storedTextLabel else { return }
        let height = label.sizeThatFits(CGSize(width: width, height: 10_000)).height
        var y = ((bounds.height - height) / 2 * layoutScale).rounded() / layoutScale
        if let top = place?.top {
            y = top
        } else if let bottom = place?.bottom {
            y = ((bounds.height - bottom - height) * layoutScale).rounded() / layoutScale
        }
        label.frame = CGRect(x: side, y: y, width: width, height: height)
        guard let detail = storedDetailLabel else { return }
        let size = detail.sizeThatFits(CGSize(width: width, height: 10_000))
        detail.frame = CGRect(x: side, y: label.frame.maxY, width: width, height: size.height)
    }

    /// Returns the height that the text requires at a width, in points.
    func textHeight(width: CGFloat, side: CGFloat) -> CGFloat {
        storedTextLabel?.sizeThatFits(CGSize(width: max(0, width - 2 * side), height: 10_000)).height ?? 0
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let safe = table?.edgeSafeInsets ?? .zero
        let sides = safe.left + safe.right
        if contentView.subviews.contains(where: { LayoutTree.needsItem($0) }) {
            let size = contentView.systemLayoutSizeFitting(
                CGSize(width: max(0, targetSize.width - sides), height: targetSize.height),
                withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
            return CGSize(width: size.width + sides, height: size.height)
        }
        if subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        let text = textHeight(width: targetSize.width - sides, side: table?.cellMargin ?? 16)
        return CGSize(width: targetSize.width, height: max(28, text + 8))
    }
}
