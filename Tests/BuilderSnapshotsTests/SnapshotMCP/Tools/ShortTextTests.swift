import Testing

@testable import SnapshotMCP

/// Texts of a limited length.
@Suite struct ShortTextTests {
    private static let body = (1...40).map { "line \($0) of a text" }.joined(separator: "\n")

    @Test func shortTextsAreWhole() {
        #expect(ShortText.of("12345", limit: 5, advice: "") == "12345")
        #expect(ShortText.of("2", head: ["1"], tail: ["3"], limit: 5, advice: "") == "1\n2\n3")
    }

    @Test(arguments: [10, 50, 80, 100, 200, 500, 700]) func theLimitHolds(limit: Int) {
        let text = ShortText.of(
            Self.body, head: ["head"], tail: ["! one", "! two"], limit: limit, advice: "raise “limit”")
        #expect(text.count <= limit, "\(text)")
    }

    @Test func theBodyIsCutFirst() {
        let lines = ShortText.of(Self.body, head: ["head"], tail: ["! one", "! two"], limit: 150, advice: "look")
            .split(separator: "\n")
        #expect(lines.prefix(2) == ["head", "line 1 of a text"])
        #expect(lines.contains("! one") && lines.contains("! two"))
        #expect(lines.last?.contains(/^\([0-9]+ characters in [0-9]+ lines are left out: look\)$/) == true)
    }

    @Test func aLongLineBegins() {
        let text = ShortText.of(String(repeating: "x", count: 500), limit: 200, advice: "look")
        #expect(text.hasPrefix("xxx"))
        #expect(text.count <= 200)
        #expect(text.hasSuffix("left out: look)"))
    }
}
