import BuilderRxSwift
import BuilderUIKit

/// The source and destination index paths of a moved row.
public typealias ItemMovedEvent = (sourceIndex: IndexPath, destinationIndex: IndexPath)

/// The cell of a row that comes into view, with its index path.
public typealias WillDisplayCellEvent = (cell: UITableViewCell, indexPath: IndexPath)

/// The cell of a row that has left the view, with its index path.
public typealias DidEndDisplayingCellEvent = (cell: UITableViewCell, indexPath: IndexPath)

/// A table's data source whose rows are bound to a sequence.
@preconcurrency @MainActor
public protocol RxTableViewDataSourceType {
    /// The type of the sequence's elements.
    associatedtype Element

    /// Updates the table with an event of the sequence.
    func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

/// A collection view's data source whose items are bound to a sequence.
@preconcurrency @MainActor
public protocol RxCollectionViewDataSourceType {
    /// The type of the sequence's elements.
    associatedtype Element

    /// Updates the collection view with an event of the sequence.
    func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

/// A data source that returns the element of each row or item.
@preconcurrency @MainActor
public protocol SectionedViewDataSourceType {
    /// Returns the element at an index path.
    ///
    /// - Throws: ``RxCocoaError/itemsNotYetBound(object:)`` if there is no element.
    func model(at indexPath: IndexPath) throws -> Any
}

extension SectionedViewDataSourceType {
    /// Returns the element at an index path, cast to a type.
    func model<T>(at indexPath: IndexPath, as type: T.Type) throws -> T {
        let element = try model(at: indexPath)
        guard let model = element as? T else { throw RxCocoaError.castingError(object: element, targetType: type) }
        return model
    }
}

/// An error of the bindings between sequences and views.
public enum RxCocoaError: Swift.Error {
    /// An unknown error.
    case unknown
    /// The elements of a list were requested before a sequence emitted any.
    case itemsNotYetBound(object: Any)
    /// An element's type differs from the requested type.
    case castingError(object: Any, targetType: Any.Type)
}

extension RxCocoaError: @unchecked Sendable {}

extension RxCocoaError: CustomDebugStringConvertible {
    /// A description of the error.
    public var debugDescription: String {
        switch self {
        case .unknown: "Unknown error occurred."
        case .itemsNotYetBound(let object):
            "No elements are bound to \(object): use one of its rx.items(…), and ask when an array has arrived."
        case .castingError(let object, let targetType): "\(object) is not a \(targetType)."
        }
    }
}
