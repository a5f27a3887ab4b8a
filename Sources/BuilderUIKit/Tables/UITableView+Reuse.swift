import Foundation

extension UITableView {
    // MARK: By class, for libraries that find cells by the names of their classes

    /// Indicates whether a cell for an identifier can be dequeued.
    ///
    /// True if a class is registered, or if such a cell is in the reuse pool.
    package func canDequeueCell(withIdentifier identifier: String) -> Bool {
        cellClasses[identifier] != nil || reusableCells[identifier]?.isEmpty == false
            || reconfiguredCell?.reuseIdentifier == identifier
    }

    /// Creates a cell of a class, registered or not.
    package func makeCell<Cell: UITableViewCell>(_ type: Cell.Type, withIdentifier identifier: String) -> Cell {
        let cell = unsafeDowncast(_UITableViewCellFactory.make(type, reuseIdentifier: identifier), to: Cell.self)
        cell.dequeuer = self
        return cell
    }

    /// Creates a header or footer of a class, registered or not.
    package func makeHeaderFooterView<View: UITableViewHeaderFooterView>(
        _ type: View.Type, withIdentifier identifier: String
    ) -> View {
        unsafeDowncast(_UITableViewHeaderFooterViewFactory.make(type, reuseIdentifier: identifier), to: View.self)
    }

    // MARK: Retiring

    /// Removes a cell from the table and adds it to the reuse pool.
    func retire(_ cell: UITableViewCell) {
        cell.removeFromSuperview()
        cell.layoutFlags.remove(.isEngineBoundary)
        cell.table = nil
        if let identifier = cell.reuseIdentifier { reusableCells[identifier, default: []].append(cell) }
    }

    func retire(headerFooter view: UIView) {
        view.removeFromSuperview()
        ((view as? UITableViewHeaderFooterView)?.contentView as? EncapsulatedContentView)?.exactFit = nil
        if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
            reusableHeaderFooterViews[identifier, default: []].append(view)
        }
    }
}
