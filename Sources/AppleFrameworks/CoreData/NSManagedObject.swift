import BuilderUIKit
import Settling

/// A value that a fetch can have.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The identity of an object.
open class NSManagedObjectID: NSObject, NSFetchRequestResult, NSCopying, @unchecked Sendable {
    /// The type of the object.
    public let entity: NSEntityDescription
    private let url: URL
    /// A Boolean value that indicates whether the object was never saved.
    open internal(set) var isTemporaryID = true
    /// The store that has the object.
    open internal(set) weak var persistentStore: NSPersistentStore?

    init(entity: NSEntityDescription) {
        self.entity = entity
        url = URL(string: "x-coredata:///\(entity.name ?? "Object")/\(UUID().uuidString)") ?? URL(fileURLWithPath: "/")
    }

    open func uriRepresentation() -> URL { url }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The states of an object that became a fault.
public struct NSSnapshotEventType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An insertion is undone.
    public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 1)
    /// A deletion is undone.
    public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 2)
    /// A change is undone.
    public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 3)
    /// Changes are rolled back.
    public static let rollback = NSSnapshotEventType(rawValue: 1 << 4)
    /// The object is read again.
    public static let refresh = NSSnapshotEventType(rawValue: 1 << 5)
    /// Conflicting changes are merged.
    public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 6)
}

extension NSManagedObject: NeutralValue {
    /// Returns an object without values, in no context.
    package static func neutralValue() -> Any { Self(entity: entity(), insertInto: nil) }
}

/// An object of the store.
///
/// Its properties are a subclass's own, or values by name. Contexts of one store share objects, and changes of a
/// subclass's properties aren't tracked: an object is updated once `setValue(_:forKey:)` was called, or once a set that
/// can be changed was requested.
open class NSManagedObject: NSObject, NSFetchRequestResult, KeyedValueContainer {
    /// The type of the object.
    public let entity: NSEntityDescription
    /// The object's identity.
    public let objectID: NSManagedObjectID
    /// The context that has the object.
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    private var values: [String: Any] = [:]
    private var changes: [String: Any] = [:]

    /// Creates an object and inserts it into a context.
    public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        objectID = NSManagedObjectID(entity: entity)
        super.init()
        context?.insert(self)
    }

    /// Creates an object of the class's type and inserts it into a context.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(), insertInto: moc)
    }

    /// The type of the class's objects, named as in the model, or as the class.
    open class func entity() -> NSEntityDescription { NSEntityDescription.ofClass(self) }

    /// Returns a request for objects of the class.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest(entityName: entity().name ?? String(describing: self))
    }

    // MARK: State

    open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    open var hasPersistentChangedValues: Bool { !changes.isEmpty }
    open internal(set) var isInserted = false
    open internal(set) var isDeleted = false
    open var isUpdated: Bool { !isInserted && !isDeleted && !changes.isEmpty }
    /// A Boolean value that indicates whether the properties aren't loaded: they always are.
    open var isFault: Bool { false }
    open var faultingState: Int { 0 }

    /// The values that were set by name since the last save.
    open func changedValues() -> [String: Any] { changes }
    open func changedValuesForCurrentEvent() -> [String: Any] { changes }
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        guard let keys else { return values }
        return values.filter { keys.contains($0.key) }
    }
    open func hasFault(forRelationshipNamed key: String) -> Bool { false }
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        ((value(forKey: key) as? NSSet)?.allObjects ?? []).compactMap { ($0 as? NSManagedObject)?.objectID }
    }

    // MARK: Values by name

    /// Returns the properties on which another one depends: none.
    open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
    /// Returns a Boolean value that indicates whether changes of a property are observed by themselves; false, as for
    /// the properties of a model.
    open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { false }

    open func value(forKey key: String) -> Any? { values[key] ?? property(key) }

    open func setValue(_ value: Any?, forKey key: String) { change(key, to: value) }

    private func change(_ key: String, to value: Any?) {
        values[key] = value
        changes[key] = value ?? NSNull()
        managedObjectContext?.objectChanged(self)
    }

    open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func willAccessValue(forKey key: String?) {}
    open func didAccessValue(forKey key: String?) {}
    open func willChangeValue(forKey key: String) {}
    open func didChangeValue(forKey key: String) {
        changes[key] = changes[key] ?? NSNull()
        managedObjectContext?.objectChanged(self)
    }
    /// Returns the objects of a relationship; changes of them are the relationship's. The object counts as updated from
    /// then on, as changes of sets aren't tracked.
    open func mutableSetValue(forKey key: String) -> NSMutableSet {
        let old = value(forKey: key)
        let set = old as? NSMutableSet ?? NSMutableSet(set: old as? Set<AnyHashable> ?? [])
        change(key, to: set)
        return set
    }

    /// Returns the objects of an ordered relationship; changes of them are the relationship's. The object counts as
    /// updated from then on, as changes of sets aren't tracked.
    open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
        let old = value(forKey: key)
        let set = old as? NSMutableOrderedSet ?? NSMutableOrderedSet(array: (old as? NSOrderedSet)?.array ?? [])
        change(key, to: set)
        return set
    }

    /// The value of a subclass's property.
    private func property(_ key: String) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror, current.subjectType != NSManagedObject.self {
            for child in current.children where child.label == key || child.label == "$__lazy_storage_$_" + key {
                return KeyedValue.unwrapped(child.value)
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    // MARK: Events

    open func awakeFromInsert() {}
    open func awakeFromFetch() {}
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    open func prepareForDeletion() {}
    open func willSave() {}
    open func didSave() {}
    open func willTurnIntoFault() {}
    open func didTurnIntoFault() {}
    open func validateForInsert() throws {}
    open func validateForUpdate() throws {}
    open func validateForDelete() throws {}

    func saved(in store: NSPersistentStore?) {
        isInserted = false
        changes = [:]
        objectID.isTemporaryID = false
        objectID.persistentStore = store
    }
}
