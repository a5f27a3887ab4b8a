import Foundation

/// A view that arranges rows in sections, one below the other; only visible rows have cells.
@preconcurrency @MainActor
open class UITableView: _ListView {
    override class var moduleClass: UIView.Type { UITableView.self }
    /// The styles of a table.
    public enum Style: Int, Hashable, Sendable {
        /// Rows from edge to edge, with headers and footers that stay visible while their section is.
        case plain = 0
        /// Sections that are separated by gaps.
        case grouped = 1
        /// Sections with rounded corners, inset from the table's sides.
        case insetGrouped = 2
    }

    /// Creates a table with a frame and a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Creates a plain table from an archive.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    override func elementPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
    override func elementView(at path: IndexPath) -> UIView? { cells[path] }
    /// The row that a finger moves.
    var rowMovement: RowMovement?
    override func beginReordering(_ path: IndexPath, at point: CGPoint) -> Bool { beginMovement(of: path, at: point) }
    override func updateReordering(to point: CGPoint) { updateMovement(to: point) }
    override func endReordering(isCanceled: Bool) { finishMovement(isCanceled: isCanceled) }
    override func makeContextMenus() -> (any UIContextMenuInteractionDelegate)? { TableContextMenus(of: self) }
    override func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        rowSwipeActions(at: path, isTrailing: isTrailing)
    }
    /// The spaces in the table for dropped items; nil before the first one.
    var drops: TableDrops?
    override var presentation: ListPresentation? { drops?.presentation }
    override var shownGap: ListGap? { drops?.gap }
    /// A Boolean value that indicates whether a group of updates is open, or a place for dropped items is shown.
    open override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates || drops?.isEmpty == false }
    /// Discards all views and placeholders, clears the selection and reloads everything from the data source.
    open override func reloadData() {
        showDrop(gap: nil, into: nil)
        drops?.removePlaceholders()
        super.reloadData()
    }
    override func swipeWillBegin(at path: IndexPath) { delegate?.tableView(self, willBeginEditingRowAt: path) }
    override func swipeDidEnd(at path: IndexPath) { delegate?.tableView(self, didEndEditingRowAt: path) }

    override func didInitialize() {
        super.didInitialize()
        alwaysBounceVertical = true
        showSystemBackground()
        fillerView.isUserInteractionEnabled = false
        addSubview(fillerView)
    }

    /// Creates a plain table with an empty frame.
    public convenience init() { self.init(frame: .zero, style: .plain) }

    /// The style of the table.
    open private(set) var style: Style
    /// The object that provides the rows; setting another one reloads the table.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
    /// The object that determines heights, views and selection; setting another one reloads the table.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            if delegate !== oldValue { reloadData() }
        }
    }
    /// The object that provides the items of dragged rows, while `dragInteractionEnabled` is true.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        get { dragAndDrop.drag as? any UITableViewDragDelegate }
        set { setDragDelegate(newValue) }
    }
    /// The object that handles dropped items.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        get { dragAndDrop.drop as? any UITableViewDropDelegate }
        set { dragAndDrop.drop = newValue }
    }
    /// A Boolean value that indicates whether a row is being dragged.
    open var hasActiveDrag: Bool { dragAndDrop.isDragging }
    /// A Boolean value that indicates whether items are being dropped.
    open var hasActiveDrop: Bool { dragAndDrop.isDropping }
    /// The object that is notified, while the content scrolls, of rows that are needed soon.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    // MARK: Sizes, in points

    /// The value of a height that the content determines.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The height of every row, unless the delegate specifies another.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { rowHeight = adopted(rowHeight, replacing: oldValue) }
    }
    /// The estimated height of rows that aren't visible.
    ///
    /// `automaticDimension`, the default, is `rowHeight` if that is positive, otherwise 44 points.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { estimatedRowHeight = adopted(estimatedRowHeight, replacing: oldValue) }
    }
    /// The height of section headers, unless the delegate specifies another.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { sectionHeaderHeight = adopted(sectionHeaderHeight, replacing: oldValue) }
    }
    /// The height of section footers, unless the delegate specifies another.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { sectionFooterHeight = adopted(sectionFooterHeight, replacing: oldValue) }
    }
    /// The estimated height of section headers that aren't visible; `automaticDimension` is 28 points.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { estimatedSectionHeaderHeight = adopted(estimatedSectionHeaderHeight, replacing: oldValue) }
    }
    /// The estimated height of section footers that aren't visible; `automaticDimension` is 28 points.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { estimatedSectionFooterHeight = adopted(estimatedSectionFooterHeight, replacing: oldValue) }
    }
    /// The space above each section header of a plain table; `automaticDimension` is 22 points (iOS 15, not measured).
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { sectionHeaderTopPadding = adopted(sectionHeaderTopPadding, replacing: oldValue) }
    }
    /// The distance between the lines that fill a plain table below its last row.
    ///
    /// 0, the default, for no lines, as in apps that are built for iOS 15 or later; `automaticDimension` is the height
    /// of a row.
    open var fillerRowHeight: CGFloat = 0 {
        didSet {
            fillerRowHeight = checked(fillerRowHeight, "fillerRowHeight")
            setNeedsLayout()
        }
    }

    // MARK: Separators

    /// The style of the lines between rows.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { setNeedsLayout() } }
    /// The color of the lines between rows.
    open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
    var ownSeparatorInset: UIEdgeInsets?
    /// The insets of the separators, in points from the cells' edges; unless set, separators begin at the text.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? automaticSeparatorInset }
        set {
            guard isFinite(newValue, "separatorInset") else { return }
            ownSeparatorInset = newValue
            for cell in visibleCells { cell.setNeedsLayout() }
            setNeedsLayout()
        }
    }
    /// The origin from which `separatorInset` counts; has no effect.
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges
    /// The effect of the separators; has no effect.
    open var separatorEffect: UIVisualEffect?
    /// A Boolean value that indicates whether the margins of cells, headers and footers leave the readable width.
    open var cellLayoutMarginsFollowReadableWidth = false { didSet { heightsDidChange() } }
    /// A Boolean value that indicates whether the content of rows, headers and footers avoids the safe area's sides.
    open var insetsContentViewsToSafeArea = true { didSet { heightsDidChange() } }
    /// The changes of a cell for which the table measures its row again.
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
    /// The elements that fit their content; has no effect on pictures, present for source compatibility.
    open var contentHuggingElements: UITableViewContentHuggingElements = []

    // MARK: Views around the rows

    /// The view above the first section; its height is kept, its width is the table's.
    open var tableHeaderView: UIView? { didSet { replaceHeaderOrFooter(oldValue, tableHeaderView) } }
    /// The view below the last section; its height is kept, its width is the table's.
    open var tableFooterView: UIView? { didSet { replaceHeaderOrFooter(oldValue, tableFooterView) } }
    /// Indicates whether the app set the color behind the rows.
    var hasOwnBackgroundColor = false
    open override var backgroundColor: UIColor? { didSet { hasOwnBackgroundColor = true } }
    /// Indicates whether the table was last displayed in a sidebar's panel of glass.
    var isOnGlass = false
    /// The view behind the rows, as large as the table.
    open var backgroundView: UIView? { didSet { replaceBackgroundView(oldValue, with: backgroundView) } }

    // MARK: Editing

    /// A Boolean value that indicates whether the table is editing; false by default.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Begins or ends editing and updates the visible rows with the delegate's decisions; nothing is animated.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != storedIsEditing else { return }
        closeSwipe()
        storedIsEditing = editing
        for (path, cell) in cells.sorted(by: { $0.key < $1.key }) { prepareForEditing(cell, at: path) }
        forgetAllHeights()
    }
    /// A Boolean value that indicates whether rows can be dragged; true on iPad and false on iPhone by default
    /// (not measured).
    open var dragInteractionEnabled: Bool {
        get { dragAndDrop.isEnabled ?? UIDragInteraction.isEnabledByDefault }
        set { dragAndDrop.isEnabled = newValue }
    }
    /// The text color of the section index; nil for the tint color.
    open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
    /// The background color of the section index.
    open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
    /// The background color of the touched section index; stored without effect.
    open var sectionIndexTrackingBackgroundColor: UIColor?
    /// The number of rows from which the section index is displayed.
    open var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
    /// The title of the magnifying glass in a section index, which takes room and isn't drawn.
    public static let indexSearch = "{search}"
    /// The notification that a user selected or deselected a row.
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
    /// Requests the titles of the section index from the data source again.
    open func reloadSectionIndexTitles() {
        indexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
        setNeedsLayout()
    }
    override var visibleElementPaths: [IndexPath] { Array(cells.keys) }
    override func toggleSelection(at path: IndexPath) { toggleRow(at: path) }
    override func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
        delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }
    override func multipleSelectionDidBegin(at path: IndexPath) {
        delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: path)
    }
    override func multipleSelectionDidEnd() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

    override func scroll(toIndexTitle title: String, at index: Int) {
        let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index) ?? index
        guard section >= 0, section < numberOfSections else { return }
        let top = rect(forSection: section).minY - adjustedContentInset.top
        setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: false)
    }

    // MARK: State (see UITableView+Sections and UITableView+Rows)

    var sections: [TableSection] = []
    /// The tops of the sections and the end of the last one, in the content's coordinates.
    var sectionTops: [CGFloat] = []
    var measuredWidth: CGFloat = 0
    var measuredTraits: MeasuredTraits?
    /// The side margin of the last layout, in points.
    var marginForWidth = SystemMargin.tableSide(forWidth: 0)
    var defaults: UnimplementedMethods = []
    var cells: [IndexPath: UITableViewCell] = [:]
    var headerFooterViews: [HeaderFooterKind: [Int: UIView]] = [:]
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    var reusableCells: [String: [UITableViewCell]] = [:]
    var reusableHeaderFooterViews: [String: [UITableViewHeaderFooterView]] = [:]
    var cellIndentation = 0
    let fillerView = TableFillerView(frame: .zero)
    /// The constraints of the header and footer view of the table whose heights are left to constraints.
    var headerFooterPins: [ObjectIdentifier: [NSLayoutConstraint]] = [:]
    /// Visible rows whose content requires another size.
    var resizedRows: Set<IndexPath> = []
    var reconfiguredCell: UITableViewCell?
    /// The delegate methods that returned invalid heights and were reported.
    var reportedHeights: Set<String> = []
    /// The end of the measured prefix: all rows before this one have their final heights.
    var measuredRows = IndexPath(row: 0, section: 0)
    var pendingScroll: PendingScroll?

    // MARK: Touches (see UITableView+Selection)

    private var touchedButton = false

    override func indexPath(ofCell view: UIView) -> IndexPath? {
        (view as? UITableViewCell).flatMap { indexPath(for: $0) }
    }

    override func touchBegan(_ touch: UITouch, at path: IndexPath) -> Bool {
        // A detail button handles its own touches, and its row stays as it is.
        touchedButton = cells[path].map { $0.hasDetailButton(at: touch.location(in: $0)) } ?? false
        return touchedButton || highlightRow(at: path)
    }

    override func touchEnded(at path: IndexPath) {
        if touchedButton {
            delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
            send(.accessoryButtonTapped, path)
        } else {
            unhighlightRow(at: path)
            selectByTap(path)
        }
    }

    override func touchWasCancelled(at path: IndexPath) {
        if !touchedButton { unhighlightRow(at: path) }
    }

    // MARK: Data and changes (see UITableView+Sections and UITableView+Updates)

    override var elementCounts: [Int] { sections.map(\.rows.count) }
    override func elementCount(of section: Int) -> Int? {
        sections.indices.contains(section) ? sections[section].rows.count : nil
    }
    override var hasDataSource: Bool { dataSource != nil }
    override var hasPrefetchDataSource: Bool { prefetchDataSource != nil }
    override func prefetch(_ paths: [IndexPath]) {
        prefetchDataSource?.tableView(self, prefetchRowsAt: paths)
        send(.prefetch, paths)
    }
    override func cancelPrefetching(_ paths: [IndexPath]) {
        prefetchDataSource?.tableView(self, cancelPrefetchingForRowsAt: paths)
        send(.cancelPrefetching, paths)
    }
    override var isLoaded: Bool { super.isLoaded && (measuredWidth > 0 || !sections.isEmpty) }
    override func countElements() -> [Int] {
        guard let dataSource else { return [] }
        let count = usableCount(dataSource.numberOfSections(in: self), "numberOfSections(in:)")
        return (0..<count).map {
            usableCount(dataSource.tableView(self, numberOfRowsInSection: $0), "tableView(_:numberOfRowsInSection:)")
        }
    }
    override func reportInvalidUpdate(_ reason: String) {
        LayoutDiagnostics.report(.invalidTableUpdate(table: describeBriefly(), reason: reason))
    }
    override func apply(_ moves: ListMoves, _ changes: ListChanges, counts: [Int]) {
        applyToRows(moves, changes, counts: counts)
    }

    // MARK: Layout (see UITableView+Rows)

    /// Loads the rows and headers again for another look or text size.
    override func textSizeMayHaveChanged() {
        updateGlass()
        guard let measuredTraits, measuredTraits != MeasuredTraits(traitCollection) else { return }
        heightsDidChange()
    }

    override var defaultMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 8, leading: cellMargin, bottom: 8, trailing: cellMargin)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateMarginsForWidth()
        layOutTable()
        layOutSwipe()
        prefetchElements(visible: Set(cells.keys)) { paths(in: $0) }
    }

    /// The size of all rows with the views around them, in points.
    ///
    /// Reading it measures rows that have never been visible, up to about 500 of them, so that it doesn't depend on
    /// estimates (UIKit's does).
    open override var contentSize: CGSize {
        get {
            guard !isInPass, batchDepth == 0, bounds.width > 0, dataSource != nil else { return storedContentSize }
            prepare()
            updateHeights()
            return CGSize(width: bounds.width, height: rowsEnd + (tableFooterView?.bounds.height ?? 0))
        }
        set { super.contentSize = newValue }
    }

    /// Returns the size of the table's whole content at its present width, without insets.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        _ = measureAllRows()
        return CGSize(width: size.width, height: contentSize.height)
    }

    override func measureWholeContent() -> CGFloat { measureAllRows() }

    // MARK: For subclasses to override (see UITableView+Updates)

    /// Begins a group of insertions, deletions, reloads and moves.
    open func beginUpdates() { batchDepth += 1 }
    /// Ends a group of changes; without changes, the heights of the visible rows are requested again.
    open func endUpdates() {
        batchDepth = max(0, batchDepth - 1)
        applyChangesInTime()
    }
    /// Performs a group of changes and calls the completion handler at once, with true.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }
    /// Inserts rows without animation.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.insertedRows.formUnion(indexPaths) }
    }
    /// Deletes rows without animation.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deletedRows.formUnion(indexPaths) }
    }
    /// Requests new cells for rows, which lose their selection.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloadedRows.formUnion(indexPaths) }
    }
    /// Requests new content for the visible cells of rows; the cells are kept.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        guard let dataSource, !needsReload else { return }
        performPass {
            for path in indexPaths where contains(path) { reconfigureRow(at: path, dataSource) }
        }
        setNeedsLayout()
    }
    /// Moves a row without animation.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedRows[indexPath] = newIndexPath }
    }
    /// Inserts sections without animation.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections.formUnion(sections) }
    }
    /// Deletes sections without animation.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deletedSections.formUnion(sections) }
    }
    /// Requests the rows, headers and footers of sections again.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadedSections.formUnion(sections) }
    }
    /// Moves a section without animation.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections[section] = newSection }
    }

    // MARK: For subclasses to override (see UITableView+Reuse)

    /// Registers the class of the cells with an identifier; nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass as? UITableViewCell.Type
        WarningLog.warn(
            ofRegistered: cellClass, for: "cells", requiring: UITableViewCell.self, cellClasses[identifier] != nil)
    }
    /// Registers the class of the headers and footers with an identifier; nil removes the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerFooterClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
        WarningLog.warn(
            ofRegistered: aClass, for: "section headers and footers", requiring: UITableViewHeaderFooterView.self,
            headerFooterClasses[identifier] != nil)
    }
    /// Registers the class with the name of an interface file for the cells with an identifier; see `UINib`.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        register(nib?.listClass(UITableViewCell.self), forCellReuseIdentifier: identifier)
    }
    /// Registers the class with the name of an interface file for headers and footers; see `UINib`.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        register(nib?.listClass(UITableViewHeaderFooterView.self), forHeaderFooterViewReuseIdentifier: identifier)
    }
    /// Returns a cell from the reuse pool, or a new one of the registered class; nil if none is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
        if let cell = reusableCells[identifier]?.popLast() {
            cell.message("prepareForReuse") { cell.prepareForReuse() }
            return cell
        }
        let cell = cellClasses[identifier].map { _UITableViewCellFactory.make($0, reuseIdentifier: identifier) }
        cell?.dequeuer = self
        return cell
    }
    /// Returns a cell from the reuse pool, or a new one of the registered class.
    ///
    /// Without a registered class (where UIKit stops the app), logs a warning and returns a plain cell.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        noteDequeuedCell(identifier, at: indexPath)
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        WarningLog.add(
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                + "identifier or connect a prototype cell in a storyboard; a plain cell is used")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    /// Returns a header or footer from the reuse pool, or a new one of the registered class; nil if none is registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = reusableHeaderFooterViews[identifier]?.popLast() {
            view.message("prepareForReuse") { view.prepareForReuse() }
            return view
        }
        return headerFooterClasses[identifier].map {
            _UITableViewHeaderFooterViewFactory.make($0, reuseIdentifier: identifier)
        }
    }

    // MARK: For subclasses to override (see UITableView+Selection)

    /// The first selected row; nil if no row is selected.
    open var indexPathForSelectedRow: IndexPath? { selectedPaths.min() }
    /// The selected rows, from the top; nil if no row is selected.
    open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths.sorted() }
    /// Selects a row without notifying the delegate; nil deselects all rows.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        if indexPath == nil || !allowsMultipleSelection {
            for path in selectedPaths where path != indexPath { deselectRow(at: path, animated: animated) }
        }
        guard let indexPath else { return }
        // `numberOfSections` loads the table if necessary.
        guard numberOfSections > 0, contains(indexPath) else {
            if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
            return
        }
        selectedPaths.insert(indexPath)
        cells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }
    /// Deselects a row without notifying the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard selectedPaths.remove(indexPath) != nil else { return }
        cells[indexPath]?.setSelected(false, animated: animated)
    }

    // MARK: For subclasses to override (see UITableView+Queries)

    /// The number of sections.
    open var numberOfSections: Int {
        prepare()
        return sections.count
    }
    /// Returns the number of rows in a section; 0 for a section that doesn't exist.
    open func numberOfRows(inSection section: Int) -> Int {
        prepare()
        guard sections.indices.contains(section) else { return 0 }
        let count = sections[section].rows.count
        return usedPresentation?.count(count, inSection: section) ?? count
    }
    /// The visible cells, from the top.
    open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cells[$0] } }
    /// The visible rows, from the top; nil if there are none.
    open var indexPathsForVisibleRows: [IndexPath]? {
        updateVisibleElements()
        return cells.isEmpty ? nil : cells.keys.sorted()
    }
    /// Returns the cell of a row; nil if the row isn't visible.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        updateVisibleElements()
        return usedPresentation.map { presentedCell(at: indexPath, $0) } ?? cells[indexPath]
    }
    /// Returns the row of a cell; nil if the cell isn't visible.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        guard let path = cells.first(where: { $0.value === cell })?.key else {
            return usesPresentationValues ? drops?.path(of: cell) : nil
        }
        return usedPresentation?.presented(path) ?? path
    }
    /// Returns the row at a point of the content, in points; nil if there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        prepare()
        updateHeights(toHeight: point.y)
        guard !sections.isEmpty, point.y >= 0, point.y < sectionTops[sections.count] else { return nil }
        let index = section(at: point.y)
        let distance = point.y - rowsTop(of: index)
        guard distance >= 0, distance < sections[index].rows.total else { return nil }
        let path = IndexPath(row: sections[index].rows.row(at: distance), section: index)
        return usedPresentation.map { presentedPath(at: point, besides: path, $0) } ?? path
    }
    /// Returns the rows that intersect a rectangle of the content, in points.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        prepare()
        updateHeights(toHeight: rect.maxY)
        return paths(in: rect)
    }
    /// Returns the rows in a rectangle; heights that aren't known are estimated.
    private func paths(in rect: CGRect) -> [IndexPath] {
        var result: [IndexPath] = []
        for index in sections.indices where sectionTops[index] < rect.maxY && sectionTops[index + 1] > rect.minY {
            let top = rowsTop(of: index)
            var row = sections[index].rows.row(at: rect.minY - top)
            while row < sections[index].rows.count, top + sections[index].rows.offset(of: row) < rect.maxY {
                let path = IndexPath(row: row, section: index)
                if rowFrame(at: path).maxY > rect.minY { result.append(path) }
                row += 1
            }
        }
        return result
    }
    /// Returns the frame of a row in the content's coordinates, in points.
    ///
    /// Rows before it that have never been visible are measured, unless they are more than about 500 (UIKit uses their
    /// estimates).
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        prepare()
        guard let presentation = usedPresentation else { return frameOfRow(at: indexPath) }
        return presentedFrame(at: indexPath, presentation)
    }
    /// Returns the frame of a section with its header and footer, in the content's coordinates, in points.
    open func rect(forSection section: Int) -> CGRect {
        prepare()
        guard sections.indices.contains(section) else { return .zero }
        updateHeights(through: lastPath(in: section + 1))
        return CGRect(x: 0, y: sectionTops[section], width: bounds.width, height: sections[section].height)
    }
    /// Returns the frame of a section's header in the content's coordinates, in points.
    open func rectForHeader(inSection section: Int) -> CGRect {
        prepare()
        guard sections.indices.contains(section) else { return .zero }
        updateHeights(through: IndexPath(row: 0, section: section))
        let header = sections[section].header
        return CGRect(x: cellLeft, y: sectionTops[section] + header.padding, width: cellWidth, height: header.height)
    }
    /// Returns the frame of a section's footer in the content's coordinates, in points.
    open func rectForFooter(inSection section: Int) -> CGRect {
        prepare()
        guard sections.indices.contains(section) else { return .zero }
        updateHeights(through: lastPath(in: section + 1))
        let height = sections[section].footer.height
        return CGRect(x: cellLeft, y: sectionTops[section + 1] - height, width: cellWidth, height: height)
    }
    /// Returns the header view of a section; nil if it isn't visible or of another class.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headerFooterViews[.header]?[section] as? UITableViewHeaderFooterView
    }
    /// Returns the footer view of a section; nil if it isn't visible or of another class.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headerFooterViews[.footer]?[section] as? UITableViewHeaderFooterView
    }
    /// Scrolls to a row.
    ///
    /// Rows before it that have never been visible are measured, unless they are more than about 500; their estimates
    /// count then.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }
    /// Scrolls to the first selected row.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = indexPathForSelectedRow else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }
}
