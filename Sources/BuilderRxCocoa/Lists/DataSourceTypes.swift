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
    /// An operation that an object can't perform. RxSwift's; not thrown here.
    case invalidOperation(object: Any)
    /// The elements of a list were requested before a sequence emitted any.
    case itemsNotYetBound(object: Any)
    /// A property that an object doesn't have. RxSwift's, of key-value observation; not thrown here.
    case invalidPropertyName(object: Any, propertyName: String)
    /// An object on a key path that can't be observed. RxSwift's, of key-value observation; not thrown here.
    case invalidObjectOnKeyPath(object: Any, sourceObject: AnyObject, propertyName: String)
    /// A class whose methods can't be replaced. RxSwift's, of the Objective-C runtime; not thrown here.
    case errorDuringSwizzling
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
        case .invalidOperation(let object): "Invalid operation was attempted on \(object)."
        case .invalidPropertyName(let object, let propertyName): "\(object) has no property \(propertyName)."
        case .invalidObjectOnKeyPath(let object, let sourceObject, let propertyName):
            "\(object), the value of \(propertyName) of \(sourceObject), can't be observed."
        case .errorDuringSwizzling: "The methods of a class can't be replaced."
        case .castingError(let object, let targetType): "\(object) is not a \(targetType)."
        }
    }
}
