import Testing

@testable import BuilderSnapshotTesting

@Suite struct PathComponentTests {
    @Test(arguments: [
        ("looks()", "looks"), ("looks(_:with:)", "looks-_-with"), ("iPhone 12", "iPhone-12"), ("a.b", "a-b"),
        ("grün", "grün"), ("snake_case", "snake_case"), ("日本語", "日本語"), ("  edge  ", "edge"),
    ])
    func wordsStayAndWhatIsBetweenBecomesOneHyphen(_ text: String, _ expected: String) {
        #expect(PathComponent.of(text) == expected)
    }

    @Test func whatIsLostOtherwiseLeavesAMark() {
        let names = ["../../etc/passwd", "a/b", "a\\b", "<b>a</b>", "a\u{0}b", "🙂", "🎉", "", "a..b", "<a>b</a>"]
        let parts = names.map(PathComponent.of)
        #expect(Set(parts).count == names.count)
        for part in parts {
            #expect(!part.isEmpty && part != "." && part != "..")
            #expect(!part.contains { "/\\<>\0.".contains($0) })
        }
    }

    @Test func longTextsAreCutAndStayDifferent() {
        let first = PathComponent.of(String(repeating: "x", count: 300))
        let second = PathComponent.of(String(repeating: "x", count: 299) + "y")
        #expect(first != second)
        #expect(first.utf8.count < 120 && second.utf8.count < 120)
        #expect(PathComponent.of(String(repeating: "語", count: 300)).utf8.count < 120)
    }
}
