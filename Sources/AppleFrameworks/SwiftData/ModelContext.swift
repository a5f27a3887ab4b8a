import BuilderSwiftUI

/// The reasons why a store can't be used.
public struct SwiftDataError: Error, Equatable, Sendable {
    private let name: String
    /// The store can't be opened.
    public static let loadIssueModelContainer = SwiftDataError(name: "loadIssueModelContainer")
    /// A type isn't in the schema.
    public static let modelValidationFailure = SwiftDataError(name: "modelValidationFailure")
}

/// The place of a store. All stores are in memory.
public struct ModelConfiguration: Hashable, Sendable {
    /// The use of iCloud.
    public struct CloudKitDatabase: Hashable, Sendable {
        private let name: String
        /// The app's entitlement decides.
        public static let automatic = CloudKitDatabase(name: "automatic")
        /// iCloud isn't used.
        public static let none = CloudKitDatabase(name: "none")
        /// A private database.
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
    }
    /// The name.
    public let name: String
    /// A Boolean value that indicates whether the app wants no file.
    public let isStoredInMemoryOnly: Bool
    /// A Boolean value that indicates whether the store can be changed.
    public let allowsSave: Bool
    /// Creates a place.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        (self.name, self.isStoredInMemoryOnly, self.allowsSave) = (name ?? "default", isStoredInMemoryOnly, allowsSave)
    }
    /// Creates a place in a file.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.init(name, allowsSave: allowsSave)
    }
}

/// A store, which is in memory and empty at first. Contexts of several tasks may use it at once.
public final class ModelContainer: @unchecked Sendable {
    /// The types of objects.
    public let schema: Schema
    /// The places.
    public let configurations: Set<ModelConfiguration>
    private let lock = NSLock()
    private var savedObjects: [any PersistentModel] = []
    /// The context of the main thread.
    @MainActor public private(set) lazy var mainContext = ModelContext(self)
    /// Creates a store.
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
    ) throws { (self.schema, self.configurations) = (schema, Set(configurations)) }
    /// Creates a store.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws { try self.init(for: schema, configurations: configurations) }
    /// Creates a store.
    public convenience init(
        for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws { try self.init(for: Schema(types), configurations: configurations) }
    /// Removes all objects.
    public func deleteAllData() { change { _ in [] } }

    fileprivate var objects: [any PersistentModel] { lock.withLock { savedObjects } }
    fileprivate func save(inserting inserted: [any PersistentModel], deleting deleted: [any PersistentModel]) {
        change { objects in objects.filter { object in !deleted.contains { $0 === object } } + inserted }
    }
    /// Replaces the objects. Those that go are released outside of the lock, as they may use the store.
    private func change(_ body: ([any PersistentModel]) -> [any PersistentModel]) {
        let former = lock.withLock {
            let former = savedObjects
            savedObjects = body(former)
            return former
        }
        withExtendedLifetime(former) {}
    }
}

/// The types of one version.
public protocol VersionedSchema {
    /// The types.
    static var models: [any PersistentModel.Type] { get }
    /// The version.
    static var versionIdentifier: Schema.Version { get }
}

/// The changes from version to version, which aren't made.
public protocol SchemaMigrationPlan {
    /// The versions.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The changes.
    static var stages: [MigrationStage] { get }
}

/// A change from a version to the next.
public enum MigrationStage: @unchecked Sendable {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

/// The condition, the order and the number of objects to find.
public struct FetchDescriptor<T: PersistentModel> {
    /// The condition.
    public var predicate: Predicate<T>?
    /// The order.
    public var sortBy: [SortDescriptor<T>]
    /// The largest number.
    public var fetchLimit: Int?
    /// The number of objects that are left out at the beginning.
    public var fetchOffset: Int?
    /// A Boolean value that indicates whether objects that aren't saved are found.
    public var includePendingChanges = true
    /// The related objects that are read at once.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
    /// The properties that are read at once.
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    /// Creates a description.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        (self.predicate, self.sortBy) = (predicate, sortBy)
    }
}

/// Objects with changes that aren't saved yet.
public final class ModelContext: Equatable, @unchecked Sendable {
    /// The store.
    public let container: ModelContainer
    /// A Boolean value that indicates whether changes are saved by themselves; they aren't.
    public var autosaveEnabled = true
    /// The manager of the user's changes.
    public var undoManager: UndoManager?
    private var inserted: [any PersistentModel] = []
    private var deleted: [any PersistentModel] = []

    /// Creates a context.
    public init(_ container: ModelContainer) { self.container = container }
    public static func == (a: ModelContext, b: ModelContext) -> Bool { a === b }

    /// A Boolean value that indicates whether objects were inserted or deleted since the context was saved.
    public var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty }
    /// The objects that were inserted.
    public var insertedModelsArray: [any PersistentModel] { inserted }
    /// The objects that were deleted.
    public var deletedModelsArray: [any PersistentModel] { deleted }

    /// Adds an object.
    public func insert<T: PersistentModel>(_ model: T) {
        deleted.removeAll { $0 === model }
        guard !inserted.contains(where: { $0 === model }), !container.objects.contains(where: { $0 === model }) else {
            return
        }
        inserted.append(model)
        Self.lock.withLock { Self.contexts.setObject(self, forKey: model) }
    }
    /// Removes an object.
    public func delete<T: PersistentModel>(_ model: T) {
        if inserted.contains(where: { $0 === model }) {
            inserted.removeAll { $0 === model }
        } else if !isDeleted(model), container.objects.contains(where: { $0 === model }) {
            deleted.append(model)
        }
    }
    /// Removes all objects of a type that meet a condition.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for object in try fetch(FetchDescriptor(predicate: predicate)) { delete(object) }
    }
    /// Saves the changes.
    public func save() throws {
        container.save(inserting: inserted, deleting: deleted)
        rollback()
    }
    /// Forgets insertions and deletions.
    public func rollback() {
        let former = (inserted, deleted)
        (inserted, deleted) = ([], [])
        // Objects that are released may use the context.
        withExtendedLifetime(former) {}
    }
    /// Makes changes, and saves them.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }
    /// Returns the objects of a type that meet a condition, in an order.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        let saved = container.objects.filter { !isDeleted($0) || !descriptor.includePendingChanges }
        var objects = (saved + (descriptor.includePendingChanges ? inserted : [])).compactMap { $0 as? T }
        if let predicate = descriptor.predicate { objects = try objects.filter { try predicate.evaluate($0) } }
        let rest = objects.sorted(using: descriptor.sortBy).dropFirst(descriptor.fetchOffset ?? 0)
        return Array(descriptor.fetchLimit.map { $0 > 0 ? rest.prefix($0) : rest } ?? rest)
    }
    /// Returns the number of objects of a type that meet a condition.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }
    /// Returns the identifiers of objects of a type that meet a condition.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws
        -> [PersistentIdentifier]
    { try fetch(descriptor).map(\.persistentModelID) }
    /// Returns the object of an identifier; nil if the context has none.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        (container.objects + inserted).first { $0.persistentModelID == persistentModelID } as? T
    }

    func isDeleted(_ model: any PersistentModel) -> Bool { deleted.contains { $0 === model } }

    /// The contexts of objects, guarded by the lock.
    private nonisolated(unsafe) static let contexts = NSMapTable<AnyObject, ModelContext>.weakToWeakObjects()
    private static let lock = NSRecursiveLock()
    static func context(of model: any PersistentModel) -> ModelContext? {
        lock.withLock { contexts.object(forKey: model) }
    }
}
