import BuilderUIKit
import Synchronization

/// A type of objects.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    private static let known = Mutex<[String: NSEntityDescription]>([:])
    /// The class of the type's objects.
    var type: NSManagedObject.Type = NSManagedObject.self

    open var name: String?
    open var managedObjectClassName: String! = "NSManagedObject"
    open var isAbstract = false
    open var properties: [NSPropertyDescription] = []
    open var subentities: [NSEntityDescription] = []
    open var userInfo: [AnyHashable: Any]?
    /// The properties of which no two objects have the same values; stored, since stores in memory don't compare them.
    open var uniquenessConstraints: [[Any]] = []
    /// The name of the type in an older model; without effect.
    open var renamingIdentifier: String?
    open internal(set) weak var superentity: NSEntityDescription?
    open weak var managedObjectModel: NSManagedObjectModel?

    public override init() {}

    open var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
    }
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    /// Returns the type of a name.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        named(entityName)
    }

    /// Creates an object of a type and inserts it into a context.
    ///
    /// The class is the one of that name that was used before, or else the one in the caller's module.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext, fileID: String = #fileID
    ) -> NSManagedObject {
        let entity = named(entityName)
        if entity.type == NSManagedObject.self, let module = fileID.split(separator: "/").first {
            let known = model(of: module)?.classes[entityName]
            if let type = known ?? NSClassFromString("\(module).\(entityName)") as? NSManagedObject.Type {
                entity.type = type
            }
        }
        return entity.type.init(entity: entity, insertInto: context)
    }

    /// Returns the classes that the model of a module names.
    private static func model(of module: Substring) -> (any _DataModelClasses.Type)? {
        NSClassFromString("\(module)._DataModel") as? any _DataModelClasses.Type
    }

    /// Returns the type of a class's objects, by the name in its module's model, otherwise by the class's.
    static func ofClass(_ type: NSManagedObject.Type) -> NSEntityDescription {
        let module = String(reflecting: type).prefix { $0 != "." }
        let known = model(of: module)?.classes.first { $0.value == type }
        return named(known?.key ?? String(describing: type), for: type)
    }

    static func named(_ name: String, for type: NSManagedObject.Type? = nil) -> NSEntityDescription {
        let entity = known.withLock { known in
            if let entity = known[name] { return entity }
            let entity = NSEntityDescription()
            entity.name = name
            entity.managedObjectClassName = name
            known[name] = entity
            return entity
        }
        if let type, entity.type == NSManagedObject.self { entity.type = type }
        return entity
    }

    /// Indicates whether an object is of the type of a name, or of one that derives from it.
    static func isObject(_ object: NSManagedObject, of name: String) -> Bool {
        var type: AnyClass? = Swift.type(of: object)
        if object.entity.name == name { return true }
        while let current = type {
            if String(describing: current) == name { return true }
            type = _getSuperclass(current)
        }
        return false
    }
}

/// The classes of a model whose names aren't those of their entities, as a module that lowering generates declares them.
public protocol _DataModelClasses {
    /// The classes by the names of the entities.
    static var classes: [String: NSManagedObject.Type] { get }
}

/// A property of a type.
open class NSPropertyDescription: NSObject {
    open var name = ""
    open var isOptional = true
    open var isTransient = false
    open var userInfo: [AnyHashable: Any]?
    open weak var entity: NSEntityDescription?
    public override init() {}
}

/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    case transformableAttributeType = 1800
    case objectIDAttributeType = 2000
}

/// A property with a value.
open class NSAttributeDescription: NSPropertyDescription {
    open var attributeType = NSAttributeType.undefinedAttributeType
    open var defaultValue: Any?
    open var valueTransformerName: String?
    open var attributeValueClassName: String?
}

/// The effect of a deletion on related objects.
public enum NSDeleteRule: UInt, Sendable {
    case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A property with other objects.
open class NSRelationshipDescription: NSPropertyDescription {
    open weak var destinationEntity: NSEntityDescription?
    open weak var inverseRelationship: NSRelationshipDescription?
    open var maxCount = 0
    open var minCount = 0
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    open var isOrdered = false
    open var isToMany: Bool { maxCount != 1 }
}

/// A value that is computed by a fetch; fetches have none on Linux.
open class NSExpressionDescription: NSPropertyDescription {
    open var expression: BuilderFoundation.NSExpression?
    open var expressionResultType = NSAttributeType.undefinedAttributeType
}

/// The types of a store.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    open var entities: [NSEntityDescription] = []

    public override init() {}
    /// Creates a model without types: those of compiled model files aren't read.
    public init?(contentsOf url: URL) {}
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }

    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.compactMap { entity in entity.name.map { ($0, entity) } }) { first, _ in first }
    }
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? { nil }
}
