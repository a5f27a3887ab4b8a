import Foundation

/// Items in sections, placed by a layout. Only items that are in view are made.
///
/// Nothing is animated: updates, scrolling and other layouts show in the next layout pass.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        storedLayout = layout
        super.init(frame: frame)
        setUpCollection()
    }

    public required init?(coder: NSCoder) {
        storedLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUpCollection()
    }

    private func setUpCollection() {
        backgroundColor = .systemBackground
        storedLayout.collectionView = self
        lastBounds = bounds
    }

    var storedLayout: UICollectionViewLayout
    /// Says where the items lie; another one takes effect at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { storedLayout }
        set { replaceLayout(newValue) }
    }

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            if delegate !== oldValue { delegateDidChange() }
        }
    }
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    open var isPrefetchingEnabled = true
    open var selfSizingInvalidation: SelfSizingInvalidation = .enabled

    /// Behind the items, as large as the collection; doesn't scroll.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView {
                backgroundView.translatesAutoresizingMaskIntoConstraints = true
                insertSubview(backgroundView, at: 0)
            }
            setNeedsLayout()
        }
    }

    // MARK: Selection (see UICollectionView+Selection)

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var selectionFollowsFocus = false
    /// Kept for shared code, like the next: nothing is focused in a picture. False by default, as on an iPhone.
    open var allowsFocus = false
    open var allowsFocusDuringEditing = false
    open var remembersLastFocusedIndexPath = false
    open var isEditing = false { didSet { if isEditing != oldValue { cellStatesDidChange() } } }
    var selectedPaths: Set<IndexPath> = []

    // MARK: Dragging items, kept for shared code

    open var dragInteractionEnabled = true
    open var reorderingCadence: ReorderingCadence = .immediate
    open var hasActiveDrag: Bool { false }
    open var hasActiveDrop: Bool { false }
    /// True inside `performBatchUpdates`.
    open var hasUncommittedUpdates: Bool { batchDepth > 0 }

    // MARK: State (see UICollectionView+Elements and UICollectionView+Updates)

    /// The number of items of each section.
    var counts: [Int] = []
    var needsReload = true
    /// The views in view belong to data that were thrown away.
    var viewsAreStale = false
    var layoutNeedsPrepare = true
    var wasLaidOut = false
    var isLayingOutItems = false
    /// See `walkingItems`.
    var isWalkingItems = false
    /// Changes came while items were walked through.
    var changesWait = false
    var isPreparingLayout = false
    var lastBounds = CGRect.zero
    /// How far the mirrored content could be scrolled when it was last looked at, in points.
    var mirroredRoom: CGFloat = 0
    var views: [CollectionElement: UICollectionReusableView] = [:]
    /// The sizes that views in view were asked about, and what they asked for.
    var askedSizes: [CollectionElement: (asked: CGSize, preferred: CGSize)] = [:]
    var viewClasses: [CollectionReuseKey: UICollectionReusableView.Type] = [:]
    var reusableViews: [CollectionReuseKey: [UICollectionReusableView]] = [:]
    /// The attributes of the view that the data source is asked for.
    var presentAttributes: UICollectionViewLayoutAttributes?
    /// The cell that the data source is asked to fill anew.
    var reconfiguredCell: UICollectionViewCell?
    var batchDepth = 0
    var pendingChanges = TableChanges()
    /// An item to be scrolled to when the collection is laid out next.
    var pendingScroll: (path: IndexPath, position: ScrollPosition)?

    // MARK: Bounds: the layout is asked before they change, as in UIKit

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
        layOutItems()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        if wasLaidOut { storedLayout.roomMayHaveChanged() }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        if wasLaidOut { storedLayout.roomMayHaveChanged() }
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        if wasLaidOut { storedLayout.roomMayHaveChanged() }
    }

    override func settledOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        storedLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    /// Throws everything away and asks the data source anew. The selection is lost.
    open func reloadData() {
        needsReload = true
        viewsAreStale = true
        pendingChanges = TableChanges()
        selectedPaths = []
        setNeedsLayout()
    }

    // MARK: Touches (see UICollectionView+Selection)

    private var touchedPath: IndexPath?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, let path = item(of: touch) else {
            return super.touchesBegan(touches, with: event)
        }
        guard touchedPath == nil else { return }
        if highlightItem(at: path) { touchedPath = path }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touchedPath == nil { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let path = touchedPath else { return super.touchesEnded(touches, with: event) }
        touchedPath = nil
        // The item may be gone by now.
        guard contains(path) else { return }
        selectByTap(path)
        unhighlightItem(at: path)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let path = touchedPath else { return super.touchesCancelled(touches, with: event) }
        touchedPath = nil
        unhighlightItem(at: path)
    }

    // MARK: To be overridden (see UICollectionView+Updates)

    /// Carries out changes together. Without changes, the layout is made anew.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        defaultPerformBatchUpdates(updates, completion: completion)
    }
    open func insertItems(at indexPaths: [IndexPath]) {
        defaultInsertItems(at: indexPaths)
    }
    open func deleteItems(at indexPaths: [IndexPath]) {
        defaultDeleteItems(at: indexPaths)
    }
    /// Asks for other cells for these items; they lose their selection.
    open func reloadItems(at indexPaths: [IndexPath]) {
        defaultReloadItems(at: indexPaths)
    }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        defaultMoveItem(at: indexPath, to: newIndexPath)
    }
    open func insertSections(_ sections: IndexSet) {
        defaultInsertSections(sections)
    }
    open func deleteSections(_ sections: IndexSet) {
        defaultDeleteSections(sections)
    }
    open func reloadSections(_ sections: IndexSet) {
        defaultReloadSections(sections)
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        defaultMoveSection(section, toSection: newSection)
    }
    /// Asks the data source to fill the cells that these items have in view; they are not made anew.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        defaultReconfigureItems(at: indexPaths)
    }

    // MARK: To be overridden (see UICollectionView+Reuse)

    /// Names the class of the cells with an identifier; nil takes the name back.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        defaultRegister(cellClass, forCellWithReuseIdentifier: identifier)
    }
    /// Names the class of the heads, feet and so on with a kind and an identifier; nil takes the name back.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        defaultRegister(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
    }
    /// A cell that has left the view, else a new one of the registered class. Without a class (UIKit stops the app), a
    /// plain cell and a warning.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        defaultDequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
    /// A supplementary view that has left the view, else a new one of the registered class. Without a class (UIKit stops
    /// the app), an empty view and a warning.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        defaultDequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    }

    // MARK: To be overridden (see UICollectionView+Selection)

    /// Sorted; empty where nothing is selected.
    open var indexPathsForSelectedItems: [IndexPath]? { defaultIndexPathsForSelectedItems }
    /// Selects an item without telling the delegate; nil deselects all.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        defaultSelectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
    /// Deselects an item without telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        defaultDeselectItem(at: indexPath, animated: animated)
    }

    // MARK: To be overridden (see UICollectionView+Queries)

    open var numberOfSections: Int { defaultNumberOfSections }
    open func numberOfItems(inSection section: Int) -> Int {
        defaultNumberOfItems(inSection: section)
    }
    /// The cells in view, in the order of their paths (in UIKit in none).
    open var visibleCells: [UICollectionViewCell] { defaultVisibleCells }
    open var indexPathsForVisibleItems: [IndexPath] { defaultIndexPathsForVisibleItems }
    /// The cell of an item that is in view, else nil.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        defaultCellForItem(at: indexPath)
    }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        defaultIndexPath(for: cell)
    }
    /// The item at a point of the content (points), else nil.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        defaultIndexPathForItem(at: point)
    }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        defaultSupplementaryView(forElementKind: elementKind, at: indexPath)
    }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        defaultVisibleSupplementaryViews(ofKind: elementKind)
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        defaultIndexPathsForVisibleSupplementaryElements(ofKind: elementKind)
    }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        defaultLayoutAttributesForItem(at: indexPath)
    }
    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        defaultLayoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        defaultSetCollectionViewLayout(layout, animated: animated)
    }
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        defaultSetCollectionViewLayout(layout, animated: animated, completion: completion)
    }
    /// Scrolls until an item lies at a place in the view. Items on the way are not made: their estimates count.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        defaultScrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
}

/// What views are kept for: a kind (nil for cells) and an identifier.
struct CollectionReuseKey: Hashable {
    var kind: String?
    var identifier: String
}
