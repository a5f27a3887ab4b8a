import Foundation

/// The view of a row in a table.
///
/// The styles place `textLabel`, `detailTextLabel` and `imageView` as measured on iOS; other content belongs in
/// `contentView`, with constraints or frames.
@preconcurrency @MainActor
open class UITableViewCell: _UITableViewCellRoot {
    override var isElementOfList: Bool { table != nil }
    override var elementContentView: UIView? { contentView }
    override class var moduleClass: UIView.Type { UITableViewCell.self }
    override var derivedAccessibility: DerivedAccessibility {
        var derived = elementWithSwitch ?? elementOfContent
        if accessoryType == .checkmark || isSelected { derived.traits.insert(.selected) }
        if [.disclosureIndicator, .detailDisclosureButton].contains(accessoryType) { derived.traits.insert(.button) }
        return derived
    }
    /// The standard arrangements of a cell's labels.
    public enum CellStyle: Int, Hashable, Sendable {
        /// A text after an image.
        case `default` = 0
        /// A text, and a detail text at the opposite side.
        case value1 = 1
        /// A short text in the tint color, and a detail text beside it.
        case value2 = 2
        /// A text, and a detail text below it.
        case subtitle = 3
    }

    /// The styles of the lines between rows.
    public enum SeparatorStyle: Int, Hashable, Sendable {
        /// No lines.
        case none = 0
        /// A line of one pixel.
        case singleLine = 1
        /// An etched line, drawn as a single one.
        case singleLineEtched = 2
    }

    /// The styles of selected cells; all but `none` have the same look.
    public enum SelectionStyle: Int, Hashable, Sendable {
        /// No change of the background.
        case none = 0
        /// A gray background, like `default`; blue before iOS 7.
        case blue = 1
        /// A gray background, like `default`.
        case gray = 2
        /// A gray background.
        case `default` = 3
    }

    /// The styles of focused cells, which have no effect.
    public enum FocusStyle: Int, Hashable, Sendable {
        /// The system's style.
        case `default` = 0
        /// The cell's own style.
        case custom = 1
    }

    /// The editing controls of a row.
    public enum EditingStyle: Int, Hashable, Sendable {
        /// No control.
        case none = 0
        /// The control that deletes the row.
        case delete = 1
        /// The control that inserts a row.
        case insert = 2
    }

    /// The standard accessories at the trailing side of a cell.
    public enum AccessoryType: Int, Hashable, Sendable {
        /// No accessory.
        case none = 0
        /// A chevron.
        case disclosureIndicator = 1
        /// An info button and a chevron.
        case detailDisclosureButton = 2
        /// A checkmark.
        case checkmark = 3
        /// An info button.
        case detailButton = 4
    }

    /// Creates a cell with a style and a reuse identifier.
    public override init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUpCell()
    }

    /// Creates a cell in the default style from an archive.
    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        setUpCell()
    }

    /// Creates a cell in the default style with a frame.
    public convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a cell in the default style.
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    let style: CellStyle
    /// The identifier of the reuse pool that the cell belongs to; nil for a cell that isn't reused.
    open private(set) var reuseIdentifier: String?
    /// The table that created the cell, which may configure it before it shows it.
    weak var dequeuer: UITableView?
    weak var table: UITableView? { didSet { if table !== oldValue { updateMargins() } } }
    override var defaultMargins: NSDirectionalEdgeInsets {
        let (side, vertical) = (defaultSideMargin, metrics.verticalMargin)
        return NSDirectionalEdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
    }
    /// Indicates whether margins and fonts are those of iOS 26.
    var hasLookOfIOS26 = false
    override func textSizeMayHaveChanged() { lookMayHaveChanged() }

    // MARK: Content

    /// The view for the cell's content, which ends before the accessory.
    open var contentView: UIView { storedContentView }
    private let storedContentView = TableCellContentView(frame: .zero)
    var storedTextLabel: UILabel?
    /// The system's alignment of the text in the style `value2`: towards the detail text.
    var valueAlignment = NSTextAlignment.right
    var storedDetailLabel: UILabel?
    var storedImageView: UIImageView?

    /// The label of the text, created when first read.
    open var textLabel: UILabel? { storedTextLabel ?? makeTextLabel() }
    /// The label of the detail text, created when first read; nil in the default style.
    open var detailTextLabel: UILabel? { style == .default ? nil : storedDetailLabel ?? makeDetailLabel() }
    /// The view of the image, created when first read; nil in the style `value2`.
    open var imageView: UIImageView? { style == .value2 ? nil : storedImageView ?? makeImageView() }

    /// The view behind the content.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { backgroundView?.frame = bounds }
            replaceBackgroundView(oldValue, with: backgroundView)
        }
    }
    /// The view behind the content of a selected or highlighted cell; nil for the system's gray.
    open var selectedBackgroundView: UIView? {
        didSet {
            if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
            updateSelection()
        }
    }
    /// The view that replaces `selectedBackgroundView` if several rows can be selected; nil for none.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            if oldValue !== multipleSelectionBackgroundView { oldValue?.removeFromSuperview() }
            updateSelection()
        }
    }
    var defaultSelectedBackground: UIView?
    /// Indicates whether the cell has a color of its own; otherwise it has the table's.
    var hasOwnBackgroundColor = false
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            hasOwnBackgroundColor = true
            super.backgroundColor = newValue
        }
    }

    func restoreSystemBackground() {
        backgroundColor = table?.rowColor
        hasOwnBackgroundColor = false
    }

    // MARK: Configuration (see ConfiguredCell)

    let configurationHost = ContentConfigurationHost()
    var needsConfigurationUpdate = true
    /// The content configuration, which replaces the labels; reading returns the value that was set.
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
    open var configurationState: UICellConfigurationState { presentConfigurationState }
    /// A closure that configures a cell for a state.
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
    /// A closure that is called before the cell is displayed and after each change of its state.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Configures the cell for a state; subclasses override it.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    // MARK: Accessories (see UITableViewCell+Accessory)

    /// The standard accessory of the cell; none by default.
    open var accessoryType: AccessoryType = .none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }
    /// The view that replaces the standard accessory.
    open var accessoryView: UIView? {
        didSet {
            if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
            accessoryDidChange()
        }
    }
    /// The standard accessory while the cell is being edited; none by default.
    open var editingAccessoryType: AccessoryType = .none { didSet { accessoryDidChange() } }
    /// The view that replaces the standard accessory while the cell is being edited.
    open var editingAccessoryView: UIView? {
        didSet {
            if oldValue !== editingAccessoryView { oldValue?.removeFromSuperview() }
            accessoryDidChange()
        }
    }
    var accessoryGlyphs: [GlyphView] = []
    var accessorySize: AdoptedViewSize?

    // MARK: State

    /// The style of the cell when it is selected.
    open var selectionStyle: SelectionStyle = .default { didSet { updateSelection() } }
    /// The style of the cell when it is focused; has no effect.
    open var focusStyle: FocusStyle = .default
    /// A Boolean value that indicates whether the cell handles touches while it is dragged; has no effect.
    open var userInteractionEnabledWhileDragging = false
    var storedIsSelected = false
    var storedIsHighlighted = false
    /// A Boolean value that indicates whether the cell is selected.
    open var isSelected: Bool {
        get { storedIsSelected }
        set { setSelected(newValue, animated: false) }
    }
    /// A Boolean value that indicates whether the cell is highlighted.
    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Selects or deselects the cell; nothing is animated.
    open func setSelected(_ selected: Bool, animated: Bool) {
        storedIsSelected = selected
        updateSelection()
    }
    /// Highlights or unhighlights the cell; nothing is animated.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        storedIsHighlighted = highlighted
        updateSelection()
    }
    private var storedIsEditing = false
    /// A Boolean value that indicates whether the cell is being edited.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Begins or ends editing of the cell; the table calls it, and overrides call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != storedIsEditing else { return }
        storedIsEditing = editing
        setNeedsUpdateConfiguration()
        accessoryDidChange()
    }
    var rowEditing = RowEditing() { didSet { editingDidChange() } }
    var editingGlyphs: [GlyphView] = []
    /// The editing control of the cell.
    open var editingStyle: EditingStyle { rowEditing.style }
    /// A Boolean value that indicates whether the cell displays the reorder control.
    ///
    /// Unless set, true while the table is editing and its data source allows the row to be moved.
    open var showsReorderControl: Bool {
        get { ownShowsReorderControl ?? rowEditing.isMovable }
        set {
            ownShowsReorderControl = newValue
            editingDidChange()
        }
    }
    private var ownShowsReorderControl: Bool?
    /// A Boolean value that indicates whether the content is indented while the cell is being edited; true by default.
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether the cell displays the delete confirmation; always false.
    open var showingDeleteConfirmation: Bool { false }

    /// The number of steps by which the content is indented.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The width of an indentation step, in points; 10 by default.
    open var indentationWidth: CGFloat = 10 {
        didSet {
            if !isFinite([indentationWidth], "indentationWidth") { indentationWidth = oldValue }
            setNeedsLayout()
        }
    }

    // MARK: Separator

    let separatorView = TableSeparatorView(frame: .zero)
    var ownSeparatorInset: UIEdgeInsets?
    /// Indicates whether the separator spans the cell's width, as below the last row of a grouped section.
    var separatorReachesEdges = false { didSet { setNeedsLayout() } }
    /// The insets of the line below the cell, in points from the cell's edges.
    open var separatorInset: UIEdgeInsets {
        get { effectiveSeparatorInset }
        set {
            guard isFinite(newValue, "separatorInset") else { return }
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    /// Prepares the cell for another row; the table calls it, and overrides call `super`.
    open func prepareForReuse() {
        storedIsHighlighted = false
        storedIsSelected = false
        updateSelection()
    }

    /// The states of a cell during a drag.
    public enum DragState: Int, Hashable, Sendable {
        /// The cell isn't dragged, is being lifted, or is being dragged.
        case none, lifting, dragging
    }
    /// Called after the drag state changed; does nothing.
    open func dragStateDidChange(_ dragState: DragState) {}
    /// Returns the content configuration that corresponds to the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        style == .value1 || style == .value2 ? .valueCell() : style == .subtitle ? .subtitleCell() : .cell()
    }
    /// Returns the background configuration of a cell in the table's style; that of a plain one without a table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        (table ?? dequeuer)?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
    }
    /// Requests a call of `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }

    /// Called before the cell changes to an editing state; does nothing.
    open func willTransition(to state: StateMask) {}
    /// Called after the cell changed to an editing state; does nothing.
    open func didTransition(to state: StateMask) {}

    /// The editing controls that a cell displays during a change of state.
    public struct StateMask: OptionSet, Hashable, Sendable {
        /// The states' bits.
        public let rawValue: UInt
        /// Creates a set of states from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The control that deletes or inserts.
        public static let showingEditControl = StateMask(rawValue: 1)
        /// The delete confirmation, which is never displayed.
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    // MARK: Layout (see UITableViewCell+Layout)

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutCell()
    }

    /// Discards the intrinsic content size and causes the table to measure the row again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        table?.resize(self)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        placeContent()
        return CGSize(width: size.width, height: classicHeight(forWidth: size.width))
    }

    /// Returns the size that the content's constraints require at a width, or the style's without constraints.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority) }
}

extension UITableViewCell: TextTreeDetailing {
    var textTreeDetails: [TextTreeDetail] {
        var details: [TextTreeDetail] = []
        if isSelected { details.append(.flag("selected")) }
        if isHighlighted { details.append(.flag("highlighted")) }
        if accessoryType != .none { details.append(.flag("accessory=\(accessoryType)")) }
        return details
    }
}

extension UITableViewCell: ConfiguredCell {
    var isBeingEdited: Bool { isEditing }
}
