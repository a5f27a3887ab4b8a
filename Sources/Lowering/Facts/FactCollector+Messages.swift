import SwiftSyntax

extension FactCollector {
    /// Adds a call that creates a selector of a string.
    func addNamedSelector(_ call: FunctionCallExprSyntax) {
        guard let function = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            ["Selector", "NSSelectorFromString"].contains(function), call.trailingClosure == nil,
            call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil,
            let name = Self.withoutParentheses(argument.expression).as(StringLiteralExprSyntax.self)?
                .representedLiteralValue
        else { return }
        facts.namedSelectors.append(NamedSelectorFact(name: name, owner: scopes.last, range: call.byteRange))
    }

    /// Adds a call of `perform` or `responds(to:)` with a selector.
    func addMessage(_ call: FunctionCallExprSyntax) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            call.trailingClosure == nil, let first = call.arguments.first?.expression, !first.is(ClosureExprSyntax.self)
        else { return }
        let labels = call.arguments.map { $0.label?.text }
        let name = member.declName.baseName.text
        switch name {
        case "perform": guard [[nil], [nil, "with"], [nil, "with", "with"]].contains(labels) else { return }
        case "responds":
            // Those to a type's methods are delegates' (`RespondsCall`).
            guard labels == ["to"], !Self.isOfType(first) else { return }
        default: return
        }
        facts.messages.append(MessageFact(name: name, receiver: Receiver(base), owner: scopes.last))
    }

    private static func isOfType(_ selector: ExprSyntax) -> Bool {
        guard let argument = selector.as(MacroExpansionExprSyntax.self)?.arguments.first?.expression,
            let base = argument.as(MemberAccessExprSyntax.self)?.base
        else { return false }
        return base.trimmedDescription.split(separator: ".").last?.first?.isUppercase == true
    }
}
