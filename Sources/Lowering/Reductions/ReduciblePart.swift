import GallerySources
import SwiftSyntax

/// A part of a file that can be left out without making the rest unparsable.
struct ReduciblePart {
    var kind: Reduction.Kind
    /// The bytes of the part, which contain the errors that leaving it out resolves.
    var range: Range<Int>
    /// The bytes by which the part is recognized, and the names of the declarations around it.
    var identity: Range<Int>
    var scope: String
    /// The bytes that are replaced.
    var edited: Range<Int>
    /// The text instead of them; empty to leave nothing.
    var replacement = ""
    /// The name of an inherited type, the clause that it is in, and the comma after it.
    var name = ""
    var clause = 0..<0
    var comma: Range<Int>?
}

/// Collects the parts of a file that can be left out.
final class ReduciblePartCollector: SyntaxVisitor {
    private(set) var parts: [ReduciblePart] = []
    /// The names of the declarations around the current node.
    private var scope: [String] = []

    static func parts(of tree: SourceFileSyntax) -> [ReduciblePart] {
        let collector = ReduciblePartCollector(viewMode: .sourceAccurate)
        collector.walk(tree)
        return collector.parts
    }

    private func add(
        _ kind: Reduction.Kind, _ node: some SyntaxProtocol, identity: Range<Int>? = nil, edited: Range<Int>? = nil,
        replacement: String = "", name: String = ""
    ) {
        let range = node.byteRange
        parts.append(
            ReduciblePart(
                kind: kind, range: range, identity: identity ?? range, scope: scope.joined(separator: "."),
                edited: edited ?? range, replacement: replacement, name: name))
    }

    // MARK: Scopes

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.extendedType.trimmedDescription)
    }

    override func visitPost(_ node: ClassDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: FunctionDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: InitializerDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: SubscriptDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: AccessorDeclSyntax) { scope.removeLast() }
    override func visitPost(_ node: PatternBindingSyntax) { scope.removeLast() }

    private func enter(_ name: String) -> SyntaxVisitorContinueKind {
        scope.append(name)
        return .visitChildren
    }

    // MARK: Statements and declarations

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let isDeclaration = node.item.is(DeclSyntax.self) && node.parent?.parent?.is(SourceFileSyntax.self) == true
        if node.item.is(ImportDeclSyntax.self) || Self.isResultOfPreview(node) { return .visitChildren }
        if node.item.is(ExprSyntax.self), Self.isResult(node), !Self.isAmongPreviews(Syntax(node)) {
            add(.value, node, replacement: Self.value)
        } else {
            add(isDeclaration ? .declaration : .statement, node)
        }
        return .visitChildren
    }

    /// Returns a Boolean value that indicates whether a statement is the only one of a body, and its result.
    private static func isResult(_ node: CodeBlockItemSyntax) -> Bool {
        guard let list = node.parent, list.as(CodeBlockItemListSyntax.self)?.count == 1, let owner = list.parent else {
            return false
        }
        if owner.is(ClosureExprSyntax.self) || owner.is(AccessorBlockSyntax.self) { return true }
        guard let declaration = owner.as(CodeBlockSyntax.self)?.parent else { return false }
        if let accessor = declaration.as(AccessorDeclSyntax.self) { return accessor.accessorSpecifier.text == "get" }
        return declaration.as(FunctionDeclSyntax.self).map { hasResult($0.signature) } ?? false
    }

    private static func hasResult(_ signature: FunctionSignatureSyntax) -> Bool {
        guard let result = signature.returnClause?.type.trimmedDescription else { return false }
        return !["Void", "()"].contains(result)
    }

    override func visit(_ node: MemberBlockItemSyntax) -> SyntaxVisitorContinueKind {
        add(.declaration, node)
        return .visitChildren
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.expression, !Self.isInPreview(Syntax(node)), !Self.isAmongPreviews(Syntax(node)) {
            add(.value, value, replacement: Self.value)
        }
        return .visitChildren
    }

    /// Returns a Boolean value that indicates whether a statement is the result of a preview, which is left out as a
    /// whole if it has none.
    private static func isResultOfPreview(_ statement: CodeBlockItemSyntax) -> Bool {
        guard let list = statement.parent?.as(CodeBlockItemListSyntax.self), let closure = list.parent,
            closure.is(ClosureExprSyntax.self), isInPreview(Syntax(statement))
        else { return false }
        return statement.item.is(ReturnStmtSyntax.self) || list.last?.id == statement.id
    }

    /// Returns a Boolean value that indicates whether a node is among the previews of a `PreviewProvider`: a preview that
    /// is refused is left out as a whole.
    private static func isAmongPreviews(_ node: Syntax) -> Bool {
        var current = node.parent
        while let parent = current, ![.closureExpr, .functionDecl, .patternBinding].contains(parent.kind) {
            current = parent.parent
        }
        if let call = current?.parent?.as(FunctionCallExprSyntax.self) {
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            return (name == "Group" || name == "ForEach") && isAmongPreviews(Syntax(call))
        }
        guard let binding = current?.as(PatternBindingSyntax.self), binding.pattern.trimmedDescription == "previews",
            let group = sequence(first: Syntax(binding), next: \.parent).lazy
                .compactMap({ $0.asProtocol((any DeclGroupSyntax).self) }).first
        else { return false }
        return group.inheritanceClause?.inheritedTypes.contains {
            $0.type.trimmedDescription.hasSuffix("PreviewProvider")
        } == true
    }

    /// Returns a Boolean value that indicates whether the closest function around a node is the closure of a preview.
    private static func isInPreview(_ node: Syntax) -> Bool {
        var current = node.parent
        while let parent = current, ![.closureExpr, .functionDecl, .accessorBlock].contains(parent.kind) {
            current = parent.parent
        }
        var macro = current?.parent
        if macro?.is(LabeledExprSyntax.self) == true { macro = macro?.parent?.parent }
        return current?.is(ClosureExprSyntax.self) == true
            && (macro?.asProtocol((any FreestandingMacroExpansionSyntax).self))?.macroName.text == "Preview"
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        scope.append(node.pattern.trimmedDescription)
        if let type = node.typeAnnotation?.type, let value = node.initializer?.value {
            add(.value, value, replacement: Self.value(of: type))
        }
        if let accessors = node.accessorBlock, case .getter = accessors.accessors {
            add(
                .body, accessors,
                replacement: "{ \(node.typeAnnotation.map { Self.value(of: $0.type) } ?? Self.value) }")
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.defaultValue?.value { add(.value, value, replacement: Self.value(of: node.type)) }
        return .visitChildren
    }

    // MARK: Bodies

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        addOverride(node.modifiers, of: node, body: node.body)
        if let body = node.body {
            let value = node.signature.returnClause.map { Self.value(of: $0.type) } ?? Self.value
            let hasResult = Self.hasResult(node.signature)
            add(.body, body, identity: node.byteRange, replacement: hasResult ? "{ return \(value) }" : "{}")
        }
        return enter(node.name.text + node.signature.trimmedDescription)
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        addOverride(node.modifiers, of: node, body: node.body)
        if let body = node.body {
            add(.body, body, identity: node.byteRange, replacement: "{ missingInitializer() }")
        }
        return enter("init" + node.signature.trimmedDescription)
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        if let accessors = node.accessorBlock, case .getter = accessors.accessors {
            add(.body, accessors, identity: node.byteRange, replacement: "{ \(Self.value) }")
        }
        return enter("subscript" + node.parameterClause.trimmedDescription)
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        addOverride(node.modifiers, of: node, body: nil)
        return .visitChildren
    }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        if let body = node.body {
            let isGetter = node.accessorSpecifier.text == "get"
            let identity = node.parent?.parent?.parent?.byteRange
            add(.body, body, identity: identity, replacement: isGetter ? "{ \(Self.value) }" : "{}")
        }
        return enter(node.accessorSpecifier.text)
    }

    /// The expression in place of a value, a function of BuilderUIKit.
    private static let value = "missingValue()"

    /// Returns the expression in place of a value of a type: there is a closure, but no value that is made, for every
    /// function type, and none for tuples.
    private static func value(of type: TypeSyntax) -> String {
        if let type = type.as(AttributedTypeSyntax.self) { return value(of: type.baseType) }
        if let type = type.as(FunctionTypeSyntax.self) {
            let parameters = type.parameters.map { _ in "_" }.joined(separator: ", ")
            return "{ \(parameters.isEmpty ? "" : "\(parameters) in ")\(value(of: type.returnClause.type)) }"
        }
        guard let type = type.as(TupleTypeSyntax.self), !type.elements.isEmpty else { return value }
        let values = type.elements.map { element in
            let label = element.firstName.map { "\($0.text): " } ?? ""
            return (label == "_: " ? "" : label) + value(of: element.type)
        }
        return "(\(values.joined(separator: ", ")))"
    }

    // MARK: Modifiers and inheritance

    private func addOverride(_ modifiers: DeclModifierListSyntax, of node: some SyntaxProtocol, body: CodeBlockSyntax?)
    {
        guard let modifier = modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) else { return }
        let end = body?.byteRange.lowerBound ?? node.byteRange.upperBound
        let head = node.byteRange.lowerBound..<end
        parts.append(
            ReduciblePart(
                kind: .override, range: head, identity: head, scope: scope.joined(separator: "."),
                edited: modifier.byteRange))
    }

    override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
        // The error is at the type's name, or at the inherited type.
        guard let declaration = node.parent else { return .visitChildren }
        let head = declaration.byteRange.lowerBound..<node.byteRange.upperBound
        for type in node.inheritedTypes {
            parts.append(
                ReduciblePart(
                    kind: .inheritance, range: head, identity: type.type.byteRange,
                    scope: scope.joined(separator: "."), edited: type.type.byteRange,
                    name: type.type.trimmedDescription, clause: node.byteRange, comma: type.trailingComma?.byteRange))
        }
        return .visitChildren
    }
}
