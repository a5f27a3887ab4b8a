import Foundation

extension UITableView {
    func defaultRegister(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        cellClasses[identifier] = cellClass as? UITableViewCell.Type
        if let cellClass, cellClasses[identifier] == nil {
            WarningLog.current.add(
                .other("\(cellClass) can't be registered for cells: register a subclass of UITableViewCell"))
        }
    }

    func defaultRegister(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        edgeClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
        if let aClass, edgeClasses[identifier] == nil {
            WarningLog.current.add(
                .other(
                    "\(aClass) can't be registered for section headers and footers: register a subclass of "
                        + "UITableViewHeaderFooterView"))
        }
    }

    func defaultDequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
        if let cell = reusableCells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return cellClasses[identifier].map { _UITableViewCellFactory.make($0, reuseIdentifier: identifier) }
    }

    func defaultDequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        WarningLog.current.add(
            .other(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard; a plain cell is used"
            ))
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    func defaultDequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = reusableEdgeViews[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return edgeClasses[identifier].map { _UITableViewHeaderFooterViewFactory.make($0, reuseIdentifier: identifier) }
    }

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
        unsafeDowncast(_UITableViewCellFactory.make(type, reuseIdentifier: identifier), to: Cell.self)
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

    func retire(edgeView view: UIView) {
        view.removeFromSuperview()
        ((view as? UITableViewHeaderFooterView)?.contentView as? EncapsulatedContentView)?.exactFit = nil
        if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
            reusableEdgeViews[identifier, default: []].append(view)
        }
    }
}
