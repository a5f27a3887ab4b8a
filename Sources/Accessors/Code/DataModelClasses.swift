/// Writes the classes and properties that Xcode generates of Core Data's models.
///
/// Their values are those by name of an object, so that requests and sort descriptors find them.
struct DataModelClasses {
    let resources: AppResources
    let declared: Set<String>

    var text: String {
        let parts = resources.entities.compactMap(code)
        return parts.isEmpty ? "" : "\nimport CoreData\n" + parts.joined()
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
                    CoreData.NSFetchRequest<\(name)>(entityName: \(name.literal))
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

            """
    }
}
