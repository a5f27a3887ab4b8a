/// Lowers uses of optional requirements: calls, references, and `responds(to:)`.
///
/// Requirements of the module's protocols are properties (`OptionalRequirements`). Those of frameworks have defaults,
/// so that a call needs no question mark; where the value is used, `delegate?.f?(a) ?? b` becomes
/// `_implementer(delegate, { $0 is A })?.f(a) ?? b`, with the module's classes that implement the method.
struct OptionalUses {
    private let index: DeclarationIndex
    private let frameworkNames: Set<String>
    /// The full names of requirements of frameworks by their names without labels.
    private let frameworkMethods: [String: [String]]
    /// The optional requirements of the module's protocols by their names without labels.
    private let requirements: [String: [DeclarationIndex.Location]]
    /// The names without labels of the methods to find references to.
    private let referenceNames: OptionalReferenceFinder.Names

    init(index: DeclarationIndex, configuration: LoweringConfiguration) {
        self.index = index
        frameworkNames = configuration.frameworkOptionalRequirements
        var requirements: [String: [DeclarationIndex.Location]] = [:]
        for (file, facts) in index.files.enumerated() {
            for (number, member) in facts.members.enumerated() where member.isOptional && member.kind == .method {
                requirements[member.name, default: []].append(.init(file: file, index: number))
            }
        }
        self.requirements = requirements
        frameworkMethods = Dictionary(grouping: frameworkNames) { String($0.prefix { $0 != "(" }) }
        referenceNames = OptionalReferenceFinder.Names(
            labeled: Set(requirements.keys).union(frameworkMethods.keys),
            unlabeled: Set(requirements.keys).union(frameworkMethods.filter { $0.value.count == 1 }.keys))
    }

    func lower(file: Int, into result: inout FileFacts) {
        let facts = index.files[file]
        for call in facts.optionalCalls { lower(call, of: facts, file: file, into: &result) }
        for reference in OptionalReferenceFinder.references(to: referenceNames, in: facts.source.bytes) {
            lower(reference, of: facts, file: file, into: &result)
        }
        for selector in facts.selectors {
            if let call = selector.responds { lower(call, to: selector, of: facts, file: file, into: &result) }
        }
    }

    private func lower(_ call: OptionalCallFact, of facts: FileFacts, file: Int, into result: inout FileFacts) {
        let bytes = facts.source.bytes
        let scope = call.owner.flatMap { index.entry(of: facts.types[$0], in: file) }
        if let requirement = requirement(of: call, in: scope, of: file) {
            result.edits.replace(call.nameRange, of: bytes, with: OptionalRequirements.name(of: requirement))
            for label in call.labels { result.edits.blank(label.range, of: bytes) }
            return
        }
        guard frameworkNames.contains(call.fullName), isFrameworks(call, in: scope, of: file) else { return }
        result.edits.replace(call.markRange, of: bytes, with: "")
        guard call.hasUsedValue, let receiver = call.receiver,
            let test = implementationTest(of: call.fullName, in: file)
        else { return }
        wrap(receiver, with: test, in: &result)
    }

    /// Makes a value nil if it doesn't implement a method.
    private func wrap(_ receiver: Receiver, with test: String, in result: inout FileFacts) {
        result.edits.insert("_implementer(", at: receiver.range.lowerBound)
        result.edits.insert(", \(test))" + (receiver.isOptional ? "" : "?"), at: receiver.range.upperBound)
    }

    private func lower(
        _ reference: MethodReference, of facts: FileFacts, file: Int, into result: inout FileFacts
    ) {
        let scope = facts.innermostType(at: reference.range.lowerBound).flatMap { index.entry(of: $0, in: file) }
        let candidates = (requirements[reference.name] ?? []).filter {
            reference.labels == nil || index.member(at: $0).labels == reference.labels
        }
        if let found = requirement(candidates, of: reference.receiver, isCalled: false, in: scope, of: file) {
            result.edits.replace(
                reference.range, of: facts.source.bytes, with: OptionalRequirements.name(of: found))
            return
        }
        guard let name = frameworkMethod(reference.name, reference.labels),
            isDelegate(reference, in: scope, of: file), let test = implementationTest(of: name, in: file)
        else { return }
        wrap(reference.receiver, with: test, in: &result)
    }

    private func lower(
        _ call: RespondsCall, to selector: SelectorFact, of facts: FileFacts, file: Int, into result: inout FileFacts
    ) {
        let scope = selector.owner.map { facts.types[$0].path } ?? []
        guard case .type(let type) = selector.base, index.resolve(type, in: scope, of: file)?.declaration == nil else {
            return
        }
        guard let name = frameworkMethod(selector.name, selector.labels),
            let test = implementationTest(of: name, in: file)
        else { return }
        result.edits.insert("_implements(", at: call.receiver.range.lowerBound)
        result.edits.replace(
            call.receiver.range.upperBound..<call.range.upperBound, of: facts.source.bytes,
            with: ", \(test))" + (call.receiver.isOptional ? "" : "!"))
    }

    // MARK: Requirements of the module

    private func requirement(
        of call: OptionalCallFact, in scope: DeclarationIndex.TypeEntry?, of file: Int
    ) -> MemberFact? {
        let labels = call.labels.map(\.name)
        let candidates = (requirements[call.name] ?? []).filter { location in
            let requirement = index.member(at: location)
            return requirement.labels.count == labels.count + call.trailingClosures
                && Array(requirement.labels.prefix(labels.count)) == labels
        }
        guard let receiver = call.receiver else {
            // Without a value before it, it is a property of a closure's type, except in a protocol.
            let isInProtocol = scope.flatMap(index.declaration)?.kind == .protocolType
            return isInProtocol ? candidates.first.map(index.member) : nil
        }
        return requirement(candidates, of: receiver, isCalled: true, in: scope, of: file)
    }

    /// Returns the requirement that a value has, if its type can be found; otherwise the first one, unless the name is
    /// a property's, too.
    private func requirement(
        _ candidates: [DeclarationIndex.Location], of receiver: Receiver, isCalled: Bool,
        in scope: DeclarationIndex.TypeEntry?, of file: Int
    ) -> MemberFact? {
        guard let first = candidates.first.map(index.member) else { return nil }
        let types = index.type(of: receiver, in: scope, of: file).entries
        guard !types.isEmpty else {
            // A method without parameters is named like a property, which values of other types have.
            let isDistinct = isCalled || !first.labels.isEmpty
            return isDistinct && !isProperty(first.name, isCalled: isCalled) ? first : nil
        }
        let adopted = Set(
            types.flatMap { [$0] + index.ancestors(of: $0) { $0 == .protocolType } }.filter {
                index.declaration(of: $0)?.kind == .protocolType
            }
            .map(\.key))
        return candidates.first { index.ownerEntry(of: $0).map { adopted.contains($0.key) } == true }
            .map(index.member)
    }

    /// Returns a Boolean value that indicates whether the module declares a property of a name: one that can be of a
    /// closure's type, if it is called.
    private func isProperty(_ name: String, isCalled: Bool) -> Bool {
        (index.named[name] ?? []).contains { location in
            let member = index.member(at: location)
            guard member.kind == .property, !member.isOptional else { return false }
            let scope = index.owner(of: location).path
            return !isCalled || index.type(member.resultType, in: scope, of: location.file).entries.isEmpty
        }
    }

    // MARK: Requirements of frameworks

    /// Returns the full name of a framework's requirement; without labels, if only one has the name.
    private func frameworkMethod(_ name: String, _ labels: [String]?) -> String? {
        let names = frameworkMethods[name] ?? []
        guard let labels else { return names.count == 1 ? names.first : nil }
        return names.first { $0 == name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")" }
    }

    /// Returns a Boolean value that indicates whether a call is of a framework's requirement, and not of a closure.
    private func isFrameworks(_ call: OptionalCallFact, in scope: DeclarationIndex.TypeEntry?, of file: Int) -> Bool {
        guard let receiver = call.receiver else {
            // In an extension of a framework's protocol, or in a protocol that refines one.
            guard let scope else { return false }
            guard let type = index.declaration(of: scope) else { return true }
            return type.kind == .protocolType
        }
        let type = index.type(of: receiver, in: scope, of: file)
        if !type.entries.isEmpty {
            return type.entries.allSatisfy { entry in
                !index.members(named: call.name, of: entry).contains { $0.kind == .property }
            }
        }
        // A closure's arguments have no labels.
        let hasLabels = call.labels.contains { !$0.name.isEmpty }
        return type.otherName != nil || hasLabels || !isProperty(call.name, isCalled: true)
    }

    /// Returns a Boolean value that indicates whether a value is a delegate, and not an object of a known class.
    ///
    /// A reference without labels may be that of a property, unless the value is a delegate by its type or its name.
    private func isDelegate(_ reference: MethodReference, in scope: DeclarationIndex.TypeEntry?, of file: Int) -> Bool {
        let type = index.type(of: reference.receiver, in: scope, of: file)
        if reference.labels != nil {
            return type.entries.allSatisfy { index.declaration(of: $0)?.kind != .classType }
        }
        guard type.entries.isEmpty, let name = type.otherName ?? reference.receiver.members.last else { return false }
        return ["elegate", "ataSource"].contains(where: name.hasSuffix)
    }

    /// Returns a closure that tests whether a value is of a class of the module that implements a method; nil if a file
    /// can't name one of the classes.
    private func implementationTest(of fullName: String, in file: Int) -> String? {
        var names: Set<String> = []
        for location in index.methods(named: String(fullName.prefix { $0 != "(" })) {
            let member = index.member(at: location)
            guard member.fullName == fullName, !member.isStatic, let entry = index.ownerEntry(of: location) else {
                continue
            }
            guard let declaration = entry.declaration else {
                // An extension of a framework's class, or of a protocol: that isn't an implementation.
                if !entry.path.joined().hasSuffix("Delegate") { names.insert(entry.path.joined(separator: ".")) }
                continue
            }
            let type = index.type(at: declaration)
            guard type.kind == .classType else { continue }
            let isVisible = !type.isLocal && (declaration.file == file || !type.isPrivate && !entry.key.contains("@"))
            guard isVisible, type.genericParameters.isEmpty else { return nil }
            names.insert(entry.path.joined(separator: "."))
        }
        let tests = names.sorted().map { name in "$0 is \(name)" }
        return tests.isEmpty ? "{ _ in false }" : "{ \(tests.joined(separator: " || ")) }"
    }
}

extension OptionalCallFact {
    fileprivate var fullName: String {
        name + "(" + labels.map { ($0.name.isEmpty ? "_" : $0.name) + ":" }.joined() + ")"
    }
}

extension FileFacts {
    /// Returns the innermost type whose body contains an offset.
    fileprivate func innermostType(at offset: Int) -> TypeFact? {
        types.filter { $0.inheritanceOffset <= offset && offset < $0.bodyEnd }
            .max { $0.inheritanceOffset < $1.inheritanceOffset }
    }
}
