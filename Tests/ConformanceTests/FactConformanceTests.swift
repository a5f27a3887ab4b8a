import Foundation
import Testing

/// Facts of UIKit's that aren't frames.
@MainActor
@Suite struct FactConformanceTests {
    nonisolated static let facts = (try? CaseFile.facts()) ?? []

    @Test func theFileIsRead() throws {
        let facts = try CaseFile.facts()
        let rules = try LayoutRules.names()
        #expect(facts.count >= 40)
        #expect(Set(facts.map(\.id)).count == facts.count, "two facts have the same id")
        #expect(Set(facts.map(\.id)) == Set(FactProbes.all.keys))
        for fact in facts {
            #expect(!fact.expected.isEmpty && !fact.source.isEmpty, "\(fact.id) expects nothing")
            #expect(rules[fact.rule] != nil, "\(fact.id) names no rule")
        }
    }

    @Test(arguments: facts)
    func everyFactHolds(_ fact: FactCase) async throws {
        let found = try await FactProbes.values(of: fact)
        #expect(fact.accepts(found), "\(fact.id): \(found), UIKit \(fact.expected)")
    }

    /// A fact that accepts other values would be of no use.
    @Test func otherValuesAreRefused() throws {
        let json = #"{"id": "a", "rule": "1", "source": "s", "fact": "f", "expected": [1, "b"], "tolerance": 0.5}"#
        let fact = try JSONDecoder().decode(FactCase.self, from: Data(json.utf8))
        #expect(fact.accepts([.number(1.5), .text("b")]))
        #expect(!fact.accepts([.number(1.6), .text("b")]))
        #expect(!fact.accepts([.number(1), .text("c")]))
        #expect(!fact.accepts([.text("1"), .text("b")]))
        #expect(!fact.accepts([.number(1)]))
    }
}
