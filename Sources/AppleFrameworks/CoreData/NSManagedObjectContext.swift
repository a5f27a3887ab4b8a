import BuilderUIKit
import Settling

/// The queue of a context.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// The objects of an app that are being worked with.
///
/// Saving keeps objects in the memory of the coordinator, or in the parent context.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    public typealias ConcurrencyType = NSManagedObjectContextConcurrencyType

    open var name: String?
    open var parent: NSManagedObjectContext?
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    open var undoManager: UndoManager?
    open var mergePolicy: Any = NSMergePolicy.error
    open var automaticallyMergesChangesFromParent = false
    open var shouldDeleteInaccessibleFaults = true
    open var propagatesDeletesAtEndOfEvent = true
    open var retainsRegisteredObjects = false
    open var stalenessInterval: TimeInterval = -1
    open var transactionAuthor: String?
    open var userInfo = NSMutableDictionary()

    private var inserted: [NSManagedObject] = []
    private var deleted: [NSManagedObject] = []
    private var updated: [NSManagedObject] = []
    private var pending: [String: Set<NSManagedObject>] = [:]
    private var isScheduled = false
    private let lock = NSRecursiveLock()

    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }
    public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type) }

    open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
    open var updatedObjects: Set<NSManagedObject> { Set(updated) }
    open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
    open var registeredObjects: Set<NSManagedObject> { Set(objects) }
    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

    /// The objects of the context: those of the store without deleted ones, then new ones.
    private var objects: [NSManagedObject] {
        let kept = parent?.objects ?? persistentStoreCoordinator?.objects ?? []
        return kept.filter { object in !deleted.contains { $0 === object } } + inserted
    }

    // MARK: Changes

    open func insert(_ object: NSManagedObject) {
        lock.withLock {
            object.managedObjectContext = self
            guard !inserted.contains(where: { $0 === object }) else { return }
            object.isInserted = true
            inserted.append(object)
            object.awakeFromInsert()
        }
        announce(object, as: NSInsertedObjectsKey)
    }

    open func delete(_ object: NSManagedObject) {
        lock.withLock {
            object.prepareForDeletion()
            object.isDeleted = true
            if let index = inserted.firstIndex(where: { $0 === object }) {
                inserted.remove(at: index)
                object.managedObjectContext = nil
            } else if !deleted.contains(where: { $0 === object }) {
                deleted.append(object)
            }
        }
        announce(object, as: NSDeletedObjectsKey)
    }

    func objectChanged(_ object: NSManagedObject) {
        if !object.isInserted, !updated.contains(where: { $0 === object }) { updated.append(object) }
        announce(object, as: NSUpdatedObjectsKey)
    }

    open func processPendingChanges() {
        let changes = lock.withLock {
            defer { (pending, isScheduled) = ([:], false) }
            return pending
        }
        guard !changes.isEmpty else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes)
    }

    open func detectConflicts(for object: NSManagedObject) {}
    open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
    open func refreshAllObjects() {}
    open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects { object.objectID.isTemporaryID = false }
    }

    open func save() throws {
        processPendingChanges()
        let (added, changed, removed) = (inserted, updated, deleted)
        for object in added { try object.validateForInsert() }
        for object in changed { try object.validateForUpdate() }
        for object in removed { try object.validateForDelete() }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        (added + changed).forEach { $0.willSave() }
        lock.withLock {
            if let parent {
                parent.inserted += added
                for object in removed { parent.delete(object) }
                for object in added { object.managedObjectContext = parent }
            } else {
                persistentStoreCoordinator?.keep(added, without: removed)
                for object in added { object.saved(in: persistentStoreCoordinator?.persistentStores.first) }
            }
            for object in changed { object.saved(in: persistentStoreCoordinator?.persistentStores.first) }
            (inserted, updated, deleted) = ([], [], [])
        }
        (added + changed).forEach { $0.didSave() }
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidSave, object: self,
            userInfo: [
                NSInsertedObjectsKey: Set(added), NSUpdatedObjectsKey: Set(changed), NSDeletedObjectsKey: Set(removed),
            ])
    }

    open func rollback() { reset() }
    open func undo() { undoManager?.undo() }
    open func redo() { undoManager?.redo() }

    /// Forgets all changes that weren't saved.
    open func reset() {
        for object in deleted { object.isDeleted = false }
        (inserted, updated, deleted) = ([], [], [])
    }

    /// Remembers changes, which are announced later: when the queue is free, or when they are saved.
    private func announce(_ object: NSManagedObject, as key: String) {
        let isFirst = lock.withLock {
            pending[key, default: []].insert(object)
            defer { isScheduled = true }
            return !isScheduled
        }
        if isFirst { queue.async { [weak self] in self?.processPendingChanges() } }
    }

    // MARK: Objects

    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        registeredObject(for: objectID) ?? objectID.entity.type.init(entity: objectID.entity, insertInto: nil)
    }

    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        objects.first { $0.objectID === objectID }
    }

    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = registeredObject(for: objectID) else { throw CocoaError(CocoaError.Code(rawValue: 133_000)) }
        return object
    }

    open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        let found = request.found(in: objects)
        switch request.resultType {
        case .managedObjectIDResultType: return found.compactMap { $0.objectID as? T }
        case .countResultType: return [NSNumber(value: found.count)].compactMap { $0 as? T }
        default: return found.compactMap { $0 as? T }
        }
    }

    open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        request.found(in: objects).count
    }

    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        if let request = request as? NSBatchDeleteRequest {
            let found =
                request.objectIDs.map { ids in objects.filter { ids.contains($0.objectID) } }
                ?? request.fetchRequest.found(in: objects)
            persistentStoreCoordinator?.keep([], without: found)
            return NSBatchDeleteResult(ids: found.map(\.objectID), resultType: request.resultType)
        }
        if let request = request as? NSBatchInsertRequest {
            let made = request.makeObjects()
            persistentStoreCoordinator?.keep(made, without: [])
            for object in made {
                object.managedObjectContext = self
                object.saved(in: persistentStoreCoordinator?.persistentStores.first)
            }
            return NSBatchInsertResult(ids: made.map(\.objectID), resultType: request.resultType)
        }
        if let request = request as? NSBatchUpdateRequest {
            let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: request.entityName)
            fetch.predicate = request.predicate
            let found = fetch.found(in: persistentStoreCoordinator?.objects ?? [])
            for object in found {
                for (name, value) in request.propertiesToUpdate ?? [:] {
                    let name = (name.base as? NSPropertyDescription)?.name ?? "\(name)"
                    object.setPrimitiveValue(value, forKey: name)
                }
            }
            return NSBatchUpdateResult(ids: found.map(\.objectID), resultType: request.resultType)
        }
        if let request = request as? NSPersistentHistoryChangeRequest {
            return NSPersistentHistoryResult(request.resultType)
        }
        return NSPersistentStoreResult()
    }

    open func mergeChanges(fromContextDidSave notification: Notification) {
        var userInfo = notification.userInfo ?? [:]
        userInfo["merged"] = true
        NotificationCenter.default.post(
            name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: userInfo)
    }

    open class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {}

    /// Chooses the versions of data; there is only one.
    open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}

    // MARK: Queues

    /// Calls a closure at once if the context is the main queue's and this is the main thread, and later otherwise.
    open func perform(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        queue.async { block() }
    }

    open func performAndWait(_ block: () -> Void) { block() }
    open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

    /// When a closure of `perform(schedule:_:)` is called.
    public enum ScheduledTaskType: Sendable {
        case immediate, enqueued
    }

    open func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async rethrows
        -> T
    {
        try block()
    }

    private static let queue = DispatchQueue(label: "NSManagedObjectContext")
    private var queue: DispatchQueue { concurrencyType == .mainQueueConcurrencyType ? .main : Self.queue }
}

extension NSManagedObjectContextConcurrencyType {
    public static let privateQueue = privateQueueConcurrencyType
    public static let mainQueue = mainQueueConcurrencyType
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"

extension Notification.Name {
    public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
    public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
        "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

extension NSManagedObjectContext {
    /// The keys of notifications.
    public enum NotificationKey: String, Sendable {
        case sourceContext = "sourceContext"
        case queryGeneration = "queryGeneration"
        case insertedObjects = "inserted"
        case updatedObjects = "updated"
        case deletedObjects = "deleted"
        case refreshedObjects = "refreshed"
        case invalidatedObjects = "invalidated"
        case invalidatedAllObjects = "invalidatedAll"
        case insertedObjectIDs = "insertedObjectIDs"
        case updatedObjectIDs = "updatedObjectIDs"
        case deletedObjectIDs = "deletedObjectIDs"
    }
    /// The notification after saving, with identifiers; it isn't posted.
    public static let didSaveObjectIDsNotification = Notification.Name(
        "NSManagingContextDidSaveChangesObjectIDsNotification")
    /// The notification after merging, with identifiers; it isn't posted.
    public static let didMergeChangesObjectIDsNotification = Notification.Name(
        "NSManagingContextDidMergeChangesObjectIDsNotification")
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
}
