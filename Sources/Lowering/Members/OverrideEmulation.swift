/// Emulates overriding of methods that the module declares in extensions of a framework's classes.
///
/// `extension UIViewController { @objc func f(_ x: X) }` keeps its body as `_base_f`, and gets an `f` that calls
/// `_override_f` of values that conform to a protocol with that method. A subclass's `override func f` becomes
/// `_override_f`, and the subclass conforms to the protocol. `super.f` becomes the superclass's `_override_f`, or
/// `_base_f`.
struct OverrideEmulation: Sendable {
    let overrides: OverrideIndex
    private let index: DeclarationIndex
    /// The emulated methods.
    private var emulated: Set<DeclarationIndex.Location> = []
    /// The members that override one, with the method.
    private var overriders: [DeclarationIndex.Location: DeclarationIndex.Location] = [:]
    /// The emulated methods by their names without labels, and the keys of the classes that override them.
    private var classes: [String: [(method: DeclarationIndex.Location, classes: Set<String>)]] = [:]

    init(_ index: DeclarationIndex) {
        self.index = index
        overrides = OverrideIndex(index)
        for (file, facts) in index.files.enumerated() where !facts.isUnparsable {
            for (number, member) in facts.members.enumerated() where Self.canBeEmulated(member, facts) {
                let location = DeclarationIndex.Location(file: file, index: number)
                guard index.ownerEntry(of: location)?.declaration == nil else { continue }
                let found = overrides.overriders(of: location)
                guard !found.isEmpty else { continue }
                emulated.insert(location)
                for overrider in found { overriders[overrider] = location }
                classes[member.name, default: []].append(
                    (location, Set(found.compactMap { index.ownerEntry(of: $0)?.key })))
            }
        }
    }

    func isEmulated(_ method: DeclarationIndex.Location) -> Bool { emulated.contains(method) }

    private static func canBeEmulated(_ member: MemberFact, _ facts: FileFacts) -> Bool {
        let type = facts.types[member.owner]
        return type.isExtension && !type.isConstrained && member.kind == .method && !member.isStatic
            && !member.isOverride && member.parameters.allSatisfy { !$0.type.hasSuffix("...") }
            && facts.source.bytes[member.signatureRange].first == UInt8(ascii: "(")
    }

    /// Makes the edits of one file.
    func lower(file: Int, into result: inout FileFacts) {
        guard !emulated.isEmpty else { return }
        let facts = index.files[file]
        for (number, member) in facts.members.enumerated() {
            let location = DeclarationIndex.Location(file: file, index: number)
            if emulated.contains(location) { lowerBase(member, of: facts, into: &result) }
            if let method = overriders[location] { lowerOverride(location, of: method, into: &result) }
        }
        for reference in facts.superReferences { lower(reference, of: facts, file: file, into: &result) }
    }

    private func lowerBase(_ member: MemberFact, of facts: FileFacts, into result: inout FileFacts) {
        let bytes = facts.source.bytes
        let type = facts.types[member.owner]
        result.edits.replace(member.nameRange, of: bytes, with: "_base_\(member.name)")
        let signature = String(decoding: result.edits.apply(to: bytes, in: member.signatureRange), as: UTF8.self)
            .split(whereSeparator: \.isNewline).joined(separator: " ")
        let arguments = member.parameters.map { parameter in
            let value = (parameter.type.hasPrefix("inout ") ? "&" : "") + parameter.name
            return parameter.label == "_" ? value : "\(parameter.label): \(value)"
        }
        .joined(separator: ", ")
        let effects = (member.isThrowing ? "try " : "") + (member.isAsync ? "await " : "")
        let dispatch =
            "func \(member.name)\(signature) { if let other = self as? any \(Self.protocolName(member)) "
            + "{ return \(effects)other._override_\(member.name)(\(arguments)) }; "
            + "return \(effects)_base_\(member.name)(\(arguments)) }"
        let separator = type.endsWithMember ? "; " : " "
        let access = member.access.isEmpty ? "" : member.access + " "
        result.edits.insert(separator + access + dispatch + " ", at: type.bodyEnd)

        let parameters = member.parameters.map { parameter in
            let names = parameter.label == parameter.name ? parameter.name : "\(parameter.label) \(parameter.name)"
            return "\(names): \(parameter.type)"
        }
        .joined(separator: ", ")
        let markers = (member.isAsync ? "async " : "") + (member.isThrowing ? "throws " : "")
        result.edits.insert(
            "; \(type.memberAttributes)protocol \(Self.protocolName(member)): AnyObject "
                + "{ func _override_\(member.name)(\(parameters)) \(markers)-> \(member.resultType) }",
            at: type.bodyEnd + 1)
    }

    private func lowerOverride(
        _ location: DeclarationIndex.Location, of method: DeclarationIndex.Location, into result: inout FileFacts
    ) {
        let member = index.member(at: location)
        let bytes = result.source.bytes
        result.edits.replace(member.nameRange, of: bytes, with: "_override_\(member.name)")
        guard let entry = index.ownerEntry(of: location), !isOverridden(member, aboveOf: entry) else { return }
        if let range = member.overrideRange { result.edits.blank(range, of: bytes) }
        // In the file of the override, which may be another one than the class's.
        let type = index.owner(of: location)
        let end =
            index.files[location.file].types.filter { $0.depth == 0 && $0.bodyEnd >= type.bodyEnd }
            .map(\.bodyEnd).min() ?? type.bodyEnd
        let name = Self.protocolName(index.member(at: method))
        result.edits.insert("; extension \(type.path.joined(separator: ".")): \(name) {}", at: end + 1)
    }

    private func lower(
        _ reference: SuperReference, of facts: FileFacts, file: Int, into result: inout FileFacts
    ) {
        guard let methods = classes[reference.name], let owner = reference.owner,
            let entry = index.entry(of: facts.types[owner], in: file)
        else { return }
        let ancestors = Set(index.superclasses(of: entry).map(\.key)).union([entry.key])
        guard let (method, classes) = methods.first(where: { !$0.classes.isDisjoint(with: ancestors) }) else { return }
        let member = index.member(at: method)
        let prefix = classes.isDisjoint(with: ancestors.subtracting([entry.key])) ? "_base_" : "_override_"
        result.edits.replace(reference.range, of: facts.source.bytes, with: prefix + member.name)
    }

    private func isOverridden(_ member: MemberFact, aboveOf entry: DeclarationIndex.TypeEntry) -> Bool {
        index.superclasses(of: entry).contains { superclass in
            superclass.members.contains {
                overriders[$0] != nil && index.member(at: $0).overrideKey == member.overrideKey
            }
        }
    }

    private static func protocolName(_ member: MemberFact) -> String {
        "_Overriding_" + member.name + member.labels.map { "_" + ($0.isEmpty ? "_" : $0) }.joined()
    }
}
