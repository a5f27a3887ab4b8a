import Foundation

/// An object that provides a table's rows; all methods but two are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    /// Returns the number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the cell for a row that becomes visible; not called for other rows unless they are measured.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Returns the number of sections; 1 by default.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Returns the title of a section's header; nil by default.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Returns the title of a section's footer; nil by default.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Returns a Boolean value that indicates whether a row can be edited; true by default.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Returns a Boolean value that indicates whether a row can be moved; false by default.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Returns the titles of the section index; nil by default.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Returns the section for a title of the section index; its position by default.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// Inserts or deletes a row in the data; does nothing by default.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Moves a row in the data; does nothing by default.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    private var proxied: ForwardedCalls<any UITableViewDataSource>? { ForwardedCalls(self) }

    public func numberOfSections(in tableView: UITableView) -> Int {
        proxied?.send([tableView]) { $0.numberOfSections(in: tableView) } ?? 1
    }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        proxied?.send([tableView, section]) { $0.tableView(tableView, titleForHeaderInSection: section) }
            ?? tableView.usesDefault(.headerTitle, nil)
    }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        proxied?.send([tableView, section]) { $0.tableView(tableView, titleForFooterInSection: section) }
            ?? tableView.usesDefault(.footerTitle, nil)
    }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, canEditRowAt: indexPath) } ?? true
    }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        proxied?.send([tableView, indexPath]) { $0.tableView(tableView, canMoveRowAt: indexPath) } ?? false
    }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        proxied?.send([tableView]) { $0.sectionIndexTitles(for: tableView) } ?? nil
    }
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        proxied?.send([tableView, title, index]) {
            $0.tableView(tableView, sectionForSectionIndexTitle: title, at: index)
        } ?? index
    }
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        proxied?.send([tableView, editingStyle, indexPath]) {
            $0.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        }
    }
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        proxied?.send([tableView, sourceIndexPath, destinationIndexPath]) {
            $0.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }
    }
}

/// An object that is notified, while a table scrolls, of rows that are needed soon.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Prepares the data of rows that are needed soon.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Cancels the preparation of rows; does nothing by default.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    private var proxied: ForwardedCalls<any UITableViewDataSourcePrefetching>? { ForwardedCalls(self) }

    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        proxied?.send([tableView, indexPaths]) { $0.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths) }
    }
}
