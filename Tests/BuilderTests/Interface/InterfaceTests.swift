import Foundation
import Testing

/// The list of Builder's interface.
///
/// The plugin `ProveInterface` generates sources that compile only when the interface is as listed. These tests prove
/// that the sources cover every line of the list.
@Suite struct InterfaceTests {
    /// A line of the list.
    private struct Line {
        let text: String
        /// Why the declaration is otherwise here, where it is.
        let difference: String?
    }

    private static var list: URL {
        URL(filePath: #filePath).appending(path: "../../../Fixtures/BuilderInterface/interface.txt").standardized
    }

    /// The parts of the list, with what is to be proved and what differs.
    private static func parts() throws -> [(name: String, lines: [Line])] {
        var parts: [(name: String, lines: [Line])] = []
        for text in try String(contentsOf: list, encoding: .utf8).split(separator: "\n") {
            let text = text.trimmingCharacters(in: .whitespaces)
            if text.isEmpty || text.hasPrefix("#") || text == "top level" { continue }
            if text.hasPrefix("== ") {
                parts.append((String(text.dropFirst(3)), []))
            } else if text.hasPrefix("!") {
                let halves = text.dropFirst().split(separator: "|", maxSplits: 1)
                let reason = halves.count > 1 ? halves[1].trimmingCharacters(in: .whitespaces) : ""
                parts[parts.count - 1].lines.append(Line(text: String(halves[0]), difference: reason))
            } else {
                parts[parts.count - 1].lines.append(Line(text: text, difference: nil))
            }
        }
        return parts
    }

    @Test func everyLineOfTheListIsProved() throws {
        let parts = try Self.parts()
        #expect(parts.map(\.name) == ProvedInterface.parts.map(\.name))
        for (part, proved) in zip(parts, ProvedInterface.parts) {
            let expected = part.lines.filter { $0.difference == nil }.map(\.text)
            #expect(expected == proved.lines, "\(part.name)")
            #expect(!expected.isEmpty, "\(part.name)")
        }
    }

    @Test func theListIsWhole() throws {
        let lines = try Self.parts().flatMap(\.lines)
        #expect(lines.count == 478)
    }

    @Test func whatDiffersHasAReason() throws {
        let differences = try Self.parts().flatMap(\.lines).compactMap(\.difference)
        #expect(differences.count == 1)
        for reason in differences { #expect(reason.count > 20) }
    }
}
