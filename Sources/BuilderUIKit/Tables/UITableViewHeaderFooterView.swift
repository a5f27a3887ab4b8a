import Foundation

/// The header or footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: _UITableViewHeaderFooterViewRoot {
    override var isElementOfList: Bool { table != nil }
    override var elementContentView: UIView? { contentView }
    override var derivedAccessibility: DerivedAccessibility {
        var derived = elementOfContent
        derived.traits = isFooter ? .staticText : .header
        return derived
    }
    private var isFooter: Bool {
        table?.headerFooterViews[.footer]?.values.contains { $0 === self } ?? false
    }
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
    public convenience init() { self.init(reuseIdentifier: nil) }

    /// The identifier of the reuse pool that the view belongs to; nil for a view that isn't reused.
    open private(set) var reuseIdentifier: String?
    /// The view for the content, which avoids the sides of the safe area.
    open var contentView: UIView { ownContentView }
    private let ownContentView = _UITableViewHeaderFooterContentView(frame: .zero)
    weak var table: UITableView? { didSet { tableMarginsDidChange() } }
    private var storedTextLabel: UILabel?
    private var storedDetailLabel: UILabel?
    /// The position of the table's own title; nil for a view of the app.
    var titleLayout: TitleLayout?

    /// The position of the table's own title in its view.
    struct TitleLayout {
        /// The text's distance from the bottom, in points; nil for the vertical center.
        var bottom: CGFloat?
        /// The text's distance from the top, in points.
        var top: CGFloat?
    }

    /// The label of the text, created when first read.
    open var textLabel: UILabel? {
        if let storedTextLabel { return storedTextLabel }
        let label = makeLabel(
            table?.headerFont ?? .systemFont(ofSize: 17, weight: .semibold), table?.headerTextColor ?? .label)
        label.numberOfLines = 0
        storedTextLabel = label
        return label
    }

    /// The label of the detail text below the text, created when first read.
    open var detailTextLabel: UILabel? {
        if storedDetailLabel == nil { storedDetailLabel = makeLabel(.systemFont(ofSize: 13), .secondaryLabel) }
        return storedDetailLabel
    }

    private func makeLabel(_ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel(frame: .zero)
        label.font = font
        label.textColor = color
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
    /// A Boolean value that indicates whether the content configuration is updated for each new state.
    open var automaticallyUpdatesContentConfiguration = true
    /// The present state of the view.
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    /// A closure that configures a header or footer for its state.
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void
    /// The closure that configures the view for its state; nil for none.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    private var needsConfigurationUpdate = true
    /// Configures the view for a state, before it is measured or laid out; overrides call `super`.
    open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }
    /// Requests a call of `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }
    private func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let configuration = contentConfiguration {
            configurationHost.show(configuration, in: contentView, state: state)
        }
        observingReads(onChange: { $0.setNeedsUpdateConfiguration() }) { updateConfiguration(using: state) }
    }

    /// Returns the background configuration of a header or footer in the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        table?.style ?? .plain == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }
    /// Returns the content configuration of a header in the table's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        table?.style ?? .plain == .plain ? .plainHeader() : .groupedHeader()
    }

    /// The background configuration, which replaces the background view.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet {
            guard let backgroundConfiguration else {
                if backgroundView is BackgroundConfigurationView { backgroundView = nil }
                return
            }
            let view = backgroundView as? BackgroundConfigurationView ?? BackgroundConfigurationView(frame: bounds)
            view.configuration = backgroundConfiguration
            if backgroundView !== view { backgroundView = view }
        }
    }
    /// A Boolean value that indicates whether the background configuration is updated for each new state; has no
    /// effect.
    open var automaticallyUpdatesBackgroundConfiguration = true

    // MARK: Margins

    /// The side margin for the readable width, in points; nil if the table doesn't follow it or isn't that wide.
    private var readableMargin: CGFloat? {
        guard let table, table.contentMargin > table.cellMargin else { return nil }
        return table.contentMargin
    }

    override var defaultMargins: NSDirectionalEdgeInsets {
        var margins = super.defaultMargins
        if let readableMargin { (margins.leading, margins.trailing) = (readableMargin, readableMargin) }
        return margins
    }

    /// The side margin for the readable width that the view has, in points.
    private var knownReadableMargin: CGFloat?

    /// Updates the margins, which the content has too, after those of the table changed.
    func tableMarginsDidChange() {
        guard readableMargin != knownReadableMargin else { return }
        knownReadableMargin = readableMargin
        if readableMargin != nil { contentView.preservesSuperviewLayoutMargins = true }
        updateMargins()
    }

    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet {
            if let backgroundView, !(backgroundView is BackgroundConfigurationView) { backgroundConfiguration = nil }
            replaceBackgroundView(oldValue, with: backgroundView)
        }
    }

    /// Prepares the view for another section; the table calls it, and overrides call `super`.
    open func prepareForReuse() { setNeedsUpdateConfiguration() }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        backgroundView?.frame = bounds
        placeContent()
        layOutLabels()
    }

    /// Sets the content view's frame, so that its first layout has the width at which it was measured.
    func placeContent() {
        let content = bounds.inset(by: table?.headerFooterSafeInsets ?? .zero)
        if contentView.frame != content { contentView.frame = content }
    }

    private func layOutLabels() {
        let side = table?.contentMargin ?? SystemMargin.narrow
        let width = max(0, contentView.bounds.width - 2 * side)
        guard let label = storedTextLabel else { return }
        let fitting = label.sizeThatFits(CGSize(width: width, height: 10_000))
        let height = fitting.height
        var y = pixelSnapped((bounds.height - height) / 2)
        if let top = titleLayout?.top {
            y = top
        } else if let bottom = titleLayout?.bottom {
            y = pixelSnapped(bounds.height - bottom - height)
        }
        label.frame = CGRect(x: side, y: y, width: width, height: height)
        // On iOS 26 a title is as wide as its text (measured), unless the app aligns it in its room (not measured).
        if traitCollection.isIOS26, label.textAlignment == .natural {
            label.frame.size.width = min(fitting.width, width)
            if isRightToLeft { label.frame.origin.x = side + width - label.frame.width }
        }
        guard let detail = storedDetailLabel else { return }
        let size = detail.sizeThatFits(CGSize(width: width, height: 10_000))
        detail.frame = CGRect(x: side, y: label.frame.maxY, width: width, height: size.height)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        let safe = table?.headerFooterSafeInsets ?? .zero
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
        let width = targetSize.width - sides - 2 * (table?.contentMargin ?? SystemMargin.narrow)
        let text = storedTextLabel?.sizeThatFits(CGSize(width: max(0, width), height: 10_000)).height ?? 0
        return CGSize(width: targetSize.width, height: max(ListMetrics.headerHeight, text + 8))
    }
}
