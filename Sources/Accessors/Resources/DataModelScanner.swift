import Foundation

/// Finds the entities in a model of Core Data.
enum DataModelScanner {
    static func entities(in data: Data) -> [AppResources.Entity] {
        var entities: [AppResources.Entity] = []
        for element in InterfaceFileScanner.elements(in: String(decoding: data, as: UTF8.self)) {
            let attributes = element.attributes
            guard let name = attributes["name"] else { continue }
            switch element.name {
            case "entity":
                // The class may have the module's name in front.
                let path = attributes["representedClassName"] ?? "NSManagedObject"
                entities.append(
                    AppResources.Entity(
                        name: name, className: String(path.split(separator: ".").last ?? ""),
                        parent: attributes["parentEntity"],
                        generation: AppResources.Entity.Generation(rawValue: attributes["codeGenerationType"] ?? "")))
            case "attribute" where !entities.isEmpty:
                entities[entities.count - 1].properties.append(attribute(name, attributes))
            case "relationship" where !entities.isEmpty:
                let isList = attributes["toMany"] == "YES"
                entities[entities.count - 1].properties.append(
                    AppResources.Entity.Property(
                        name: name,
                        content: .objects(
                            entity: attributes["destinationEntity"] ?? "",
                            list: !isList ? nil : attributes["ordered"] == "YES" ? "NSOrderedSet" : "NSSet")))
            default: break
            }
        }
        return entities
    }

    private static func attribute(
        _ name: String, _ attributes: [String: String]
    ) -> AppResources.Entity.Property {
        let type = attributes["attributeType"] ?? ""
        let initial = attributes["defaultValueString"]
        let isScalar = attributes["usesScalarValueType"] == "YES"
        let content: AppResources.Entity.Property.Content
        switch type {
        case "Boolean" where isScalar:
            content = .scalar(type: "Bool", initial: initial == "YES" || initial == "1" ? "true" : "false")
        case "Integer 16" where isScalar, "Integer 32" where isScalar, "Integer 64" where isScalar:
            content = .scalar(
                type: "Int" + type.suffix(2), initial: initial.flatMap(Int64.init).map(String.init) ?? "0")
        case "Double" where isScalar, "Float" where isScalar:
            content = .scalar(type: type, initial: initial.flatMap(Double.init).map { "\($0)" } ?? "0")
        case "Date" where isScalar: content = .scalar(type: "Foundation.TimeInterval", initial: "0")
        case "String": content = .optional(type: "String", initial: initial)
        case "Date", "UUID": content = .optional(type: "Foundation.\(type)", initial: nil)
        case "Binary": content = .optional(type: "Foundation.Data", initial: nil)
        case "URI": content = .optional(type: "Foundation.URL", initial: nil)
        case "Decimal": content = .optional(type: "Foundation.NSDecimalNumber", initial: nil)
        case "Transformable":
            content = .optional(type: attributes["customClassName"] ?? "Foundation.NSObject", initial: nil)
        default: content = .optional(type: "Foundation.NSNumber", initial: nil)
        }
        return AppResources.Entity.Property(name: name, content: content)
    }
}
