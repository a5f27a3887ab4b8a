import Foundation
import Testing

@Suite struct ArchitectureTests {
    private static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized

    /// The tables of ARCHITECTURE.md contain every target of the manifest, and no other.
    @Test func theTablesNameEveryTarget() throws {
        let manifest = try text("Package.swift")
        let declaration = #/(?:arget|ystemLibrary|plugin|compatibility|corpus|rx)\(\s*(?:name: )?"([\w-]+)"/#
        let declared = Set(
            manifest.matches(of: declaration).map { match in
                let prefixes = ["corpus": "Corpus", "rx": "Builder"]
                let prefix = prefixes.first { match.output.0.hasPrefix($0.key) }?.value ?? ""
                return prefix + String(match.output.1)
            })
        #expect(declared.count > 50)

        let rows = try text("ARCHITECTURE.md").components(separatedBy: "\n## ")[1].split(separator: "\n")
            .filter { $0.hasPrefix("| `") }
        let named = rows.flatMap { row in
            // The compatibility modules are in the second column.
            let cells = row.split(separator: "|")
            let names = cells[0].contains("/") ? cells[1] : cells[0]
            return names.matches(of: #/`([\w-]+)`/#).map { String($0.output.1) }
        }
        #expect(Set(named) == declared)
        #expect(named.count == declared.count)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }
}
