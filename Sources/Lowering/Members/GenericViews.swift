import SwiftParser
import SwiftSyntax

/// Replaces `View()` and `View(frame: x)` of generic parameters that are views by calls of `_makeView`, since Swift
/// without Objective-C permits only `required` initializers there.
struct GenericViews {
    private let index: DeclarationIndex
    /// The types of the module and of UIKit that generic parameters are constrained to, and that are views.
    private let views: Set<String>

    init(index: DeclarationIndex) {
        self.index = index
        views = Set(index.files.flatMap(\.genericConstraints)).filter { Self.isView($0, index) }
    }

    func lower(file: Int, into result: inout FileFacts) {
        guard !views.isEmpty else { return }
        let facts = index.files[file]
        let isInside = facts.types.contains { $0.isExtension && !viewParameters(of: $0.path, in: file).isEmpty }
        guard isInside || !facts.genericConstraints.isDisjoint(with: views) else { return }
        let finder = GenericViewFinder(views: views) { viewParameters(of: $0, in: file) }
        finder.walk(facts.source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
        for creation in finder.creations {
            result.edits.replace(
                creation.head, of: facts.source.bytes,
                with: "_makeView(\(creation.type).self\(creation.hasArguments ? ", " : "")")
        }
    }

    /// Returns the generic parameters of an extended type that are views.
    private func viewParameters(of path: [String], in file: Int) -> Set<String> {
        guard let type = index.resolve(path.joined(separator: "."), in: [], of: file).flatMap(index.declaration) else {
            return []
        }
        return Set(type.genericConstraints.filter { !views.isDisjoint(with: $0.value) }.keys)
    }

    private static func isView(_ name: String, _ index: DeclarationIndex) -> Bool {
        let entry = index.types[name]
        let own = entry.map { [$0] + index.ancestors(of: $0) { _ in true } } ?? []
        return ([name] + own.compactMap(index.declaration).flatMap(\.inherited)).contains { name in
            index.types[name]?.declaration == nil && FrameworkClasses.isView(name)
        }
    }
}

/// Finds creations of values of generic parameters.
private final class GenericViewFinder: SyntaxVisitor {
    struct Creation {
        var type: String
        /// The range from the type to the left parenthesis.
        var head: Range<Int>
        var hasArguments: Bool
    }

    private(set) var creations: [Creation] = []
    private let views: Set<String>
    private let parametersOfExtended: ([String]) -> Set<String>
    /// The generic parameters that are views, for the declarations around the current node.
    private var scopes: [Set<String>] = [[]]

    init(views: Set<String>, parametersOfExtended: @escaping ([String]) -> Set<String>) {
        self.views = views
        self.parametersOfExtended = parametersOfExtended
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = FactCollector.nameWithoutArguments(node.extendedType).split(separator: ".").map(String.init)
        let constraints = GenericConstraints.constraints(nil, node.genericWhereClause)
        return enter(constraints, adding: parametersOfExtended(path))
    }

    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    private func enter(_ node: some WithGenericParametersSyntax) -> SyntaxVisitorContinueKind {
        enter(GenericConstraints.constraints(node.genericParameterClause, node.genericWhereClause))
    }

    private func enter(
        _ constraints: [String: [String]], adding others: Set<String> = []
    ) -> SyntaxVisitorContinueKind {
        let found = constraints.filter { !views.isDisjoint(with: $0.value) }.keys
        scopes.append((scopes.last ?? []).union(found).union(others))
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let arguments = Array(node.arguments)
        guard let type = Self.createdType(node.calledExpression), scopes.last?.contains(type) == true,
            let left = node.leftParen, node.trailingClosure == nil,
            arguments.isEmpty || (arguments.count == 1 && arguments[0].label?.text == "frame")
        else { return .visitChildren }
        let head = node.calledExpression.byteRange.lowerBound..<left.byteRange.upperBound
        creations.append(Creation(type: type, head: head, hasArguments: !arguments.isEmpty))
        return .visitChildren
    }

    /// Returns the type of `Type(…)` and `Type.init(…)`.
    private static func createdType(_ callee: ExprSyntax) -> String? {
        if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
            return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
        }
        return callee.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    }
}
