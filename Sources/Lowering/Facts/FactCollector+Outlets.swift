import SwiftSyntax

// Outlets that are used without unwrapping, `@IBOutlet private weak var name: UILabel!`: nothing connects them on
// Linux, and the first use of nil would end the process. They are kept by `_Outlet`, which creates an object in that
// case.
extension FactCollector {
    /// Lowers the attribute `@IBOutlet`: to nothing, or to that of an outlet that is used without unwrapping.
    func lowerOutlet(_ node: AttributeSyntax) {
        guard let property = node.parent?.parent?.as(VariableDeclSyntax.self), Self.needsObject(property) else {
            return blank(node)
        }
        let isWeak = property.modifiers.contains { ["weak", "unowned"].contains($0.name.text) }
        let attribute = isWeak ? "@_Outlet(isWeak: true)" : "@_Outlet"
        let end = max(0, node.byteRange.count - attribute.utf8.count)
        facts.edits.replace(node.byteRange, of: bytes, with: attribute + String(repeating: " ", count: end))
    }

    /// Returns a Boolean value that indicates whether a modifier is `weak` or `unowned` of such an outlet: its object
    /// has no other owner.
    static func isOutletReference(_ node: DeclModifierSyntax) -> Bool {
        guard ["weak", "unowned"].contains(node.name.text),
            let property = node.parent?.parent?.as(VariableDeclSyntax.self)
        else { return false }
        return property.attributes.contains { attributeName($0) == "IBOutlet" } && needsObject(property)
    }

    /// Returns a Boolean value that indicates whether a property is an outlet of a class, stored, and of a type with an
    /// exclamation mark.
    private static func needsObject(_ property: VariableDeclSyntax) -> Bool {
        guard property.bindings.count == 1, let binding = property.bindings.first,
            binding.typeAnnotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true,
            !property.modifiers.contains(where: { ["override", "lazy", "static", "class"].contains($0.name.text) }),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText,
            let members = property.parent?.parent?.as(MemberBlockItemListSyntax.self),
            members.parent?.parent?.is(ClassDeclSyntax.self) == true
        else { return false }
        if case .getter? = binding.accessorBlock?.accessors { return false }
        if case .accessors(let accessors)? = binding.accessorBlock?.accessors,
            !accessors.allSatisfy({ ["willSet", "didSet"].contains($0.accessorSpecifier.text) })
        {
            return false
        }
        // The name of its storage.
        return !members.contains { member in
            member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
                $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == "_\(name)"
            } == true
        }
    }
}
