import Foundation

/// A container controller with columns beside each other in a wide window, and one stack in a narrow one.
///
/// In a window of compact width it shows the compact column. Without one, the columns are on the primary one's
/// navigation stack, up to the column that was shown last, or when the window becomes narrow, to the one that the
/// delegate chooses. In other windows the primary column is 320 points wide at most; a supplementary column is between
/// it and the secondary one. They are beside the secondary column, over it, or displace it, as the app prefers or by
/// the room: a window that is higher than wide begins with the secondary column alone (the automatic choice is not
/// measured). An inspector column, which the app shows, is at the edge opposite the primary one (with a primary column
/// at the trailing edge, not measured).
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// The number of columns.
    public enum Style: Int, Hashable, Sendable {
        /// By an older initializer, two or three columns.
        case unspecified, doubleColumn, tripleColumn
    }

    /// A column.
    public enum Column: Int, Hashable, Sendable {
        /// The first column, the second of three, the last, and the one for narrow windows.
        case primary, supplementary, secondary, compact
        /// A column at the other side of the secondary one (iOS 26); a sheet in a narrow window.
        case inspector
    }

    /// The visible columns.
    public enum DisplayMode: Int, Hashable, Sendable {
        /// The system's choice.
        case automatic
        /// The columns of the name.
        case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        /// Two columns beside the secondary one, which keeps the width that it has beside one of them.
        case twoDisplaceSecondary
        /// The older names.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// UIKit's `primaryHidden`.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// UIKit's `primaryOverlay`.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// The way columns share the window.
    public enum SplitBehavior: Int, Hashable, Sendable {
        /// The system's choice; columns beside the secondary one; over it; or a second one that moves it aside.
        case automatic, tile, overlay, displace
    }

    /// The edge of the primary column.
    public enum PrimaryEdge: Int, Hashable, Sendable {
        /// The edge at which lines begin, or the other one.
        case leading, trailing
    }

    /// The look of the primary column.
    public enum BackgroundStyle: Int, Hashable, Sendable {
        /// Like any view, or like a sidebar.
        case none, sidebar
    }

    /// The width that the system chooses.
    public static let automaticDimension: CGFloat = -3.402_823_466_385_288_6e38

    /// The number of columns.
    open private(set) var style: Style
    /// The delegate.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    var columns: [Column: UIViewController] = [:]
    /// The column that was shown last: the one that a narrow window shows.
    var topColumn = Column.secondary
    /// The column that the delegate chose for a window that became narrow; nil after the next layout.
    var chosenColumn: Column?
    /// The state of the last layout. A controller isn't collapsed at first, so that in a narrow window it collapses.
    var laidOut: (isCollapsed: Bool, columns: [Column]) = (false, [])
    /// The mode of which the delegate knows; nil before the first layout and in a narrow window.
    var announcedMode: DisplayMode?
    /// The choice of the visible columns.
    var display = SplitDisplay()
    /// A Boolean value that indicates whether the delegate is being told of a mode, which it may change, and whether it
    /// did.
    var isAnnouncingDisplayMode = false
    var delegateChoseDisplayMode = false
    /// The views between the secondary column and those over it; nil without such columns.
    var overlay: SplitOverlay?
    /// The background of a primary column that is a sidebar; nil without one.
    var panel: SidebarPanel?
    /// The columns that a finger moves; nil without one.
    var columnDrag: ColumnDrag?
    /// A Boolean value that indicates whether the inspector column was shown and not hidden since, and whether it was
    /// presented.
    var showsInspector = false
    var hasPresentedInspector = false
    /// A Boolean value that indicates whether the columns are on the primary one's navigation stack.
    var isStacked = false
    /// A Boolean value that indicates whether that stack is being changed.
    var isChangingStack = false

    /// Creates a controller with a number of columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with two columns.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller with two columns.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    // MARK: Columns

    /// The controllers of the columns, the primary one's first.
    open var viewControllers: [UIViewController] {
        get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
        set {
            set(newValue.first, for: .primary)
            set(newValue.count > 1 ? newValue.last : nil, for: .secondary)
        }
    }

    /// Sets the controller of a column, in a navigation controller unless it is one. The controller of a narrow window
    /// stays as it is: often a tab bar controller, whose tabs have bars of their own.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        let isWhole = column == .compact || vc is UINavigationController
        set(isWhole ? vc : vc.map { UINavigationController(rootViewController: $0) }, for: column)
    }

    func set(_ controller: UIViewController?, for column: Column) {
        guard columns[column] !== controller else { return }
        defer { viewIfLoaded?.setNeedsLayout() }
        (columns[column] as? UINavigationController)?.storedNavigationBar.columnItem = nil
        if replaceOnStack(column, with: controller) { return }
        // The next layout puts the columns onto another stack.
        if isStacked, column == .primary { unstackColumns() }
        if column == .inspector { return replaceInspector(with: controller) }
        if let old = columns[column] {
            old.message("willMoveToParent:") { old.willMove(toParent: nil) }
            if old.appearanceState.isVisible { old.disappearAtOnce() }
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        columns[column] = controller
        if let controller {
            insertChild(controller)
            controller.message("didMoveToParent:", self) { controller.didMove(toParent: self) }
        }
    }

    /// Returns the controller of a column, as it was set: the root of its navigation controller.
    open func viewController(for column: Column) -> UIViewController? {
        guard let controller = columns[column] else { return nil }
        return style == .unspecified
            ? controller : (controller as? UINavigationController)?.viewControllers.first ?? controller
    }

    /// Shows a column.
    open func show(_ column: Column) {
        if column == .inspector { return setShowsInspector(true) }
        topColumn = column
        if chosenColumn != nil { chosenColumn = column }
        if isStacked { stackColumns(upTo: column, animated: true) }
        if !isCollapsed { reveal(column) }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Hides a column.
    open func hide(_ column: Column) {
        if column == .inspector { return setShowsInspector(false) }
        if isStacked { unstack(column) }
        if !isCollapsed { conceal(column) }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Returns a Boolean value that indicates whether a column is visible: in a narrow window the one on top, and the
    /// inspector while it is presented.
    open func isShowing(_ column: Column) -> Bool {
        column == .inspector && isCollapsed
            ? columns[.inspector]?.directPresenter != nil : shownColumns.contains(column)
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        showDetailViewController(vc, sender: sender)
    }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        if style == .unspecified, isCollapsed, let stack = columns[.primary] as? UINavigationController {
            let pushed = (vc as? UINavigationController)?.topViewController ?? vc
            return stack.pushViewController(pushed, animated: true)
        }
        if style == .unspecified { set(vc, for: .secondary) } else { setViewController(vc, for: .secondary) }
        show(.secondary)
    }

    // MARK: Appearance

    /// The visible columns: never `automatic`.
    open var displayMode: DisplayMode { display.mode(in: room) }
    /// The visible columns that the app prefers.
    open var preferredDisplayMode: DisplayMode {
        get { display.preferredMode }
        set { change(to: display.preferring(newValue)) }
    }
    /// The way columns share the window, as the app prefers. A preferred mode that it doesn't have is replaced with the
    /// one of as many columns (not measured).
    open var preferredSplitBehavior: SplitBehavior {
        get { display.preferredBehavior }
        set {
            var changed = display
            changed.preferredBehavior = newValue
            change(to: changed)
        }
    }
    /// The way columns share the window: never `automatic`.
    open var splitBehavior: SplitBehavior { display.behavior(in: room) }
    /// A Boolean value that indicates whether one column fills the window.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
    /// A Boolean value that indicates whether the user may show and hide columns: by a swipe from the edge of the
    /// primary one, a drag toward it, and by the button, unless its visibility is set.
    ///
    /// Columns over the secondary one follow the finger that shows or hides them. Others change when it is lifted.
    open var presentsWithGesture = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// A Boolean value that indicates whether there is a button for the secondary column alone; without effect.
    open var showsSecondaryOnlyButton = false
    /// The button that shows and hides the primary column.
    ///
    /// It is in the navigation bar of the first visible column, unless the controller has no style (not measured).
    open private(set) lazy var displayModeButtonItem = {
        let item = UIBarButtonItem(image: UIImage(systemName: "sidebar.leading"), style: .plain)
        item.accessibilityLabel = "Sidebar"
        item.addAction { [weak self] _ in self?.toggleDisplayMode() }
        return item
    }()
    /// The visibility of the button that shows and hides the primary column.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The visibility of the button that shows and hides the primary column.
    public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
        /// The system's, never, or always.
        case automatic, never, always
    }
    /// The edge of the primary column.
    open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The look of the primary column beside or over others.
    ///
    /// In the look of iOS 26, the primary column of a controller with a style is in a panel of glass that floats over
    /// the next column in any case, and without a style if this is `sidebar`. The next column extends beneath it, and
    /// its safe area doesn't. Before, a sidebar has a background of its own behind the column's view (not measured).
    open var primaryBackgroundStyle = BackgroundStyle.none { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The width of the secondary column, in points (iOS 26); stored without effect: it takes the room that is left.
    open var preferredSecondaryColumnWidth = automaticDimension
    /// The smallest width of the secondary column, in points (iOS 26); stored without effect.
    open var minimumSecondaryColumnWidth = automaticDimension
    /// The width of the primary column as a fraction of the window's.
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The width of the primary column, in points.
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The smallest width of the primary column, in points.
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The largest width of the primary column, in points.
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The width of the supplementary column, in points.
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The width of the supplementary column as a fraction of the window's.
    open var preferredSupplementaryColumnWidthFraction = automaticDimension {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The smallest width of the supplementary column, in points.
    open var minimumSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The largest width of the supplementary column, in points.
    open var maximumSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The width of the inspector column, in points; otherwise chosen like that of the primary one (not measured).
    open var preferredInspectorColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The width of the inspector column as a fraction of the window's.
    open var preferredInspectorColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The smallest width of the inspector column, in points.
    open var minimumInspectorColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The largest width of the inspector column, in points.
    open var maximumInspectorColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The width of the primary column, in points.
    open var primaryColumnWidth: CGFloat { width(of: .primary) }
    /// The width of the supplementary column, in points.
    open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

    // MARK: View

    open override func loadView() {
        view = ContainerControllerView { [weak self] in self?.layOutColumns() }
        view.backgroundColor = .separator
        addSwipes()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        updateInspector()
    }

    override func prepareToAppear() { layOutColumns() }
    override func prepareAppearingChildren() { updateStack() }
    override var appearingChildren: [UIViewController] { placedColumns.compactMap { columns[$0] } }
    /// The controller of the last column before the inspector.
    private var contentColumn: UIViewController? {
        placedColumns.last { $0 != .inspector }.flatMap { columns[$0] }
    }
    open override var childForStatusBarStyle: UIViewController? { contentColumn }
    open override var childForStatusBarHidden: UIViewController? { contentColumn }
}
