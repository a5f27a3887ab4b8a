import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// Collects the facts of one file. Clauses of `#if` that an iPhone doesn't compile are blanked and not visited.
final class FactCollector: SyntaxVisitor {
    var facts: FileFacts
    let configuration: LoweringConfiguration
    /// The indices in `facts.types` of the declarations around the current node.
    var scopes: [Int] = []
    /// The words in the file that belong to modules which Foundation contains on Apple's platforms only.
    var foundationParts: Set<String> = []

    /// Returns the facts of a file, or nil if it isn't UTF-8.
    ///
    /// Bodies that have nothing to lower aren't parsed, unless parts of the file may be left out: the compiler finds
    /// the errors in them.
    /// - Parameter parsesAll: a Boolean value that indicates whether all bodies are parsed.
    static func collect(
        _ file: SourceFile, configuration: LoweringConfiguration, parsesAll: Bool = false
    ) -> FileFacts? {
        guard let source = SourceText(file) else { return nil }
        let reducer = FileReducer(source: source, configuration: configuration)
        if reducer.leavesOutFile {
            var facts = FileFacts(source: source)
            facts.edits.blank(0..<source.bytes.count, of: source.bytes)
            return facts
        }
        let collector = FactCollector(FileFacts(source: source), configuration: configuration)
        let parsesAll = parsesAll || reducer.hasReductions || !configuration.standIns.isEmpty
        let tree = parse(source.bytes, parsesAll: parsesAll)
        collector.noteEncoding()
        reducer.reduce(tree, in: &collector.facts)
        collector.walk(tree)
        if tree.hasError, let offset = firstError(in: Syntax(tree), outside: collector.inactive) {
            var facts = FileFacts(source: source)
            facts.isUnparsable = true
            facts.diagnose(.error, at: offset, "doesn't parse, and is left as it is")
            return facts
        }
        collector.importFoundationParts()
        if !collector.facts.leftOut.isEmpty { collector.noteLeftOutMembers() }
        return collector.facts
    }

    /// Returns the tree of a file, without the bodies that have nothing to lower if nothing else has errors.
    private static func parse(_ bytes: [UInt8], parsesAll: Bool) -> SourceFileSyntax {
        if !parsesAll, let masked = BodyScanner.masked(bytes) {
            let tree = masked.withUnsafeBufferPointer { Parser.parse(source: $0) }
            if !tree.hasError { return tree }
        }
        return bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    }

    /// The ranges of clauses that aren't compiled.
    var inactive: [Range<Int>] = []

    /// The names of missing types.
    private let standIns: Set<String>
    /// The names of missing types without which a picture may lack something.
    private let drawnStandIns: Set<String>

    private init(_ facts: FileFacts, configuration: LoweringConfiguration) {
        self.facts = facts
        standIns = Set(configuration.standIns.map(\.name))
        drawnStandIns = Set(configuration.standIns.filter { $0.kind != .protocolType }.map(\.name))
        self.configuration = configuration
        super.init(viewMode: .sourceAccurate)
    }

    var bytes: [UInt8] { facts.source.bytes }

    func blank(_ node: some SyntaxProtocol) { facts.edits.blank(node.byteRange, of: bytes) }

    /// Marks the members that reductions leave out.
    private func noteLeftOutMembers() {
        for index in facts.members.indices {
            facts.members[index].isLeftOut = facts.edits.replacesAll(of: facts.members[index].range)
        }
    }

    private func noteEncoding() {
        if facts.source.hadByteOrderMark {
            facts.diagnose(.warning, at: 0, "begins with a byte order mark, which was removed")
        }
        if facts.source.hasMixedLineEnds { facts.diagnose(.warning, at: 0, "has mixed line ends, which are kept") }
    }

    /// Returns the offset of the first token that is missing or unexpected.
    private static func firstError(in node: Syntax, outside inactive: [Range<Int>]) -> Int? {
        guard node.hasError else { return nil }
        let range = node.byteRange
        if inactive.contains(where: { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }) {
            return nil
        }
        if node.is(UnexpectedNodesSyntax.self) { return range.lowerBound }
        if let token = node.as(TokenSyntax.self) { return token.position.utf8Offset }
        let children = node.children(viewMode: .all)
        for child in children {
            if child.isProtocol(MissingNodeSyntax.self) { return child.position.utf8Offset }
            if child.as(TokenSyntax.self)?.presence == .missing, child.hasError { return child.position.utf8Offset }
            if let offset = firstError(in: child, outside: inactive) { return offset }
        }
        return nil
    }

    // MARK: Conditions

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let (active, diagnostics) = node.activeClause(in: configuration)
        for diagnostic in diagnostics where diagnostic.diagMessage.severity == .error {
            facts.diagnose(.error, at: node.byteRange.lowerBound, diagnostic.message)
        }
        let starts = node.clauses.map { $0.poundKeyword.byteRange.lowerBound } + [node.poundEndif.byteRange.lowerBound]
        for (index, clause) in node.clauses.enumerated() {
            if clause.id == active?.id {
                let end = (clause.condition.map { $0.byteRange } ?? clause.poundKeyword.byteRange).upperBound
                facts.edits.blank(starts[index]..<end, of: bytes)
                if let elements = clause.elements { walk(elements) }
            } else {
                let range = starts[index]..<starts[index + 1]
                facts.edits.blank(range, of: bytes)
                inactive.append(range)
            }
        }
        blank(node.poundEndif)
        return .skipChildren
    }

    // MARK: Types

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer.value.trimmedDescription.contains("->") {
            facts.functionTypes.insert(node.name.identifierText)
        }
        return .visitChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        lowerModel(node)
        lowerIsolation(ofClass: node)
        return enter(node, .classType)
    }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .structType) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .enumType) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .actorType) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .protocolType) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enterExtension(node) }

    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        addMethod(node)
        return .visitChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        addInitializer(node)
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        addProperty(node)
        return .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        addSubscript(node)
        return .visitChildren
    }

    // MARK: Bodies

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { visitBody(node) }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { visitBody(node) }
    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { visitBody(node) }

    private func visitBody(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        let isVisited = !standIns.isEmpty || FormScanner.mayContainForm(bytes, in: node.byteRange)
        return isVisited ? .visitChildren : .skipChildren
    }

    // MARK: Attributes and modifiers

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        guard let name = Self.attributeName(node), Self.removedAttributes.contains(name) else { return .visitChildren }
        if name == "IBOutlet" { lowerOutlet(node) } else { blank(node) }
        return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        if node.name.tokenKind == .keyword(.dynamic) || Self.isOutletReference(node) { blank(node) }
        return .skipChildren
    }

    static let removedAttributes: Set = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "IBDesignable",
        "GKInspectable", "NSManaged", "main", "UIApplicationMain", "NSApplicationMain", "NSCopying",
    ]

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector": return addSelector(node)
        case "keyPath": return lowerKeyPath(node)
        case "Preview": return addPreview(node)
        case "Rule": return lowerTipRule(node)
        default: return .visitChildren
        }
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.macroName.text == "Preview" ? addPreview(node) : .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        addOptionalCall(node)
        addLocalizedString(node)
        addLocalizedFormat(node)
        addFoundationCall(node)
        addScheduling(node)
        addNamedSelector(node)
        addMessage(node)
        if createsStandIn(node.calledExpression) { removeArguments(node) }
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        removeSecondMark(within: node.expression)
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        removeSecondMark(within: node.expression)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.base?.is(SuperExprSyntax.self) == true {
            let name = node.declName.baseName
            facts.superReferences.append(
                SuperReference(name: name.identifierText, range: name.byteRange, owner: scopes.last))
        }
        addBundleLanguages(node)
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        facts.genericConstraints.formUnion(node.inheritedType.map(GenericConstraints.names) ?? [])
        return .visitChildren
    }

    override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
        facts.genericConstraints.formUnion(GenericConstraints.names(node.rightType))
        return .visitChildren
    }

    override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
        lowerAvailability(node)
        return .skipChildren
    }

    /// Returns a Boolean value that indicates whether a call of an expression creates a value of a missing type.
    private func createsStandIn(_ callee: ExprSyntax) -> Bool {
        if standIns.isEmpty { return false }
        if let generic = callee.as(GenericSpecializationExprSyntax.self) { return createsStandIn(generic.expression) }
        return standIns.contains(callee.trimmedDescription)
    }

    /// Removes the arguments of a missing type's initializer, which its stand-in doesn't have.
    private func removeArguments(_ call: FunctionCallExprSyntax) {
        guard let left = call.leftParen, let right = call.rightParen else { return }
        facts.edits.blank(left.byteRange.upperBound..<right.byteRange.lowerBound, of: bytes)
        if let closure = call.trailingClosure {
            let end = call.additionalTrailingClosures.last?.byteRange.upperBound ?? closure.byteRange.upperBound
            facts.edits.blank(closure.byteRange.lowerBound..<end, of: bytes)
        }
    }

    // MARK: Imports

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        lowerImport(node)
        return .skipChildren
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        noteFoundationPart(node.name)
        noteStandIn(node.name)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        noteFoundationPart(node.baseName)
        noteStandIn(node.baseName)
        return .visitChildren
    }

    private func noteStandIn(_ name: TokenSyntax) {
        guard drawnStandIns.contains(name.text) else { return }
        facts.leftOut.append(name.byteRange)
        if let type = scopes.first { facts.incompleteTypes.formUnion(facts.types[type].path.prefix(1)) }
    }
}

extension SyntaxProtocol {
    /// The bytes of a node without the trivia around it.
    var byteRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
