import Foundation

/// A function, an initializer, a property or a case of the list.
struct InterfaceMember {
    let name: MemberName
    let state: InterfaceList.Line.State
    /// A case is there or isn't; it has no effect of its own.
    let isCase: Bool
    /// What a use of it in a source begins with: one of these texts.
    let uses: [String]

    /// Nil for aliases.
    init?(declaration: String, owner: String, state: InterfaceList.Line.State) {
        let text = declaration.hasPrefix("static ") ? String(declaration.dropFirst(7)) : declaration
        let words = text.split(separator: " ", maxSplits: 1).map(String.init)
        let owner = Self.name(ofOwner: owner)
        let isKeyword = ["func", "var", "let", "case"].contains(words[0])
        guard isKeyword || text.hasPrefix("init") else { return nil }
        let called = isKeyword ? words[1] : text
        let base = String(called.prefix { $0.isLetter || $0.isNumber })
        self.state = state
        isCase = words[0] == "case"
        guard !["var", "let"].contains(words[0]), called.contains("(") else {
            name = MemberName(owner: owner, base: base, parameters: nil)
            uses = [".\(base)"]
            return
        }
        let pieces = Declarations.split(Declarations.insideParentheses(called))
        let parameters = pieces.map(Self.parameter)
        name = MemberName(owner: owner, base: base, parameters: parameters)
        // A label that may be left out needn't be there.
        let label = parameters.first.map { pieces[0].contains(" = ") || $0.label == "_" ? "" : $0.label + ":" } ?? ""
        let callee = base == "init" ? owner : (owner.isEmpty ? "" : ".") + base
        uses = ["\(callee)(\(label)", "\(callee) {"]
    }

    private static func parameter(_ text: String) -> MemberName.Parameter {
        let words = text.prefix { $0 != ":" }.split(separator: " ").filter { !$0.hasPrefix("@") }
        let type = text.drop { $0 != ":" }.dropFirst()
        return MemberName.Parameter(label: String(words.first ?? "_"), type: Declarations.plain(type: type))
    }

    /// The type's name in an owner's line; empty for what is declared outside types.
    static func name(ofOwner line: String) -> String {
        if line == "top level" { return "" }
        let keywords: Set = ["final", "class", "struct", "enum", "protocol", "extension"]
        let words = line.split(separator: " ").filter { !$0.hasPrefix("@") && !keywords.contains(String($0)) }
        return words.first.map { String($0.prefix { $0 != ":" && $0 != "<" }) } ?? line
    }

    /// Whether a name may mean this member: the same type, or the last step of its name; the same labels; and no type
    /// that this member doesn't have.
    func isMeant(by other: MemberName) -> Bool {
        guard name.base == other.base, name.owner == other.owner || name.owner.hasSuffix("." + other.owner) else {
            return false
        }
        guard let mine = name.parameters, let theirs = other.parameters else {
            return name.parameters == nil && other.parameters == nil
        }
        return mine.count == theirs.count
            && zip(mine, theirs).allSatisfy { $0.label == $1.label && ($1.type == nil || $1.type == $0.type) }
    }
}
