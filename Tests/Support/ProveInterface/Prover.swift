/// Makes the code that compiles only when a declaration exists as listed.
struct Prover {
    private let interface: ProvedInterface
    private let protocols: Set<String>
    /// The structs and enums of the list.
    private let values: Set<String>
    /// UIKit's value types, whose members return changed copies: a copy that isn't used is a mistake.
    private static let copied: Set = ["UIButton.Configuration", "UIBackgroundConfiguration"]

    init(_ interface: ProvedInterface, _ list: InterfaceList) throws {
        self.interface = interface
        let owners = try list.declarations.filter { $0.owner == nil && $0.isProved }.map { try Owner($0.text) }
        protocols = interface.protocols.union(owners.filter { $0.kind == "protocol" }.map(\.name))
        values = Set(owners.filter { $0.kind == "struct" || $0.kind == "enum" }.map(\.name))
    }

    /// Returns the proof of a declaration.
    ///
    /// - Throws: `ListError`.
    func proof(_ declaration: InterfaceList.Declaration) throws -> String {
        let text = declaration.text
        guard let ownerLine = declaration.owner else { return try ownerProof(declaration, Owner(text)) }
        let owner = try Owner(ownerLine)
        if text.hasPrefix("typealias ") { return aliasProof(declaration) }
        if text.hasPrefix("case ") {
            let name = String(text.dropFirst(5))
            guard name.contains("(") else {
                return "let interface\(declaration.number): \(owner.name) = .\(name)"
            }
            let made = try Function("static func \(name) -> \(owner.name)")
            return inside(owner, proof(of: made, declaration, owner, callee: owner.name))
        }
        if owner.name == "level" { return proof(of: try Function(text), declaration, owner, callee: "") }
        return inside(owner, try memberProof(declaration, owner))
    }

    /// Returns the comparison of a constant with the value on its line; nil for lines without one.
    func valueComparison(_ declaration: InterfaceList.Declaration) throws -> String? {
        guard declaration.isProved, let line = declaration.owner,
            let match = declaration.text.wholeMatch(of: /static let (\w+): (\S+) = (.*)/)
        else { return nil }
        let owner = try Owner(line).name
        return "(\"\(owner).\(match.1)\", \(owner).\(match.1) == (\(match.3) as \(match.2)))"
    }

    // MARK: Types

    private func ownerProof(_ declaration: InterfaceList.Declaration, _ owner: Owner) -> String {
        let isExtension = owner.kind == "extension"
        var lines = owner.inherited.map { "let _: \(metatype($0)) = Self.self" }
        for bound in isExtension ? [] : owner.generics + owner.condition.pieces() {
            let halves = bound.cut(at: ":")
            if let type = halves.after { lines.append("let _: \(metatype(type)) = \(halves.before).self") }
        }
        var use = ""
        if owner.attribute == "@propertyWrapper" {
            use = "struct Interface\(declaration.number) { @\(owner.name) var value = 0 }\n\n"
            lines.append("_ = Interface\(declaration.number)().value")
        }
        if owner.attribute == "@resultBuilder" {
            lines.append("func use(@\(owner.name) _ builder: () -> [\(interface.built)]) { _ = builder() }")
            lines.append("use {}")
        }
        if lines.isEmpty { lines = ["_ = Self.self"] }
        return use + inside(owner, function("static ", declaration, owner, "()", lines))
    }

    private func aliasProof(_ declaration: InterfaceList.Declaration) -> String {
        let halves = String(declaration.text.dropFirst("typealias ".count)).cut(at: " = ")
        let meaning = halves.after ?? ""
        let instance = interface.instances[meaning] ?? meaning
        let other = halves.before + instance.dropFirst(meaning.count)
        return "let interface\(declaration.number): Same<\(instance)> = Same<\(other)>()"
    }

    // MARK: Members

    private func memberProof(_ declaration: InterfaceList.Declaration, _ owner: Owner) throws -> String {
        let text = declaration.text
        if text.hasPrefix("associatedtype ") {
            let halves = String(text.dropFirst("associatedtype ".count)).cut(at: ":")
            let proof = halves.after.map { "let _: \(metatype($0)) = \(halves.before).self" }
            return function("static ", declaration, owner, "()", [proof ?? "_ = \(halves.before).self"])
        }
        if text.hasPrefix("var ") || text.hasPrefix("let ") || text.hasPrefix("static var ")
            || text.hasPrefix("static let ")
        {
            return try propertyProof(declaration, owner)
        }
        return proof(of: try Function(text), declaration, owner, callee: owner.name)
    }

    private func propertyProof(_ declaration: InterfaceList.Declaration, _ owner: Owner) throws -> String {
        let text = declaration.text.cut(at: " = ").before
        guard
            let match = text.wholeMatch(of: /(static )?(?:var|let) (\w+): (.*?)(?: \{ get( set)? \})?/)
        else { throw ListError.unreadable(text) }
        let isStatic = match.1 != nil
        let holder = isStatic ? "Self" : "self"
        var type = String(match.3)
        let returns = interface.hasDynamicSelf && type == "Self" && !isStatic
        if type.hasSuffix("!") { type = type.dropLast() + "?" }
        var lines = ["var value = \(holder).\(match.2)", "prove(&value, Same<\(type)>())"]
        var modifiers = isStatic ? "static " : ""
        if match.4 != nil {
            lines.append("\(holder).\(match.2) = value")
            let isClass = owner.kind == "class" || owner.kind == "extension" && !values.contains(owner.name)
            if !isStatic, !isClass { modifiers = "mutating " }
        }
        if returns { lines.append("return value") }
        return function(modifiers, declaration, owner, "()" + (returns ? " -> Self" : ""), lines)
    }

    private func proof(
        of function: Function, _ declaration: InterfaceList.Declaration, _ owner: Owner, callee: String
    ) -> String {
        let isInstance = !function.isInitializer && !function.isStatic
        var target = callee
        var result: String? = callee + (function.name == "init?" ? "?" : "")
        if !function.isInitializer {
            target = function.isStatic ? "Self.\(function.name)" : (callee.isEmpty ? "" : "self.") + function.name
            result = function.result == "Self" && !interface.hasDynamicSelf ? owner.name : function.result
        }
        // `self` has the type Self only where the function returns it.
        let returns = interface.hasDynamicSelf && function.result == "Self" && !function.isStatic
        var lines: [String] = []
        let calls = function.calls(target, isAmbiguous: interface.ambiguous.contains(function.name))
        for (index, call) in calls.enumerated() {
            if let result, index == 0 {
                lines += ["var result = \(call)", "prove(&result, Same<\(result)>())"]
            } else {
                lines.append(result == nil ? call : "_ = \(call)")
            }
        }
        if let result,
            result.hasPrefix("ViewModifier<") && !function.isInitializer || function.result == "Self" && isInstance,
            !Self.copied.contains(owner.name)
        {
            // The result of a modifier may be unused: otherwise the compiler would warn here.
            lines.append(function.call(target))
        }
        if returns { lines.append("return result") }
        return self.function(
            !callee.isEmpty && !isInstance ? "static " : "", declaration, owner,
            function.head(result: returns ? " -> Self" : ""), lines)
    }

    // MARK: Text

    private func metatype(_ name: String) -> String {
        protocols.contains(String(name.prefix { $0 != "<" })) ? "any \(name).Type" : "\(name).Type"
    }

    private func inside(_ owner: Owner, _ code: String) -> String {
        let condition = owner.kind == "extension" && !owner.condition.isEmpty ? " where \(owner.condition)" : ""
        return "extension \(owner.name)\(condition) {\n\(code)\n}"
    }

    private func function(
        _ modifiers: String, _ declaration: InterfaceList.Declaration, _ owner: Owner, _ head: String, _ lines: [String]
    ) -> String {
        let isolation = interface.nonisolated.contains(owner.name) ? "" : "@MainActor "
        let body = lines.joined(separator: "\n")
        return "\(isolation)\(modifiers)func interface\(declaration.number)\(head) {\n\(body)\n}"
    }
}
