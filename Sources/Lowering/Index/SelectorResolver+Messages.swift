extension SelectorResolver {
    /// Returns the replacement of a selector that is created of a string: one with the module's methods of this name;
    /// nil if there is none.
    func resolve(_ selector: NamedSelectorFact, in file: Int) -> String? {
        let scope = selector.owner.map { index.files[file].types[$0].path } ?? []
        var texts: [String] = []
        for (number, facts) in index.files.enumerated() where !facts.isOfDependency {
            for member in facts.members where member.selector == selector.name {
                let owner = facts.types[member.owner]
                guard isMethod(member, of: owner, in: number), isVisible(member, of: owner, from: scope, number == file)
                else { continue }
                let method = SelectorFact(
                    kind: .method, base: .type(owner.path.joined(separator: ".")), name: member.name,
                    labels: member.labels, owner: selector.owner, range: selector.range)
                let text = resolve(method, in: file).text
                if !texts.contains(text) { texts.append(text) }
            }
        }
        if texts.count < 2 { return texts.first }
        return "Selector(\"\(selector.name)\", [\(texts.joined(separator: ", "))])"
    }

    /// Returns a Boolean value that indicates whether a member is a method that Objective-C sees, and that its name and
    /// labels alone tell from others.
    private func isMethod(_ member: MemberFact, of owner: TypeFact, in file: Int) -> Bool {
        guard member.kind == .method, member.isObjectiveC, !member.isAsync, !member.isLeftOut, !owner.isLocal,
            let entry = index.entry(of: owner, in: file)
        else { return false }
        if let type = index.declaration(of: entry), type.kind == .protocolType || !type.genericParameters.isEmpty {
            return false
        }
        return entry.members.map(index.member).count { $0.name == member.name && $0.labels == member.labels } == 1
    }

    private func isVisible(
        _ member: MemberFact, of owner: TypeFact, from scope: [String], _ isSameFile: Bool
    ) -> Bool {
        switch member.access {
        case "private": isSameFile && scope.starts(with: owner.path)
        case "fileprivate": isSameFile
        default: isSameFile || !owner.isPrivate
        }
    }

    /// Returns a Boolean value that indicates whether the type of a message's receiver lacks the methods of `NSObject`:
    /// `AnyObject`, a delegate's protocol, or the type of one of UIKit's properties of these.
    func lacksMessages(_ message: MessageFact, in file: Int) -> Bool {
        guard !message.receiver.isSelf else { return false }
        let scope = message.owner.flatMap { index.entry(of: index.files[file].types[$0], in: file) }
        let type = index.type(of: message.receiver, in: scope, of: file)
        if type.entries.isEmpty, type.otherName == "AnyObject" { return true }
        // The app's own methods are found as they are.
        guard index.methods(named: message.name).isEmpty else { return false }
        if type.entries.contains(where: { index.declaration(of: $0)?.kind == .protocolType }) { return true }
        guard type.entries.isEmpty else { return false }
        if let name = type.otherName { return name.hasSuffix("Delegate") || name.hasSuffix("DataSource") }
        let last = message.receiver.members.last ?? ""
        return ["target", "delegate", "dataSource"].contains(last)
    }
}
