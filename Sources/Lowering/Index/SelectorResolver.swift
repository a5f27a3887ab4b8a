/// Writes `Selector` values in place of `#selector` expressions.
struct SelectorResolver {
    let index: DeclarationIndex

    /// The replacement of an expression, and an assumption that was made for it.
    struct Resolution {
        var text: String
        var warning: String?
        /// The optional requirement that the selector is of.
        var requirement: MemberFact?
    }

    func resolve(_ selector: SelectorFact, in file: Int) -> Resolution {
        let scope = selector.owner.map { index.files[file].types[$0] }
        let entry = self.entry(of: selector, scope, in: file)
        let candidates = candidates(for: selector, of: entry, scope, in: file)
        let requirement = candidates.first.flatMap { $0.isOptional ? $0 : nil }
        var warning: String?
        let name: String
        if let member = candidates.first {
            name = selector.kind == .setter ? ObjectiveCName.setter(member.selector) : member.selector
            if Set(candidates.map(\.selector)).count > 1 {
                warning = "\(selector.name) has several declarations; assumed \(member.fullName)"
            }
        } else {
            (name, warning) = assumedName(selector)
        }
        let isStatic = entry != nil && candidates.first?.isStatic == true
        guard requirement == nil, let method = reference(selector, scope, entry, isStatic: isStatic, in: file) else {
            return Resolution(text: "Selector(\"\(name)\")", warning: warning, requirement: requirement)
        }
        return Resolution(text: "Selector(\"\(name)\", \(method))", warning: warning)
    }

    /// Returns the type that has the method.
    private func entry(of selector: SelectorFact, _ scope: TypeFact?, in file: Int) -> DeclarationIndex.TypeEntry? {
        switch selector.base {
        case .enclosing: scope.flatMap { index.entry(of: $0, in: file) }
        case .type(let name): index.resolve(Self.withoutArguments(name), in: scope?.path ?? [], of: file)
        case .value(let receiver): type(of: receiver, scope, in: file).entries.first
        }
    }

    private func type(of receiver: Receiver, _ scope: TypeFact?, in file: Int) -> DeclarationIndex.ReceiverType {
        index.type(of: receiver, in: scope.flatMap { index.entry(of: $0, in: file) }, of: file)
    }

    /// Returns a Boolean value that indicates whether a selector is that of a value of which the type isn't found.
    private func isOfUnknownValue(_ selector: SelectorFact, _ scope: TypeFact?, in file: Int) -> Bool {
        guard case .value(let receiver) = selector.base else { return false }
        let type = type(of: receiver, scope, in: file)
        return type.entries.isEmpty && (type.otherName ?? "AnyObject") == "AnyObject"
    }

    /// Returns the declarations that a reference can mean.
    private func candidates(
        for selector: SelectorFact, of entry: DeclarationIndex.TypeEntry?, _ scope: TypeFact?, in file: Int
    ) -> [MemberFact] {
        let isCandidate = { (member: MemberFact) in
            if selector.kind != .method { return member.kind == .property }
            if let labels = selector.labels { return member.labels == labels && member.kind != .property }
            return member.kind == .method && (selector.coercionArity ?? member.labels.count) == member.labels.count
        }
        if let entry {
            let found = index.members(named: selector.name, of: entry).filter(isCandidate)
            if !found.isEmpty { return found }
        }
        // A reference without labels to a method of a type that isn't known: every method of that name in the module.
        guard selector.kind == .method, selector.labels == nil else { return [] }
        if case .value = selector.base {
            guard isOfUnknownValue(selector, scope, in: file) else { return [] }
            return visibleMethods(named: selector.name, in: file).map(index.member).filter(isCandidate)
        }
        return index.methods(named: selector.name).map(index.member).filter(isCandidate)
    }

    private func assumedName(_ selector: SelectorFact) -> (String, String?) {
        switch selector.kind {
        case .getter: return (selector.name, nil)
        case .setter: return (ObjectiveCName.setter(selector.name), nil)
        case .method: break
        }
        let labels =
            selector.labels ?? selector.coercionArity.map { Array(repeating: "", count: $0) }
            ?? Self.frameworkMethods[selector.name]
        let warning = labels == nil ? "\(selector.name) isn't declared in the module; assumed without parameters" : nil
        return (ObjectiveCName(baseName: selector.name, labels: labels ?? []).selector, warning)
    }

    /// Returns the unapplied method or the key path.
    private func reference(
        _ selector: SelectorFact, _ scope: TypeFact?, _ entry: DeclarationIndex.TypeEntry?, isStatic: Bool, in file: Int
    ) -> String? {
        let type: String
        switch selector.base {
        case .enclosing:
            guard let scope else { return nil }
            let isProtocol = entry.flatMap(index.declaration)?.kind == .protocolType
            type = isProtocol ? "Self" : index.spelling(of: scope, in: file)
        case .type(let name): type = name
        case .value:
            if let entry, !index.members(named: selector.name, of: entry).isEmpty {
                type = entry.path.joined(separator: ".")
            } else {
                guard isOfUnknownValue(selector, scope, in: file), let owner = onlyOwner(selector, in: file) else {
                    return inferredMethod(selector, scope, in: file)
                }
                type = owner
            }
        }
        if selector.kind != .method { return "\\\(type).\(selector.name)" }
        let labels = selector.labels.map { "(" + $0.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")" } ?? ""
        let name = selector.name + (labels == "()" ? "" : labels)
        let isEnclosing = if case .enclosing = selector.base { true } else { false }
        if !isEnclosing, entry.flatMap(index.declaration)?.kind == .protocolType {
            return "{ (target: any \(type)) in target.\(name) }"
        }
        guard let coercion = selector.coercion else {
            return isStatic ? "{ (target: \(type).Type) in target.\(name) }" : "\(type).\(name)"
        }
        if isStatic { return "{ (target: \(type).Type) in target.\(name) as \(coercion) }" }
        return "\(type).\(name) as (\(type)) -> \(coercion)"
    }

    /// Returns the method of a value whose type the compiler infers, such as a property of UIKit's; nil for one that
    /// may be an `AnyObject`.
    private func inferredMethod(_ selector: SelectorFact, _ scope: TypeFact?, in file: Int) -> String? {
        guard case .value(let receiver) = selector.base, selector.kind == .method,
            type(of: receiver, scope, in: file).otherName != "AnyObject"
        else { return nil }
        if case .unknown = receiver.root { return nil }
        let labels = selector.labels.map { $0.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() } ?? ""
        let name = selector.name + (labels.isEmpty ? "" : "(\(labels))")
        let value = String(decoding: index.files[file].source.bytes[receiver.range], as: UTF8.self)
        let coercion = selector.coercion.map { " as \($0)" } ?? ""
        return "Selector.method(of: \(value)) { $0.\(name)\(coercion) }"
    }

    /// Returns the type of a value, if only one type in the module has such a method.
    private func onlyOwner(_ selector: SelectorFact, in file: Int) -> String? {
        let owners = visibleMethods(named: selector.name, in: file).filter {
            selector.labels == nil || index.member(at: $0).labels == selector.labels
        }
        let paths = Set(owners.map { index.owner(of: $0).path.joined(separator: ".") })
        return paths.count == 1 ? paths.first : nil
    }

    /// Returns the methods of a name without those that only another file sees.
    private func visibleMethods(named name: String, in file: Int) -> [DeclarationIndex.Location] {
        index.methods(named: name).filter { location in
            location.file == file || !["private", "fileprivate"].contains(index.member(at: location).access)
        }
    }

    private static func withoutArguments(_ name: String) -> String {
        guard let start = name.firstIndex(of: "<") else { return name }
        return String(name[..<start])
    }

    /// The labels of UIKit's methods that actions often are.
    private static let frameworkMethods: [String: [String]] = [
        "endEditing": [""], "becomeFirstResponder": [], "resignFirstResponder": [], "setNeedsLayout": [],
        "setNeedsDisplay": [], "layoutIfNeeded": [], "reloadData": [], "viewDidLoad": [], "removeFromSuperview": [],
        "beginRefreshing": [], "endRefreshing": [], "selectAll": [""], "copy": [""], "paste": [""], "cut": [""],
        "delete": [""], "select": [""], "viewWillAppear": [""], "viewDidAppear": [""], "viewWillDisappear": [""],
        "viewDidDisappear": [""], "sizeToFit": [], "becomeKey": [], "invalidateIntrinsicContentSize": [],
    ]
}
