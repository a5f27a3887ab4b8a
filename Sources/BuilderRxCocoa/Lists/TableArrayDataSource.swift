import BuilderRxSwift
import BuilderUIKit

/// One section of rows, an element for each.
@MainActor
final class TableArrayDataSource<Elements: Sequence>: UITableViewDataSource, RxTableViewDataSourceType,
    SectionedViewDataSourceType
{
    private var elements: [Elements.Element]?
    private let makeCell: (UITableView, Int, Elements.Element) -> UITableViewCell

    init(makeCell: @escaping (UITableView, Int, Elements.Element) -> UITableViewCell) {
        self.makeCell = makeCell
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        elements?.count ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let elements, elements.indices.contains(indexPath.row) else { return UITableViewCell() }
        return makeCell(tableView, indexPath.row, elements[indexPath.row])
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        switch editingStyle {
        case .delete: tableView._tell(.didDeleteRow, indexPath)
        case .insert: tableView._tell(.didInsertRow, indexPath)
        default: break
        }
    }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        tableView._tell(.didMoveRow, (sourceIndexPath, destinationIndexPath))
    }

    func tableView(_ tableView: UITableView, observedEvent: Event<Elements>) {
        guard let new = observedEvent.element else { return }
        elements = Array(new)
        tableView.reloadData()
    }

    func model(at indexPath: IndexPath) throws -> Any {
        guard indexPath.section == 0, let elements, elements.indices.contains(indexPath.row) else {
            throw RxCocoaError.itemsNotYetBound(object: self)
        }
        return elements[indexPath.row]
    }
}
