import Foundation

/// A view that displays items in sections, which a layout places; only visible items have cells.
///
/// Nothing is animated: updates, scrolling and other layouts take effect in the next layout pass.
@preconcurrency @MainActor
open class UICollectionView: _ListView {
    /// Creates a collection with a frame and a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        storedLayout = layout
        super.init(frame: frame)
    }

    /// Creates a collection with a flow layout from an archive.
    public required init?(coder: NSCoder) {
        storedLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    override func elementPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    override func elementView(at path: IndexPath) -> UIView? { views[CollectionElement(indexPath: path)] }
    override func beginReordering(_ path: IndexPath, at point: CGPoint) -> Bool { beginMovement(of: path, at: point) }
    override func updateReordering(to point: CGPoint) {
        updateMovement(to: CGPoint(x: point.x + movementGrip.x, y: point.y + movementGrip.y))
    }
    override func endReordering(isCanceled: Bool) { finishMovement(isCanceled: isCanceled) }
    /// The distance of a moving item's center from the finger, in points.
    var movementGrip = CGPoint.zero
    override func makeContextMenus() -> (any UIContextMenuInteractionDelegate)? { CollectionContextMenus(of: self) }
    override func swipeActions(at path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        let list = (storedLayout as? UICollectionViewCompositionalLayout)?.list(ofSection: path.section)
        let provider =
            isTrailing
            ? list?.trailingSwipeActionsConfigurationProvider : list?.leadingSwipeActionsConfigurationProvider
        return provider?(path)
    }

    override func didInitialize() {
        super.didInitialize()
        backgroundColor = .systemBackground
        storedLayout.collectionView = self
        lastBounds = bounds
    }

    /// A Boolean value that indicates whether the next layout asks for the offset after a change.
    var needsTargetOffset = false
    var storedLayout: UICollectionViewLayout
    /// The object that places the items; setting another one takes effect at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { storedLayout }
        set { replaceLayout(newValue) }
    }

    /// The object that provides the items; setting another one reloads the collection.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    /// The object that is notified of interactions, and determines sizes and distances for flow layouts.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            if delegate !== oldValue { delegateDidChange() }
        }
    }
    /// The object that provides dragged items, while `dragInteractionEnabled` is true.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
        get { dragAndDrop.drag as? any UICollectionViewDragDelegate }
        set {
            dragAndDrop.drag = newValue
            if newValue != nil { install { DragLiftRecognizer(CollectionDragging(self)) } }
        }
    }
    /// The object that handles dropped items.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
        get { dragAndDrop.drop as? any UICollectionViewDropDelegate }
        set { dragAndDrop.drop = newValue }
    }
    /// The object that is notified, while the content scrolls, of items that are needed soon.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// The changes of a cell for which the collection requests its size again.
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

    /// The view behind the items, as large as the collection; it doesn't scroll.
    open var backgroundView: UIView? {
        didSet {
            if oldValue !== backgroundView { backgroundView?.translatesAutoresizingMaskIntoConstraints = true }
            replaceBackgroundView(oldValue, with: backgroundView)
        }
    }

    /// A Boolean value that indicates whether the collection is editing, which is part of the state of those of its
    /// cells that the delegate doesn't exclude.
    open var isEditing: Bool {
        get { storedIsEditing }
        set {
            guard newValue != storedIsEditing else { return }
            closeSwipe()
            storedIsEditing = newValue
            for case let cell as UICollectionViewCell in views.values {
                cell.canBeEdited = nil
                cell.setNeedsUpdateConfiguration()
            }
        }
    }

    // MARK: Dragging items (see ListDragging)

    /// A Boolean value that indicates whether items can be dragged; true on iPad and false on iPhone by
    /// default (not measured).
    open var dragInteractionEnabled: Bool {
        get { dragAndDrop.isEnabled ?? UIDragInteraction.isEnabledByDefault }
        set { dragAndDrop.isEnabled = newValue }
    }
    /// The speed with which items are reordered during a drag; has no effect.
    open var reorderingCadence: ReorderingCadence = .immediate
    /// A Boolean value that indicates whether items are being dragged.
    open var hasActiveDrag: Bool { dragAndDrop.isDragging }
    /// A Boolean value that indicates whether items are being dropped.
    open var hasActiveDrop: Bool { dragAndDrop.isDropping }

    // MARK: Moving an item (see UICollectionView+InteractiveMovement)

    /// The item that is being moved.
    var movement: InteractiveMovement?
    /// The places for dropped items; nil until there are any.
    var drops: CollectionDrops?
    override var presentation: ListPresentation? { drops?.presentation }
    override var shownGap: ListGap? { drops?.gap }
    override func partAutoscroll(for finger: CGPoint) -> (() -> Void)? { sectionAutoscroll(for: finger) }
    /// A Boolean value that indicates whether a group of updates is open, or a place for dropped items is shown.
    open override var hasUncommittedUpdates: Bool { super.hasUncommittedUpdates || drops?.isEmpty == false }
    /// A Boolean value that indicates whether the data source doesn't implement the last movement of an item, which
    /// then stays where it was.
    var isMoveMissing = false
    /// Begins to move an item; returns false if there is none, if the data source doesn't allow it, or if another item
    /// is being moved. On a device the position of a finger is then reported; a test can report any position.
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }
    /// Moves the center of the moving item to a position of the content, in points. The layout makes room for it among
    /// the other items.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(to: targetPosition) }
    /// Ends the movement: the data source moves the item to the place of the one at the last position, if there is one.
    open func endInteractiveMovement() { finishMovement(isCanceled: false) }
    /// Ends the movement; the item returns to its place.
    open func cancelInteractiveMovement() { finishMovement(isCanceled: true) }

    // MARK: State (see UICollectionView+Elements and UICollectionView+Updates)

    var counts: [Int] = []
    /// Indicates whether the present views belong to data that were reloaded.
    var viewsAreStale = false
    var layoutNeedsPrepare = true
    var isLayingOutItems = false
    var isPreparingLayout = false
    var lastBounds = CGRect.zero
    /// The scrollable width of the mirrored content at the last layout, in points.
    var mirroredRoom: CGFloat = 0
    var views: [CollectionElement: UICollectionReusableView] = [:]
    /// The sizes that the layout assigned to the visible views, and the sizes that the views preferred.
    var requestedSizes: [CollectionElement: (assigned: CGSize, preferred: CGSize)] = [:]
    var viewClasses: [CollectionReuseKey: UICollectionReusableView.Type] = [:]
    var reusableViews: [CollectionReuseKey: [UICollectionReusableView]] = [:]
    /// The attributes of the view that the data source is providing.
    var presentAttributes: UICollectionViewLayoutAttributes?
    var reconfiguredCell: UICollectionViewCell?
    var pendingScroll: (path: IndexPath, position: ScrollPosition)?
    /// The gesture that scrolls sections across (see UICollectionView+SectionScrolling).
    var sectionPan: SectionPanGestureRecognizer?

    // MARK: Bounds: the layout is queried before they change, as in UIKit

    open override var frame: CGRect {
        get { super.frame }
        set {
            if newValue.size != bounds.size, layer.affineTransform().isIdentity, newValue.finiteOrNil != nil {
                boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
            }
            super.frame = newValue
        }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            if newValue.finiteOrNil != nil { boundsWillChange(to: newValue) }
            super.bounds = newValue
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        (storedLayout as? UICollectionViewCompositionalLayout)?.separators.forget()
        layOutItems()
        layOutIndex(indexTitles)
        installSectionPan()
        layOutSwipe()
        prefetchElements(visible: Set(views.keys.filter { $0.category == .cell }.map(\.indexPath))) { rect in
            attributesOfElements(in: rect).map(\.element).filter { $0.category == .cell }.map(\.indexPath)
        }
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        if wasLaidOut { storedLayout.availableSpaceMayHaveChanged() }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if wasLaidOut { storedLayout.availableSpaceMayHaveChanged() }
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if wasLaidOut { storedLayout.availableSpaceMayHaveChanged() }
    }

    override func targetOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        storedLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    /// Discards all views and placeholders, clears the selection and reloads everything from the data source.
    open override func reloadData() {
        viewsAreStale = true
        movement = nil
        removeDrops()
        super.reloadData()
    }

    override var visibleElementPaths: [IndexPath] { cells.map(\.path) }
    override func toggleSelection(at path: IndexPath) { toggleItem(at: path) }
    override func shouldBeginMultipleSelection(at path: IndexPath) -> Bool {
        delegate?.collectionView(self, shouldBeginMultipleSelectionInteractionAt: path) ?? false
    }
    override func multipleSelectionDidBegin(at path: IndexPath) {
        delegate?.collectionView(self, didBeginMultipleSelectionInteractionAt: path)
    }
    override func multipleSelectionDidEnd() { delegate?.collectionViewDidEndMultipleSelectionInteraction(self) }

    override func scroll(toIndexTitle title: String, at index: Int) {
        guard let path = dataSource?.collectionView(self, indexPathForIndexTitle: title, at: index), contains(path)
        else { return }
        scrollToItem(at: path, at: .top, animated: false)
    }

    // MARK: Touches (see UICollectionView+Selection)

    override func indexPath(ofCell view: UIView) -> IndexPath? {
        (view as? UICollectionViewCell).flatMap { indexPath(for: $0) }
    }
    override func touchBegan(_ touch: UITouch, at path: IndexPath) -> Bool { highlightItem(at: path) }
    override func touchEnded(at path: IndexPath) {
        selectByTap(path)
        unhighlightItem(at: path)
    }
    override func touchWasCancelled(at path: IndexPath) { unhighlightItem(at: path) }

    // MARK: Data and changes (see UICollectionView+Layout and UICollectionView+Updates)

    override class var elementNames: ElementNames { ElementNames(view: "collection view", element: "item") }
    override var elementCounts: [Int] { counts }
    override func elementCount(of section: Int) -> Int? { counts.indices.contains(section) ? counts[section] : nil }
    override var hasDataSource: Bool { dataSource != nil }
    override var hasPrefetchDataSource: Bool { prefetchDataSource != nil }
    override func prefetch(_ paths: [IndexPath]) {
        prefetchDataSource?.collectionView(self, prefetchItemsAt: paths)
        send(.prefetch, paths)
    }
    override func cancelPrefetching(_ paths: [IndexPath]) {
        prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths)
        send(.cancelPrefetching, paths)
    }
    override var isLayingOut: Bool { isLayingOutItems }
    override func countElements() -> [Int] {
        guard let dataSource else { return [] }
        let count = usableCount(dataSource.numberOfSections(in: self), "numberOfSections(in:)")
        return (0..<count).map {
            usableCount(
                dataSource.collectionView(self, numberOfItemsInSection: $0), "collectionView(_:numberOfItemsInSection:)"
            )
        }
    }
    override func reportInvalidUpdate(_ reason: String) {
        LayoutDiagnostics.report(
            .invalidCollectionUpdate(collection: describeBriefly(), reason: Self.aboutItems(reason)))
    }
    override func apply(_ moves: ListMoves, _ changes: ListChanges, counts: [Int]) {
        // The paths of a moving item are those before the changes.
        movement = nil
        moveDrops(moves, to: counts) { applyToItems(moves, changes, counts: counts) }
    }

    // MARK: For subclasses to override (see UICollectionView+Updates)

    /// Performs a group of changes and calls the completion handler at once, with true.
    ///
    /// Without changes, the layout is invalidated.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        // The counts before the changes must be loaded before the data source has its new state.
        if batchDepth == 0 { loadIfNeeded() }
        batchDepth += 1
        updates?()
        batchDepth -= 1
        applyChangesInTime()
        completion?(true)
    }
    /// Inserts items without animation.
    open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedRows.formUnion(indexPaths) } }
    /// Deletes items without animation.
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedRows.formUnion(indexPaths) } }
    /// Requests new cells for items, which lose their selection.
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedRows.formUnion(indexPaths) } }
    /// Moves an item without animation.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedRows[indexPath] = newIndexPath }
    }
    /// Inserts sections without animation.
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    /// Deletes sections without animation.
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    /// Requests the items and supplementary views of sections again.
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    /// Moves a section without animation.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections[section] = newSection }
    }
    /// Requests new content for the visible cells of items; the cells are kept.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        guard let dataSource, !needsReload else { return }
        performPass {
            for path in indexPaths where contains(path) { reconfigureItem(at: path, dataSource) }
        }
        setNeedsLayout()
    }

    // MARK: For subclasses to override (see UICollectionView+Reuse)

    /// Registers the class of the cells with an identifier; nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        let type = cellClass as? UICollectionViewCell.Type
        viewClasses[CollectionReuseKey(kind: nil, identifier: identifier)] = type
        WarningLog.warn(ofRegistered: cellClass, for: "cells", requiring: UICollectionViewCell.self, type != nil)
    }
    /// Registers the class of the supplementary views with a kind and an identifier; nil removes the registration.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        let type = viewClass as? UICollectionReusableView.Type
        viewClasses[CollectionReuseKey(kind: elementKind, identifier: identifier)] = type
        WarningLog.warn(
            ofRegistered: viewClass, for: "supplementary views", requiring: UICollectionReusableView.self, type != nil)
    }
    /// Registers the class with the name of an interface file for the cells with an identifier; see `UINib`.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(nib?.listClass(UICollectionViewCell.self), forCellWithReuseIdentifier: identifier)
    }
    /// Registers the class with the name of an interface file for supplementary views; see `UINib`.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        register(
            nib?.listClass(UICollectionReusableView.self), forSupplementaryViewOfKind: kind,
            withReuseIdentifier: identifier)
    }
    /// Returns a cell from the reuse pool, or a new one of the registered class.
    ///
    /// Without a registered class (where UIKit stops the app), logs a warning and returns a plain cell.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
        noteDequeuedCell(identifier, at: indexPath)
        let key = CollectionReuseKey(kind: nil, identifier: identifier)
        if let cell = dequeue(key, at: indexPath) as? UICollectionViewCell { return cell }
        warnOfMissingClass("UICollectionElementKindCell", identifier)
        return UICollectionViewCell(frame: presentFrame(of: indexPath))
    }
    /// Returns a supplementary view from the reuse pool, or a new one of the registered class.
    ///
    /// Without a registered class (where UIKit stops the app), logs a warning and returns an empty view.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = dequeue(CollectionReuseKey(kind: elementKind, identifier: identifier), at: indexPath) {
            return view
        }
        warnOfMissingClass(elementKind, identifier)
        return UICollectionReusableView(frame: presentFrame(of: indexPath))
    }

    // MARK: For subclasses to override (see UICollectionView+Selection)

    /// The selected items, sorted; empty if no item is selected.
    open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.sorted() }
    /// Selects an item without notifying the delegate; nil deselects all items.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        if indexPath == nil || !takesSeveral {
            for path in selectedPaths where path != indexPath { deselectItem(at: path, animated: animated) }
        }
        guard let indexPath else { return }
        loadIfNeeded()
        guard contains(indexPath) else {
            if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
            return
        }
        selectedPaths.insert(indexPath)
        cell(at: indexPath)?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }
    /// Deselects an item without notifying the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard selectedPaths.remove(indexPath) != nil else { return }
        cell(at: indexPath)?.isSelected = false
    }

    // MARK: For subclasses to override (see UICollectionView+Layout)

    /// The number of sections.
    open var numberOfSections: Int {
        loadIfNeeded()
        return counts.count
    }
    /// Returns the number of items in a section; 0 for a section that doesn't exist.
    open func numberOfItems(inSection section: Int) -> Int {
        loadIfNeeded()
        guard counts.indices.contains(section) else { return 0 }
        return usedPresentation?.count(counts[section], inSection: section) ?? counts[section]
    }
    /// The visible cells, in the order of their index paths (UIKit's order is undefined).
    open var visibleCells: [UICollectionViewCell] { cells.map(\.cell) }
    /// The visible items, sorted.
    open var indexPathsForVisibleItems: [IndexPath] { cells.map(\.path) }
    /// Returns the cell of an item; nil if the item isn't visible.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        updateVisibleElements()
        return usedPresentation.map { presentedCell(at: indexPath, $0) } ?? cell(at: indexPath)
    }
    /// Returns the item of a cell; nil if the cell isn't visible.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        usesPresentationValues
            ? presentedPath(of: cell) : element(of: cell).flatMap { $0.category == .cell ? $0.indexPath : nil }
    }
    /// Returns the item at a point of the content, in points; nil if there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        let path = presentedPath(at: point)
        return usesPresentationValues ? path : path.flatMap { dataPath(ofPresented: $0) }
    }
    /// Returns the supplementary view of a kind at an index path; nil if it isn't visible.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        updateVisibleElements()
        return views[CollectionElement(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
    }
    /// Returns the visible supplementary views of a kind, in the order of their index paths.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }
    /// Returns the index paths of the visible supplementary views of a kind, sorted.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        updateVisibleElements()
        return views.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.indexPath)
            .sorted()
    }
    /// Returns the attributes of an item; nil for an item that doesn't exist.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        guard usedPresentation == nil else { return presentedAttributes(at: indexPath) }
        guard contains(indexPath) else { return nil }
        return presentedAttributes(at: presentation?.presented(indexPath) ?? indexPath)?.at(indexPath)
    }
    /// Returns the attributes of a supplementary view; nil if the layout has none.
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        prepareLayoutIfNeeded()
        func attributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
            usingPresentation(true) { storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path) }
                .map(mirrored)
        }
        // The places of a drop move the views of items, such as badges, but not those of sections.
        if usedPresentation == nil, let presented = presentation?.presented(indexPath), presented != indexPath,
            let moved = attributes(at: presented), moved.belongsToItem
        {
            return moved.at(indexPath)
        }
        return attributes(at: indexPath)
    }
    /// Sets the layout without animation.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }
    /// Sets the layout without animation and calls the completion handler at once, with true.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        collectionViewLayout = layout
        completion?(true)
    }
    /// Scrolls until an item is at a position of the visible area.
    ///
    /// Items on the way are not created: their estimated sizes count.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        guard contains(indexPath) else { return warnOfScrolling(to: indexPath) }
        pendingScroll = (indexPath, scrollPosition)
        setNeedsLayout()
        updateVisibleElements()
        if animated, window != nil { notifyOfScrollingEnd() }
    }

    // MARK: Transitions (see UICollectionViewTransitionLayout)

    /// Begins a transition to another layout, which `finishInteractiveTransition()` shows.
    @discardableResult
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion: completion) }
    /// Shows the layout of the transition.
    open func finishInteractiveTransition() { finishTransition() }
    /// Ends the transition; the layout stays.
    open func cancelInteractiveTransition() { cancelTransition() }
}

/// The key of a reuse pool: a kind (nil for cells) and an identifier.
struct CollectionReuseKey: Hashable {
    var kind: String?
    var identifier: String
}

extension UICollectionView {
    /// Performs a group of changes from a closure that doesn't escape.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }
}
