import SwiftSyntax

/// The value before a member, and the declaration by which its type is found: a type as written, or the type around
/// the expression, and the names of properties that follow.
struct Receiver: Sendable {
    enum Root: Sendable {
        /// The type around the expression.
        case enclosing
        /// A type, as written.
        case type(String)
        case unknown
    }

    var root = Root.unknown
    /// The names of the properties that lead from the root to the value.
    var members: [String] = []
    /// The range without a question mark.
    var range: Range<Int>
    /// A Boolean value that indicates whether a question mark follows.
    var isOptional: Bool

    /// Indicates whether the value is `self`.
    var isSelf: Bool {
        if case .enclosing = root { return members.isEmpty }
        return false
    }

    init(_ expression: ExprSyntax) {
        let chain = expression.as(OptionalChainingExprSyntax.self)
        let value = chain?.expression ?? expression
        range = value.byteRange
        isOptional = chain != nil
        (root, members) = Self.path(value)
    }

    /// Returns the root of an expression and the properties after it.
    private static func path(_ expression: ExprSyntax, depth: Int = 0) -> (Root, [String]) {
        guard depth < 8 else { return (.unknown, []) }
        if let inner = inner(expression) { return path(inner, depth: depth + 1) }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
                let type = elements[2].as(TypeExprSyntax.self)
            else { return (.unknown, []) }
            return (.type(type.trimmedDescription), [])
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.identifierText
            switch name {
            case "self", "Self", "super": return (.enclosing, [])
            case _ where isTypeName(name): return (.type(name), [])
            default: return declaration(of: name, at: Syntax(reference), depth: depth)
            }
        }
        if let call = expression.as(FunctionCallExprSyntax.self), let type = createdType(call) {
            return (.type(type), [])
        }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
            return (.unknown, [])
        }
        let name = member.declName.baseName.identifierText
        let (root, members) = path(base, depth: depth + 1)
        if case .type(let outer) = root, members.isEmpty, isTypeName(name) { return (.type("\(outer).\(name)"), []) }
        return (root, members + [name])
    }

    /// Returns the expression before a mark or in parentheses.
    private static func inner(_ expression: ExprSyntax) -> ExprSyntax? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first?.expression
        }
        return expression.as(OptionalChainingExprSyntax.self)?.expression
            ?? expression.as(ForceUnwrapExprSyntax.self)?.expression
    }

    private static func isTypeName(_ name: String) -> Bool { name.first?.isUppercase == true }

    /// Returns the type that a call such as `Type(…)` creates.
    static func createdType(_ call: FunctionCallExprSyntax) -> String? {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.identifierText,
            isTypeName(name)
        else { return nil }
        return name
    }

    // MARK: Declarations

    /// Returns what a name means in a function: a local variable, a parameter, or a property of the type around.
    private static func declaration(of name: String, at node: Syntax, depth: Int) -> (Root, [String]) {
        var (current, child) = (node.parent, node)
        while let scope = current {
            if scope.is(MemberBlockSyntax.self) { return (.enclosing, [name]) }
            if let found = binding(of: name, in: scope, before: child, depth: depth) { return found }
            (current, child) = (scope.parent, scope)
        }
        return (.unknown, [name])
    }

    private static func binding(
        of name: String, in scope: Syntax, before child: Syntax, depth: Int
    ) -> (Root, [String])? {
        if let items = scope.as(CodeBlockItemListSyntax.self) {
            for item in items.reversed() where item.position < child.position {
                if let variable = item.item.as(VariableDeclSyntax.self),
                    let found = binding(of: name, in: variable, depth: depth)
                {
                    return found
                }
                if let condition = item.item.as(GuardStmtSyntax.self)?.conditions,
                    let found = binding(of: name, in: condition, before: nil, depth: depth)
                {
                    return found
                }
            }
            return nil
        }
        if let conditions = scope.as(IfExprSyntax.self)?.conditions ?? scope.as(WhileStmtSyntax.self)?.conditions {
            return binding(of: name, in: conditions, before: nil, depth: depth)
        }
        if let conditions = scope.as(ConditionElementListSyntax.self) {
            return binding(of: name, in: conditions, before: child.position, depth: depth)
        }
        return parameter(name, of: scope)
    }

    private static func binding(
        of name: String, in variable: VariableDeclSyntax, depth: Int
    ) -> (Root, [String])? {
        for binding in variable.bindings
        where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name {
            if let type = binding.typeAnnotation?.type { return (.type(type.trimmedDescription), []) }
            return binding.initializer.map { path($0.value, depth: depth + 1) } ?? (.unknown, [])
        }
        return nil
    }

    private static func binding(
        of name: String, in conditions: ConditionElementListSyntax, before end: AbsolutePosition?, depth: Int
    ) -> (Root, [String])? {
        for element in conditions.reversed() where end.map({ element.position < $0 }) ?? true {
            // `if let name` has the type of the name outside.
            guard let binding = element.condition.as(OptionalBindingConditionSyntax.self),
                binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name,
                let value = binding.initializer?.value
            else { continue }
            return path(value, depth: depth + 1)
        }
        return nil
    }

    private static func parameter(_ name: String, of scope: Syntax) -> (Root, [String])? {
        let parameters =
            scope.as(FunctionDeclSyntax.self)?.signature.parameterClause
            ?? scope.as(InitializerDeclSyntax.self)?.signature.parameterClause
        if let parameter = parameters?.parameters.first(where: {
            ($0.secondName ?? $0.firstName).identifierText == name
        }) {
            return (.type(parameter.type.trimmedDescription), [])
        }
        if let loop = scope.as(ForStmtSyntax.self),
            loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText == name
        {
            return (.unknown, [name])
        }
        switch scope.as(ClosureExprSyntax.self)?.signature?.parameterClause {
        case .parameterClause(let clause):
            let parameter = clause.parameters.first { ($0.secondName ?? $0.firstName).identifierText == name }
            return parameter.map { ($0.type.map { .type($0.trimmedDescription) } ?? .unknown, []) }
        case .simpleInput(let names):
            return names.contains { $0.name.identifierText == name } ? (.unknown, [name]) : nil
        default: return nil
        }
    }
}

extension DeclarationIndex {
    /// The types of a value, by the module's declarations.
    struct ReceiverType {
        /// The types that the module declares or extends: those of a composition, if it is one.
        var entries: [TypeEntry] = []
        /// The type as written, if the module neither declares nor extends it.
        var otherName: String?
    }

    /// Returns the type of a value in a scope.
    func type(of receiver: Receiver, in scope: TypeEntry?, of file: Int) -> ReceiverType {
        var type = ReceiverType()
        switch receiver.root {
        case .enclosing: type.entries = scope.map { [$0] } ?? []
        case .type(let name): type = self.type(name, in: scope?.path ?? [], of: file)
        case .unknown: return type
        }
        for name in receiver.members {
            guard let next = type.entries.lazy.compactMap({ propertyType(name, of: $0) }).first else {
                return ReceiverType()
            }
            type = next
        }
        return type
    }

    private func propertyType(_ name: String, of entry: TypeEntry) -> ReceiverType? {
        let types = [entry] + superclasses(of: entry) + ancestors(of: entry) { $0 == .protocolType }
        for location in types.lazy.flatMap(\.members) {
            let property = member(at: location)
            guard property.kind == .property, property.name == name else { continue }
            return type(property.resultType, in: owner(of: location).path, of: location.file)
        }
        return nil
    }

    /// Returns the type that a text means.
    func type(_ text: String, in scope: [String], of file: Int) -> ReceiverType {
        var result = ReceiverType()
        for part in text.split(separator: "&") {
            var name = part.filter { !"?!() \n\t".contains($0) }
            for keyword in ["any", "some"] where text.contains(keyword + " ") && name.hasPrefix(keyword) {
                name.removeFirst(keyword.count)
            }
            name = String(name.prefix { $0 != "<" })
            if let entry = resolve(name, in: scope, of: file) {
                result.entries.append(entry)
            } else if !name.isEmpty {
                result.otherName = name
            }
        }
        return result
    }
}
