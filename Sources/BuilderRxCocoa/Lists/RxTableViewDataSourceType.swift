import BuilderRxSwift
import BuilderUIKit

/// A table's data source that gets its rows from a sequence.
@preconcurrency @MainActor
public protocol RxTableViewDataSourceType {
    /// The elements of the sequence.
    associatedtype Element

    /// Takes an event of the sequence and brings it into the table.
    func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}
