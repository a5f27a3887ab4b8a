/// Writes the classes and properties that Xcode generates of Core Data's models.
///
/// Their values are those by name of an object, so that requests and sort descriptors find them.
struct DataModelClasses {
    let resources: AppResources
    let declared: Set<String>

    var text: String {
        let parts = resources.entities.compactMap(code)
        return parts.isEmpty ? "" : "\nimport CoreData\n" + parts.joined() + names
    }

    /// The classes with other names than their entities', by which objects are created and requested.
    private var names: String {
        let renamed = resources.entities.filter { entity in
            let isKnown = entity.generation == .class || declared.contains(entity.className)
            return entity.className != entity.name && isKnown
                && SwiftIdentifier.declared(entity.className) == entity.className
        }
        guard !renamed.isEmpty else { return "" }
        let rows = renamed.map { "            \($0.name.literal): \($0.className).self,\n" }
        return """

            nonisolated final class _DataModel: CoreData._DataModelClasses {
                static var classes: [String: CoreData.NSManagedObject.Type] {
                    [
            \(rows.joined())        ]
                }
            }

            """
    }

    private func code(of entity: AppResources.Entity) -> String? {
        let name = entity.className
        let isDeclared = declared.contains(name)
        switch entity.generation {
        case .class where !isDeclared: break
        // The app declares the class, and Xcode the properties.
        case .category where isDeclared: break
        default: return nil
        }
        guard SwiftIdentifier.declared(name) == name else { return nil }
        let properties = entity.properties.filter { !declared.contains("\(name).\($0.name)") }
        let superclass = entity.parent.flatMap(className) ?? "CoreData.NSManagedObject"
        let head = "\nnonisolated public class \(name): \(superclass) {}\n"
        let request = """
                public class func fetchRequest() -> CoreData.NSFetchRequest<\(name)> {
                    CoreData.NSFetchRequest<\(name)>(entityName: \(entity.name.literal))
                }

            """
        return (isDeclared ? "" : head) + "\nnonisolated extension \(name) {\n"
            + (declared.contains("\(name).fetchRequest") ? "" : request)
            + properties.map(self.code).joined() + "}\n"
            + (isDeclared || entity.parent != nil ? "" : "\nextension \(name): Identifiable {}\n")
    }

    private func className(of entity: String) -> String? {
        resources.entities.first { $0.name == entity }?.className
    }

    private func code(of property: AppResources.Entity.Property) -> String {
        let key = property.name.literal
        guard let name = SwiftIdentifier.declared(property.name) else { return "" }
        switch property.content {
        case .scalar(let type, let initial):
            return variable(name, type, "value(forKey: \(key)) as? \(type) ?? \(initial)", key)
        case .optional(let type, let initial):
            let value = "value(forKey: \(key)) as? \(type)" + (initial.map { " ?? \($0.literal)" } ?? "")
            return variable(name, "\(type)?", value, key)
        case .objects(let entity, let list):
            guard let type = className(of: entity) else { return "" }
            guard let list else { return variable(name, "\(type)?", "value(forKey: \(key)) as? \(type)", key) }
            return variable(name, "Foundation.\(list)?", "value(forKey: \(key)) as? Foundation.\(list)", key)
                + changes(of: property.name, type: type, list: list)
        }
    }

    private func variable(_ name: String, _ type: String, _ value: String, _ key: String) -> String {
        """
            public var \(name): \(type) {
                get { \(value) }
                set { setValue(newValue, forKey: \(key)) }
            }

        """
    }

    /// The methods that add and remove objects of a relationship.
    private func changes(of name: String, type: String, list: String) -> String {
        let objects = "mutable\(list == "NSSet" ? "Set" : "OrderedSet")Value(forKey: \(name.literal))"
        let suffix = name.capitalizingFirst
        let all = list == "NSSet" ? "Array(values)" : "values.array"
        return """
                public func addTo\(suffix)(_ value: \(type)) { \(objects).add(value) }
                public func removeFrom\(suffix)(_ value: \(type)) { \(objects).remove(value) }
                public func addTo\(suffix)(_ values: Foundation.\(list)) {
                    let objects = \(objects)
                    for value in \(all) { objects.add(value) }
                }
                public func removeFrom\(suffix)(_ values: Foundation.\(list)) {
                    let objects = \(objects)
                    for value in \(all) { objects.remove(value) }
                }

            """ + (list == "NSSet" ? "" : places(suffix, type: type, objects: objects))
    }

    /// The methods that change an ordered relationship at places.
    private func places(_ suffix: String, type: String, objects: String) -> String {
        """
            public func insertInto\(suffix)(_ value: \(type), at idx: Int) { \(objects).insert(value, at: idx) }
            public func removeFrom\(suffix)(at idx: Int) { \(objects).removeObject(at: idx) }
            public func insertInto\(suffix)(_ values: [\(type)], at indexes: Foundation.NSIndexSet) {
                \(objects).insert(values, at: indexes as Foundation.IndexSet)
            }
            public func removeFrom\(suffix)(at indexes: Foundation.NSIndexSet) {
                \(objects).removeObjects(at: indexes as Foundation.IndexSet)
            }
            public func replace\(suffix)(at idx: Int, with value: \(type)) {
                \(objects).replaceObject(at: idx, with: value)
            }
            public func replace\(suffix)(at indexes: Foundation.NSIndexSet, with values: [\(type)]) {
                \(objects).replaceObjects(at: indexes as Foundation.IndexSet, with: values)
            }

        """
    }
}
