import BuilderUIKit
import Foundation

extension UITableView {
    /// Selects a row without telling the delegate, and scrolls to it where a position is given; nil deselects all.
    @discardableResult
    public func selectRow(
        _ indexPath: IndexPath?, animated: Bool = false, scrollPosition: UITableView.ScrollPosition = .none
    ) -> Self {
        selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
        return self
    }

    /// Deselects a row without telling the delegate.
    @discardableResult
    public func deselectRow(_ indexPath: IndexPath, animated: Bool = false) -> Self {
        deselectRow(at: indexPath, animated: animated)
        return self
    }

    /// Scrolls until a row lies at a place in the view. A row that isn't there is refused with a warning.
    @discardableResult
    public func scrollToRow(
        _ indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool = false
    ) -> Self {
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        return self
    }

    /// Reloads the cells of these rows from the data source; they lose their selection.
    @discardableResult
    public func reloadRows(_ indexPaths: [IndexPath], with animation: UITableView.RowAnimation) -> Self {
        reloadRows(at: indexPaths, with: animation)
        return self
    }
}
