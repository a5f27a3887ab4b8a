import Testing

@testable import SnapshotReview

@Suite struct SummaryTextTests {
    @Test func whatMeansSomethingIsWrittenAsNumbers() {
        #expect(
            SummaryText.escaped("<script>a|b</script>")
                == "&#60;script&#62;a&#124;b&#60;/script&#62;")
        #expect(SummaryText.escaped("*a* _b_ `c` [d](e)") == "&#42;a&#42; &#95;b&#95; &#96;c&#96; &#91;d&#93;(e)")
        #expect(SummaryText.escaped("back\\slash \"quoted\"") == "back&#92;slash &#34;quoted&#34;")
    }

    @Test func ordinaryWordsStayAsTheyAre() {
        let words = "label “Email” moved down 3 pt, 24 × 11 at (3, 4)"
        #expect(SummaryText.escaped(words) == words)
        #expect(SummaryText.escaped("right: 98% of it. Yes!") == "right: 98% of it. Yes!")
    }

    @Test(arguments: ["@octocat", "#12", ":tada:", "!7", "~label", "$x$", "&4", "^alert"])
    func mentionsAndTheLikeAreTornApart(_ text: String) {
        let first = text.unicodeScalars.first.map {
            "@~$&".unicodeScalars.contains($0) ? "<span>&#\($0.value);</span>" : "<span>\($0)</span>"
        }
        let shown = SummaryText.escaped("by \(text)")
        #expect(shown.hasPrefix("by \(first ?? "")"), "\(shown)")
        #expect(!shown.contains(text))
    }

    @Test func aNameIsCode() {
        #expect(SummaryText.code("a|<b>/iphone-12.light") == "<code>a&#124;&#60;b&#62;/iphone-12.light</code>")
        #expect(SummaryText.code("@all") == "<code>&#64;all</code>")
        #expect(SummaryText.code("#12: of 3") == "<code>#12: of 3</code>")
    }

    /// Sites find addresses in code, too.
    @Test(arguments: [
        ("https://evil.example", "https<span>:</span>//evil.example"),
        ("www.evil.example", "www<span>.</span>evil.example"), ("WWW.evil", "WWW<span>.</span>evil"),
        ("me@evil.example", "me<span>&#64;</span>evil.example"),
    ])
    func addressesAreNoLinks(_ text: String, _ shown: String) {
        #expect(SummaryText.code(text) == "<code>\(shown)</code>")
        #expect(SummaryText.escaped("see \(text)") == "see \(shown)")
    }

    @Test func numbersHaveACommaBetweenThousands() {
        #expect([0, 999, 1000, 1_234_567].map(SummaryText.number) == ["0", "999", "1,000", "1,234,567"])
    }

    @Test func textStaysOnOneLine() {
        #expect(SummaryText.escaped("one\n\n| two\r\nthree\u{2028}four") == "one &#124; two three four")
        #expect(SummaryText.escaped("a\u{0}b\u{1B}[31m\u{202E}c") == "a\u{FFFD}b\u{FFFD}&#91;31m\u{FFFD}c")
    }

    @Test func longTextIsCutOff() {
        #expect(SummaryText.escaped("abcdef", limit: 3) == "abc…")
        #expect(SummaryText.escaped("abc", limit: 3) == "abc")
        // Marks without end on one letter.
        let marks = SummaryText.escaped("a" + String(repeating: "\u{301}", count: 1000), limit: 10)
        #expect(marks.unicodeScalars.count == 21)
    }
}
