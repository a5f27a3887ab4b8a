import BuilderFoundation
import Foundation

/// A data source that doesn't implement `tableView(_:commit:forRowAt:)`. Lowered sources mark their classes by it:
/// without Objective-C, objects can't be asked for the optional methods that they implement.
public protocol _DataSourceWithoutCommits: AnyObject {}

extension UITableView {
    /// A Boolean value that indicates whether the data source inserts and deletes rows. True for classes that are
    /// neither marked nor derive from `UITableViewController`.
    var commitsEdits: Bool { dataSource.map { Self.commitsEdits($0) } ?? false }

    private static func commitsEdits(_ dataSource: AnyObject) -> Bool {
        if let proxy = dataSource as? _ForwardingDelegate {
            if proxy._observes("tableView(_:commit:forRowAt:)") { return true }
            return proxy._nextDelegate().map { commitsEdits($0) } ?? true
        }
        if dataSource is UITableViewController { return commit?.isOverridden(by: type(of: dataSource)) ?? true }
        return !(dataSource is any _DataSourceWithoutCommits)
    }

    private static let commit = OverridableMethod(
        overriddenBy: CommittingController.self, of: UITableViewController.self, unlike: PlainController.self)
}

private final class PlainController: UITableViewController {}

private final class CommittingController: UITableViewController {
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
}
