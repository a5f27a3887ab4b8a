import BuilderUIKit

/// The form of a batch insertion's result.
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

/// An insertion of objects into the store, without a context.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    /// The type's name.
    public let entityName: String
    /// The type.
    public let entity: NSEntityDescription?
    /// The values of the objects.
    open var objectsToInsert: [[String: Any]]?
    /// A closure that sets the values of an object by name, until it returns true.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// A closure that sets the values of an object, until it returns true.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    /// The form of the result.
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    private init(name: String, entity: NSEntityDescription?) { (entityName, self.entity) = (name, entity) }
    public convenience init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.init(name: entityName, entity: nil)
        objectsToInsert = dictionaries
    }
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(name: entity.name ?? "", entity: entity)
        objectsToInsert = dictionaries
    }
    public convenience init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.init(name: entityName, entity: nil)
        dictionaryHandler = handler
    }
    public convenience init(
        entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool
    ) {
        self.init(name: entity.name ?? "", entity: entity)
        dictionaryHandler = handler
    }
    public convenience init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.init(name: entityName, entity: nil)
        managedObjectHandler = handler
    }
    public convenience init(
        entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool
    ) {
        self.init(name: entity.name ?? "", entity: entity)
        managedObjectHandler = handler
    }

    /// Creates the objects, which no context has.
    func makeObjects() -> [NSManagedObject] {
        let type = entity ?? NSEntityDescription.named(entityName, for: nil)
        func make() -> NSManagedObject { type.type.init(entity: type, insertInto: nil) }
        func set(_ values: [String: Any], of object: NSManagedObject) {
            for (name, value) in values { object.setValue(value, forKey: name) }
        }
        var made = (objectsToInsert ?? []).map { values in
            let object = make()
            set(values, of: object)
            return object
        }
        if let dictionaryHandler {
            while true {
                let values = NSMutableDictionary()
                if dictionaryHandler(values) { break }
                let object = make()
                set(values as? [String: Any] ?? [:], of: object)
                made.append(object)
            }
        }
        if let managedObjectHandler {
            while true {
                let object = make()
                if managedObjectHandler(object) { break }
                made.append(object)
            }
        }
        return made
    }
}

/// The result of a batch insertion.
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// A Boolean value, identifiers or a number, by the type that is requested.
    public let result: Any?
    /// The form of the result.
    public let resultType: NSBatchInsertRequestResultType

    init(ids: [NSManagedObjectID], resultType: NSBatchInsertRequestResultType) {
        self.resultType = resultType
        switch resultType {
        case .statusOnly: result = true
        case .objectIDs: result = ids
        case .count: result = ids.count
        }
    }
}
