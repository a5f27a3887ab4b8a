import SwiftParser
import SwiftSyntax

/// Replaces `View()` and `View(frame: x)` of generic parameters that are views by calls of `_makeView`, and
/// `Controller()` and `Controller(nibName: x, bundle: y)` of those that are controllers by calls of `_makeController`,
/// since Swift without Objective-C permits only `required` initializers there. `Self()` and `self.init()` in static
/// members of UIKit's classes, and of protocols that only views or controllers adopt, are the same.
struct GenericViews {
    private let index: DeclarationIndex
    /// The types of the module and of UIKit that generic parameters are constrained to, and that are views or
    /// controllers, with the function that creates them.
    private let makers: [String: GenericMaker]

    init(index: DeclarationIndex) {
        self.index = index
        let names = Set(index.files.flatMap(\.genericConstraints))
        makers = Dictionary(
            names.compactMap { name in Self.maker(of: name, index).map { (name, $0) } }, uniquingKeysWith: { $1 })
    }

    func lower(file: Int, into result: inout FileFacts) {
        let facts = index.files[file]
        let isInside = facts.types.contains { $0.isExtension && !madeParameters(of: $0.path, in: file).isEmpty }
        let isStatic = facts.members.contains { member in
            let owner = facts.types[member.owner]
            return member.isStatic && owner.isExtension && selfMaker(of: owner.path, in: file) != nil
        }
        guard isInside || isStatic || facts.genericConstraints.contains(where: { makers[$0] != nil }) else { return }
        let finder = GenericViewFinder(makers: makers) { path in
            var parameters = madeParameters(of: path, in: file)
            parameters["Self"] = selfMaker(of: path, in: file)
            return parameters
        }
        finder.walk(facts.source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) })
        for creation in finder.creations {
            result.edits.replace(
                creation.head, of: facts.source.bytes,
                with: "\(creation.maker.rawValue)(\(creation.type).self\(creation.hasArguments ? ", " : "")")
        }
    }

    /// Returns the generic parameters of an extended type that are views or controllers.
    private func madeParameters(of path: [String], in file: Int) -> [String: GenericMaker] {
        guard let type = index.resolve(path.joined(separator: "."), in: [], of: file).flatMap(index.declaration) else {
            return [:]
        }
        return makers.makers(of: type.genericConstraints)
    }

    /// Returns the function for `Self` in an extension of one of UIKit's classes, or of a protocol of the module that
    /// inherits from one; nil for others.
    private func selfMaker(of path: [String], in file: Int) -> GenericMaker? {
        guard let name = path.last, path.count == 1 || path == ["UIKit", name] else { return nil }
        if let entry = index.resolve(name, in: [], of: file), let declaration = index.declaration(of: entry) {
            // A requirement of `init()` is called as it stands.
            guard declaration.kind == .protocolType,
                !index.members(named: "init", of: entry).contains(where: \.labels.isEmpty)
            else { return nil }
        }
        return Self.maker(of: name, index)
    }

    private static func maker(of name: String, _ index: DeclarationIndex) -> GenericMaker? {
        let entry = index.types[name]
        let own = entry.map { [$0] + index.ancestors(of: $0) { _ in true } } ?? []
        let names = ([name] + own.compactMap(index.declaration).flatMap(\.inherited)).filter {
            index.types[$0]?.declaration == nil
        }
        if names.contains(where: FrameworkClasses.isView) { return .view }
        return names.contains(where: FrameworkClasses.isController) ? .controller : nil
    }
}

/// The function that creates an object of a class that is determined at run time.
private enum GenericMaker: String {
    case view = "_makeView"
    case controller = "_makeController"

    /// Returns a Boolean value that indicates whether the function takes arguments of these labels.
    func takes(_ labels: [String?]) -> Bool {
        labels.isEmpty || labels == (self == .view ? ["frame"] : ["nibName", "bundle"])
    }
}

extension [String: GenericMaker] {
    /// Returns the functions for generic parameters by their constraints.
    fileprivate func makers(of constraints: [String: [String]]) -> [String: GenericMaker] {
        constraints.compactMapValues { names in names.lazy.compactMap { self[$0] }.first }
    }
}

/// Finds creations of values of generic parameters.
private final class GenericViewFinder: SyntaxVisitor {
    struct Creation {
        var type: String
        var maker: GenericMaker
        /// The range from the type to the left parenthesis.
        var head: Range<Int>
        var hasArguments: Bool
    }

    private(set) var creations: [Creation] = []
    private let makers: [String: GenericMaker]
    private let parametersOfExtended: ([String]) -> [String: GenericMaker]
    /// The generic parameters that are views or controllers, for the declarations around the current node.
    private var scopes: [[String: GenericMaker]] = [[:]]
    /// Boolean values that indicate whether `self` is a type, for the functions around the current node.
    private var areStatic = [false]

    init(makers: [String: GenericMaker], parametersOfExtended: @escaping ([String]) -> [String: GenericMaker]) {
        self.makers = makers
        self.parametersOfExtended = parametersOfExtended
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        // A function in a function is its part.
        let isMember = node.parent?.is(MemberBlockItemSyntax.self) == true
        let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        areStatic.append(isMember ? isStatic : areStatic.last == true)
        return enter(node)
    }
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
    override func visitPost(_ node: FunctionDeclSyntax) {
        areStatic.removeLast()
        scopes.removeLast()
    }
    override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    /// Enters a type, whose `Self` is another one than that of an extension around it.
    private func enterType(_ node: some WithGenericParametersSyntax) -> SyntaxVisitorContinueKind {
        let result = enter(node)
        scopes[scopes.count - 1]["Self"] = nil
        return result
    }

    private func enter(_ node: some WithGenericParametersSyntax) -> SyntaxVisitorContinueKind {
        enter(GenericConstraints.constraints(node.genericParameterClause, node.genericWhereClause))
    }

    private func enter(
        _ constraints: [String: [String]], adding others: [String: GenericMaker] = [:]
    ) -> SyntaxVisitorContinueKind {
        var scope = scopes.last ?? [:]
        for found in [others, makers.makers(of: constraints)] { scope.merge(found) { $1 } }
        scopes.append(scope)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let arguments = Array(node.arguments)
        guard let type = createdType(node.calledExpression), let maker = scopes.last?[type],
            let left = node.leftParen, node.trailingClosure == nil, maker.takes(arguments.map { $0.label?.text })
        else { return .visitChildren }
        let head = node.calledExpression.byteRange.lowerBound..<left.byteRange.upperBound
        creations.append(Creation(type: type, maker: maker, head: head, hasArguments: !arguments.isEmpty))
        return .visitChildren
    }

    /// Returns the type of `Type(…)` and `Type.init(…)`; `Self` for `self.init(…)` where `self` is a type.
    private func createdType(_ callee: ExprSyntax) -> String? {
        if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
            let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName
            if base?.tokenKind == .keyword(.self) { return areStatic.last == true ? "Self" : nil }
            return base?.identifierText
        }
        return callee.as(DeclReferenceExprSyntax.self)?.baseName.identifierText
    }
}
