import Foundation
import Render
import Testing

@Suite struct ParagraphTypesetterRobustnessTests {
    let typesetter = ParagraphTypesetter(library: FontLibrary(directories: [TestFonts.interDirectory]))

    @Test(arguments: [
        "\0", "a\0b", "\u{1}\u{7F}\u{85}", "\u{202E}abc\u{202C}", "\u{2067}א\u{2069}x", "\u{200D}\u{200D}", "\u{FEFF}",
        "\u{301}\u{301}a\u{301}\u{302}\u{303}", "👨‍👩‍👧‍👦🇩🇪🇩", "\u{E000}\u{10FFFF}\u{FFFE}", "\t\t\n\t", "\r\n\r\n",
        "\u{AD}a\u{AD}",
        "مرحبا\tבא\n123", "ffi ﷽ 각", String(repeating: "\u{301}", count: 500), "   ", "\u{3000}",
        "e\u{20E3}1\u{FE0F}\u{20E3}",
    ])
    func strangeTextIsLaidOut(string: String) {
        for mode in [
            ParagraphFormat.LineBreak.wordWrapping, .charWrapping, .clipping, .truncatingHead, .truncatingTail,
            .truncatingMiddle,
        ] {
            for lines in 0...2 {
                for width in [0, 10, 100, Double.infinity] {
                    let text = sample(string) { $0.paragraph.lineBreak = mode }
                    for isRight in [false, true] {
                        let limits = TextLimits(width: width, height: 70, lines: lines, isRightToLeft: isRight)
                        let layout = typesetter.layout(text, limits: limits)
                        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
                        #expect(layout.size == typesetter.size(of: text, limits: limits))
                    }
                }
            }
        }
    }

    @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e-300, 1e300, .greatestFiniteMagnitude])
    func strangeNumbersAreBorne(value: Double) {
        let text = sample("word and word", size: value) {
            $0.kern = value
            $0.baselineOffset = value
            $0.underline = 9
            $0.paragraph.lineSpacing = value
            $0.paragraph.lineHeightMultiple = value
            $0.paragraph.minimumLineHeight = value
            $0.paragraph.maximumLineHeight = value
            $0.paragraph.headIndent = value
            $0.paragraph.tailIndent = value
            $0.paragraph.paragraphSpacing = value
        }
        let limits = TextLimits(width: value, height: value, lines: 2, minimumScale: value)
        let layout = typesetter.layout(text, limits: limits)
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        #expect(layout.lines.count >= 1)
        let font = FontSpec(size: value)
        #expect(font.lineHeight > 0 && font.lineHeight.isFinite && font.xHeight.isFinite)
    }

    @Test func runsThatDoNotMatchTheTextAreMadeToFit() {
        let attributes = TextAttributes(font: FontSpec(size: 17))
        let width = typesetter.size(of: sample("abcdef")).width
        for lengths in [[], [2], [Int.max], [3, Int.max, 5], [-4, 2], [0, 0, 6]] {
            let runs = lengths.map { AttributedText.Run(length: $0, attributes: attributes) }
            let size = typesetter.size(of: AttributedText(string: "abcdef", runs: runs))
            #expect(abs(size.width - width) < 2)
        }
        // A run that ends inside a surrogate pair.
        let split = [1, 1, 1].map { AttributedText.Run(length: $0, attributes: attributes) }
        #expect(typesetter.layout(AttributedText(string: "😀a", runs: split)).lines.count == 1)
    }

    @Test func longTextIsLaidOutWhole() {
        let string = String(repeating: "Lorem ipsum ", count: 4000)
        let layout = typesetter.layout(sample(string), limits: TextLimits(width: 300))
        #expect(layout.strings(of: string).joined() == string)
        let word = String(repeating: "x", count: 20_000)
        #expect(typesetter.layout(sample(word), limits: TextLimits(width: 300)).strings(of: word).joined() == word)
    }
}
