import BuilderUIKit
import Settling

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {
    open var affectedStores: [NSPersistentStore]?
    public override init() {}
}

/// The form of a fetch's results.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects.
    public static let managedObjectResultType: NSFetchRequestResultType = []
    /// Identifiers of objects.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries of properties.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// The number of objects.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A search for objects: those of a type that match a predicate, in an order.
///
/// Dictionaries aren't made.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
    open var entityName: String? { entity?.name }
    open var entity: NSEntityDescription?
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
    open var fetchOffset = 0
    open var fetchBatchSize = 0
    open var resultType: NSFetchRequestResultType = []
    open var includesSubentities = true
    open var includesPendingChanges = true
    open var includesPropertyValues = true
    open var returnsObjectsAsFaults = true
    open var returnsDistinctResults = false
    open var shouldRefreshRefetchedObjects = false
    open var propertiesToFetch: [Any]?
    open var propertiesToGroupBy: [Any]?
    open var havingPredicate: NSPredicate?
    open var relationshipKeyPathsForPrefetching: [String]?

    public override init() {}
    public convenience init(entityName: String) {
        self.init()
        entity = NSEntityDescription.named(entityName)
    }

    func found(in objects: [NSManagedObject]) -> [NSManagedObject] {
        guard let name = entityName ?? (ResultType.self as? NSManagedObject.Type)?.entity().name else { return [] }
        var found = objects.filter { object in
            NSEntityDescription.isObject(object, of: name) && (predicate?.evaluate(with: object) ?? true)
        }
        if let sortDescriptors, !sortDescriptors.isEmpty {
            found.sort { first, second in
                for order in sortDescriptors {
                    let result = order.compare(first, to: second)
                    if result != .orderedSame { return result == .orderedAscending }
                }
                return false
            }
        }
        found = Array(found.dropFirst(fetchOffset))
        return fetchLimit > 0 ? Array(found.prefix(fetchLimit)) : found
    }
}

/// A fetch that calls a closure with its result.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<ResultType>
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        fetchRequest = request
        super.init()
        let result = NSAsynchronousFetchResult<ResultType>()
        nonisolated(unsafe) let call = { blk?(result) }
        DispatchQueue.main.async { call() }
    }
}

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}

/// The result of an asynchronous fetch: empty.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
    open var finalResult: [ResultType]? { [] }
}

/// The form of a batch deletion's result.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// A deletion of all objects of a fetch.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    /// The objects to delete, if they were named.
    let objectIDs: [NSManagedObjectID]?
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        fetchRequest = fetch
        objectIDs = nil
    }
    public init(objectIDs objects: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
        objectIDs = objects
    }
}

/// The result of a batch deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
    public let result: Any?
    public let resultType: NSBatchDeleteRequestResultType

    init(ids: [NSManagedObjectID], resultType: NSBatchDeleteRequestResultType) {
        self.resultType = resultType
        switch resultType {
        case .resultTypeStatusOnly: result = true
        case .resultTypeObjectIDs: result = ids
        case .resultTypeCount: result = ids.count
        }
    }
}

/// The form of a batch update's result.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// An update of all objects of a type.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    public let entityName: String
    open var predicate: NSPredicate?
    open var propertiesToUpdate: [AnyHashable: Any]?
    open var includesSubentities = true
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    public init(entityName: String) { self.entityName = entityName }
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}

/// The result of a batch update.
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// A Boolean value, identifiers or a number, by the type that is requested.
    public let result: Any?
    /// The form of the result.
    public let resultType: NSBatchUpdateRequestResultType

    init(ids: [NSManagedObjectID], resultType: NSBatchUpdateRequestResultType) {
        self.resultType = resultType
        switch resultType {
        case .statusOnlyResultType: result = true
        case .updatedObjectIDsResultType: result = ids
        case .updatedObjectsCountResultType: result = ids.count
        }
    }
}
