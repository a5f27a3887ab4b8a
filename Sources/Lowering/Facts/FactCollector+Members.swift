import SwiftSyntax

extension FactCollector {
    func addMethod(_ node: FunctionDeclSyntax) {
        lowerManaged(node.attributes, node)
        lowerIsolation(ofMethod: node)
        guard var member = member(node, .method, node.name.identifierText, node.attributes, node.modifiers) else {
            if node.name.text == "NSLocalizedString" { facts.declaresLocalizedString = true }
            return notePrivate(node.modifiers, names: [node.name.identifierText])
        }
        addSignature(node.signature, to: &member)
        member.nameRange = node.name.byteRange
        member.isGeneric = node.genericParameterClause != nil
        member.signatureRange =
            (node.genericParameterClause?.byteRange ?? node.signature.byteRange)
            .lowerBound..<(node.genericWhereClause?.byteRange ?? node.signature.byteRange).upperBound
        if facts.types[member.owner].isExtension {
            member.parameters = node.signature.parameterClause.parameters.map {
                MemberFact.Parameter(
                    label: $0.firstName.text, name: ($0.secondName ?? $0.firstName).text,
                    type: $0.type.trimmedDescription + ($0.ellipsis == nil ? "" : "..."))
            }
            member.resultType = node.signature.returnClause?.type.trimmedDescription ?? "Void"
        }
        facts.members.append(member)
    }

    func addInitializer(_ node: InitializerDeclSyntax) {
        guard var member = member(node, .initializer, "init", node.attributes, node.modifiers) else { return }
        addSignature(node.signature, to: &member)
        // Managed objects are created by their types here.
        if member.labels == ["entity", "insertInto"], let range = member.overrideRange {
            facts.edits.replace(range, of: bytes, with: "required")
        }
        facts.members.append(member)
    }

    func addSubscript(_ node: SubscriptDeclSyntax) {
        guard var member = member(node, .subscriptMember, "subscript", node.attributes, node.modifiers) else { return }
        // Labels of a subscript are those that are written twice.
        member.labels = node.parameterClause.parameters.map { $0.secondName == nil ? "" : $0.firstName.labelText }
        facts.members.append(member)
    }

    func addProperty(_ node: VariableDeclSyntax) {
        lowerManaged(node.attributes, node)
        lowerEntry(node)
        lowerIsolation(ofProperty: node)
        let names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText }
        guard let name = names.first,
            var member = member(node, .property, name, node.attributes, node.modifiers)
        else { return notePrivate(node.modifiers, names: names) }
        addAccessors(of: node, to: &member)
        member.isManaged = node.attributes.contains { Self.attributeName($0) == "NSManaged" }
        facts.members.append(member)
        for binding in node.bindings.dropFirst() {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText else {
                continue
            }
            member.name = name
            member.resultType = Self.type(of: binding, in: node)
            facts.members.append(member)
        }
    }

    private func addAccessors(of node: VariableDeclSyntax, to member: inout MemberFact) {
        guard let binding = node.bindings.first else { return }
        member.nameRange = binding.pattern.byteRange
        member.resultType = Self.type(of: binding, in: node)
        switch binding.accessorBlock?.accessors {
        case .getter: member.isComputed = true
        case .accessors(let accessors):
            let names = accessors.map(\.accessorSpecifier.text)
            member.isComputed = names.contains("get")
            member.isSettable = names.contains("set")
        default: break
        }
    }

    /// Returns a property's type as written, maybe after another one's name, or that of the value that it is created
    /// with.
    private static func type(of binding: PatternBindingSyntax, in node: VariableDeclSyntax) -> String {
        let binding =
            binding.initializer == nil
            ? node.bindings.first { $0.position >= binding.position && $0.typeAnnotation != nil } ?? binding : binding
        if let type = binding.typeAnnotation?.type { return type.trimmedDescription }
        let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
        return call.flatMap(Receiver.createdType) ?? ""
    }

    /// Returns the facts that all members have, or nil for a declaration in a body or at a file's top level.
    private func member(
        _ node: some DeclSyntaxProtocol, _ kind: MemberFact.Kind, _ name: String, _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax
    ) -> MemberFact? {
        guard let owner = scopes.last, let item = node.parent?.as(MemberBlockItemSyntax.self) else { return nil }
        notePrivate(modifiers, names: [name])
        var member = MemberFact(
            kind: kind, owner: owner, name: name, range: node.byteRange, removalRange: item.byteRange)
        let words = Set(modifiers.map(\.name.text))
        member.isStatic = words.contains("static") || words.contains("class")
        member.isOverride = words.contains("override")
        member.overrideRange = modifiers.first { $0.name.tokenKind == .keyword(.override) }?.byteRange
        member.isOptional = words.contains("optional")
        member.access = Self.access(modifiers)
        member.attributesEnd = attributes.isEmpty ? nil : attributes.byteRange.upperBound
        let type = facts.types[owner]
        if member.access.isEmpty, let range = type.accessRange, type.isPrivate {
            facts.privateNames.append(PrivateName(name: name, modifier: range))
        }
        let objc = attributes.first { Self.attributeName($0) == "objc" }?.as(AttributeSyntax.self)
        member.isObjectiveC =
            type.isObjectiveC && type.isExtension
            || attributes.contains { Self.objectiveCAttributes.contains(Self.attributeName($0) ?? "") }
        member.objectiveCName = objc?.arguments?.trimmedDescription.filter { !$0.isWhitespace }
        return member
    }

    private static let objectiveCAttributes: Set = [
        "objc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged",
    ]

    private func addSignature(_ signature: FunctionSignatureSyntax, to member: inout MemberFact) {
        member.labels = signature.parameterClause.parameters.map(\.firstName.labelText)
        member.isThrowing = signature.effectSpecifiers?.throwsClause != nil
        member.isAsync = signature.effectSpecifiers?.asyncSpecifier != nil
        guard member.isOptional else { return }
        member.parameterTypes = signature.parameterClause.parameters.map {
            $0.type.trimmedDescription + ($0.ellipsis == nil ? "" : "...")
        }
        member.resultType = signature.returnClause?.type.trimmedDescription ?? "Void"
    }

    /// Gives a member that Core Data would implement a storage, or a body.
    private func lowerManaged(_ attributes: AttributeListSyntax, _ node: some DeclSyntaxProtocol) {
        guard let attribute = attributes.first(where: { Self.attributeName($0) == "NSManaged" }) else { return }
        let trap = "{ fatalError(\"Core Data isn't available\") }"
        if let function = node.as(FunctionDeclSyntax.self), function.body == nil {
            let body = function.signature.returnClause == nil ? "{}" : trap
            append(" " + body, to: node)
        } else if let variable = node.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            let type = binding.typeAnnotation?.type, binding.accessorBlock == nil,
            !type.is(OptionalTypeSyntax.self), !type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
        {
            // A value that was set can be read.
            facts.edits.replace(attribute.byteRange, of: bytes, with: "lazy")
            append(" = \(Self.managedDefault(of: type.trimmedDescription) ?? "\(trap)()")", to: binding)
        }
    }

    /// Returns the value that Core Data gives to an attribute that wasn't set; nil for types without one, where reading
    /// ends the process on Apple's systems, too.
    private static func managedDefault(of type: String) -> String? {
        switch type {
        case "Bool": "false"
        case "Int", "Int16", "Int32", "Int64", "Double", "Float", "CGFloat": "0"
        case "CGPoint", "CGSize", "CGRect": "\(type)()"
        case "String": "\"\""
        case "Data", "Date", "NSSet", "NSOrderedSet": "\(type)()"
        case _ where type.hasPrefix("Set<") || type.hasPrefix("["): type.contains(":") ? "[:]" : "[]"
        default: nil
        }
    }

    /// Appends text to a node's last token, so that it moves with the node.
    private func append(_ text: String, to node: some SyntaxProtocol) {
        guard let token = node.lastToken(viewMode: .sourceAccurate) else { return }
        facts.edits.replace(token.byteRange, of: bytes, with: token.text + text)
    }
}

extension TokenSyntax {
    /// The name of an argument label; empty for `_`.
    fileprivate var labelText: String { tokenKind == .wildcard ? "" : identifierText }
}
