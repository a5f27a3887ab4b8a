import BuilderFoundation
import Foundation
import Testing

@Suite struct MarkdownTests {
    private func runs(_ text: AttributedString) -> [String] {
        text.runs.map { run in
            let intent = run.inlinePresentationIntent.map { "\($0.rawValue)" } ?? "-"
            return "\(String(text[run.range].characters))|\(intent)|\(run.link?.absoluteString ?? "-")"
        }
    }

    @Test(arguments: [
        ("plain", ["plain|-|-"]),
        ("a **b** c", ["a |-|-", "b|2|-", " c|-|-"]),
        ("*a* _b_ __c__", ["a|1|-", " |-|-", "b|1|-", " |-|-", "c|2|-"]),
        ("**a *b***", ["a |2|-", "b|3|-"]),
        ("`a*b*` ~~c~~", ["a*b*|4|-", " |-|-", "c|32|-"]),
        ("[a **b**](https://c.d/e)", ["a |-|https://c.d/e", "b|2|https://c.d/e"]),
        ("2 * 3 * 4 snake_case_name \\*a\\* [b] (c)", ["2 * 3 * 4 snake_case_name *a* [b] (c)|-|-"]),
        ("**open", ["**open|-|-"]), ("", []), ("\\`x\\` \\$5", ["`x` $5|-|-"]),
        ("[a](b_(c)) d", ["a|-|b_(c)", " d|-|-"]), ("[[a](b)](c)", ["[a](b)|-|c"]),
    ])
    func marksWithinLines(markdown: String, expected: [String]) throws {
        let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
        #expect(runs(try AttributedString(markdown: markdown, options: options)) == expected)
    }

    @Test func hostileTextEnds() throws {
        let count = 5000
        for text in [
            String(repeating: "[", count: count) + "x" + String(repeating: "](a)", count: count),
            String(repeating: "*a ", count: count), String(repeating: "*_", count: count),
        ] { #expect(try !AttributedString(markdown: text).characters.isEmpty) }
    }

    @Test func blocksLoseTheirMarks() throws {
        let text = try AttributedString(markdown: "# Title\n\nFirst\nline\n\n- one\n- *two*\n1. three")
        #expect(String(text.characters) == "TitleFirst lineonetwothree")
        let inline = AttributedString.MarkdownParsingOptions(interpretedSyntax: .inlineOnly)
        #expect(String(try AttributedString(markdown: "a\n  b", options: inline).characters) == "a b")
    }

    private func blocks(_ markdown: String) throws -> [String] {
        let text = try AttributedString(markdown: markdown)
        return text.runs[\.presentationIntent].map { intent, range in
            "\(String(text[range].characters)) \(intent?.debugDescription ?? "-")"
        }
    }

    @Test func blocksHaveTheirKinds() throws {
        let markdown = """
            ## H ##

            > quote
            > **more**

            1. a
            2. b
               - c

            ```swift
            let x = *1*
              y
            ```

            ---
            Two
            ===
            """
        #expect(
            try blocks(markdown) == [
                "H [header 2 (id 1)]", "quote more [paragraph (id 3), blockQuote (id 2)]",
                "a [paragraph (id 6), listItem 1 (id 5), orderedList (id 4)]",
                "b [paragraph (id 8), listItem 2 (id 7), orderedList (id 4)]",
                "c [paragraph (id 11), listItem 1 (id 10), unorderedList (id 9), listItem 2 (id 7), "
                    + "orderedList (id 4)]",
                "let x = *1*\n  y\n [codeBlock 'swift' (id 12)]", "\u{2E3B} [thematicBreak (id 13)]",
                "Two [header 1 (id 14)]",
            ])
    }

    @Test func onlyListsIndent() throws {
        let text = try AttributedString(markdown: "- a\n  > b\n  - c\n\n> d")
        #expect(text.runs.map { $0.presentationIntent?.indentationLevel } == [1, 1, 2, 0])
    }

    @Test(arguments: [
        ("> a\nb", ["a b [paragraph (id 2), blockQuote (id 1)]"]),
        ("> # a\nb", ["a [header 1 (id 2), blockQuote (id 1)]", "b [paragraph (id 3)]"]),
        ("> ```\n> a\nb", ["a\n [codeBlock '' (id 2), blockQuote (id 1)]", "b [paragraph (id 3)]"]),
        ("- # a\nb", ["a [header 1 (id 3), listItem 1 (id 2), unorderedList (id 1)]", "b [paragraph (id 4)]"]),
        ("> a\n    b", ["a b [paragraph (id 2), blockQuote (id 1)]"]),
        ("> a\n===", ["a === [paragraph (id 2), blockQuote (id 1)]"]),
        (
            "a\n2. b\n1. c",
            ["a 2. b [paragraph (id 1)]", "c [paragraph (id 4), listItem 1 (id 3), orderedList (id 2)]"]
        ),
    ])
    func onlyParagraphsGoOnWithoutMarks(markdown: String, expected: [String]) throws {
        #expect(try blocks(markdown) == expected)
    }

    @Test func linesEndWithBreaks() throws {
        let text = try AttributedString(markdown: "a  \nb\\\n**c\nd** `e\nf`\\\\\ng")
        #expect(
            runs(text) == [
                "a|-|-", "\n|128|-", "b|-|-", "\n|128|-", "c|2|-", " |66|-", "d|2|-", " |-|-", "e f|4|-", "\\|-|-",
                " |64|-", "g|-|-",
            ])
    }

    @Test func codeKeepsItsTabs() throws {
        #expect(try blocks("```\n\ta\n  \tb\n```") == ["\ta\n  \tb\n [codeBlock '' (id 1)]"])
        #expect(try blocks("\ta\n\n\t\tb") == ["a\n\n\tb\n [codeBlock '' (id 1)]"])
        #expect(
            try blocks("-\ta\n\n\tb") == [
                "a [paragraph (id 3), listItem 1 (id 2), unorderedList (id 1)]",
                "b [paragraph (id 4), listItem 1 (id 2), unorderedList (id 1)]",
            ])
    }

    @Test func tablesHaveRowsAndColumns() throws {
        #expect(
            try blocks("| A | B |\n|:--|--:|\n| 1 | x \\| y |\n\nend") == [
                "A [tableCell 0 (id 3), tableHeaderRow (id 2), table [left, right] (id 1)]",
                "B [tableCell 1 (id 4), tableHeaderRow (id 2), table [left, right] (id 1)]",
                "1 [tableCell 0 (id 6), tableRow 1 (id 5), table [left, right] (id 1)]",
                "x | y [tableCell 1 (id 7), tableRow 1 (id 5), table [left, right] (id 1)]", "end [paragraph (id 8)]",
            ])
        #expect(try blocks("a | b\nc") == ["a | b c [paragraph (id 1)]"])
        #expect(
            try blocks("text\n| A |\n|:-:|\n> q") == [
                "text [paragraph (id 1)]", "A [tableCell 0 (id 4), tableHeaderRow (id 3), table [center] (id 2)]",
                "q [paragraph (id 6), blockQuote (id 5)]",
            ])
    }

    @Test func deepBlocksEnd() throws {
        for mark in ["> ", "- ", "1. "] {
            let text = try AttributedString(markdown: String(repeating: mark, count: 2000) + "x")
            #expect(text.characters.last == "x")
        }
    }
}
