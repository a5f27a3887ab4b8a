/// Gives `optional` requirements a meaning without Objective-C.
///
/// A requirement `optional func f(_ x: A, for y: B) -> R` becomes a property `_optional_f___for` of type
/// `((A, B) -> R)?`, with nil as its default. A conforming type that implements the method returns it there, and a call
/// `delegate.f?(a, for: b)` becomes `delegate._optional_f___for?(a, b)`. A property `optional var x: X { get }` becomes
/// `_optional_x`, and the protocol's extension offers it as `x`, of type `X?`. The comparison `delegate.f != nil`
/// refers to the property, and `delegate.responds(to: #selector(P.f(_:for:)))` becomes
/// `delegate._implements_f___for` (`OptionalUses`).
///
/// A subclass of RxCocoa's `DelegateProxy` that doesn't implement the method returns one that emits the call and passes
/// it on, as Objective-C's message forwarding would.
struct OptionalRequirements {
    /// The module of `DelegateProxy`.
    static let proxyModule = "RxCocoa"

    let index: DeclarationIndex
    private let isNeeded: Bool
    private let importsProxies: Bool
    /// The module's names of function types.
    private let functionTypes: Set<String>

    init(index: DeclarationIndex) {
        self.index = index
        isNeeded = index.files.contains { $0.members.contains(where: \.isOptional) }
        importsProxies = index.files.contains { $0.imports.contains(Self.proxyModule) }
        functionTypes = index.files.reduce(into: []) { $0.formUnion($1.functionTypes) }
    }

    func lower(file: Int, into result: inout FileFacts) {
        let facts = index.files[file]
        for (number, type) in facts.types.enumerated() where type.kind == .protocolType {
            lowerProtocol(.init(file: file, index: number), into: &result)
        }
        guard isNeeded else { return }
        for (number, type) in facts.types.enumerated() where type.kind != .protocolType {
            addWitnesses(.init(file: file, index: number), into: &result)
        }
    }

    // MARK: Protocols

    private func lowerProtocol(_ location: DeclarationIndex.Location, into result: inout FileFacts) {
        let type = index.type(at: location)
        let bytes = result.source.bytes
        if type.isObjectiveC, !type.inherited.contains(where: { ["AnyObject", "class"].contains($0) }) {
            result.edits.insert(type.hasInheritance ? " AnyObject," : ": AnyObject", at: type.inheritanceOffset)
        }
        let members = index.files[location.file].members.filter { $0.owner == location.index }
        let optional = members.filter(\.isOptional)
        guard !optional.isEmpty else { return }
        for member in optional {
            result.edits.blank(member.removalRange, of: bytes)
            if member.isStatic || ![.method, .property].contains(member.kind) {
                result.diagnose(.error, at: member.range.lowerBound, "optional \(member.fullName) isn't supported")
            }
        }
        let properties = optional.map { "var \(Self.name(of: $0)): \(Self.type(of: $0))" }
        insert(
            properties.map { $0 + " { get }" }, in: type,
            after: type.endsWithMember && members.last?.isOptional != true,
            into: &result)
        let offered = optional.filter { $0.kind == .property }.map {
            "var \($0.name): \(Self.type(of: $0)) { \(Self.name(of: $0)) }"
        }
        let answers = optional.map {
            "var \(Self.implementsName(of: $0)): Bool { \(Self.name(of: $0)) != nil }"
        }
        let defaults = (properties.map { $0 + " { nil }" } + offered + answers).joined(separator: "; ")
        let access = ["public", "package"].contains(type.access) ? type.access + " " : ""
        let outermost = index.files[location.file].types.filter { $0.depth == 0 && $0.bodyEnd >= type.bodyEnd }
            .map(\.bodyEnd).min()
        result.edits.insert(
            "; \(access)extension \(type.path.joined(separator: ".")) { \(defaults) }",
            at: (outermost ?? type.bodyEnd) + 1)
    }

    /// The name of the property that has the method or the value. Requirements that differ in labels differ in it.
    static func name(of member: MemberFact) -> String {
        "_optional_" + member.name + member.labels.map { "_" + ($0.isEmpty ? "_" : $0) }.joined()
    }

    /// The name of the property that indicates whether the method or the value is there.
    static func implementsName(of member: MemberFact) -> String {
        "_implements" + name(of: member).dropFirst("_optional".count)
    }

    /// The type of the property.
    private static func type(of member: MemberFact) -> String {
        guard member.kind == .method else { return "(\(member.resultType))?" }
        let effects = (member.isAsync ? "async " : "") + (member.isThrowing ? "throws " : "")
        return "((\(member.parameterTypes.joined(separator: ", "))) \(effects)-> \(member.resultType))?"
            .replacing("\n", with: " ")
    }

    /// Inserts members before a type's right brace, on its line, where another member may precede them.
    private func insert(
        _ members: [String], in type: TypeFact, after isAfterMember: Bool, into result: inout FileFacts
    ) {
        guard !members.isEmpty else { return }
        let separator = isAfterMember ? "; " : " "
        result.edits.insert(separator + members.joined(separator: "; ") + " ", at: type.bodyEnd)
    }

    // MARK: Conforming types

    private func addWitnesses(_ location: DeclarationIndex.Location, into result: inout FileFacts) {
        let type = index.type(at: location)
        guard let entry = index.entry(of: type, in: location.file) else { return }
        var members: [String] = []
        var requirements: [Requirement] = []
        if let declaration = index.ownDeclaration(of: entry) {
            // The declaration has the properties of all extensions: subclasses can override them there.
            guard declaration == location else { return }
            requirements = conformances(of: [location] + entry.extensions, scope: type.path)
        } else {
            requirements = conformances(of: [location], scope: type.path)
        }
        for requirement in requirements {
            guard let text = witness(requirement, in: entry) else { continue }
            let isOpen = type.access == "open" && requirement.access == "public "
            members.append((isOpen ? "open " : requirement.access) + text)
            addImports(of: requirement.file, to: &result)
        }
        if index.ownDeclaration(of: entry) != nil { members += overrides(in: entry, into: &result) }
        insert(members, in: type, after: type.endsWithMember, into: &result)
    }

    /// Imports what the file of a conformance does: it may name a protocol of another module, and the types of its
    /// requirements.
    private func addImports(of file: Int, to result: inout FileFacts) {
        for module in index.files[file].imports
        where !result.imports.contains(module) && !result.impliedImports.contains(module) {
            result.impliedImports.append(module)
            result.exchangesMembers = true
        }
    }

    /// An optional requirement that a type adopts.
    private struct Requirement {
        let member: MemberFact
        let protocolName: String
        /// The file whose declaration lists the protocol.
        let file: Int
        /// The modifier that the requirement's implementation needs.
        let access: String
    }

    /// Returns the optional requirements of the protocols that declarations list.
    private func conformances(of declarations: [DeclarationIndex.Location], scope: [String]) -> [Requirement] {
        var seen: Set<String> = []
        var result: [Requirement] = []
        let names = declarations.flatMap { location in index.type(at: location).inherited.map { ($0, location.file) } }
        for (name, file) in names {
            guard let entry = index.resolve(name, in: scope, of: file),
                index.declaration(of: entry)?.kind == .protocolType
            else {
                continue
            }
            for adopted in [entry] + index.ancestors(of: entry, where: { $0 == .protocolType })
            where seen.insert(adopted.key).inserted {
                let access = index.declaration(of: adopted)?.access ?? ""
                let modifier =
                    ["", "internal", "open"].contains(access) ? "" : access == "private" ? "fileprivate " : access + " "
                result += adopted.members.map(index.member).filter(\.isOptional).map {
                    Requirement(
                        member: $0, protocolName: adopted.path.joined(separator: "."), file: file, access: modifier)
                }
            }
        }
        return result
    }

    /// Returns the property that returns a type's implementation; nil if neither it nor a subclass has one.
    private func witness(_ adopted: Requirement, in entry: DeclarationIndex.TypeEntry) -> String? {
        let requirement = adopted.member
        let head = "var \(Self.name(of: requirement)): \(Self.type(of: requirement))"
        let superclasses = index.superclasses(of: entry)
        if ([entry] + superclasses).contains(where: { implements(requirement, $0) }) {
            return "\(head) { \(Self.value(of: requirement)) }"
        }
        if ([entry] + superclasses).contains(where: isDelegateProxy) { return "\(head) { \(forwarded(adopted)) }" }
        // A class of another module may have one.
        if index.declaration(of: entry)?.access == "open" { return "\(head) { nil }" }
        let isInSubclass = (index.named[requirement.name] ?? []).contains { location in
            guard Self.isImplementation(index.member(at: location), of: requirement),
                let owner = index.ownerEntry(of: location)
            else { return false }
            return index.superclasses(of: owner).contains { $0.key == entry.key }
        }
        return isInSubclass ? "\(head) { nil }" : nil
    }

    /// Returns a Boolean value that indicates whether the superclass is RxCocoa's, and not one of the module.
    private func isDelegateProxy(_ entry: DeclarationIndex.TypeEntry) -> Bool {
        guard importsProxies, let declaration = entry.declaration else { return false }
        switch index.type(at: declaration).inherited.first {
        case "RxCocoa.DelegateProxy": return true
        case "DelegateProxy":
            return index.resolve("DelegateProxy", in: entry.path, of: declaration.file)?.declaration == nil
        default: return false
        }
    }

    /// The value of a delegate proxy that doesn't implement a requirement: the next delegate's, with the calls of a
    /// method without a result observed.
    private func forwarded(_ requirement: Requirement) -> String {
        let member = requirement.member
        let next = "(self._nextDelegate() as? any \(requirement.protocolName))?.\(Self.name(of: member))"
        let isObserved =
            member.kind == .method && ["Void", "()"].contains(member.resultType) && !member.isAsync
            && !member.isThrowing && member.parameterTypes.allSatisfy(canBeKept)
        let selector = "\"\(member.selector)\""
        return isObserved
            ? "self._hasMethod(\(selector), \(next) != nil) ? self._optionalMethod(\(selector), \(next)) : nil" : next
    }

    /// Returns a Boolean value that indicates whether a parameter pack can have a parameter of a type, as written: its
    /// values can be kept, so closures must escape.
    private func canBeKept(_ type: String) -> Bool {
        let kinds = ["inout ", "borrowing ", "consuming ", "@autoclosure", "@convention", "..."]
        if kinds.contains(where: type.contains) { return false }
        if type.prefix(while: { $0 != "(" }).contains("@escaping") { return true }
        if type.contains("->") { return Self.isOptionalInParentheses(type) }
        if type.hasSuffix("?") || type.hasSuffix("!") { return true }
        return !type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
            .contains(where: functionTypes.contains)
    }

    /// Returns a Boolean value that indicates whether a type is an optional of what is in parentheses, such as
    /// `(() -> Void)?`, and not a function that returns one.
    private static func isOptionalInParentheses(_ type: String) -> Bool {
        guard type.hasPrefix("("), type.hasSuffix(")?") || type.hasSuffix(")!") else { return false }
        var depth = 0
        for (offset, character) in type.dropLast().enumerated() {
            depth += character == "(" ? 1 : character == ")" ? -1 : 0
            if depth == 0 { return offset == type.count - 2 }
        }
        return false
    }

    /// Returns the properties of implementations that no superclass has, though one conforms to the protocol.
    private func overrides(in entry: DeclarationIndex.TypeEntry, into facts: inout FileFacts) -> [String] {
        let superclasses = index.superclasses(of: entry)
        var result: [String] = []
        for superclass in superclasses {
            let declarations = (superclass.declaration.map { [$0] } ?? []) + superclass.extensions
            for adopted in conformances(of: declarations, scope: superclass.path) {
                let requirement = adopted.member
                guard implements(requirement, entry), !superclasses.contains(where: { implements(requirement, $0) })
                else { continue }
                for location in entry.members where Self.isImplementation(index.member(at: location), of: requirement) {
                    addImports(of: location.file, to: &facts)
                }
                result.append(
                    "\(adopted.access)override var \(Self.name(of: requirement)): \(Self.type(of: requirement)) "
                        + "{ \(Self.value(of: requirement)) }")
            }
        }
        return result
    }

    private static func value(of requirement: MemberFact) -> String {
        if requirement.kind == .property { return "self.\(requirement.name) as \(requirement.resultType)" }
        return "self." + (requirement.labels.isEmpty ? requirement.name : requirement.fullName)
    }

    private func implements(_ requirement: MemberFact, _ entry: DeclarationIndex.TypeEntry) -> Bool {
        entry.members.contains { Self.isImplementation(index.member(at: $0), of: requirement) }
    }

    private static func isImplementation(_ member: MemberFact, of requirement: MemberFact) -> Bool {
        !member.isOptional && member.kind == requirement.kind && !member.isStatic
            && member.fullName == requirement.fullName
    }
}
