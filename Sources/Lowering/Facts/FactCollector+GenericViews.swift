import SwiftSyntax

extension FactCollector {
    /// Returns a Boolean value that indicates whether a generic parameter is constrained to a view of UIKit.
    static func isView(_ parameter: GenericParameterSyntax) -> Bool {
        guard let type = parameter.inheritedType?.trimmedDescription, type.hasPrefix("UI") else { return false }
        return ["View", "Control", "Label", "Button", "Cell", "Field", "Bar", "Switch", "Slider"]
            .contains(where: type.hasSuffix)
    }

    /// Replaces `View()` and `View(frame: x)` of a generic parameter, since Swift without Objective-C permits only
    /// `required` initializers there.
    func lowerGenericCreation(_ call: FunctionCallExprSyntax) {
        guard let callee = Self.createdType(call.calledExpression), Self.isGenericView(callee.baseName.text, at: call),
            let left = call.leftParen, call.trailingClosure == nil
        else { return }
        let arguments = Array(call.arguments)
        guard arguments.isEmpty || (arguments.count == 1 && arguments[0].label?.text == "frame") else { return }
        let name = callee.baseName.text
        let head = call.calledExpression.byteRange.lowerBound..<left.byteRange.upperBound
        facts.edits.replace(head, of: bytes, with: "_makeView(\(name).self\(arguments.isEmpty ? "" : ", ")")
    }

    /// Returns the type of `Type(…)` and `Type.init(…)`.
    private static func createdType(_ callee: ExprSyntax) -> DeclReferenceExprSyntax? {
        if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
            return member.base?.as(DeclReferenceExprSyntax.self)
        }
        return callee.as(DeclReferenceExprSyntax.self)
    }

    private static func isGenericView(_ name: String, at node: some SyntaxProtocol) -> Bool {
        var current = node.parent
        while let scope = current {
            let clause =
                scope.as(ClassDeclSyntax.self)?.genericParameterClause
                ?? scope.as(StructDeclSyntax.self)?.genericParameterClause
                ?? scope.as(FunctionDeclSyntax.self)?.genericParameterClause
                ?? scope.as(InitializerDeclSyntax.self)?.genericParameterClause
            if let parameter = clause?.parameters.first(where: { $0.name.text == name }) { return isView(parameter) }
            current = scope.parent
        }
        return false
    }
}
