import Foundation

/// The head or foot of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: _UITableViewHeaderFooterViewRoot {
    public override init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(reuseIdentifier: reuseIdentifier)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        addSubview(contentView)
    }

    public convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public convenience init() {
        self.init(reuseIdentifier: nil)
    }

    public let reuseIdentifier: String?
    public let contentView: UIView = _UITableViewHeaderFooterContentView(frame: .zero)
    weak var table: UITableView?
    private var storedTextLabel: UILabel?
    private var storedDetailLabel: UILabel?
    /// Where the table's own text stands; nil for a view of the app's.
    var place: Place?

    /// How the table's own title lies in its view.
    struct Place {
        /// Points from the view's sides.
        var side: CGFloat
        /// The text's distance from the bottom, in points; nil for the vertical middle.
        var bottom: CGFloat?
        /// The text's distance from the top, in points.
        var top: CGFloat?
    }

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
    /// What the view shows instead of its labels.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurationHost.configuration }
        set {
            configurationHost.show(newValue, in: contentView, state: configurationState)
            setNeedsLayout()
        }
    }
    open var automaticallyUpdatesContentConfiguration = true
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        table?.style ?? .plain == .plain ? .plainHeader() : .groupedHeader()
    }

    /// Lies behind the content.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Called before the view is used for another section; call `super`.
    open func prepareForReuse() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        placeContent()
        layOutLabels()
    }

    /// Gives the content its area, so that its first layout has the width that it was measured at.
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

    /// The height that the text asks for at a width, in points.
    func textHeight(width: CGFloat, side: CGFloat) -> CGFloat {
        storedTextLabel?.sizeThatFits(CGSize(width: max(0, width - 2 * side), height: 10_000)).height ?? 0
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let safe = table?.edgeSafeInsets ?? .zero
        let sides = safe.left + safe.right
        if contentView.subviews.contains(where: { LayoutEngine.needsItem($0) }) {
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
