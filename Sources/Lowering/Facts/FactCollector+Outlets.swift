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

    /// Returns a Boolean value that indicates whether a property is an outlet of a class, stored, of a type with an
    /// exclamation mark, and that the class doesn't create itself where it is nil.
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
        if OutletFallbackFinder(name).finds(in: members) { return false }
        // The name of its storage.
        return !members.contains { member in
            member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
                $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == "_\(name)"
            } == true
        }
    }
}

/// Finds a class's own object for an outlet that nothing has connected: a test for nil, and an assignment.
private final class OutletFallbackFinder: SyntaxVisitor {
    private let name: String
    private var isTested = false
    private var isAssigned = false

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    func finds(in members: MemberBlockItemListSyntax) -> Bool {
        walk(members)
        return isTested && isAssigned
    }

    private func isName(_ expression: some ExprSyntaxProtocol) -> Bool {
        if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.identifierText == self.name }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
        let target = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
        return target.trimmedDescription == "self" && member.declName.baseName.identifierText == name
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        for (index, part) in parts.enumerated() where index + 2 < parts.count && isName(part) {
            if parts[index + 1].is(AssignmentExprSyntax.self) {
                isAssigned = true
            } else if parts[index + 2].is(NilLiteralExprSyntax.self) {
                isTested = true
            }
        }
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.initializer?.value {
            if isName(value) { isTested = true }
        } else if node.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name {
            isTested = true
        }
        return .visitChildren
    }
}
