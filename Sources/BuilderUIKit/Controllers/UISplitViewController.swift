import Foundation

/// A container controller with columns beside each other in a wide window, and one stack in a narrow one.
///
/// In a window of compact width it shows the compact column. Without one, the columns are on the primary one's navigation
/// stack, up to the column that was shown last, or when the window becomes narrow, to the one that the delegate chooses. In
/// other windows the primary column is 320 points wide at most, beside the secondary one; a supplementary column is
/// between them. Columns aren't above each other.
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
        /// A column beside the secondary one (iOS 26); not shown.
        case inspector
    }

    /// The visible columns.
    public enum DisplayMode: Int, Hashable, Sendable {
        /// The system's choice.
        case automatic
        /// The columns of the name.
        case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        /// UIKit's `twoDisplaceSecondary`.
        case twoDisplaceSecondary
        /// The older names.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// UIKit's `primaryHidden`.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// UIKit's `primaryOverlay`.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// The way columns share the window; without effect.
    public enum SplitBehavior: Int, Hashable, Sendable {
        /// The behavior of the name.
        case automatic, tile, overlay, displace
    }

    /// The edge of the primary column.
    public enum PrimaryEdge: Int, Hashable, Sendable {
        /// The edge at which lines begin, or the other one.
        case leading, trailing
    }

    /// The look of the primary column; without effect.
    public enum BackgroundStyle: Int, Hashable, Sendable {
        /// Like any view, or like a sidebar.
        case none, sidebar
    }

    /// The width that the system chooses.
    public static let automaticDimension: CGFloat = -3.402_823_466_385_288_6e38

    /// The number of columns.
    public let style: Style
    /// The delegate.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    var columns: [Column: UIViewController] = [:]
    /// The column that was shown last: the one that a narrow window shows.
    var topColumn = Column.secondary
    /// The column that the delegate chose for a window that became narrow; nil after the next layout.
    var chosenColumn: Column?
    /// The state of the last layout. A controller isn't collapsed at first, so that in a narrow window it collapses.
    var laidOut: (isCollapsed: Bool, columns: [Column]) = (false, [])
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

    /// Sets the controller of a column, in a navigation controller unless it is one.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        set(vc.map { $0 is UINavigationController ? $0 : UINavigationController(rootViewController: $0) }, for: column)
    }

    func set(_ controller: UIViewController?, for column: Column) {
        guard columns[column] !== controller else { return }
        defer { viewIfLoaded?.setNeedsLayout() }
        if replaceOnStack(column, with: controller) { return }
        // The next layout puts the columns onto another stack.
        if isStacked, column == .primary { unstackColumns() }
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
        topColumn = column
        if chosenColumn != nil { chosenColumn = column }
        if isStacked { stackColumns(upTo: column, animated: true) }
        if column == .primary, storedDisplayMode == .secondaryOnly { changeDisplayMode(to: .oneBesideSecondary) }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Hides a column.
    open func hide(_ column: Column) {
        if isStacked { unstack(column) }
        if column == .primary { changeDisplayMode(to: .secondaryOnly) }
        viewIfLoaded?.setNeedsLayout()
    }

    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        showDetailViewController(vc, sender: sender)
    }

    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        if isCollapsed, let stack = columns[.primary] as? UINavigationController {
            let pushed = (vc as? UINavigationController)?.topViewController ?? vc
            return stack.pushViewController(pushed, animated: true)
        }
        if style == .unspecified { set(vc, for: .secondary) } else { setViewController(vc, for: .secondary) }
        show(.secondary)
    }

    // MARK: Appearance

    var storedDisplayMode = DisplayMode.automatic
    /// The visible columns.
    open var displayMode: DisplayMode { shownMode(of: storedDisplayMode) }

    private func shownMode(of mode: DisplayMode) -> DisplayMode { mode == .automatic ? .oneBesideSecondary : mode }

    private func changeDisplayMode(to mode: DisplayMode) {
        let shown = shownMode(of: mode)
        if isAnnouncingDisplayMode {
            delegateChoseDisplayMode = true
        } else if shown != displayMode, !laidOut.isCollapsed, !laidOut.columns.isEmpty {
            isAnnouncingDisplayMode = true
            delegateChoseDisplayMode = false
            delegate?.splitViewController(self, willChangeTo: shown)
            send(.willChangeDisplayMode, shown)
            isAnnouncingDisplayMode = false
            // A mode that the delegate prefers stands, also the present one.
            guard !delegateChoseDisplayMode else { return }
        }
        storedDisplayMode = mode
    }

    /// A Boolean value that indicates whether the delegate is being told of a mode, which it may change.
    private var isAnnouncingDisplayMode = false
    private var delegateChoseDisplayMode = false

    /// The visible columns that the app prefers.
    open var preferredDisplayMode: DisplayMode {
        get { storedDisplayMode }
        set {
            changeDisplayMode(to: newValue)
            viewIfLoaded?.setNeedsLayout()
        }
    }
    /// The way columns share the window, as the app prefers; without effect.
    open var preferredSplitBehavior = SplitBehavior.automatic
    /// The way columns share the window: beside each other.
    open var splitBehavior: SplitBehavior { .tile }
    /// A Boolean value that indicates whether one column fills the window.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
    /// A Boolean value that indicates whether swipes show the primary column; without effect.
    open var presentsWithGesture = true
    /// A Boolean value that indicates whether there is a button for the secondary column alone; without effect.
    open var showsSecondaryOnlyButton = false
    /// The button that shows the primary column.
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.leading"), style: .plain, target: nil, action: nil)
    /// The visibility of the button that shows the primary column; without effect.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic
    /// The visibility of the button that shows the primary column.
    public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
        /// The system's, never, or always.
        case automatic, never, always
    }
    /// The edge of the primary column.
    open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The look of the primary column; without effect.
    open var primaryBackgroundStyle = BackgroundStyle.none
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
    /// The width of the primary column, in points.
    open var primaryColumnWidth: CGFloat { width(of: .primary) }
    /// The width of the supplementary column, in points.
    open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

    private func width(of column: Column) -> CGFloat {
        let whole = storedView?.bounds.width ?? UIScreen.main.bounds.width
        let isPrimary = column != .supplementary
        let fraction = isPrimary ? preferredPrimaryColumnWidthFraction : preferredSupplementaryColumnWidthFraction
        let preferred = isPrimary ? preferredPrimaryColumnWidth : preferredSupplementaryColumnWidth
        let least = isPrimary ? minimumPrimaryColumnWidth : minimumSupplementaryColumnWidth
        let greatest = isPrimary ? maximumPrimaryColumnWidth : maximumSupplementaryColumnWidth
        let isSet = { (value: CGFloat) in value != Self.automaticDimension && value.isFinite }
        var width = min(320, whole * 0.4)
        if isSet(fraction) { width = whole * fraction }
        if isSet(preferred) { width = preferred }
        if isSet(greatest) { width = min(width, greatest) }
        if isSet(least) { width = max(width, least) }
        width = min(max(0, width), whole)
        return storedView?.pixelSnapped(width) ?? width
    }

    // MARK: View

    open override func loadView() {
        view = ContainerControllerView { [weak self] in self?.layOutColumns() }
        view.backgroundColor = .separator
    }

    override func prepareToAppear() { layOutColumns() }
    override var appearingChildren: [UIViewController] {
        updateStack()
        return placedColumns.compactMap { columns[$0] }
    }
    open override var childForStatusBarStyle: UIViewController? { appearingChildren.last }
    open override var childForStatusBarHidden: UIViewController? { appearingChildren.last }

    /// The columns that are shown, in their order.
    private var shownColumns: [Column] {
        guard isCollapsed else {
            let all: [Column] = [.primary, .supplementary, .secondary].filter { columns[$0] != nil }
            return displayMode == .secondaryOnly && columns[.secondary] != nil ? [.secondary] : all
        }
        if columns[.compact] != nil { return [.compact] }
        if isStacked { return [columnOnTop] }
        let column = laidOut.isCollapsed ? topColumn : columnForCollapsing()
        return columns[column] != nil ? [column] : [.primary, .secondary].filter { columns[$0] != nil }.suffix(1)
    }

    /// The columns whose views are in the controller's own: those that are shown, or the one whose stack has them.
    private var placedColumns: [Column] { isStacked ? [.primary] : shownColumns }

    /// Stores the columns that are shown, and notifies the delegate of those that come and go.
    private func columnsWillChange(to shown: [Column]) {
        let old = laidOut.columns
        laidOut.columns = shown
        guard style != .unspecified else { return }
        for column in old where !shown.contains(column) {
            delegate?.splitViewController(self, willHide: column)
            send(.willHideColumn, column)
        }
        for column in shown where !old.contains(column) {
            delegate?.splitViewController(self, willShow: column)
            send(.willShowColumn, column)
        }
    }

    private func layOutColumns() {
        guard viewIfLoaded != nil, !isChangingStack else { return }
        let adapts = isCollapsed != laidOut.isCollapsed
        if adapts, !isCollapsed { expand() }
        updateStack()
        let shown = shownColumns
        if isCollapsed, let column = shown.first { topColumn = column }
        chosenColumn = nil
        laidOut.isCollapsed = isCollapsed
        columnsWillChange(to: shown)
        place(placedColumns)
        guard adapts else { return }
        if isCollapsed {
            delegate?.splitViewControllerDidCollapse(self)
        } else {
            appearFromStack()
            delegate?.splitViewControllerDidExpand(self)
        }
    }

    private func place(_ shown: [Column]) {
        guard let view = viewIfLoaded else { return }
        for (column, controller) in columns where !shown.contains(column) {
            if let other = controller.viewIfLoaded, other.superview === view { other.removeFromSuperview() }
        }
        let line = 1 / max(1, traitCollection.displayScale)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        var area = view.bounds
        for (index, column) in shown.enumerated() {
            guard let content = columns[column]?.view else { continue }
            var frame = area
            if index < shown.count - 1 {
                let isAtStart = (column != .primary || primaryEdge == .leading) != isMirrored
                let parts = area.divided(atDistance: width(of: column), from: isAtStart ? .minXEdge : .maxXEdge)
                frame = parts.slice
                area = parts.remainder.divided(atDistance: line, from: isAtStart ? .minXEdge : .maxXEdge).remainder
            }
            view.insertBehindBars(content)
            if content.frame != frame { content.frame = frame }
        }
    }
}

extension UIViewController {
    /// The nearest enclosing split view controller.
    public var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
}
