import Foundation

@testable import BuilderUIKit

/// The rows of a table that are dragged, moved and dropped.
@MainActor
final class DragRows: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    var rows: [String]
    /// The moved rows, with their places before and after.
    var moves: [String] = []
    var canMove = true
    var proposal: UITableViewDropProposal
    var perform: (any UITableViewDropCoordinator) -> Void = { _ in }
    var previewParameters: UIDragPreviewParameters?

    init(_ count: Int, _ operation: UIDropOperation = .copy) {
        rows = (0..<count).map { "Row \($0)" }
        proposal = UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
        moves.append("\(from.row) \(to.row)")
        rows.insert(rows.remove(at: from.row), at: to.row)
    }
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: rows[indexPath.row] as NSString))] }
    func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { previewParameters }
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { proposal }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        perform(coordinator)
    }
}

/// The items of a collection that are dragged, moved and dropped.
@MainActor
final class DragItems: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate, UICollectionViewDropDelegate,
    UICollectionViewDelegateFlowLayout
{
    var sections: [[Int]]
    /// The moved items, with their places before and after.
    var moves: [String] = []
    /// The widths of items, by their numbers, where the collection asks for them; all are 80 points high.
    var widths: [Int: CGFloat] = [:]
    var proposal = UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    var perform: (any UICollectionViewDropCoordinator) -> Void = { _ in }

    init(_ counts: Int...) {
        sections = counts.enumerated().map { section, count in (0..<count).map { section * 100 + $0 } }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.tag = sections[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: widths[sections[indexPath.section][indexPath.item]] ?? 80, height: 80) }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ collectionView: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
        moves.append("\(from.item) \(to.item)")
        sections[to.section].insert(sections[from.section].remove(at: from.item), at: to.item)
    }
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { proposal }
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) { perform(coordinator) }
}

/// The items of a view beside lists.
final class DragText: UIDragInteractionDelegate {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "Text" as NSString))] }
}
