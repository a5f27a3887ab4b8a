/// Emulates overriding of methods and computed properties that the module declares in extensions of a framework's
/// classes.
///
/// `extension UIViewController { @objc func f(_ x: X) }` keeps its body as `_base_f`, and gets an `f` that calls
/// `_override_f` of values that conform to a protocol with that method. A subclass's `override func f` becomes
/// `_override_f`, and the subclass conforms to the protocol. `super.f` becomes the superclass's `_override_f`, or
/// `_base_f`. Members of the class conform to the protocol by metatypes.
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
                guard index.ownerEntry(of: location)?.declaration == nil, !member.isLeftOut else {
                    continue
                }
                let found = overrides.overriders(of: location).filter { !index.member(at: $0).isLeftOut }
                // An override of a property that has observers only has no body of its own.
                guard !found.isEmpty || member.isOpenInObjectiveC,
                    found.map(index.member).allSatisfy({ $0.kind == .method || $0.isComputed })
                else { continue }
                emulated.insert(location)
                for overrider in found { overriders[overrider] = location }
                classes[member.name, default: []].append(
                    (location, Set(found.compactMap { index.ownerEntry(of: $0)?.key })))
            }
        }
    }

    func isEmulated(_ method: DeclarationIndex.Location) -> Bool { emulated.contains(method) }

    /// Returns a Boolean value that indicates whether a member overrides an emulated one.
    func isOverrider(_ member: DeclarationIndex.Location) -> Bool { overriders[member] != nil }

    private static func canBeEmulated(_ member: MemberFact, _ facts: FileFacts) -> Bool {
        let type = facts.types[member.owner]
        guard type.isExtension, !type.isConstrained, !member.isOverride else { return false }
        if member.kind == .property { return member.isComputed && !member.resultType.isEmpty }
        return member.kind == .method && member.canBeForwarded && !member.isGeneric
    }

    /// Makes the edits of one file.
    func lower(file: Int, into result: inout FileFacts) {
        guard !emulated.isEmpty else { return }
        let facts = index.files[file]
        // The extensions that have another member before their right brace.
        var extended = Set(facts.types.indices.filter { facts.types[$0].endsWithMember })
        for (number, member) in facts.members.enumerated() {
            let location = DeclarationIndex.Location(file: file, index: number)
            if emulated.contains(location) {
                let isFirst = extended.insert(member.owner).inserted
                lowerBase(member, of: facts, after: isFirst ? " " : "; ", into: &result)
            }
            if let method = overriders[location] { lowerOverride(location, of: method, into: &result) }
        }
        for reference in facts.superReferences { lower(reference, of: facts, file: file, into: &result) }
    }

    private func lowerBase(
        _ member: MemberFact, of facts: FileFacts, after separator: String, into result: inout FileFacts
    ) {
        let type = facts.types[member.owner]
        result.edits.replace(member.nameRange, of: facts.source.bytes, with: "_base_\(member.name)")
        let (dispatch, requirement) =
            member.kind == .property ? property(member, of: type) : method(member, of: type, result)
        let access = (member.access.isEmpty ? "" : member.access + " ") + (member.isStatic ? "class " : "")
        result.edits.insert(separator + access + dispatch + " ", at: type.bodyEnd)
        let modifiers = type.memberAttributes + (member.access == "open" ? "public " : "")
        result.edits.insert(
            "; \(modifiers)protocol \(Self.protocolName(member, of: type)): AnyObject "
                + "{ \(member.isStatic ? "static " : "")\(requirement) }",
            at: type.bodyEnd + 1)
    }

    /// Returns the method that calls the override or the base, and the protocol's requirement.
    private func method(_ member: MemberFact, of type: TypeFact, _ result: FileFacts) -> (String, String) {
        let text = result.edits.apply(to: result.source.bytes, in: member.signatureRange)
        let signature = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline).joined(separator: " ")
        let effects = member.effects
        let dispatch =
            "func \(member.name)\(signature) { if \(Self.conversion(member, of: type)) "
            + "{ return \(effects)other._override_\(member.name)(\(member.arguments)) }; "
            + "return \(effects)_base_\(member.name)(\(member.arguments)) }"
        let parameters = member.parameters.map { parameter in
            let names = parameter.label == parameter.name ? parameter.name : "\(parameter.label) \(parameter.name)"
            return "\(names): \(parameter.type)"
        }
        .joined(separator: ", ")
        let markers = (member.isAsync ? "async " : "") + (member.isThrowing ? "throws " : "")
        return (dispatch, "func _override_\(member.name)(\(parameters)) \(markers)-> \(member.resultType)")
    }

    /// Returns the property that has the value of the override or of the base, and the protocol's requirement.
    private func property(_ member: MemberFact, of type: TypeFact) -> (String, String) {
        let (name, conversion) = (member.name, Self.conversion(member, of: type))
        let valueType = member.resultType.split(whereSeparator: \.isNewline).joined(separator: " ")
        let getter = "if \(conversion) { return other._override_\(name) }; return _base_\(name)"
        let setter = "if \(conversion) { other._override_\(name) = newValue } else { _base_\(name) = newValue }"
        let accessors = member.isSettable ? "get { \(getter) } set { \(setter) }" : getter
        return (
            "var \(name): \(valueType) { \(accessors) }",
            "var _override_\(name): \(valueType) { \(member.isSettable ? "get set" : "get") }"
        )
    }

    /// Returns the condition that binds `other` to a value, or a metatype, that has an override.
    private static func conversion(_ member: MemberFact, of type: TypeFact) -> String {
        "let other = self as? any \(protocolName(member, of: type))" + (member.isStatic ? ".Type" : "")
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
        let name = Self.protocolName(index.member(at: method), of: index.owner(of: method))
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

    private static func protocolName(_ member: MemberFact, of type: TypeFact) -> String {
        let prefix = ["_Overriding"] + type.path + (member.isStatic ? ["class"] : []) + [member.name]
        return (prefix + member.labels.map { $0.isEmpty ? "_" : $0 }).joined(separator: "_")
    }
}

extension MemberFact {
    /// Indicates whether other modules can override the member of an extension.
    fileprivate var isOpenInObjectiveC: Bool { access == "open" && isObjectiveC }

    /// Indicates whether another method can be called with the parameters.
    var canBeForwarded: Bool { parameters.allSatisfy { !$0.type.hasSuffix("...") && $0.name != "_" } }

    /// The parameters as the arguments of a call.
    var arguments: String {
        parameters.map { parameter in
            let isClosure = parameter.type.contains("@autoclosure")
            let value = (parameter.type.hasPrefix("inout ") ? "&" : "") + parameter.name + (isClosure ? "()" : "")
            return parameter.label == "_" ? value : "\(parameter.label): \(value)"
        }
        .joined(separator: ", ")
    }

    /// The keywords before a call; empty for a method that neither throws nor waits.
    var effects: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }
}
