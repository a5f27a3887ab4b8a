import Foundation

/// An item that is dropped on a list.
@MainActor
private final class ListDropItem: UITableViewDropItem, UICollectionViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?
    let previewSize: CGSize

    init(_ dragItem: UIDragItem, sourceIndexPath: IndexPath?, previewSize: CGSize) {
        self.dragItem = dragItem
        self.sourceIndexPath = sourceIndexPath
        self.previewSize = previewSize
    }

    /// Returns the items of a session that is dropped on a list.
    static func items(of session: DragSession, on list: UIScrollView, size: (IndexPath) -> CGSize?) -> [ListDropItem] {
        session.items.enumerated().map { index, item in
            // The session begins with the items of one element.
            let path = session.sourceList === list && index == 0 ? session.sourcePath : nil
            return ListDropItem(item, sourceIndexPath: path, previewSize: path.flatMap(size) ?? .zero)
        }
    }
}

/// A drop on a table. Its animations end when the delegate has performed the drop.
@MainActor
final class TableDropCoordinator: UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession
    private let table: UITableView
    private var animators: [DragAnimator] = []

    init(_ table: UITableView, _ session: DragSession, _ proposal: UITableViewDropProposal, _ path: IndexPath?) {
        self.table = table
        self.session = session
        self.proposal = proposal
        destinationIndexPath = path
        items = ListDropItem.items(of: session, on: table) { table.cellForRow(at: $0)?.bounds.size }
    }

    private func animate() -> DragAnimator {
        let animator = DragAnimator()
        animators.append(animator)
        return animator
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { animate() }
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating { animate() }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { animate() }
    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        let shown = table.insert(placeholder)
        return ListPlaceholderContext(
            dragItem, animate(), insert: { shown?.commit($0) ?? false }, delete: { shown?.delete() ?? false })
    }

    func finish() { for animator in animators { animator.run() } }
}

/// A drop on a collection. Its animations end when the delegate has performed the drop.
@MainActor
final class CollectionDropCoordinator: UICollectionViewDropCoordinator {
    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    private let collection: UICollectionView
    private var animators: [DragAnimator] = []

    init(
        _ collection: UICollectionView, _ session: DragSession, _ proposal: UICollectionViewDropProposal,
        _ path: IndexPath?
    ) {
        self.collection = collection
        self.session = session
        self.proposal = proposal
        destinationIndexPath = path
        items = ListDropItem.items(of: session, on: collection) { collection.cellForItem(at: $0)?.bounds.size }
    }

    private func animate() -> DragAnimator {
        let animator = DragAnimator()
        animators.append(animator)
        return animator
    }

    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating { animate() }
    func drop(
        _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
    ) -> any UIDragAnimating { animate() }
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { animate() }
    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext {
        let shown = collection.insert(placeholder)
        return ListPlaceholderContext(
            dragItem, animate(), insert: { shown?.commit($0) ?? false }, delete: { shown?.delete() ?? false },
            configure: { shown?.configure() })
    }

    func finish() { for animator in animators { animator.run() } }
}

/// The placeholder of a dropped item until the item is loaded.
@MainActor
private final class ListPlaceholderContext: UITableViewDropPlaceholderContext, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private let animator: DragAnimator
    private let insert: ((IndexPath) -> Void) -> Bool
    private let delete: () -> Bool
    private let configure: () -> Void

    init(
        _ dragItem: UIDragItem, _ animator: DragAnimator, insert: @escaping ((IndexPath) -> Void) -> Bool,
        delete: @escaping () -> Bool, configure: @escaping () -> Void = {}
    ) {
        self.dragItem = dragItem
        self.animator = animator
        self.insert = insert
        self.delete = delete
        self.configure = configure
    }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }
    func setNeedsCellUpdate() { configure() }
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool { insert(dataSourceUpdates) }
    func deletePlaceholder() -> Bool { delete() }
}
