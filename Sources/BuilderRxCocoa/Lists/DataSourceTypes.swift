import BuilderRxSwift
import BuilderUIKit

/// A row that was moved: its old and its new index path.
public typealias ItemMovedEvent = (sourceIndex: IndexPath, destinationIndex: IndexPath)

/// A row's cell that comes into view.
public typealias WillDisplayCellEvent = (cell: UITableViewCell, indexPath: IndexPath)

/// A row's cell that has left the view.
public typealias DidEndDisplayingCellEvent = (cell: UITableViewCell, indexPath: IndexPath)

/// A table's data source that gets its rows from a sequence.
@preconcurrency @MainActor
public protocol RxTableViewDataSourceType {
    /// The elements of the sequence.
    associatedtype Element

    /// Takes an event of the sequence and brings it into the table.
    func tableView(_ tableView: UITableView, observedEvent: Event<Element>)
}

/// A collection's data source that gets its items from a sequence.
@preconcurrency @MainActor
public protocol RxCollectionViewDataSourceType {
    /// The elements of the sequence.
    associatedtype Element

    /// Takes an event of the sequence and brings it into the collection.
    func collectionView(_ collectionView: UICollectionView, observedEvent: Event<Element>)
}

/// A data source that returns the element of each row or item.
@preconcurrency @MainActor
public protocol SectionedViewDataSourceType {
    /// The element at a place.
    ///
    /// - Throws: ``RxCocoaError/itemsNotYetBound(object:)`` where there is none.
    func model(at indexPath: IndexPath) throws -> Any
}

extension SectionedViewDataSourceType {
    /// The element at a place, as a type.
    func model<T>(at indexPath: IndexPath, as type: T.Type) throws -> T {
        let element = try model(at: indexPath)
        guard let model = element as? T else { throw RxCocoaError.castingError(object: element, targetType: type) }
        return model
    }
}

/// An error of the connection between sequences and views.
public enum RxCocoaError: Swift.Error {
    /// An unknown error.
    case unknown
    /// The elements of a list were requested before a sequence has sent any.
    case itemsNotYetBound(object: Any)
    /// An element is of another type than the requested one.
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
