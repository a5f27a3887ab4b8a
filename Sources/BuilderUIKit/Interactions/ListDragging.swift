import Foundation

/// A table as the source of a drag and the target of a drop.
///
/// A row that is dropped on its own table is moved by the data source, where that allows the row to move and the drop
/// delegate proposes to move it to another place, or there is no drop delegate (not measured).
@MainActor
final class TableDragging: DragSource, DropTarget {
    private weak var table: UITableView?
    private var draggedCell: UITableViewCell?

    init(_ table: UITableView) { self.table = table }

    // MARK: Source

    var dragView: UIView? { table }

    func items(for session: DragSession, at point: CGPoint) -> [UIDragItem] {
        guard let table, table.dragInteractionEnabled, let path = table.indexPathForRow(at: point) else { return [] }
        (session.sourceList, session.sourcePath) = (table, path)
        table.dragAndDrop.session = session
        return table.dragDelegate?.tableView(table, itemsForBeginning: session, at: path) ?? []
    }

    func previewView(of item: UIDragItem, _ session: DragSession) -> UIView? {
        draggedCell = session.sourcePath.flatMap { table?.cellForRow(at: $0) }
        return draggedCell
    }

    func previewParameters(of item: UIDragItem, _ session: DragSession) -> UIDragPreviewParameters? {
        guard let table, let path = session.sourcePath else { return nil }
        return table.dragDelegate?.tableView(table, dragPreviewParametersForRowAt: path)
    }

    func willLift(_ animator: DragAnimator, _ session: DragSession) { draggedCell?.dragStateDidChange(.lifting) }

    func willBegin(_ session: DragSession) {
        guard let table, let delegate = table.dragDelegate else { return }
        table.dragAndDrop.isDragging = true
        session.allowsMoveOperation = delegate.tableView(table, dragSessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication = delegate.tableView(
            table, dragSessionIsRestrictedToDraggingApplication: session)
        delegate.tableView(table, dragSessionWillBegin: session)
        draggedCell?.dragStateDidChange(.dragging)
    }

    func didMove(_ session: DragSession) {}
    func willCancel(_ item: UIDragItem, _ animator: DragAnimator) {}
    func willEnd(_ session: DragSession, _ operation: UIDropOperation) {}
    func didTransfer(_ session: DragSession) {}

    func didPutBack(_ session: DragSession) {
        draggedCell?.dragStateDidChange(.none)
        draggedCell = nil
    }

    func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
        didPutBack(session)
        guard let table else { return }
        table.dragAndDrop.isDragging = false
        table.dragDelegate?.tableView(table, dragSessionDidEnd: session)
    }

    // MARK: Target

    /// Returns the row that moves in the table if the session is dropped; nil if it isn't one.
    private func movedRow(of session: DragSession) -> IndexPath? {
        guard let table, session.sourceList === table, session.items.count == 1, let path = session.sourcePath,
            table.contains(path), table.dataSource?.tableView(table, canMoveRowAt: path) ?? false
        else { return nil }
        return path
    }

    /// Returns the row under the finger, or the place after the last one.
    private func destination(of session: DragSession) -> IndexPath? {
        guard let table else { return nil }
        let point = session.location(in: table)
        if let path = table.withoutGap({ table.indexPathForRow(at: point) }) { return path }
        let section = table.numberOfSections - 1
        return section < 0 ? nil : IndexPath(row: table.numberOfRows(inSection: section), section: section)
    }

    func canHandle(_ session: DragSession) -> Bool {
        guard let table else { return false }
        return table.dropDelegate?.tableView(table, canHandle: session) ?? (movedRow(of: session) != nil)
    }

    func didEnter(_ session: DragSession) {
        guard let table else { return }
        table.dragAndDrop.isDropping = true
        table.dropDelegate?.tableView(table, dropSessionDidEnter: session)
    }

    func proposal(for session: DragSession) -> UIDropProposal {
        let standard = UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        guard let table else { return standard }
        let destination = destination(of: session)
        let proposal =
            table.dropDelegate?.tableView(
                table, dropSessionDidUpdate: session, withDestinationIndexPath: destination) ?? standard
        table.dragAndDrop.destination = destination
        let isTaken =
            proposal.operation == .copy || (proposal.operation == .move && session.allowsMoveOperation)
        if isTaken, let destination {
            show(proposal, of: session, at: destination)
        } else {
            table.showDrop(gap: nil, into: nil)
        }
        return proposal
    }

    /// Shows a gap between rows, or highlights a row.
    ///
    /// A row of the table that moves closes its own place; other items have the height of a row. With the automatic
    /// intent, the middle half of a row takes the items, and its quarters stand for the gap (not measured).
    private func show(_ proposal: UITableViewDropProposal, of session: DragSession, at destination: IndexPath) {
        guard let table else { return }
        var inserts = proposal.intent == .insertAtDestinationIndexPath
        if proposal.intent == .automatic {
            let frame = table.contains(destination) ? table.withoutGap { table.rowFrame(at: destination) } : .null
            inserts = !frame.insetBy(dx: 0, dy: frame.height / 4).contains(session.location(in: table))
        }
        guard inserts else {
            let takes = proposal.intent == .insertIntoDestinationIndexPath || proposal.intent == .automatic
            return table.showDrop(gap: nil, into: takes && table.contains(destination) ? destination : nil)
        }
        var gap = ListGap(
            path: destination, height: table.rowHeight > 0 ? table.rowHeight : table.metrics.rowHeight)
        if proposal.operation == .move, session.sourceList === table, session.items.count == 1,
            let source = session.sourcePath, table.contains(source)
        {
            gap.source = source
            gap.height = table.rowFrame(at: source).height
            if destination.section == source.section {
                gap.path.row = min(gap.path.row, table.numberOfRows(inSection: source.section) - 1)
            }
            if movedRow(of: session) != nil { gap.path = table.destination(ofMoveFrom: source, to: gap.path) }
        }
        table.showDrop(gap: gap, into: nil)
    }

    var autoscrolledList: _ListView? { table }

    func didExit(_ session: DragSession) {
        guard let table else { return }
        table.showDrop(gap: nil, into: nil)
        table.dragAndDrop.isDropping = false
        table.dragAndDrop.destination = nil
        table.dropDelegate?.tableView(table, dropSessionDidExit: session)
    }

    func perform(_ session: DragSession, _ proposal: UIDropProposal) {
        guard let table else { return }
        let own = proposal as? UITableViewDropProposal ?? UITableViewDropProposal(operation: proposal.operation)
        let destination = table.dragAndDrop.destination ?? destination(of: session)
        table.showDrop(gap: nil, into: nil)
        if let row = movedRow(of: session), var target = destination, own.operation == .move,
            own.intent == .insertAtDestinationIndexPath
        {
            let count = table.numberOfRows(inSection: target.section)
            if target.section == row.section { target.row = min(target.row, count - 1) }
            table.moveRowInData(from: row, to: table.destination(ofMoveFrom: row, to: target))
            return
        }
        let coordinator = TableDropCoordinator(table, session, own, destination)
        table.dropDelegate?.tableView(table, performDropWith: coordinator)
        coordinator.finish()
    }

    func didEnd(_ session: DragSession) {
        guard let table else { return }
        table.showDrop(gap: nil, into: nil)
        table.dragAndDrop.isDropping = false
        table.dragAndDrop.destination = nil
        table.dropDelegate?.tableView(table, dropSessionDidEnd: session)
    }
}

/// A collection as the source of a drag and the target of a drop.
///
/// An item that is dropped on its own collection is moved by the data source if there is no drop delegate.
@MainActor
final class CollectionDragging: DragSource, DropTarget {
    private weak var collection: UICollectionView?
    private var draggedCell: UICollectionViewCell?

    init(_ collection: UICollectionView) { self.collection = collection }

    // MARK: Source

    var dragView: UIView? { collection }

    func items(for session: DragSession, at point: CGPoint) -> [UIDragItem] {
        guard let collection, collection.dragInteractionEnabled, let path = collection.indexPathForItem(at: point)
        else { return [] }
        (session.sourceList, session.sourcePath) = (collection, path)
        collection.dragAndDrop.session = session
        return collection.dragDelegate?.collectionView(collection, itemsForBeginning: session, at: path) ?? []
    }

    func previewView(of item: UIDragItem, _ session: DragSession) -> UIView? {
        draggedCell = session.sourcePath.flatMap { collection?.cellForItem(at: $0) }
        return draggedCell
    }

    func previewParameters(of item: UIDragItem, _ session: DragSession) -> UIDragPreviewParameters? {
        guard let collection, let path = session.sourcePath else { return nil }
        return collection.dragDelegate?.collectionView(collection, dragPreviewParametersForItemAt: path)
    }

    func willLift(_ animator: DragAnimator, _ session: DragSession) { draggedCell?.dragStateDidChange(.lifting) }

    func willBegin(_ session: DragSession) {
        guard let collection, let delegate = collection.dragDelegate else { return }
        collection.dragAndDrop.isDragging = true
        session.allowsMoveOperation = delegate.collectionView(collection, dragSessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication = delegate.collectionView(
            collection, dragSessionIsRestrictedToDraggingApplication: session)
        delegate.collectionView(collection, dragSessionWillBegin: session)
        draggedCell?.dragStateDidChange(.dragging)
    }

    func didMove(_ session: DragSession) {}
    func willCancel(_ item: UIDragItem, _ animator: DragAnimator) {}
    func willEnd(_ session: DragSession, _ operation: UIDropOperation) {}
    func didTransfer(_ session: DragSession) {}

    func didPutBack(_ session: DragSession) {
        draggedCell?.dragStateDidChange(.none)
        draggedCell = nil
    }

    func didEnd(_ session: DragSession, _ operation: UIDropOperation) {
        didPutBack(session)
        guard let collection else { return }
        collection.dragAndDrop.isDragging = false
        collection.dragDelegate?.collectionView(collection, dragSessionDidEnd: session)
    }

    // MARK: Target

    private func movedItem(of session: DragSession) -> IndexPath? {
        guard let collection, session.sourceList === collection, session.items.count == 1,
            let path = session.sourcePath, collection.contains(path),
            collection.dataSource?.collectionView(collection, canMoveItemAt: path) ?? false
        else { return nil }
        return path
    }

    /// Returns the place of the item under the finger; nil if there is none.
    private func destination(of session: DragSession) -> IndexPath? {
        collection.flatMap { $0.dropDestination(at: session.location(in: $0)) }
    }

    func canHandle(_ session: DragSession) -> Bool {
        guard let collection else { return false }
        return collection.dropDelegate?.collectionView(collection, canHandle: session)
            ?? (movedItem(of: session) != nil)
    }

    func didEnter(_ session: DragSession) {
        guard let collection else { return }
        collection.dragAndDrop.isDropping = true
        collection.dropDelegate?.collectionView(collection, dropSessionDidEnter: session)
    }

    func proposal(for session: DragSession) -> UIDropProposal {
        let standard = UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        guard let collection else { return standard }
        let destination = destination(of: session)
        let proposal =
            collection.dropDelegate?.collectionView(
                collection, dropSessionDidUpdate: session, withDestinationIndexPath: destination) ?? standard
        collection.dragAndDrop.destination = destination
        show(proposal, of: session, at: destination)
        return proposal
    }

    /// Shows a gap between items, or highlights an item.
    ///
    /// An item of the collection that moves closes its own place.
    private func show(
        _ proposal: UICollectionViewDropProposal, of session: DragSession, at destination: IndexPath?
    ) {
        guard let collection else { return }
        let isTaken =
            proposal.operation == .copy || (proposal.operation == .move && session.allowsMoveOperation)
        guard isTaken, let destination else { return collection.showDrop(gap: nil, into: nil) }
        guard proposal.intent == .insertAtDestinationIndexPath else {
            let takes = proposal.intent == .insertIntoDestinationIndexPath && collection.contains(destination)
            return collection.showDrop(gap: nil, into: takes ? destination : nil)
        }
        var gap = ListGap(path: destination)
        if proposal.operation == .move, session.sourceList === collection, session.items.count == 1,
            let source = session.sourcePath, collection.contains(source)
        {
            gap.source = source
            if destination.section == source.section {
                gap.path.item = min(gap.path.item, collection.numberOfItems(inSection: source.section) - 1)
            }
        }
        collection.showDrop(gap: gap, into: nil)
    }

    var autoscrolledList: _ListView? { collection }

    func didExit(_ session: DragSession) {
        guard let collection else { return }
        collection.showDrop(gap: nil, into: nil)
        collection.dragAndDrop.isDropping = false
        collection.dragAndDrop.destination = nil
        collection.settleSections()
        collection.dropDelegate?.collectionView(collection, dropSessionDidExit: session)
    }

    func perform(_ session: DragSession, _ proposal: UIDropProposal) {
        guard let collection else { return }
        let destination = collection.dragAndDrop.destination ?? destination(of: session)
        collection.showDrop(gap: nil, into: nil)
        guard let delegate = collection.dropDelegate else {
            guard let item = movedItem(of: session), let destination, destination != item,
                collection.contains(destination)
            else { return }
            return collection.moveInData(from: item, to: destination)
        }
        let own =
            proposal as? UICollectionViewDropProposal ?? UICollectionViewDropProposal(operation: proposal.operation)
        let coordinator = CollectionDropCoordinator(collection, session, own, destination)
        delegate.collectionView(collection, performDropWith: coordinator)
        coordinator.finish()
    }

    func didEnd(_ session: DragSession) {
        guard let collection else { return }
        collection.showDrop(gap: nil, into: nil)
        collection.dragAndDrop.isDropping = false
        collection.dragAndDrop.destination = nil
        collection.settleSections()
        collection.dropDelegate?.collectionView(collection, dropSessionDidEnd: session)
    }
}
