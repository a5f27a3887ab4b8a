import Foundation

/// A column of rows in sections. Only rows that are in view are made.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    public enum Style: Int, Hashable, Sendable {
        case plain = 0
        case grouped = 1
        case insetGrouped = 2
    }

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setUpTable()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUpTable()
    }

    public convenience init() {
        self.init(frame: .zero, style: .plain)
    }

    public let style: Style
    open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            if delegate !== oldValue { reloadData() }
        }
    }
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Kept for shared code: rows are never asked for ahead of time.
    open var isPrefetchingEnabled = true

    // MARK: Sizes, in points

    /// Asks the content.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The height of every row, unless the delegate says another.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { rowHeight = adopted(rowHeight, replacing: oldValue) }
    }
    /// What rows out of view are taken to be high.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { estimatedRowHeight = adopted(estimatedRowHeight, replacing: oldValue) }
    }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { sectionHeaderHeight = adopted(sectionHeaderHeight, replacing: oldValue) }
    }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { sectionFooterHeight = adopted(sectionFooterHeight, replacing: oldValue) }
    }
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { estimatedSectionHeaderHeight = adopted(estimatedSectionHeaderHeight, replacing: oldValue) }
    }
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { estimatedSectionFooterHeight = adopted(estimatedSectionFooterHeight, replacing: oldValue) }
    }
    /// Above each head of a plain table: automatically 22 (recalled of iOS 15).
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { sectionHeaderTopPadding = adopted(sectionHeaderTopPadding, replacing: oldValue) }
    }
    /// The distance of the lines that fill a plain table below its last row: automatically a row's height, 0 for none.
    ///
    /// Automatic as before iOS 15, which is what the reference pictures show; apps built for later ones have 0.
    open var fillerRowHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            fillerRowHeight = checked(fillerRowHeight, "fillerRowHeight")
            setNeedsLayout()
        }
    }

    // MARK: Separators

    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { setNeedsLayout() } }
    open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
    var ownSeparatorInset: UIEdgeInsets?
    /// Where the lines begin and end, in points from the cells' edges; by itself, where the text begins.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: cellMargin, bottom: 0, right: 0) }
        set {
            guard isFinite(newValue, "separatorInset") else { return }
            ownSeparatorInset = newValue
            for cell in visibleCells { cell.setNeedsLayout() }
            setNeedsLayout()
        }
    }
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
    /// Kept for shared code: separators are drawn in their colour, without an effect.
    open var separatorEffect: UIVisualEffect?
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether the content of rows, heads and feet keeps clear of the safe area's sides.
    open var insetsContentViewsToSafeArea = true { didSet { heightsDidChange() } }
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
    /// Kept for shared code: it changes nothing in a picture.
    open var contentHuggingElements: UITableViewContentHuggingElements = []

    // MARK: Views around the rows

    /// Above the first section; its height is kept, its width is the table's.
    open var tableHeaderView: UIView? { didSet { replaceEdgeView(oldValue, tableHeaderView) } }
    /// Below the last section; its height is kept, its width is the table's.
    open var tableFooterView: UIView? { didSet { replaceEdgeView(oldValue, tableFooterView) } }
    /// Behind the rows, as large as the table.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Selection (see UITableView+Selection)

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var selectionFollowsFocus = false
    /// Kept for shared code, like the next: nothing is focused in a picture. False by default, as on an iPhone.
    open var allowsFocus = false
    open var allowsFocusDuringEditing = false
    open var remembersLastFocusedIndexPath = false
    var selectedPaths: Set<IndexPath> = []

    // MARK: Editing

    private var storedIsEditing = false
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Shows the rows in view with what the delegate lets be edited. Nothing is animated.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != storedIsEditing else { return }
        storedIsEditing = editing
        for (path, cell) in cells.sorted(by: { $0.key < $1.key }) { prepareForEditing(cell, at: path) }
        forgetAllHeights()
    }
    open var dragInteractionEnabled = false
    /// True between `beginUpdates` and `endUpdates`.
    open var hasUncommittedUpdates: Bool { batchDepth > 0 }
    open var sectionIndexColor: UIColor?
    open var sectionIndexBackgroundColor: UIColor?
    open var sectionIndexTrackingBackgroundColor: UIColor?
    open var sectionIndexMinimumDisplayRowCount = 0

    // MARK: State (see UITableView+Sections and UITableView+Rows)

    var sections: [TableSection] = []
    /// Each section's top, and the end of the last; in the content's coordinates.
    var sectionTops: [CGFloat] = []
    var needsReload = true
    var measuredWidth: CGFloat = 0
    var defaults: TableDefaults = []
    var cells: [IndexPath: UITableViewCell] = [:]
    var edgeViews: [TableSectionEdge: [Int: UIView]] = [:]
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var edgeClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    var reusableCells: [String: [UITableViewCell]] = [:]
    var reusableEdgeViews: [String: [UITableViewHeaderFooterView]] = [:]
    var presentIndentation = 0
    let fillerView = TableFillerView(frame: .zero)
    /// What holds the views around the rows whose heights their constraints decide.
    var edgeViewPins: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    /// How many `beginUpdates` wait for their `endUpdates`.
    var batchDepth = 0
    var pendingChanges = TableChanges()
    /// Rows in view whose content asked for another size.
    var resizedRows: Set<IndexPath> = []
    /// The cell that the data source is asked to fill anew.
    var reconfiguredCell: UITableViewCell?
    /// Methods of the delegate whose wrong numbers were reported.
    var reportedHeights: Set<String> = []
    /// All rows before this one have their final heights.
    var knownRows = IndexPath(row: 0, section: 0)
    /// See `walkingRows`.
    var isLayingOutTable = false
    /// Changes came while rows were walked through.
    var changesWait = false
    /// The rows have been placed at least once.
    var wasLaidOut = false
    /// A row to be scrolled to when the table is laid out next.
    var pendingScroll: PendingScroll?

    // MARK: Touches (see UITableView+Selection)

    private var touchedPath: IndexPath?
    private var touchedButton = false

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let row = row(of: touch) else {
            return super.touchesBegan(touches, with: event)
        }
        guard touchedPath == nil else { return }
        // A detail button answers by itself, and its row stays as it is.
        touchedButton = row.cell.hasDetailButton(at: touch.location(in: row.cell))
        if touchedButton || highlightRow(at: row.path) { touchedPath = row.path }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touchedPath == nil { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let path = touchedPath else { return super.touchesEnded(touches, with: event) }
        touchedPath = nil
        // The row may be gone by now.
        guard contains(path) else { return }
        if touchedButton {
            delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
            tell(.accessoryButtonTapped, path)
        } else {
            unhighlightRow(at: path)
            selectByTap(path)
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let path = touchedPath else { return super.touchesCancelled(touches, with: event) }
        touchedPath = nil
        if !touchedButton { unhighlightRow(at: path) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutTable()
    }

    /// The size of all rows with what stands around them, in points. Reading it measures rows that were never in view, up to
    /// about 500 of them, so that it doesn't depend on estimates (UIKit's does).
    open override var contentSize: CGSize {
        get { settledContentSize() }
        set { super.contentSize = newValue }
    }

    /// The table's whole content at its present width, without insets.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        _ = measureAllRows()
        return CGSize(width: size.width, height: contentSize.height)
    }

    override func measureWholeContent() -> CGFloat { measureAllRows() }

    /// Throws everything away and asks the data source anew.
    open func reloadData() {
        needsReload = true
        pendingChanges = TableChanges()
        selectedPaths = []
        setNeedsLayout()
    }

    // MARK: To be overridden (see UITableView+Updates)

    open func beginUpdates() {
        defaultBeginUpdates()
    }
    /// Ends a group of changes. Without changes, the heights of the rows in view are asked for anew.
    open func endUpdates() {
        defaultEndUpdates()
    }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        defaultPerformBatchUpdates(updates, completion: completion)
    }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        defaultInsertRows(at: indexPaths, with: animation)
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        defaultDeleteRows(at: indexPaths, with: animation)
    }
    /// Asks for other cells for these rows; they lose their selection.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        defaultReloadRows(at: indexPaths, with: animation)
    }
    /// Asks the data source to fill the cells that these rows have in view; they are not made anew.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        defaultReconfigureRows(at: indexPaths)
    }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        defaultMoveRow(at: indexPath, to: newIndexPath)
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        defaultInsertSections(sections, with: animation)
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        defaultDeleteSections(sections, with: animation)
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        defaultReloadSections(sections, with: animation)
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        defaultMoveSection(section, toSection: newSection)
    }
    open func reloadSectionIndexTitles() {
        defaultReloadSectionIndexTitles()
    }

    // MARK: To be overridden (see UITableView+Reuse)

    /// Names the class of the cells with an identifier; nil takes the name back.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        defaultRegister(cellClass, forCellReuseIdentifier: identifier)
    }
    /// Names the class of the heads and feet with an identifier; nil takes the name back.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        defaultRegister(aClass, forHeaderFooterViewReuseIdentifier: identifier)
    }
    /// A cell that has left the view, else a new one of the registered class; nil where none is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        defaultDequeueReusableCell(withIdentifier: identifier)
    }
    /// A cell that has left the view, else a new one of the registered class. Without a class (UIKit stops the app), a
    /// plain cell and a warning.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        defaultDequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        defaultDequeueReusableHeaderFooterView(withIdentifier: identifier)
    }

    // MARK: To be overridden (see UITableView+Selection)

    open var indexPathForSelectedRow: IndexPath? { defaultIndexPathForSelectedRow }
    open var indexPathsForSelectedRows: [IndexPath]? { defaultIndexPathsForSelectedRows }
    /// Selects a row without telling the delegate; nil deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        defaultSelectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Deselects a row without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        defaultDeselectRow(at: indexPath, animated: animated)
    }

    // MARK: To be overridden (see UITableView+Queries)

    open var numberOfSections: Int { defaultNumberOfSections }
    open func numberOfRows(inSection section: Int) -> Int {
        defaultNumberOfRows(inSection: section)
    }
    /// The cells in view, from the top.
    open var visibleCells: [UITableViewCell] { defaultVisibleCells }
    /// The rows in view, from the top; nil where there are none.
    open var indexPathsForVisibleRows: [IndexPath]? { defaultIndexPathsForVisibleRows }
    /// The cell of a row that is in view, else nil.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        defaultCellForRow(at: indexPath)
    }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        defaultIndexPath(for: cell)
    }
    /// The row at a point of the content (points), else nil.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        defaultIndexPathForRow(at: point)
    }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        defaultIndexPathsForRows(in: rect)
    }
    /// A row's place in the content, in points. Rows before it that were never in view are measured, unless they are more
    /// than about 500 (UIKit takes their estimates).
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        defaultRectForRow(at: indexPath)
    }
    open func rect(forSection section: Int) -> CGRect {
        defaultRect(forSection: section)
    }
    open func rectForHeader(inSection section: Int) -> CGRect {
        defaultRectForHeader(inSection: section)
    }
    open func rectForFooter(inSection section: Int) -> CGRect {
        defaultRectForFooter(inSection: section)
    }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        defaultHeaderView(forSection: section)
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        defaultFooterView(forSection: section)
    }
    /// Scrolls a row into view. Rows on the way are not made: their estimates count.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        defaultScrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        defaultScrollToNearestSelectedRow(at: scrollPosition, animated: animated)
    }
}
