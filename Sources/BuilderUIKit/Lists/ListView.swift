import Foundation

/// The common behavior of tables and collections: selection, touches, and changes in groups.
///
/// *Elements* are a table's rows or a collection's items.
@preconcurrency @MainActor
open class _ListView: UIScrollView {
    // MARK: Selection

    /// A Boolean value that indicates whether a tap selects an element; true by default.
    open var allowsSelection = true
    /// A Boolean value that indicates whether several elements can be selected; false by default.
    open var allowsMultipleSelection = false
    /// A Boolean value that indicates whether a tap selects an element while the list is editing; false by default.
    open var allowsSelectionDuringEditing = false
    /// A Boolean value that indicates whether several elements can be selected while editing; false by default.
    open var allowsMultipleSelectionDuringEditing = false
    /// A Boolean value that indicates whether elements are selected when they are focused; has no effect.
    open var selectionFollowsFocus = false
    /// A Boolean value that indicates whether elements can be focused; has no effect.
    open var allowsFocus = false
    /// A Boolean value that indicates whether elements can be focused while editing; has no effect.
    open var allowsFocusDuringEditing = false
    /// A Boolean value that indicates whether focus returns to the last focused element; has no effect.
    open var remembersLastFocusedIndexPath = false
    /// A Boolean value that indicates whether elements ahead of the visible ones are prefetched; true by default.
    open var isPrefetchingEnabled = true

    var selectedPaths: Set<IndexPath> = []
    var storedIsEditing = false
    var takesSelection: Bool { storedIsEditing ? allowsSelectionDuringEditing : allowsSelection }
    /// Indicates whether several elements can be selected at present.
    var takesSeveral: Bool { storedIsEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    // MARK: Data

    struct ElementNames {
        let view: String
        let element: String
    }

    class var elementNames: ElementNames { ElementNames(view: "table view", element: "row") }
    var needsReload = true
    var prefetching = ListPrefetching()
    /// Indicates whether the elements have been placed at least once.
    var wasLaidOut = false
    /// The numbers of elements of the sections at the last loading or change.
    var elementCounts: [Int] { [] }
    /// Returns the number of elements of a section; nil for a section that doesn't exist.
    func elementCount(of section: Int) -> Int? { nil }
    var hasDataSource: Bool { false }
    var hasPrefetchDataSource: Bool { false }
    /// Notifies the prefetching data source of elements that are needed soon.
    func prefetch(_ paths: [IndexPath]) {}
    /// Notifies the prefetching data source of elements that aren't needed soon any more.
    func cancelPrefetching(_ paths: [IndexPath]) {}
    /// Indicates whether the data source was queried, so that changes have something to apply to.
    var isLoaded: Bool { !needsReload && hasDataSource }
    func countElements() -> [Int] { [] }

    /// Discards all views, clears the selection and reloads everything from the data source.
    open func reloadData() {
        closeSwipe()
        needsReload = true
        pendingChanges = ListChanges()
        prefetching = ListPrefetching()
        selectedPaths = []
        if dragAndDrop.destination != nil { dragAndDrop.destination = nil }
        setNeedsLayout()
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && path.item >= 0 && path.item < elementCount(of: path.section) ?? 0
    }

    /// Returns a valid count; a negative number is reported and counts as 0.
    func usableCount(_ count: Int, _ method: String) -> Int {
        guard count < 0 else { return count }
        WarningLog.current.add(.unusableNumber(of: "\(method) of \(describeBriefly())", value: "\(count)"))
        return 0
    }

    /// Updates the visible elements if layout is pending, so that queries return current values.
    func updateVisibleElements() {
        guard !isLayingOut, batchDepth == 0, bounds.height > 0, wasLaidOut, layoutFlags.contains(.needsLayout),
            !layoutRoot.layoutFlags.contains(.isInLayout)
        else { return }
        layoutIfNeeded()
    }

    /// Logs the message with which UIKit stops the app.
    func warnOfScrolling(to path: IndexPath) {
        guard hasDataSource else { return }
        let (view, element) = (Self.elementNames.view, Self.elementNames.element)
        var reason = "Attempted to scroll the \(view) to an "
        if path.count != 2 {
            reason += "invalid index path (\(path))."
        } else if let count = elementCount(of: path.section) {
            reason +=
                "out-of-bounds \(element) (\(path.item)) when there are only \(count) \(element)s in section "
                + "\(path.section)."
        } else {
            reason +=
                "out-of-bounds section (\(path.section)) when there are only \(elementCounts.count) sections."
        }
        let name = view.prefix(1).uppercased() + view.dropFirst()
        WarningLog.add("\(reason) \(name): \(describeBriefly()). It didn't scroll.")
    }

    // MARK: Selection with two fingers (see MultipleSelection)

    var multipleSelection: MultipleSelection?
    /// The elements that have views, in any order.
    var visibleElementPaths: [IndexPath] { [] }
    /// Selects an element, or deselects it, subject to the delegate.
    func toggleSelection(at path: IndexPath) {}
    func shouldBeginMultipleSelection(at path: IndexPath) -> Bool { false }
    func multipleSelectionDidBegin(at path: IndexPath) {}
    func multipleSelectionDidEnd() {}
    override func beginsSelecting(with pan: UIPanGestureRecognizer) -> Bool { beginsMultipleSelection(with: pan) }
    override func select(with pan: UIPanGestureRecognizer) { followMultipleSelection(pan) }

    // MARK: Index (see ListIndexView)

    /// The titles of the index, from the data source.
    var indexTitles: [String] = []
    var indexView: ListIndexView?
    /// Scrolls to the elements of a title of the index.
    func scroll(toIndexTitle title: String, at index: Int) {}

    // MARK: Presentation (see ListPresentation)

    /// Indicates whether index paths and counts are the presented ones.
    var usesPresentationValues = false
    /// The order in which the elements are shown; nil if it is that of the data.
    var presentation: ListPresentation? { nil }
    /// The gap that the list shows for dropped items.
    var shownGap: ListGap? { nil }
    /// Returns a step that scrolls a part of the list for a finger at a point of the content; nil if it stays.
    func partAutoscroll(for finger: CGPoint) -> (() -> Void)? { nil }

    // MARK: Cells

    /// The index path whose cell the data source is making, and the number of cells that it has dequeued for it.
    private var cellRequest: (path: IndexPath, dequeued: Int)?

    /// Requests a cell for an index path from the data source.
    func requestCell<Cell>(at path: IndexPath, _ make: () -> Cell) -> Cell {
        let outer = cellRequest
        cellRequest = (path, 0)
        defer { cellRequest = outer }
        return make()
    }

    /// Logs the message with which UIKit stops the app at the second cell that is dequeued for a requested one.
    func noteDequeuedCell(_ identifier: String, at path: IndexPath) {
        guard cellRequest?.path == path else { return }
        cellRequest?.dequeued += 1
        guard cellRequest?.dequeued == 2 else { return }
        WarningLog.add(
            "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need to "
                + "dequeue more cells than the \(Self.elementNames.view) is requesting, use the "
                + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: \(identifier), "
                + "index path: \(path)")
    }

    // MARK: Changes

    /// The number of groups of changes that are open.
    var batchDepth = 0
    var pendingChanges = ListChanges()
    /// Indicates whether elements are being counted, created, measured or placed; see `performPass`.
    private(set) var isInPass = false
    /// Indicates whether changes arrived during a pass.
    private var changesWait = false
    var isLayingOut: Bool { isInPass }
    /// A Boolean value that indicates whether a group of updates is open.
    open var hasUncommittedUpdates: Bool { batchDepth > 0 }

    /// Runs a pass that counts, creates, measures or places elements.
    ///
    /// During the pass the data source, the delegate and the layout may call the list and change it; their changes are
    /// applied after the pass.
    func performPass<Result>(_ body: () -> Result) -> Result {
        let isOuter = !isInPass
        isInPass = true
        let result = usingPresentation(false, body)
        if isOuter {
            isInPass = false
            if changesWait { applyChanges() }
        }
        return result
    }

    /// Applies the pending changes now or at the end of the pass, unless a group is open.
    func applyChangesInTime() {
        guard batchDepth == 0 else { return }
        if isInPass { changesWait = true } else { applyChanges() }
    }

    func applyChanges() {
        let changes = pendingChanges
        pendingChanges = ListChanges()
        changesWait = false
        // A list that was never loaded requests everything anyway.
        guard isLoaded else {
            needsReload = true
            setNeedsLayout()
            return
        }
        let old = elementCounts
        let new = performPass { countElements() }
        if let reason = changes.contradiction(old: old, new: new) {
            reportInvalidUpdate(reason)
            return reloadData()
        }
        let moves = ListMoves(changes, counts: old)
        prefetching.move { moves.destination(of: $0) }
        moveDrag(moves, from: old, to: new)
        performPass { apply(moves, changes, counts: new) }
        setNeedsLayout()
    }

    func reportInvalidUpdate(_ reason: String) {}
    /// Moves the views, the selection and the sizes to their new index paths.
    func apply(_ moves: ListMoves, _ changes: ListChanges, counts: [Int]) {}

    // MARK: Swipes

    /// The row that is swiped aside.
    var openSwipe: RowSwipe?

    /// Returns the index path of the element at a point.
    func elementPath(at point: CGPoint) -> IndexPath? { nil }
    /// Returns an element's view, if it is visible.
    func elementView(at path: IndexPath) -> UIView? { nil }

    // MARK: Moving elements (see ReorderGestureRecognizer)

    /// Begins to move an element with a finger at a point of the content; returns false if it can't be moved.
    func beginReordering(_ path: IndexPath, at point: CGPoint) -> Bool { false }
    func updateReordering(to point: CGPoint) {}
    func endReordering(isCanceled: Bool) {}
    /// Returns the actions at an element's edge.
    func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? { nil }
    func swipeWillBegin(at path: IndexPath) {}
    func swipeDidEnd(at path: IndexPath) {}

    private var contextMenus: (any UIContextMenuInteractionDelegate)?
    func makeContextMenus() -> (any UIContextMenuInteractionDelegate)? { nil }
    /// The interaction that opens the menus of elements, for which the delegate is asked.
    open var contextMenuInteraction: UIContextMenuInteraction? {
        interactions.lazy.compactMap { $0 as? UIContextMenuInteraction }.first { $0.delegate === self.contextMenus }
    }

    override func didInitialize() {
        super.didInitialize()
        let recognizer = RowSwipeRecognizer()
        recognizer.list = self
        addGestureRecognizer(recognizer)
        contextMenus = makeContextMenus()
        if let contextMenus { addInteraction(UIContextMenuInteraction(delegate: contextMenus)) }
    }

    // MARK: Touches

    private var touchedPath: IndexPath?

    /// Returns the index path of a view that is a visible cell.
    func indexPath(ofCell view: UIView) -> IndexPath? { nil }
    /// Highlights a touched element; returns false if the element doesn't handle touches.
    func touchBegan(_ touch: UITouch, at path: IndexPath) -> Bool { false }
    func touchEnded(at path: IndexPath) {}
    func touchWasCancelled(at path: IndexPath) {}

    private func path(of touch: UITouch) -> IndexPath? {
        var view = touch.view
        while let current = view, current !== self {
            if let path = indexPath(ofCell: current) { return path }
            view = current.storedSuperview
        }
        return nil
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if openSwipe != nil {
            // A touch beside the actions closes them, and does nothing else.
            closeSwipe()
            return
        }
        guard let touch = touches.first, let path = path(of: touch) else {
            return super.touchesBegan(touches, with: event)
        }
        if touchedPath == nil, touchBegan(touch, at: path) { touchedPath = path }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touchedPath == nil { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let path = touchedPath else { return super.touchesEnded(touches, with: event) }
        touchedPath = nil
        // The element may have been deleted in the meantime.
        if contains(path) { touchEnded(at: path) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let path = touchedPath else { return super.touchesCancelled(touches, with: event) }
        touchedPath = nil
        touchWasCancelled(at: path)
    }
}

extension UIView {
    /// Replaces the view behind all other subviews.
    func replaceBackgroundView(_ old: UIView?, with new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }
}

extension WarningLog {
    /// Warns of a class that can't be registered, because it isn't a subclass of another one.
    static func warn(ofRegistered anyClass: AnyClass?, for views: String, requiring type: AnyClass, _ isUsable: Bool) {
        guard let anyClass, !isUsable else { return }
        add("\(anyClass) can't be registered for \(views): register a subclass of \(type)")
    }
}
