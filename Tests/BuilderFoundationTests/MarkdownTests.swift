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
}
