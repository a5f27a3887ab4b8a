import SwiftSyntax

extension FactCollector {
    /// The types of SwiftUI whose extensions declare entries, with the protocols of their keys.
    private static let entryKeys = [
        "EnvironmentValues": "EnvironmentKey", "FocusedValues": "FocusedValueKey", "Transaction": "TransactionKey",
        "ContainerValues": "ContainerValueKey",
    ]

    /// Gives a property with SwiftUI's macro `@Entry` accessors, and a key beside it.
    ///
    /// `@Entry var gap = 8` becomes a property that reads and sets the value of `_EntryKey_gap`, whose default value is
    /// the initial one. Entries of `FocusedValues` have no default value.
    func lowerEntry(_ node: VariableDeclSyntax) {
        guard let attribute = node.attributes.first(where: { Self.attributeName($0) == "Entry" }),
            let owner = scopes.last.map({ facts.types[$0] }), owner.isExtension, let container = owner.path.last,
            let keyProtocol = Self.entryKeys[container],
            let binding = node.bindings.first, node.bindings.count == 1, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return }
        let written = Self.access(node.modifiers)
        let level = written.isEmpty ? owner.access : written
        let access =
            switch level {
            case "public", "package": level + " "
            // The key's value may be of a private type.
            case "private", "fileprivate": "fileprivate "
            default: ""
            }
        let key = "_EntryKey_\(name.filter { $0 != "`" })"
        let accessors = "{ get { self[\(key).self] } set { self[\(key).self] = newValue } }"
        let header = "\(accessors); \(access)struct \(key): \(keyProtocol) {"
        let type = binding.typeAnnotation?.type
        let isFocused = keyProtocol == "FocusedValueKey"
        guard isFocused ? type != nil && binding.initializer == nil : type != nil || binding.initializer != nil else {
            return
        }
        facts.edits.blank(attribute.byteRange, of: bytes)
        if isFocused, let type {
            let value = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
            facts.edits.insert(
                " \(header) \(access)typealias Value = \(value.trimmedDescription) }", at: binding.byteRange.upperBound)
        } else if let initializer = binding.initializer {
            let end = initializer.value.byteRange.upperBound
            if let type {
                let value = "\(access)static var defaultValue: \(type.trimmedDescription) {"
                facts.edits.replace(initializer.equal.byteRange, of: bytes, with: "\(header) \(value)")
                facts.edits.insert(" } }", at: end)
            } else {
                facts.edits.insert(": \(key).Value", at: binding.pattern.byteRange.upperBound)
                facts.edits.replace(
                    initializer.equal.byteRange, of: bytes, with: "\(header) \(access)static let defaultValue =")
                facts.edits.insert(" }", at: end)
            }
        } else if let type {
            let value = "\(access)static var defaultValue: \(type.trimmedDescription) { nil }"
            facts.edits.insert(" \(header) \(value) }", at: binding.byteRange.upperBound)
        }
    }

    /// Replaces SwiftData's macro `@Model` by the protocol to which it makes a class conform, and leaves out the macros
    /// of the members, which describe how they are stored.
    func lowerModel(_ node: ClassDeclSyntax) {
        guard facts.imports.contains("SwiftData"),
            let attribute = node.attributes.first(where: { Self.attributeName($0) == "Model" })
        else { return }
        facts.edits.blank(attribute.byteRange, of: bytes)
        if let last = node.inheritanceClause?.inheritedTypes.last {
            facts.edits.insert(", PersistentModel", at: last.type.byteRange.upperBound)
        } else {
            facts.edits.insert(": PersistentModel", at: node.genericEnd ?? node.name.byteRange.upperBound)
        }
        for member in node.memberBlock.members {
            if let macro = member.decl.as(MacroExpansionDeclSyntax.self) {
                if ["Unique", "Index"].contains(macro.macroName.text) { facts.edits.blank(macro.byteRange, of: bytes) }
                continue
            }
            for attribute in member.decl.as(VariableDeclSyntax.self)?.attributes ?? [] {
                let name = Self.attributeName(attribute) ?? ""
                guard ["Attribute", "Relationship", "Transient"].contains(name) else { continue }
                facts.edits.blank(attribute.byteRange, of: bytes)
            }
        }
    }
}
