import SwiftSyntax

extension FactCollector {
    func enter(
        _ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersOrNot, _ kind: TypeFact.Kind
    ) -> SyntaxVisitorContinueKind {
        let isPreview = inheritedNames(node.inheritanceClause).contains { $0.hasSuffix("PreviewProvider") }
        let continuation = isPreview ? addPreviewProvider(node) : .visitChildren
        let outer = scopes.last.map { facts.types[$0].path } ?? []
        addType(
            node, kind, path: outer + [node.name.identifierText],
            genericParameters: node.genericNames, nameEnd: node.genericEnd ?? node.name.byteRange.upperBound)
        facts.types[facts.types.count - 1].genericConstraints = node.genericConstraints
        notePrivate(node.modifiers, names: [node.name.identifierText])
        return continuation
    }

    func enterExtension(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = Self.nameWithoutArguments(node.extendedType).split(separator: ".").map(String.init)
        addType(
            node, .extensionOfType, path: path, genericParameters: [],
            nameEnd: node.extendedType.byteRange.upperBound, isConstrained: node.genericWhereClause != nil)
        return .visitChildren
    }

    func leave() { scopes.removeLast() }

    private func addType(
        _ node: some DeclGroupSyntax, _ kind: TypeFact.Kind, path: [String], genericParameters: [String],
        nameEnd: Int, isConstrained: Bool = false
    ) {
        let bodyEnd = node.memberBlock.rightBrace.byteRange.lowerBound
        let clause = node.inheritanceClause
        scopes.append(facts.types.count)
        facts.types.append(
            TypeFact(
                kind: kind, path: path, genericParameters: genericParameters, inherited: inheritedNames(clause),
                access: Self.access(node.modifiers),
                accessRange: node.modifiers.first { Self.isAccess($0) }?.byteRange, depth: scopes.count - 1,
                isConstrained: isConstrained,
                memberAttributes: kind == .extensionOfType ? keptAttributes(node.attributes) : "",
                bodyEnd: bodyEnd,
                endsWithMember: !node.memberBlock.members.isEmpty && !facts.source.isFirstOnLine(bodyEnd),
                inheritanceOffset: clause?.colon.byteRange.upperBound ?? nameEnd, hasInheritance: clause != nil,
                isObjectiveC: node.attributes.contains { Self.attributeName($0) == "objc" },
                isLocal: Self.isLocal(Syntax(node))))
    }

    static func isLocal(_ node: Syntax) -> Bool {
        var current = node.parent
        while let parent = current {
            if [.codeBlock, .accessorBlock, .closureExpr].contains(parent.kind) { return true }
            current = parent.parent
        }
        return false
    }

    private func inheritedNames(_ clause: InheritanceClauseSyntax?) -> [String] {
        clause?.inheritedTypes.map { Self.nameWithoutArguments($0.type) } ?? []
    }

    /// Returns a type's name as written, without generic arguments and attributes.
    static func nameWithoutArguments(_ type: TypeSyntax) -> String {
        if let type = type.as(IdentifierTypeSyntax.self) { return type.name.identifierText }
        if let type = type.as(MemberTypeSyntax.self) {
            return nameWithoutArguments(type.baseType) + "." + type.name.identifierText
        }
        if let type = type.as(AttributedTypeSyntax.self) { return nameWithoutArguments(type.baseType) }
        return type.trimmedDescription
    }

    /// Returns the attributes that have a meaning on Linux.
    private func keptAttributes(_ attributes: AttributeListSyntax) -> String {
        attributes.filter { !Self.removedAttributes.contains(Self.attributeName($0) ?? "") }
            .map { $0.trimmedDescription + " " }.joined()
    }

    static func attributeName(_ element: AttributeListSyntax.Element) -> String? {
        element.as(AttributeSyntax.self).flatMap(attributeName)
    }

    static func attributeName(_ attribute: AttributeSyntax) -> String? {
        attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
    }

    static func access(_ modifiers: DeclModifierListSyntax) -> String {
        modifiers.first(where: isAccess)?.name.text ?? ""
    }

    private static func isAccess(_ modifier: DeclModifierSyntax) -> Bool {
        modifier.detail == nil && accessLevels.contains(modifier.name.text)
    }

    private static let accessLevels: Set = ["open", "public", "package", "internal", "fileprivate", "private"]

    func notePrivate(_ modifiers: DeclModifierListSyntax, names: [String]) {
        for modifier in modifiers
        where modifier.detail == nil && ["private", "fileprivate"].contains(modifier.name.text) {
            facts.privateNames += names.map { PrivateName(name: $0, modifier: modifier.byteRange) }
        }
    }
}

/// A declaration of a type, with the list that its generic parameters are in.
protocol WithGenericParametersOrNot: SyntaxProtocol {
    /// The names of the generic parameters.
    var genericNames: [String] { get }
    /// The types to which the generic parameters are constrained.
    var genericConstraints: [String: [String]] { get }
    /// The end of the list of generic parameters or of primary associated types.
    var genericEnd: Int? { get }
}

extension WithGenericParametersOrNot where Self: WithGenericParametersSyntax {
    var genericNames: [String] { genericParameterClause?.parameters.map(\.name.text) ?? [] }
    var genericConstraints: [String: [String]] {
        GenericConstraints.constraints(genericParameterClause, genericWhereClause)
    }
    var genericEnd: Int? { genericParameterClause?.byteRange.upperBound }
}

extension ClassDeclSyntax: WithGenericParametersOrNot {}
extension StructDeclSyntax: WithGenericParametersOrNot {}
extension EnumDeclSyntax: WithGenericParametersOrNot {}
extension ActorDeclSyntax: WithGenericParametersOrNot {}
extension ProtocolDeclSyntax: WithGenericParametersOrNot {
    var genericNames: [String] { [] }
    var genericConstraints: [String: [String]] { [:] }
    var genericEnd: Int? { primaryAssociatedTypeClause?.byteRange.upperBound }
}

extension TokenSyntax {
    /// The name without backticks.
    var identifierText: String { identifier?.name ?? text }
}
