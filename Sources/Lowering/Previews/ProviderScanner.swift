import SwiftSyntax

/// Finds the previews in the getter of a `PreviewProvider`.
///
/// In the function that the getter becomes, each preview is a statement that returns the view if its number is
/// requested. `Group` becomes `do`, `ForEach` becomes `for`, with numbers of its own in each turn.
struct ProviderScanner {
    private indirect enum Node {
        case content(Int, [PreviewModifier])
        case loop(Loop)
        /// The previews of branches, of which one is taken.
        case choice([[Node]])
    }

    private struct Loop {
        /// The name of the element in the source.
        var name: String
        var values: [PreviewValue]
        /// The bytes from the data to the first statement.
        var head: Range<Int>
        var depth: Int
        var nodes: [Node]
    }

    /// The declarations around the previews, in which values are looked up.
    private let constants: PreviewConstants
    private var contents: [PreviewContent] = []
    private var edits: [SourceEdit] = []
    /// The names with which the values of the getter's constants begin.
    private var locals: [String: String] = [:]
    private let bytes: [UInt8]

    /// Returns the previews of a provider; nil if its getter has another form.
    static func scan(_ node: some DeclGroupSyntax, bytes: [UInt8]) -> ProviderFact? {
        for member in node.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
                variable.bindings.count == 1, binding.pattern.trimmedDescription == "previews",
                let block = binding.accessorBlock, case .getter(let statements) = block.accessors
            else { continue }
            var scanner = ProviderScanner(
                constants: PreviewConstants(members: node.memberBlock), bytes: bytes)
            guard let nodes = scanner.scan(statements, modifiers: [], depth: 0), !scanner.contents.isEmpty else {
                return nil
            }
            _ = scanner.number(nodes, from: 0)
            _ = scanner.addElements(of: nodes, from: 0, values: [:])
            return ProviderFact(
                body: block.leftBrace.byteRange.upperBound..<block.rightBrace.byteRange.lowerBound,
                edits: scanner.edits, contents: scanner.contents)
        }
        return nil
    }

    /// Returns the preview of a single expression, such as the result of a `#Preview`.
    static func content(_ expression: ExprSyntax) -> PreviewContent? {
        let chain = MemberChain(expression)
        guard var content = chain.content else { return nil }
        let settings = PreviewSettings(chain.modifiers)
        content.elements = [PreviewContent.Element(number: 0, name: settings.name, traits: settings.traits)]
        return content
    }

    private init(constants: PreviewConstants, bytes: [UInt8]) {
        self.constants = constants
        self.bytes = bytes
    }

    // MARK: Statements

    /// Returns the previews of statements; nil for a form that isn't known.
    private mutating func scan(
        _ statements: CodeBlockItemListSyntax, modifiers: [PreviewModifier], depth: Int, returnsOnly: Bool = false
    ) -> [Node]? {
        // With an explicit return, the getter isn't built from its expressions.
        let returnsOnly = returnsOnly || statements.contains { $0.item.is(ReturnStmtSyntax.self) }
        var nodes: [Node] = []
        for statement in statements {
            let found: [Node]?
            switch statement.item {
            case .decl(let declaration):
                note(declaration)
                found = declaration.is(IfConfigDeclSyntax.self) ? nil : []
            case .stmt(let statement): found = scan(statement, modifiers, depth, returnsOnly)
            case .expr(let expression): found = scan(expression, modifiers, depth, returnsOnly)
            default: found = nil
            }
            guard let found else { return nil }
            nodes += found
        }
        return nodes
    }

    private mutating func scan(
        _ statement: StmtSyntax, _ modifiers: [PreviewModifier], _ depth: Int, _ returnsOnly: Bool
    ) -> [Node]? {
        if let result = statement.as(ReturnStmtSyntax.self) {
            guard let expression = result.expression else { return nil }
            edit(result.returnKeyword.byteRange, "")
            return scan(expression, modifiers, depth, false)
        }
        guard let expression = statement.as(ExpressionStmtSyntax.self)?.expression else { return nil }
        return scan(expression, modifiers, depth, returnsOnly)
    }

    private mutating func scan(
        _ expression: ExprSyntax, _ modifiers: [PreviewModifier], _ depth: Int, _ returnsOnly: Bool
    ) -> [Node]? {
        if let condition = expression.as(IfExprSyntax.self) {
            return scan(condition, modifiers, depth, returnsOnly).map { [.choice($0)] }
        }
        if let choice = expression.as(SwitchExprSyntax.self) {
            var branches: [[Node]] = []
            for element in choice.cases {
                guard let statements = element.as(SwitchCaseSyntax.self)?.statements,
                    let found = scan(statements, modifiers: modifiers, depth: depth, returnsOnly: returnsOnly)
                else { return nil }
                branches.append(found)
            }
            return [.choice(branches)]
        }
        if returnsOnly { return [] }
        let chain = MemberChain(expression)
        let own = modifiers + chain.modifiers
        switch chain.root {
        case "Group": return chain.call.flatMap { scanGroup($0, in: expression, own, depth) }
        case "ForEach": return chain.call.flatMap { scanLoop($0, in: expression, own, depth) }
        case "AnyView": return chain.call.flatMap { scanErased($0, in: expression, own, depth) }
        default:
            guard var content = chain.content else { return nil }
            content.root = locals[content.root] ?? content.root
            content.depth = depth
            contents.append(content)
            return [.content(contents.count - 1, own)]
        }
    }

    private mutating func scan(
        _ condition: IfExprSyntax, _ modifiers: [PreviewModifier], _ depth: Int, _ returnsOnly: Bool
    ) -> [[Node]]? {
        let first = scan(condition.body.statements, modifiers: modifiers, depth: depth, returnsOnly: returnsOnly)
        guard let first else { return nil }
        if let alternative = condition.elseBody, Self.isAvailable(condition) {
            edit(condition.body.byteRange.upperBound..<alternative.byteRange.upperBound, "")
            return [first]
        }
        switch condition.elseBody {
        case nil: return [first]
        case .ifExpr(let next): return scan(next, modifiers, depth, returnsOnly).map { [first] + $0 }
        case .codeBlock(let block):
            return scan(block.statements, modifiers: modifiers, depth: depth, returnsOnly: returnsOnly)
                .map { [first, $0] }
        default: return nil
        }
    }

    /// Returns a Boolean value that indicates whether a condition is met as on the newest system.
    private static func isAvailable(_ condition: IfExprSyntax) -> Bool {
        condition.conditions.allSatisfy {
            $0.condition.as(AvailabilityConditionSyntax.self)?.availabilityKeyword.text == "#available"
        }
    }

    // MARK: Containers

    private mutating func scanGroup(
        _ call: FunctionCallExprSyntax, in expression: ExprSyntax, _ modifiers: [PreviewModifier], _ depth: Int
    ) -> [Node]? {
        guard let closure = call.trailingClosure, closure.signature == nil, call.arguments.isEmpty else { return nil }
        let range = expression.byteRange
        edit(range.lowerBound..<closure.leftBrace.byteRange.upperBound, "do {")
        edit(closure.rightBrace.byteRange.upperBound..<range.upperBound, "")
        return scan(closure.statements, modifiers: modifiers, depth: depth)
    }

    private mutating func scanErased(
        _ call: FunctionCallExprSyntax, in expression: ExprSyntax, _ modifiers: [PreviewModifier], _ depth: Int
    ) -> [Node]? {
        guard call.arguments.count == 1, call.trailingClosure == nil, let content = call.arguments.first?.expression
        else { return nil }
        edit(expression.byteRange.lowerBound..<content.byteRange.lowerBound, "")
        edit(content.byteRange.upperBound..<expression.byteRange.upperBound, "")
        return scan(content, modifiers, depth, false)
    }

    private mutating func scanLoop(
        _ call: FunctionCallExprSyntax, in expression: ExprSyntax, _ modifiers: [PreviewModifier], _ depth: Int
    ) -> [Node]? {
        guard let closure = call.trailingClosure, call.additionalTrailingClosures.isEmpty,
            let data = call.arguments.first, data.label == nil,
            let variable = LoopVariable(closure)
        else { return nil }
        let range = expression.byteRange
        edit(
            range.lowerBound..<data.expression.byteRange.lowerBound,
            "for (previewIndex\(depth + 1), \(variable.name)) in (")
        edit(closure.rightBrace.byteRange.upperBound..<range.upperBound, "")
        for use in variable.anonymousUses { edit(use, variable.name) }
        guard let nodes = scan(closure.statements, modifiers: modifiers, depth: depth + 1) else { return nil }
        let head = data.expression.byteRange.upperBound..<variable.bodyStart
        let values = constants.elements(of: data.expression)
        let name = variable.anonymousUses.isEmpty ? variable.name : "$0"
        return [.loop(Loop(name: name, values: values, head: head, depth: depth, nodes: nodes))]
    }

    // MARK: Numbers

    /// Numbers previews within each turn of the loop around them, and returns the next number.
    private mutating func number(_ nodes: [Node], from first: Int) -> Int {
        var next = first
        for node in nodes {
            switch node {
            case .content(let index, _):
                contents[index].number = next
                next += 1
            case .loop(let loop):
                let count = number(loop.nodes, from: 0)
                let (outer, inner) = (loop.depth, loop.depth + 1)
                edit(
                    loop.head,
                    ").enumerated() { let previewNumber\(inner) = previewNumber\(outer) - \(next) "
                        + "- previewIndex\(inner) * \(count);")
                next += count * loop.values.count
            case .choice(let branches): next = branches.map { number($0, from: next) }.max() ?? next
            }
        }
        return next
    }

    /// Adds what the views are for each combination of the loops' elements, and returns the next number.
    private mutating func addElements(of nodes: [Node], from first: Int, values: [String: PreviewValue]) -> Int {
        var next = first
        for node in nodes {
            switch node {
            case .content(let index, let modifiers):
                let settings = PreviewSettings(modifiers, values: values)
                contents[index].elements.append(
                    PreviewContent.Element(number: next, name: settings.name, traits: settings.traits))
                next += 1
            case .loop(let loop):
                for value in loop.values {
                    var values = values
                    values[loop.name] = value
                    next = addElements(of: loop.nodes, from: next, values: values)
                }
            case .choice(let branches):
                next = branches.map { addElements(of: $0, from: next, values: values) }.max() ?? next
            }
        }
        return next
    }

    private mutating func note(_ declaration: DeclSyntax) {
        for binding in declaration.as(VariableDeclSyntax.self)?.bindings ?? [] {
            guard let value = binding.initializer?.value else { continue }
            locals[binding.pattern.trimmedDescription] = MemberChain(value).root
        }
    }

    private mutating func edit(_ range: Range<Int>, _ text: String) {
        var list = EditList()
        if text.isEmpty { list.blank(range, of: bytes) } else { list.replace(range, of: bytes, with: text) }
        edits += list.edits
    }
}

/// The element of a `ForEach` in its closure.
private struct LoopVariable {
    /// The name; an underscore if there is none, and the element isn't used.
    var name: String
    /// The offset after the brace or the signature.
    var bodyStart: Int
    /// The uses of `$0` for the element.
    var anonymousUses: [Range<Int>] = []

    /// Returns nil for a closure with other parameters than one element.
    init?(_ closure: ClosureExprSyntax) {
        guard let signature = closure.signature else {
            anonymousUses = AnonymousUses.ranges(in: closure.statements)
            name = anonymousUses.isEmpty ? "_" : "previewElement"
            bodyStart = closure.leftBrace.byteRange.upperBound
            return
        }
        switch signature.parameterClause {
        case .simpleInput(let names) where names.count == 1: name = names.first?.name.text ?? "_"
        case .parameterClause(let clause) where clause.parameters.count == 1:
            name = clause.parameters.first?.firstName.text ?? "_"
        default: return nil
        }
        bodyStart = signature.inKeyword.byteRange.upperBound
    }

    /// Finds `$0` outside of closures within.
    private final class AnonymousUses: SyntaxVisitor {
        private var found: [Range<Int>] = []

        static func ranges(in statements: CodeBlockItemListSyntax) -> [Range<Int>] {
            let visitor = AnonymousUses(viewMode: .sourceAccurate)
            visitor.walk(statements)
            return visitor.found
        }

        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if node.baseName.text == "$0" { found.append(node.byteRange) }
            return .skipChildren
        }
    }
}
