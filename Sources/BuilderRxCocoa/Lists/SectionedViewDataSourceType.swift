import BuilderRxSwift
import BuilderUIKit

/// A data source that knows the element of each row or item.
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
