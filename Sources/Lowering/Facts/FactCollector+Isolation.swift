import SwiftSyntax

/// The edits of modules that are isolated to the main actor unless they say otherwise. On Apple's systems a class may
/// override a method of Objective-C with another isolation; overrides of Swift's methods can't.
extension FactCollector {
    /// Takes a class off the main actor that derives from a framework's class without an actor.
    func lowerIsolation(ofClass node: ClassDeclSyntax) {
        guard configuration.isMainActorByDefault, Self.isOffMainActor(node),
            !Self.hasIsolation(node.attributes, node.modifiers)
        else { return }
        let start = node.modifiers.first?.byteRange ?? node.classKeyword.byteRange
        facts.edits.insert("nonisolated ", at: start.lowerBound)
    }

    /// Takes an override of `isEqual(_:)`, `copy()` or `mutableCopy()` off the main actor. Its body stays there.
    func lowerIsolation(ofMethod node: FunctionDeclSyntax) {
        let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }.joined()
        guard ["isEqual(_:)", "copy()", "mutableCopy()"].contains("\(node.name.text)(\(labels))"),
            let override = overrideOnMainActor(node, node.attributes, node.modifiers), let body = node.body
        else { return }
        facts.edits.insert("nonisolated ", at: override)
        assumeMainActor(from: body.leftBrace, to: body.rightBrace)
    }

    /// Takes an override of `description` and its kin off the main actor. Its body stays there.
    func lowerIsolation(ofProperty node: VariableDeclSyntax) {
        guard let binding = node.bindings.first, node.bindings.count == 1, let accessors = binding.accessorBlock,
            ["description", "debugDescription", "hash", "classForCoder"].contains(binding.pattern.trimmedDescription),
            let override = overrideOnMainActor(node, node.attributes, node.modifiers)
        else { return }
        switch accessors.accessors {
        case .getter: assumeMainActor(from: accessors.leftBrace, to: accessors.rightBrace)
        case .accessors(let list):
            guard list.count == 1, let getter = list.first, let body = getter.body else { return }
            assumeMainActor(from: body.leftBrace, to: body.rightBrace)
        default: return
        }
        facts.edits.insert("nonisolated ", at: override)
    }

    /// Calls a body on any thread as if it were the main one, as code in Objective-C would.
    private func assumeMainActor(from left: TokenSyntax, to right: TokenSyntax) {
        if configuration.availableModules?.contains("BuilderFoundation") == true {
            foundationParts.insert("BuilderFoundation")
        }
        facts.edits.insert(" return _assumeMainActor {", at: left.byteRange.upperBound)
        facts.edits.insert(" }", at: right.byteRange.lowerBound)
    }

    /// Returns the offset of the modifier `override` of a class's member with the module's isolation; nil for others.
    private func overrideOnMainActor(
        _ member: some SyntaxProtocol, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax
    ) -> Int? {
        guard configuration.isMainActorByDefault, !Self.hasIsolation(attributes, modifiers),
            let override = modifiers.first(where: { $0.name.text == "override" }),
            let owner = Self.owner(of: member), !Self.isOffMainActor(owner),
            !owner.modifiers.contains(where: { $0.name.text == "nonisolated" })
        else { return nil }
        return override.byteRange.lowerBound
    }

    private static func owner(of member: some SyntaxProtocol) -> ClassDeclSyntax? {
        sequence(first: Syntax(member)) { $0.parent }.lazy.compactMap { $0.as(ClassDeclSyntax.self) }.first
    }

    private static func hasIsolation(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.text == "nonisolated" }
            || attributes.contains { attributeName($0)?.hasSuffix("Actor") == true }
    }

    private static func isOffMainActor(_ node: ClassDeclSyntax) -> Bool {
        guard let superclass = node.inheritanceClause?.inheritedTypes.first else { return false }
        let name = nameWithoutArguments(superclass.type)
        return NonisolatedClasses.frameworks.contains(name) || NonisolatedClasses.foundation.contains(name)
    }
}
