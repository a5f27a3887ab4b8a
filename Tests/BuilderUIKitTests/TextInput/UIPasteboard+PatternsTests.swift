import Foundation
import Testing

@testable import BuilderUIKit

@Suite @MainActor struct UIPasteboardPatternsTests {
    private typealias Pattern = UIPasteboard.DetectionPattern

    private func patterns(in text: String?) throws -> Set<UIPasteboard.DetectionPattern> {
        let board = UIPasteboard.withUniqueName()
        board.string = text
        var found: Result<Set<UIPasteboard.DetectionPattern>, any Error>?
        board.detectPatterns(
            for: [.probableWebURL, .probableWebSearch, .number, .link, .phoneNumber, .emailAddress, .moneyAmount]
        ) { found = $0 }
        return try #require(found).get()
    }

    @Test(arguments: [
        ("https://example.com/a?b=1", [Pattern.probableWebURL, .link]), ("example.com", [.probableWebURL, .link]),
        ("42.5", [.number, .probableWebSearch]), ("tea pots", [.probableWebSearch]),
        ("see example.com/a soon", [.probableWebSearch, .link]),
        ("write to me@example.com", [.probableWebSearch, .emailAddress]),
        ("call +1 (555) 010-9999", [.probableWebSearch, .phoneNumber]),
        ("it costs €12.50", [.probableWebSearch, .moneyAmount]), ("  ", []),
    ])
    private func textHasPatterns(text: String, expected: [UIPasteboard.DetectionPattern]) throws {
        #expect(try patterns(in: text) == Set(expected))
    }

    @Test func onlyWantedPatternsAreFound() {
        let board = UIPasteboard.withUniqueName()
        board.string = "42"
        board.detectPatterns(for: [.number, .probableWebURL]) { #expect((try? $0.get()) == [.number]) }
    }

    @Test func nothingIsFoundWithoutText() throws { #expect(try patterns(in: nil).isEmpty) }

    @Test func eachItemHasItsPatterns() throws {
        let board = UIPasteboard.withUniqueName()
        board.strings = ["42", "example.com", "tea"]
        var found: [Set<UIPasteboard.DetectionPattern>]?
        board.detectPatterns(for: [.number, .probableWebURL], inItemSet: IndexSet([0, 1, 5])) { found = try? $0.get() }
        #expect(found == [[.number], [.probableWebURL]])
        board.detectPatterns(for: [.number], inItemSet: nil) { found = try? $0.get() }
        #expect(found == [[.number], [], []])
    }

    @Test func patternsAreNamedByPathsOfValues() {
        let board = UIPasteboard.withUniqueName()
        board.string = "https://example.org"
        var found: Set<PartialKeyPath<UIPasteboard.DetectedValues>>?
        board.detectPatterns(for: [\.probableWebURL, \.number]) { found = try? $0.get() }
        #expect(found == [\.probableWebURL])
    }

    @Test func valuesAreFound() async throws {
        let board = UIPasteboard.withUniqueName()
        board.string = "See example.com or mail a@example.org about $1,250.50"
        let values = try await board.detectedValues(for: [\.links, \.emailAddresses, \.moneyAmounts, \.flightNumbers])
        #expect(values.links.map(\.url.absoluteString) == ["http://example.com"])
        #expect(values.emailAddresses.map(\.emailAddress) == ["a@example.org"])
        #expect(values.moneyAmounts.map(\.amount) == [1250.5] && values.moneyAmounts.map(\.currency) == ["USD"])
        #expect(values.patterns == [\.links, \.emailAddresses, \.moneyAmounts])
        board.string = " 42 "
        var number: Double?
        board.detectValues(for: [\.number]) { number = (try? $0.get())?.number }
        #expect(number == 42)
    }
}
