import BuilderFoundation
import Foundation
import Testing

@Suite struct SubstringTests {
    private func parts(_ text: String, _ options: String.EnumerationOptions) -> [String] {
        var parts: [String] = []
        text.enumerateSubstrings(in: text.startIndex..., options: options) { part, range, enclosing, _ in
            if let part { parts.append(part) }
            #expect(range.lowerBound == enclosing.lowerBound && range.upperBound <= enclosing.upperBound)
        }
        return parts
    }

    @Test(arguments: [
        ("Don't panic: 3.5 ways, e.g. this", ["Don't", "panic", "3.5", "ways", "e.g", "this"]),
        ("", []), (" - ", []), ("naïve café", ["naïve", "café"]), ("日本 text", ["日", "本", "text"]),
    ])
    func wordsAreEnumerated(text: String, words: [String]) {
        #expect(parts(text, .byWords) == words)
        #expect(parts(text, [.byWords, .reverse]) == words.reversed())
        #expect(parts(text, [.byWords, .substringNotRequired]).isEmpty)
    }

    @Test func sentencesAreEnumerated() {
        #expect(parts("Hi there. It costs 3.50! Ok", .bySentences) == ["Hi there. ", "It costs 3.50! ", "Ok"])
        #expect(parts("One\nTwo", .bySentences) == ["One\n", "Two"])
    }

    @Test func foundationEnumeratesTheOthers() {
        #expect(parts("a\nb", .byLines) == ["a", "b"])
        #expect(parts("ab", .byComposedCharacterSequences) == ["a", "b"])
    }

    @Test func enumerationStops() {
        var count = 0
        let text = "one two three"
        text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .byWords) { _, _, _, stop in
            count += 1
            stop = count == 2
        }
        #expect(count == 2)
    }
}
