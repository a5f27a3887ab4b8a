import BuilderCloudKit
import BuilderUIKit

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"

/// A store of objects, which is in memory whatever its type.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    public let type: String
    open var url: URL?
    open var identifier: String! = UUID().uuidString
    open var metadata: [String: Any]! = [:]
    open var options: [AnyHashable: Any]?
    public let configurationName = "PF_DEFAULT_CONFIGURATION_NAME"
    open var isReadOnly = false

    init(type: String, url: URL?) {
        self.type = type
        self.url = url
    }

    /// The type of a store's file.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }
}

/// The objects that were saved.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    public let managedObjectModel: NSManagedObjectModel
    open var name: String?
    open private(set) var persistentStores: [NSPersistentStore] = []
    private(set) var objects: [NSManagedObject] = []

    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    /// Adds an empty store; files aren't read.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let store = NSPersistentStore(type: storeType, url: storeURL)
        store.options = options
        persistentStores.append(store)
        return store
    }

    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        persistentStores.append(NSPersistentStore(type: storeDescription.type, url: storeDescription.url))
        block(storeDescription, nil)
    }

    open func remove(_ store: NSPersistentStore) throws { persistentStores.removeAll { $0 === store } }
    open func destroyPersistentStore(
        at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
    ) throws {
        objects = []
    }
    /// Performs a request in a context.
    @discardableResult
    open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
        try context.execute(request)
    }
    /// Moves a store to another location; files aren't written.
    @discardableResult
    open func migratePersistentStore(
        _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        store.url = URL
        return store
    }
    /// Replaces a store's file; files aren't written.
    open func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
        withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {}
    /// Returns no metadata: files aren't read.
    open class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] { throw CocoaError(.fileReadNoSuchFile) }
    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        objects.first { $0.objectID.uriRepresentation() == url }?.objectID
    }
    open func perform(_ block: @escaping () -> Void) { block() }
    open func performAndWait(_ block: () -> Void) { block() }

    func keep(_ added: [NSManagedObject], without removed: [NSManagedObject]) {
        objects.removeAll { object in removed.contains { $0 === object } }
        objects += added
    }
}

/// The description of a store.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    open var type = NSSQLiteStoreType
    open var url: URL?
    open var configuration: String?
    open var isReadOnly = false
    open var timeout: TimeInterval = 240
    open var shouldAddStoreAsynchronously = false
    open var shouldMigrateStoreAutomatically = true
    open var shouldInferMappingModelAutomatically = true
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    open private(set) var options: [String: NSObject] = [:]

    public override init() {}
    public init(url: URL) { self.url = url }
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// The store of an app, with its contexts.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    public let name: String
    public let managedObjectModel: NSManagedObjectModel
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    public let viewContext: NSManagedObjectContext
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    open class func defaultDirectoryURL() -> URL { FileManager.default.temporaryDirectory }

    public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }

    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        let url = Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
    }

    /// Adds empty stores, and calls a closure with each of them at once.
    open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T {
        try block(newBackgroundContext())
    }
}

/// A store that is kept in iCloud as well, which it isn't on Linux.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    open func initializeCloudKitSchema() throws {}
    /// The notification of synchronization; it isn't posted.
    public class var eventChangedNotification: Notification.Name {
        Notification.Name("NSPersistentCloudKitContainerEventChangedNotification")
    }
    /// The key of what a notification reports.
    public class var eventNotificationUserInfoKey: String {
        "NSPersistentCloudKitContainerEventNotificationUserInfoKey"
    }
    /// A kind of synchronization.
    public enum EventType: Int, Sendable { case setup, `import`, export }
    /// A synchronization; there is none.
    open class Event: NSObject, @unchecked Sendable {
        init(none: Void) {}
        /// The number.
        open var identifier: UUID { UUID() }
        /// The store.
        open var storeIdentifier: String { "" }
        /// The kind.
        open var type: EventType { .setup }
        /// The begin.
        open var startDate: Date { .distantPast }
        /// The end.
        open var endDate: Date? { nil }
        /// A Boolean value that indicates whether it succeeded.
        open var succeeded: Bool { false }
        /// The cause of a failure.
        open var error: (any Error)? { nil }
    }
    /// Indicates whether an object can be changed; it can.
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    /// Indicates whether an object can be deleted; it can.
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
}

/// The options of a store in iCloud.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    public let containerIdentifier: String
    /// The database of the container: the private one by default.
    open var databaseScope = CKDatabase.Scope.private
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// The type of a merge policy.
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType, rollbackMergePolicyType
}

/// The treatment of conflicts, of which there are none.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    public let mergeType: NSMergePolicyType
    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
}

public let NSErrorMergePolicy: Any & Sendable = NSMergePolicy.error
public let NSRollbackMergePolicy: Any & Sendable = NSMergePolicy.rollback
public let NSOverwriteMergePolicy: Any & Sendable = NSMergePolicy.overwrite
public let NSMergeByPropertyObjectTrumpMergePolicy: Any & Sendable = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy: Any & Sendable = NSMergePolicy.mergeByPropertyStoreTrump
