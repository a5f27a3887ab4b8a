import Foundation

/// A row of a table.
///
/// The styles place `textLabel`, `detailTextLabel` and `imageView` as measured on iOS; anything else goes into
/// `contentView`, by constraints or frames.
@preconcurrency @MainActor
open class UITableViewCell: _UITableViewCellRoot {
    public enum CellStyle: Int, Hashable, Sendable {
        /// A text, with a picture before it.
        case `default` = 0
        /// A text, and a detail at the other side.
        case value1 = 1
        /// A short text in the tint colour, and a detail beside it.
        case value2 = 2
        /// A text, and a detail below it.
        case subtitle = 3
    }

    public enum SeparatorStyle: Int, Hashable, Sendable {
        case none = 0
        case singleLine = 1
        case singleLineEtched = 2
    }

    public enum SelectionStyle: Int, Hashable, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    public enum FocusStyle: Int, Hashable, Sendable {
        case `default` = 0
        case custom = 1
    }

    public enum EditingStyle: Int, Hashable, Sendable {
        case none = 0
        case delete = 1
        case insert = 2
    }

    public enum AccessoryType: Int, Hashable, Sendable {
        case none = 0
        case disclosureIndicator = 1
        case detailDisclosureButton = 2
        case checkmark = 3
        case detailButton = 4
    }

    public override init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUpCell()
    }

    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        setUpCell()
    }

    /// A cell in the default style.
    public convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    public convenience init() {
        self.init(style: .default, reuseIdentifier: nil)
    }

    let style: CellStyle
    /// Cells with the same identifier are used again for other rows.
    public let reuseIdentifier: String?
    /// The table that shows the cell.
    weak var table: UITableView?

    // MARK: Content

    /// Where the cell's content belongs. Its width ends before the accessory.
    public let contentView: UIView = TableCellContentView(frame: .zero)
    var storedTextLabel: UILabel?
    var storedDetailLabel: UILabel?
    var storedImageView: UIImageView?
    /// The margins that the cell gave its content view last, to know them from ones that were set.
    var givenMargins: NSDirectionalEdgeInsets?

    open var textLabel: UILabel? { storedTextLabel ?? makeTextLabel() }
    /// Nil in the default style.
    open var detailTextLabel: UILabel? { style == .default ? nil : storedDetailLabel ?? makeDetailLabel() }
    /// Nil in the style `value2`.
    open var imageView: UIImageView? { style == .value2 ? nil : storedImageView ?? makeImageView() }

    /// Lies behind the content.
    open var backgroundView: UIView? { didSet { replaceBackground(oldValue, backgroundView) } }
    /// Lies behind the content of a selected or highlighted cell; nil for the system's grey.
    open var selectedBackgroundView: UIView? {
        didSet {
            if oldValue !== selectedBackgroundView { oldValue?.removeFromSuperview() }
            updateSelection()
        }
    }
    /// Stands in its place where the table allows to select several rows; nil for none.
    open var multipleSelectionBackgroundView: UIView? {
        didSet {
            if oldValue !== multipleSelectionBackgroundView { oldValue?.removeFromSuperview() }
            updateSelection()
        }
    }
    var defaultSelectedBackground: UIView?
    /// The cell has a colour of its own; without one it takes the table's.
    var hasOwnBackgroundColor = false
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            hasOwnBackgroundColor = true
            super.backgroundColor = newValue
        }
    }

    // MARK: Configuration (see ConfiguredCell)

    let configurationHost = ContentConfigurationHost()
    var needsConfigurationUpdate = true
    /// What the cell shows instead of its labels. Reading gives what was set.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurationHost.configuration }
        set { showContentConfiguration(newValue) }
    }
    open var automaticallyUpdatesContentConfiguration = true
    /// Kept for shared code: there are no background configurations yet.
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationState: UICellConfigurationState { presentConfigurationState }
    public typealias ConfigurationUpdateHandler = (
        _ cell: UITableViewCell, _ state: UICellConfigurationState
    ) -> Void
    /// Called before the cell is shown and when its state has changed.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }
    /// Where subclasses configure the cell for a state.
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    // MARK: Accessories (see UITableViewCell+Accessory)

    open var accessoryType: AccessoryType = .none { didSet { if accessoryType != oldValue { accessoryDidChange() } } }
    /// Stands in the place of the accessory type's sign.
    open var accessoryView: UIView? {
        didSet {
            if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
            accessoryDidChange()
        }
    }
    /// Stand in the place of the others while the cell is edited.
    open var editingAccessoryType: AccessoryType = .none { didSet { accessoryDidChange() } }
    open var editingAccessoryView: UIView? {
        didSet {
            if oldValue !== editingAccessoryView { oldValue?.removeFromSuperview() }
            accessoryDidChange()
        }
    }
    var accessoryGlyphs: [GlyphView] = []
    var accessorySize: AdoptedViewSize?

    // MARK: State

    open var selectionStyle: SelectionStyle = .default { didSet { updateSelection() } }
    open var focusStyle: FocusStyle = .default
    /// Kept for shared code: rows aren't dragged.
    open var userInteractionEnabledWhileDragging = false
    var storedIsSelected = false
    var storedIsHighlighted = false
    open var isSelected: Bool {
        get { storedIsSelected }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    open func setSelected(_ selected: Bool, animated: Bool) {
        storedIsSelected = selected
        updateSelection()
    }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        storedIsHighlighted = highlighted
        updateSelection()
    }
    private var storedIsEditing = false
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Called by the table; call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != storedIsEditing else { return }
        storedIsEditing = editing
        setNeedsUpdateConfiguration()
        accessoryDidChange()
    }
    var rowEditing = RowEditing() { didSet { editingDidChange() } }
    var editingGlyphs: [GlyphView] = []
    open var editingStyle: EditingStyle { rowEditing.style }
    /// True while the table is editing and its data source lets the row be moved, unless it was set.
    open var showsReorderControl: Bool {
        get { ownShowsReorderControl ?? rowEditing.isMovable }
        set {
            ownShowsReorderControl = newValue
            editingDidChange()
        }
    }
    private var ownShowsReorderControl: Bool?
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    open var showingDeleteConfirmation: Bool { false }

    /// How many steps the content is moved in.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// Points for each step.
    open var indentationWidth: CGFloat = 10 {
        didSet {
            if !isFinite([indentationWidth], "indentationWidth") { indentationWidth = oldValue }
            setNeedsLayout()
        }
    }

    // MARK: Separator

    let separatorView = UIView(frame: .zero)
    var ownSeparatorInset: UIEdgeInsets?
    /// The line below a grouped section's last row goes from edge to edge.
    var separatorReachesEdges = false { didSet { setNeedsLayout() } }
    /// Where the line below the cell begins and ends, in points from the cell's edges.
    open var separatorInset: UIEdgeInsets {
        get { effectiveSeparatorInset }
        set {
            guard isFinite(newValue, "separatorInset") else { return }
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    /// Called before the cell is used for another row; call `super`.
    open func prepareForReuse() {
        storedIsHighlighted = false
        storedIsSelected = false
        updateSelection()
    }

    /// The configuration that does what the cell's style does.
    open func defaultContentConfiguration() -> UIListContentConfiguration { styleContentConfiguration() }
    /// Asks for `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() { markNeedsUpdateConfiguration() }

    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}

    public struct StateMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    // MARK: Layout (see UITableViewCell+Layout)

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutCell()
    }

    /// Says that the content may ask for another height: the table measures the row again.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        table?.resize(self)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: classicHeight(forWidth: size.width))
    }

    /// The size that the content's constraints ask for at a width; without constraints, the style's.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }
}
