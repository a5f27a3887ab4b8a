import BuilderUIKit
import Foundation

/// Views by their names.
extension ViewFactory {
    /// A view by its id. `id.part` names a part: a button's `titleLabel`, and of a table's row `id.0` the
    /// `contentView`, `textLabel`, `detailTextLabel`, `imageView` or `accessoryView`, of a bar the label with a
    /// text, and of a plain view a subview by its number.
    func view(_ id: String) throws -> UIView {
        if let view = views[id] { return view }
        let parts = id.split(separator: ".").map(String.init)
        guard let first = parts.first, var view = views[first] else { throw CaseError.unknownView(id) }
        for part in parts.dropFirst() {
            guard let inner = Self.part(part, of: view) else { throw CaseError.unknownView(id) }
            view = inner
        }
        return view
    }

    private static func part(_ name: String, of view: UIView) -> UIView? {
        switch (name, view) {
        case ("titleLabel", let button as UIButton): button.titleLabel
        case ("imageView", let button as UIButton): button.imageView
        case ("contentView", let cell as UITableViewCell): cell.contentView
        case ("contentView", let cell as UICollectionViewCell): cell.contentView
        case ("textLabel", let cell as UITableViewCell): cell.textLabel
        case ("detailTextLabel", let cell as UITableViewCell): cell.detailTextLabel
        case ("imageView", let cell as UITableViewCell): cell.imageView
        case ("accessoryView", let cell as UITableViewCell): cell.accessoryView
        case ("textLabel", let view as UITableViewHeaderFooterView): view.textLabel
        case ("searchField", let bar as UISearchBar): bar.searchTextField
        case ("leftView", let field as UITextField): field.leftView
        case (_, let collection as UICollectionView):
            indexPath(name).flatMap { collection.cellForItem(at: $0) }
        case (_, let table as UITableView): element(name, of: table)
        case (_, let bar as UINavigationBar): label(name, in: bar)
        case (_, let bar as UITabBar): label(name, in: bar)
        default: Int(name).flatMap { view.subviews.indices.contains($0) ? view.subviews[$0] : nil }
        }
    }

    /// The visible label with a text in a view, or a view around it.
    func view(_ id: String, text: String?, up: Int?) throws -> UIView {
        var view = try self.view(id)
        guard let text else { return view }
        guard let label = Self.label(text, in: view) else { throw CaseError.unknownView("\(id) “\(text)”") }
        view = label
        for _ in 0..<(up ?? 0) {
            guard let superview = view.superview else { throw CaseError.unknownView("\(id) around “\(text)”") }
            view = superview
        }
        return view
    }

    /// A row by its number, in another section as `1-0`; a section's header as `header1`.
    private static func element(_ name: String, of table: UITableView) -> UIView? {
        if name.hasPrefix("header") { return Int(name.dropFirst(6)).flatMap { table.headerView(forSection: $0) } }
        return indexPath(name).flatMap { table.cellForRow(at: $0) }
    }

    /// A row or an item by its number, in another section as `1-0`.
    private static func indexPath(_ name: String) -> IndexPath? {
        let numbers = name.split(separator: "-").compactMap { Int($0) }
        guard let item = numbers.last else { return nil }
        return IndexPath(item: item, section: numbers.count > 1 ? numbers[0] : 0)
    }

    /// The visible label with a text.
    private static func label(_ text: String, in view: UIView) -> UIView? {
        for subview in view.subviews where !subview.isHidden {
            if let label = subview as? UILabel, label.text == text { return label }
            if let label = label(text, in: subview) { return label }
        }
        return nil
    }
}
