import SnapshotReview
import Testing

@testable import SnapshotInspect

@Suite struct StyledLineTests {
    @Test(arguments: [
        ("abc", 3), ("Größe", 5), ("日本語", 6), ("한글", 4), ("ｆｕｌｌ", 8), ("e\u{301}", 1), ("👍🏽", 2), ("👨‍👩‍👧", 2),
        ("❤️", 2), ("❤", 1), ("🇩🇪", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("→…“”", 4), ("", 0), ("ไทย", 3), ("สี", 1),
        ("مرحبا", 5),
    ])
    func widths(text: String, columns: Int) { #expect(DisplayWidth.of(text) == columns) }

    @Test func textOfScreensCantControlTheTerminal() {
        let line = StyledLine("a\u{1B}[2Jb\nc\r\nd\te\u{202E}f\u{9B}g\u{200B}")
        #expect(line.text == "a\u{FFFD}[2Jb⏎c⏎d ef\u{FFFD}g")
        #expect(!line.encoded(with: .all).dropLast(4).contains("\u{1B}"))
    }

    @Test(arguments: [
        ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abc", 5, "abc  "), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"),
        ("日本語", 4, "日… "), ("日本語", 1, "…"), ("日本語", 0, ""), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
        ("", 2, "  "),
    ])
    func linesAreCutByColumns(text: String, columns: Int, result: String) {
        let line = StyledLine(text).fitted(to: columns)
        #expect(line.text == result)
        #expect(line.width == columns)
    }

    @Test func cutLinesOfSeveralLooksHaveTheWidth() {
        var line = StyledLine("ab", .bold)
        line.append("漢字", .dim)
        line.append("cd")
        for columns in 0...10 {
            let cut = line.fitted(to: columns)
            #expect(cut.width == columns)
            #expect(DisplayWidth.of(cut.text) == columns)
        }
        #expect(line.fitted(to: 6).text == "ab漢… ")
        #expect(line.dropping(3).text == " 字cd")
        #expect(line.dropping(4).text == "字cd")
        #expect(line.dropping(20).width == 0)
    }

    @Test func looksAreSequencesOnlyWhereTheyChange() {
        var line = StyledLine("a", TextStyle(color: 0x01_0203, isBold: true))
        line.append("b", TextStyle(color: 0x01_0203, isBold: true))
        line.append("c")
        #expect(line.encoded(with: .all) == "\u{1B}[0;1;38;2;1;2;3mab\u{1B}[0mc\u{1B}[0m")
        #expect(line.encoded(with: nil) == "\u{1B}[0;1mab\u{1B}[0mc\u{1B}[0m")
        #expect(line.encoded(with: .indexed).hasPrefix("\u{1B}[0;1;38;5;"))
    }
}
