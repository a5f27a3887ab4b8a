import BuilderUIKit
import Foundation

/// Cells, heads and feet by their classes: the name of the class is the identifier.
///
/// ```swift
/// let table = UITableView().registerCell(withCellClass: MessageCell.self)
/// // In the data source:
/// let cell = table.dequeueCell(withCellClass: MessageCell.self, for: indexPath)
/// ```
extension UITableView {
    /// Lets cells of a class be made and used again.
    @discardableResult
    public func registerCell<T: UITableViewCell>(withCellClass name: T.Type) -> Self {
        register(name, forCellReuseIdentifier: name.nameForReuse)
        return self
    }

    /// Lets heads and feet of a class be made and used again.
    @discardableResult
    public func registerView<T: UITableViewHeaderFooterView>(headerFooterViewClassWith name: T.Type) -> Self {
        register(name, forHeaderFooterViewReuseIdentifier: name.nameForReuse)
        return self
    }

    /// A cell that has left the view, else a new one. Of a class that isn't registered, a new one and a warning.
    public func dequeueCell<T: UITableViewCell>(withCellClass name: T.Type) -> T {
        let identifier = name.nameForReuse
        let cell = dequeueReusableCell(withIdentifier: identifier)
        return cell as? T ?? unregisteredCell(name, isRegistered: cell != nil)
    }

    /// A cell for a row: one that has left the view, else a new one. Of a class that isn't registered, a new one and a
    /// warning.
    public func dequeueCell<T: UITableViewCell>(withCellClass name: T.Type, for indexPath: IndexPath) -> T {
        let identifier = name.nameForReuse
        guard canDequeueCell(withIdentifier: identifier) else { return unregisteredCell(name, isRegistered: false) }
        return dequeueReusableCell(withIdentifier: identifier, for: indexPath) as? T
            ?? unregisteredCell(name, isRegistered: true)
    }

    /// A head or foot that has left the view, else a new one. Of a class that isn't registered, a new one and a
    /// warning.
    public func dequeueView<T: UITableViewHeaderFooterView>(withCellClass name: T.Type) -> T {
        let view = dequeueReusableHeaderFooterView(withIdentifier: name.nameForReuse)
        if let view = view as? T { return view }
        Self.warnOfReuse(
            name, in: self, isRegistered: view != nil,
            remedy: "registerView(headerFooterViewClassWith: \(name.nameForReuse).self)")
        return makeHeaderFooterView(name, withIdentifier: name.nameForReuse)
    }

    private func unregisteredCell<T: UITableViewCell>(_ name: T.Type, isRegistered: Bool) -> T {
        Self.warnOfReuse(
            name, in: self, isRegistered: isRegistered,
            remedy: "registerCell(withCellClass: \(name.nameForReuse).self)")
        return makeCell(name, withIdentifier: name.nameForReuse)
    }
}
