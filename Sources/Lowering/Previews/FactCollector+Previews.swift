import SwiftSyntax

extension FactCollector {
    /// Adds `#Preview`. Its closure remains, so that it is lowered like other code.
    func addPreview(_ node: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
        var preview = PreviewFact(range: node.byteRange)
        let isAtTopLevel = scopes.isEmpty && !Self.isLocal(Syntax(node))
        if let parts = PreviewArguments(node) {
            preview.name = parts.name
            preview.traits = parts.traits
            if PreviewClosure.isSwiftUIs(parts.closure) {
                preview.obstacle = .swiftUI
            } else if isAtTopLevel, let start = PreviewClosure.start(of: parts.closure) {
                let end = node.byteRange.upperBound
                preview.body = PreviewFact.Body(
                    head: node.pound.byteRange.lowerBound..<start,
                    tail: min(parts.closure.byteRange.upperBound, end)..<end,
                    result: PreviewClosure.result(of: parts.closure),
                    content: PreviewClosure.expression(of: parts.closure).flatMap(ProviderScanner.content))
            }
        }
        facts.previews.append(preview)
        return preview.body == nil ? .skipChildren : .visitChildren
    }

    /// Adds a `PreviewProvider`. Its members remain, so that they are lowered like others, if one of its previews may be
    /// of UIKit's views.
    func addPreviewProvider(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
        var preview = PreviewFact(name: node.name.identifierText, range: node.byteRange, obstacle: .swiftUI)
        if scopes.isEmpty, !Self.isLocal(Syntax(node)) {
            preview.provider = ProviderScanner.scan(node, bytes: bytes)
        }
        facts.previews.append(preview)
        return preview.provider == nil ? .skipChildren : .visitChildren
    }
}

/// The arguments of UIKit's `#Preview(_:traits:body:)`.
private struct PreviewArguments {
    var name: String?
    var traits: [String] = []
    var closure: ClosureExprSyntax

    /// Returns nil if the arguments are those of another macro, such as that for widgets.
    init?(_ node: some FreestandingMacroExpansionSyntax) {
        guard node.additionalTrailingClosures.isEmpty else { return nil }
        var closure = node.trailingClosure
        var label = ""
        for (index, argument) in node.arguments.enumerated() {
            // The traits are variadic.
            label = argument.label?.text ?? (label == "traits" ? label : "")
            switch label {
            case "" where index == 0:
                name = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
            case "traits": if let trait = Self.trait(argument.expression) { traits.append(trait) }
            case "body" where closure == nil: closure = argument.expression.as(ClosureExprSyntax.self)
            default: return nil
            }
        }
        guard let closure else { return nil }
        self.closure = closure
    }

    private static let traits: Set = ["landscapeLeft", "landscapeRight", "sizeThatFitsLayout"]

    /// Returns a trait that a screen can have; nil for others.
    private static func trait(_ expression: ExprSyntax) -> String? {
        if let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
            return traits.contains(name) ? ".\(name)" : nil
        }
        guard let call = expression.as(FunctionCallExprSyntax.self),
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "fixedLayout"
        else { return nil }
        return PreviewSettings.fixedLayout(call.arguments)
    }
}

/// The closure of a preview.
private enum PreviewClosure {
    /// Returns the offset after the brace or the signature; nil if the closure has parameters.
    static func start(of closure: ClosureExprSyntax) -> Int? {
        guard let signature = closure.signature else { return closure.leftBrace.byteRange.upperBound }
        if let clause = signature.parameterClause {
            guard case .parameterClause(let clause) = clause, clause.parameters.isEmpty else { return nil }
        }
        return signature.inKeyword.byteRange.upperBound
    }

    /// Returns a Boolean value that indicates whether a closure has state of SwiftUI.
    static func isSwiftUIs(_ closure: ClosureExprSyntax) -> Bool {
        closure.statements.contains { statement in
            statement.item.as(VariableDeclSyntax.self)?.attributes.contains {
                FactCollector.attributeName($0) == "Previewable"
            } == true
        }
    }

    /// Returns the name with which the closure's result begins: for a constant, that of its value.
    static func result(of closure: ClosureExprSyntax) -> String? {
        guard let name = expression(of: closure).flatMap(leadingName) else { return nil }
        for statement in closure.statements {
            guard let bindings = statement.item.as(VariableDeclSyntax.self)?.bindings else { continue }
            for binding in bindings where binding.pattern.trimmedDescription == name {
                return binding.typeAnnotation?.type.trimmedDescription
                    ?? binding.initializer.flatMap { leadingName($0.value) }
            }
        }
        return name
    }

    /// Returns the expression of a closure's result.
    static func expression(of closure: ClosureExprSyntax) -> ExprSyntax? {
        guard let last = closure.statements.last?.item else { return nil }
        return last.as(ReturnStmtSyntax.self)?.expression ?? last.as(ExprSyntax.self)
    }

    private static func leadingName(_ expression: ExprSyntax) -> String? {
        if let call = expression.as(FunctionCallExprSyntax.self) { return leadingName(call.calledExpression) }
        if let generic = expression.as(GenericSpecializationExprSyntax.self) { return leadingName(generic.expression) }
        if let unwrap = expression.as(ForceUnwrapExprSyntax.self) { return leadingName(unwrap.expression) }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return leadingName(chain.expression) }
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.base.flatMap(leadingName) }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
