import GallerySources
import SwiftParser
import SwiftSyntax

/// Turns the compiler's errors in a lowered module into reductions and stand-ins that resolve them.
package struct ModuleReduction {
    private let files: [String: SourceFile]
    private let configuration: LoweringConfiguration
    private let uses: TypeUses

    /// - Parameter files: the module's files, with absolute paths.
    package init(files: [SourceFile], configuration: LoweringConfiguration) {
        self.configuration = configuration
        self.files = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
        uses = TypeUses(files)
    }

    /// Returns what to leave out and what to declare so that the errors vanish, in addition to the configuration's.
    ///
    /// Each error resolves in one step or leads to a larger part in the next round: a statement, the body around it, the
    /// declaration, and at last the file.
    package func resolve(_ errors: [LoweredFileError]) -> (reductions: [Reduction], standIns: [StandIn]) {
        var standIns: [String: StandIn] = [:]
        let known = Set(configuration.standIns.map(\.name))
        for error in errors {
            guard let name = Self.missingType(error.message, known), !known.contains(name) else { continue }
            standIns[name] = uses.standIn(for: name)
        }
        // Other errors may vanish with the missing types.
        guard standIns.isEmpty else { return ([], standIns.values.sorted { $0.name < $1.name }) }
        var reductions: [Reduction] = []
        for (path, errors) in Dictionary(grouping: errors, by: \.path).sorted(by: { $0.key < $1.key }) {
            reductions += reduce(path, errors)
        }
        return (reductions, [])
    }

    /// Returns the type that a message says is missing: at the top level, or in one of the known missing types.
    private static func missingType(_ message: String, _ known: Set<String>) -> String? {
        let words = message.split(separator: "'", omittingEmptySubsequences: false)
        guard words.count > 1 else { return nil }
        let name = String(words[1])
        if message.contains("' is not a member type of "), words.count > 3 {
            // The compiler names the outer type with its module and generic arguments.
            let outer = words[3].prefix { $0 != "<" }
            let names = outer.split(separator: ".").map(String.init)
            let isMissing = names.indices.map { names[$0...].joined(separator: ".") }.first(where: known.contains)
            return isMissing.map { "\($0).\(name)" }
        }
        guard message.hasPrefix("cannot find ") else { return nil }
        let isType = message.hasPrefix("cannot find type '") || name.first?.isUppercase == true
        let isName = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        return isType && isName ? name : nil
    }

    private func reduce(_ path: String, _ errors: [LoweredFileError]) -> [Reduction] {
        let absolute = configuration.root.isEmpty ? path : "\(configuration.root)/\(path)"
        if FileReducer.leavesOut(absolute, in: configuration) { return [] }
        guard let file = files[absolute], let source = SourceText(file) else {
            return [Self.wholeFile(path, errors)]
        }
        let reducer = FileReducer(source: source, configuration: configuration)
        let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let parts = ReduciblePartCollector.parts(of: tree)
        var applied = reducer.applied
        let gone = parts.filter { applied.contains(reducer.key(of: $0)) && $0.removesItsText }.map(\.range)
        var reductions: [Reduction] = []
        var chosen: [Range<Int>] = []
        for error in errors {
            let offset = source.offset(line: error.line, column: error.column)
            // Several errors of one statement are resolved together.
            if chosen.contains(where: { $0.lowerBound <= offset && offset <= $0.upperBound }) { continue }
            let candidates = parts.filter { part in
                part.range.lowerBound <= offset && offset <= part.range.upperBound
                    && !gone.contains {
                        $0.lowerBound <= part.range.lowerBound && part.range.upperBound <= $0.upperBound
                    }
                    && !reductions.contains { $0.digest == reducer.digest(of: part) && $0.kind == part.kind }
            }
            guard let part = Self.choose(candidates.filter { !applied.contains(reducer.key(of: $0)) }, for: error)
            else {
                // Another error may have led to the same part in this round.
                if candidates.isEmpty, reductions.isEmpty { return [Self.wholeFile(path, errors)] }
                continue
            }
            let key = reducer.key(of: part)
            applied.insert(key)
            if part.resolvesErrorsInside { chosen.append(part.range) }
            reductions.append(
                Reduction(
                    kind: part.kind, path: path, line: source.line(at: part.range.lowerBound),
                    text: source.beginning(of: part.identity), digest: key.digest, message: error.message))
        }
        return reductions
    }

    private static func wholeFile(_ path: String, _ errors: [LoweredFileError]) -> Reduction {
        Reduction(
            kind: .file, path: path, line: errors.first?.line ?? 1, text: "", digest: "",
            message: errors.first?.message ?? "")
    }

    /// Returns the part to leave out for an error: the smallest one that the error's kind permits.
    private static func choose(_ candidates: [ReduciblePart], for error: LoweredFileError) -> ReduciblePart? {
        let message = error.message
        func smallest(_ kinds: Set<Reduction.Kind>) -> ReduciblePart? {
            candidates.filter { kinds.contains($0.kind) }.min { $0.range.count < $1.range.count }
        }
        if message.contains("overrid"), let part = smallest([.override]) { return part }
        if let name = unmetProtocol(message) {
            let clauses = candidates.filter { $0.kind == .inheritance && $0.name == name }
            if let part = clauses.min(by: { $0.range.count < $1.range.count }) { return part }
        }
        if message.contains("inherit"), let part = smallest([.inheritance]) { return part }
        if message.contains("missing return"), let part = smallest([.body]) { return part }
        return smallest([.statement, .value, .body, .declaration])
    }

    /// Returns the protocol of a message such as “type 'A' does not conform to protocol 'B'”.
    private static func unmetProtocol(_ message: String) -> String? {
        guard message.contains("does not conform to protocol '") else { return nil }
        return message.components(between: "protocol '", and: "'")
    }
}

extension ReduciblePart {
    /// A Boolean value that indicates whether errors in the part vanish when it is left out.
    fileprivate var resolvesErrorsInside: Bool { removesItsText || kind == .body }

    /// A Boolean value that indicates whether no error can be in the part after it was left out.
    fileprivate var removesItsText: Bool {
        switch kind {
        case .statement, .declaration, .file, .value: true
        case .body, .override, .inheritance: false
        }
    }
}

extension String {
    fileprivate func components(between start: String, and end: Character) -> String? {
        var rest = self[...]
        while !rest.isEmpty, !rest.hasPrefix(start) { rest = rest.dropFirst() }
        guard !rest.isEmpty else { return nil }
        return String(rest.dropFirst(start.count).prefix { $0 != end })
    }
}

/// The positions in which a module's files name types, from which the kind of a missing type is guessed.
struct TypeUses {
    private var asProtocol: Set<String> = []
    private var asSuperclass: Set<String> = []
    private var genericArguments: [String: Int] = [:]

    init(_ files: [SourceFile]) {
        for file in files {
            let tree = file.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
            let collector = InheritanceCollector(viewMode: .sourceAccurate)
            collector.walk(tree)
            asProtocol.formUnion(collector.asProtocol)
            asSuperclass.formUnion(collector.asSuperclass)
            genericArguments.merge(collector.genericArguments) { max($0, $1) }
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
private final class InheritanceCollector: SyntaxVisitor {
    private(set) var asProtocol: Set<String> = []
    private(set) var asSuperclass: Set<String> = []
    private(set) var genericArguments: [String: Int] = [:]

    private func name(_ type: TypeSyntax) -> String { type.as(IdentifierTypeSyntax.self)?.name.text ?? "" }

    private func addProtocols(_ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
        for type in clause?.inheritedTypes ?? [] { asProtocol.insert(name(type.type)) }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let types = node.inheritanceClause.map { Array($0.inheritedTypes) } ?? []
        if let first = types.first { asSuperclass.insert(name(first.type)) }
        for type in types.dropFirst() { asProtocol.insert(name(type.type)) }
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { addProtocols(node.inheritanceClause) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { addProtocols(node.inheritanceClause) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        addProtocols(node.inheritanceClause)
    }

    override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
        asProtocol.insert(name(node.constraint))
        return .visitChildren
    }

    override func visit(_ node: CompositionTypeSyntax) -> SyntaxVisitorContinueKind {
        for element in node.elements.dropFirst() { asProtocol.insert(name(element.type)) }
        return .visitChildren
    }

    override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
        let name =
            node.parent?.as(IdentifierTypeSyntax.self)?.name ?? node.parent?.as(MemberTypeSyntax.self)?.name
            ?? node.parent?.as(GenericSpecializationExprSyntax.self)?.expression.as(DeclReferenceExprSyntax.self)?
            .baseName
        if let name { genericArguments[name.text] = max(genericArguments[name.text] ?? 0, node.arguments.count) }
        return .visitChildren
    }
}
