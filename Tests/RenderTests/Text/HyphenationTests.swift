import Foundation
import Testing

@testable import Render

@Suite struct HyphenationTests {
    /// The patterns of Liang's thesis that divide the word "hyphenation".
    private static let file = """
        UTF-8
        LEFTHYPHENMIN 2
        RIGHTHYPHENMIN 3
        % a comment
        hy3ph
        he2n
        hena4
        hen5at
        1na
        n2at
        1tio
        2io
        o2n
        """

    private let patterns: HyphenationPatterns
    private let typesetter = ParagraphTypesetter()

    init() throws {
        patterns = try #require(HyphenationPatterns(Data(Self.file.utf8)))
    }

    private func divided(_ word: String, by patterns: HyphenationPatterns) -> String {
        let places = patterns.divisions(of: word.unicodeScalars.map(\.value))
        return word.enumerated().map { places.contains($0.offset) ? "-\($0.element)" : "\($0.element)" }.joined()
    }

    private func width(_ string: String) -> Double { Double(typesetter.size(of: sample(string)).width) }

    private func lines(
        _ string: String, width: Double, factor: Double = 1, change: (inout ParagraphFormat) -> Void = { _ in }
    ) -> [String] {
        let text = sample(string) {
            $0.paragraph.lineBreak = .wordWrapping
            $0.paragraph.hyphenation = Hyphenation(factor: factor, patterns: patterns)
            change(&$0.paragraph)
        }
        return typesetter.layout(text, limits: TextLimits(width: width)).shown
    }

    // MARK: Patterns

    @Test func wordsAreDividedByPatterns() {
        #expect(divided("hyphenation", by: patterns) == "hy-phen-ation")
        #expect(divided("HYPHENATION", by: patterns) == "HY-PHEN-ATION")
        #expect(divided("none", by: patterns) == "none")
        #expect(divided("", by: patterns) == "")
    }

    @Test func theEdgesKeepTheirLetters() throws {
        let file = Self.file.replacingOccurrences(of: "MIN 2", with: "MIN 3")
        let strict = try #require(HyphenationPatterns(Data(file.utf8)))
        #expect(divided("hyphenation", by: strict) == "hyphen-ation")
    }

    @Test func aFullStopIsAWordsEdge() throws {
        let edges = try #require(HyphenationPatterns(Data("UTF-8\n.ab1c\nab1cd.\n".utf8)))
        #expect(divided("abcabcd", by: edges) == "ab-cab-cd")
        #expect(divided("xabcabcdx", by: edges) == "xabcabcdx")
    }

    @Test func encodingsAreRead() throws {
        let latin = try #require("ISO8859-1\nb\u{FC}1r\n".data(using: .isoLatin1))
        #expect(HyphenationPatterns(latin).map { divided("b\u{FC}ro", by: $0) } == "b\u{FC}-ro")
        #expect(HyphenationPatterns(Data("KOI9\na1b\n".utf8)) == nil)
        #expect(HyphenationPatterns(Data("UTF-8\n".utf8)) == nil)
        #expect(HyphenationPatterns(Data()) == nil)
        #expect(HyphenationPatterns(Data([0xFF, 0xFE, 0x0A, 0x00])) == nil)
        // Further levels replace those of compound words, and patterns that replace letters are left out.
        let levels = try #require(HyphenationPatterns(Data("UTF-8\na1b\nNEXTLEVEL\nb1c\nc1d/c=d,1,2\n".utf8)))
        #expect(divided("aabccd", by: levels) == "aab-ccd")
    }

    @Test func aLanguageHasAFile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for name in ["hyph_de_AT.dic", "hyph_de_DE.dic", "hyph_en_US.dic", "hyph_fr.dic", "readme.txt"] {
            #expect(FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: Data()))
        }
        func name(_ language: String) -> String? {
            HyphenationPatterns.file(of: language, in: folder).map { String($0.dropFirst(folder.count + 1)) }
        }
        #expect(name("de") == "hyph_de_DE.dic" && name("de-AT") == "hyph_de_AT.dic")
        #expect(name("en") == "hyph_en_US.dic" && name("en_GB") == "hyph_en_US.dic")
        #expect(name("fr-CA") == "hyph_fr.dic")
        #expect(name("it") == nil && name("") == nil)
        #expect(HyphenationPatterns.file(of: "en", in: folder + "/none") == nil)
        let files = HyphenationPatterns.files(in: folder)
        #expect(files.map(\.name) == ["hyph_de_AT.dic", "hyph_de_DE.dic", "hyph_en_US.dic", "hyph_fr.dic"])
        #expect(HyphenationPatterns.files(in: folder + "/none").isEmpty)
    }

    @Test func digestsAreThoseOfTheFiles() throws {
        let other = try #require(HyphenationPatterns(Data((Self.file + "\n").utf8)))
        #expect(patterns.digest.count == 16 && patterns.digest != other.digest)
        #expect(try #require(HyphenationPatterns(Data(Self.file.utf8))).digest == patterns.digest)
    }

    // MARK: Lines

    @Test func theLongestPartThatFitsStays() {
        let all = "the hyphenation"
        #expect(lines(all, width: width("the hyphen-") + 1) == ["the hyphen-", "ation"])
        #expect(lines(all, width: width("the hyphen-") - 3) == ["the hy-", "phenation"])
        let whole = lines(all, width: width("the hyphen-") + 1, change: { $0.hyphenation = nil })
        #expect(whole.allSatisfy { !$0.contains("-") })
        #expect(lines(all, width: width(all) + 1) == [all])
    }

    @Test func aLineThatIsFullEnoughKeepsItsWords() {
        let all = "hyphen hyphenation"
        let room = width("hyphen hyphen-") + 1
        #expect(lines(all, width: room) == ["hyphen hyphen-", "ation"])
        let share = width("hyphen") / room
        #expect(lines(all, width: room, factor: share + 0.05).count == 2)
        #expect(lines(all, width: room, factor: share + 0.05)[0].hasSuffix("-"))
        #expect(!lines(all, width: room, factor: share - 0.05)[0].hasSuffix("-"))
    }

    @Test func punctuationIsNotAPartOfTheWord() {
        #expect(lines("(hyphenation)", width: width("(hyphen-") + 1) == ["(hyphen-", "ation)"])
    }

    @Test func softHyphensComeFirst() {
        let all = "hyphena\u{AD}tion"
        #expect(lines(all, width: width("hyphena-") + 1).first == "hyphena\u{AD}-")
        #expect(lines(all, width: width("hyphen-") + 1).first?.hasSuffix("-") == false)
    }

    @Test func charactersWrapWithoutHyphens() {
        let parts = lines("hyphenation", width: width("hyphen-") + 1, change: { $0.lineBreak = .charWrapping })
        #expect(parts.allSatisfy { !$0.contains("-") })
    }
}
