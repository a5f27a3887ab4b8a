import Testing

@testable import BuilderSnapshotTesting

@Suite struct TextDifferenceTests {
    @Test func changesAreShownWithWhatIsAround() {
        let old = (1...20).map(String.init)
        var new = old
        new[9] = "ten"
        new.append("21")
        let text = TextDifference(from: old.joined(separator: "\n"), to: new.joined(separator: "\n")).text
        #expect(
            text == """
                @@ -7,7 +7,7 @@
                  7
                  8
                  9
                - 10
                + ten
                  11
                  12
                  13
                @@ -18,3 +18,4 @@
                  18
                  19
                  20
                + 21
                """)
    }

    @Test func equalTextsHaveNone() {
        #expect(TextDifference(from: "", to: "").text == nil)
        #expect(TextDifference(from: "a\n", to: "a\n").text == nil)
        #expect(TextDifference(from: "a\n", to: "a").text != nil)
    }

    /// Swift takes them for equal; a file holds other bytes.
    @Test func charactersWrittenInAnotherWayAreADifference() {
        #expect(TextDifference(from: "caf\u{E9}", to: "cafe\u{301}").text != nil)
    }

    @Test func carriageReturnsAreVisible() {
        #expect(
            TextDifference(from: "one\r\ntwo\r\n", to: "one\r\ntwo\n").text == """
                @@ -1,3 +1,3 @@
                  one^M
                - two^M
                + two
                \u{20}\u{20}
                """)
    }

    @Test func textsThatShareNothingAreOneChange() {
        let old = (0..<5000).map { "old \($0)" }.joined(separator: "\n")
        let new = (0..<5000).map { "new \($0)" }.joined(separator: "\n")
        #expect(TextDifference(from: old, to: new).text?.hasPrefix("@@ -1,5000 +1,5000 @@") == true)
    }
}
