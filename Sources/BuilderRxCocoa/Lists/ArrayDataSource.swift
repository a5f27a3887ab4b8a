import BuilderRxSwift
import BuilderUIKit

/// A data source of one section with a cell for each element of the latest array.
@MainActor
class ArrayDataSource<Elements: Sequence, List, Cell>: SectionedViewDataSourceType {
    fileprivate var elements: [Elements.Element]?
    private let makeCell: (List, Int, Elements.Element) -> Cell

    init(makeCell: @escaping (List, Int, Elements.Element) -> Cell) { self.makeCell = makeCell }

    fileprivate func cell(in list: List, at index: Int) -> Cell? {
        guard let elements, elements.indices.contains(index) else { return nil }
        return makeCell(list, index, elements[index])
    }

    fileprivate func take(_ event: Event<Elements>, reload: () -> Void) {
        guard let new = event.element else { return }
        elements = Array(new)
        reload()
    }

    func model(at indexPath: IndexPath) throws -> Any {
        guard indexPath.section == 0, let elements, elements.indices.contains(indexPath.item) else {
            throw RxCocoaError.itemsNotYetBound(object: self)
        }
        return elements[indexPath.item]
    }
}

final class CollectionArrayDataSource<Elements: Sequence>:
    ArrayDataSource<Elements, UICollectionView, UICollectionViewCell>, UICollectionViewDataSource,
    RxCollectionViewDataSourceType
{
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        elements?.count ?? 0
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { cell(in: collectionView, at: indexPath.item) ?? UICollectionViewCell(frame: .zero) }

    func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Elements>) {
        take(observedEvent) { collectionView.reloadData() }
    }
}

final class TableArrayDataSource<Elements: Sequence>: ArrayDataSource<Elements, UITableView, UITableViewCell>,
    UITableViewDataSource, RxTableViewDataSourceType
{
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { elements?.count ?? 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        cell(in: tableView, at: indexPath.row) ?? UITableViewCell()
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        switch editingStyle {
        case .delete: tableView.send(.didDeleteRow, indexPath)
        case .insert: tableView.send(.didInsertRow, indexPath)
        default: break
        }
    }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        tableView.send(.didMoveRow, (sourceIndexPath, destinationIndexPath))
    }

    func tableView(_ tableView: UITableView, observedEvent: Event<Elements>) {
        take(observedEvent) { tableView.reloadData() }
    }
}
