import Testing

@testable import Lowering

/// The list of the frameworks' classes that belong to no actor is that of the sources.
@Suite struct NonisolatedClassTests {
    private struct Declaration {
        var isOpenClass: Bool
        var isIsolated: Bool
        var inherited: [String]
    }

    @Test func theListIsThatOfTheSources() {
        let declarations = declarations()
        func isIsolated(_ name: String) -> Bool {
            guard let declaration = declarations[name] else { return false }
            return declaration.isIsolated || declaration.inherited.contains { isIsolated(resolved($0, in: name)) }
        }
        /// Returns the full name of a type that is named within another one.
        func resolved(_ name: String, in type: String) -> String {
            let outer = type.split(separator: ".").dropLast()
            let names = (0...outer.count).reversed().map { (outer.prefix($0) + [name[...]]).joined(separator: ".") }
            return names.first { $0 != type && declarations[$0] != nil } ?? name
        }
        let found = Set(declarations.filter { $0.value.isOpenClass && !$0.key.contains("_") }.keys)
            .filter { !isIsolated($0) }
        let missing = found.subtracting(NonisolatedClasses.frameworks).sorted()
        let gone = NonisolatedClasses.frameworks.subtracting(found).sorted()
        #expect(missing.isEmpty, "add to NonisolatedClasses.swift: \(missing.joined(separator: " "))")
        #expect(gone.isEmpty, "remove from NonisolatedClasses.swift: \(gone.joined(separator: " "))")
    }

    /// Returns the classes and protocols that the frameworks declare.
    private func declarations() -> [String: Declaration] {
        var all: [String: Declaration] = [:]
        for facts in FrameworkSources.facts {
            for type in facts.types where type.kind == .classType || type.kind == .protocolType {
                // Attributes are before the access modifier, on its line and on those above.
                let before = facts.source.bytes.prefix(type.accessRange?.lowerBound ?? 0)
                let lines = String(decoding: before, as: UTF8.self)
                    .split(separator: "\n", omittingEmptySubsequences: false).reversed()
                let attributes = lines.prefix(1) + lines.dropFirst().prefix { $0.contains("@") }
                all[type.path.joined(separator: ".")] = Declaration(
                    isOpenClass: type.kind == .classType && type.access == "open",
                    isIsolated: attributes.contains { $0.contains("@MainActor") }, inherited: type.inherited)
            }
        }
        return all
    }
}
