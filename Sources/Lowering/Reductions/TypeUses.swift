import GallerySources
import SwiftParser
import SwiftSyntax

/// The positions in which a module's files name types, from which the kind of a missing type is guessed.
struct TypeUses {
    fileprivate(set) var asProtocol: Set<String> = []
    fileprivate(set) var asSuperclass: Set<String> = []
    /// The numbers of the types' generic arguments.
    fileprivate(set) var genericArguments: [String: Int] = [:]

    fileprivate init() {}

    init(_ files: [SourceFile]) {
        let all = concurrentMap(files) { _, file in
            let tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
            let collector = TypeUseCollector(viewMode: .sourceAccurate)
            collector.walk(tree)
            return collector.uses
        }
        for uses in all {
            asProtocol.formUnion(uses.asProtocol)
            asSuperclass.formUnion(uses.asSuperclass)
            genericArguments.merge(uses.genericArguments) { max($0, $1) }
        }
    }

    /// Returns the stand-in for a missing type, which is named after its outer types.
    func standIn(for name: String) -> StandIn {
        let own = name.split(separator: ".").last.map(String.init) ?? name
        let arguments = genericArguments[own] ?? 0
        let kind = kind(of: own)
        // A protocol has no generic arguments, and isn't a member of a class.
        let isType = arguments > 0 || own != name
        return StandIn(
            name: name, kind: kind == .protocolType && isType ? .object : kind, genericParameters: arguments)
    }

    func kind(of name: String) -> StandIn.Kind {
        let endings: [(String, StandIn.Kind)] = [
            ("ViewController", .controller), ("Controller", asSuperclass.contains(name) ? .controller : .object),
            ("CollectionViewCell", .collectionCell), ("TableViewCell", .tableCell), ("View", .view), ("Button", .view),
            ("Label", .view), ("Bar", .view), ("Field", .view), ("Control", .view), ("Switch", .view),
            ("Slider", .view), ("Indicator", .view), ("Chart", .view),
        ]
        if asProtocol.contains(name), !asSuperclass.contains(name) { return .protocolType }
        if let kind = endings.first(where: { name.hasSuffix($0.0) })?.1 { return kind }
        let protocols = ["Delegate", "DataSource", "Protocol", "able", "ible", "Type"]
        if !asSuperclass.contains(name), protocols.contains(where: name.hasSuffix) { return .protocolType }
        return .object
    }
}

/// Collects the types in inheritance clauses and generic requirements, and the numbers of types' generic arguments.
private final class TypeUseCollector: SyntaxVisitor {
    private(set) var uses = TypeUses()

    private func name(_ type: TypeSyntax) -> String { type.as(IdentifierTypeSyntax.self)?.name.text ?? "" }

    private func addProtocols(_ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
        for type in clause?.inheritedTypes ?? [] { uses.asProtocol.insert(name(type.type)) }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let types = node.inheritanceClause.map { Array($0.inheritedTypes) } ?? []
        if let first = types.first { uses.asSuperclass.insert(name(first.type)) }
        for type in types.dropFirst() { uses.asProtocol.insert(name(type.type)) }
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { addProtocols(node.inheritanceClause) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { addProtocols(node.inheritanceClause) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        addProtocols(node.inheritanceClause)
    }

    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
        uses.asProtocol.insert(name(node.constraint))
        return .visitChildren
    }

    override func visit(_ node: CompositionTypeSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements.dropFirst() { uses.asProtocol.insert(name(element.type)) }
        return .visitChildren
    }

    override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
        let name =
            node.parent?.as(IdentifierTypeSyntax.self)?.name ?? node.parent?.as(MemberTypeSyntax.self)?.name
            ?? node.parent?.as(GenericSpecializationExprSyntax.self)?.expression.as(DeclReferenceExprSyntax.self)?
            .baseName
        if let name {
            uses.genericArguments[name.text] = max(uses.genericArguments[name.text] ?? 0, node.arguments.count)
        }
        return .visitChildren
    }
}
