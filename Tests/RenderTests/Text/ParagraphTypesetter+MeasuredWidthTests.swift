import Foundation
import Render
import Testing

/// What widths and heights follow from; the measured ones themselves are in `ConformanceTests`.
@Suite struct ParagraphTypesetterMeasuredWidthTests {
    @Test(arguments: [
        (12, 3, 14.3333), (13, 3, 15.6667), (15, 3, 18), (16, 3, 19.3333), (17, 2, 20.5), (17, 3, 20.3333),
        (22, 3, 26.3333), (28, 3, 33.6667), (34, 2, 41), (34, 3, 40.6667), (58, 3, 69.3333),
    ])
    func oneLineHeightsAreExact(size: Double, scale: Double, height: Double) {
        for weight in FontWeight.allCases {
            let layout = ParagraphTypesetter.shared.layout(sample("Ag", size: size, weight: weight))
            #expect(abs(ceiled(layout.size.height, scale: scale) - height) < 0.001)
        }
    }

    @Test func linesAreAsHighAsTheFontAtEverySize() {
        for step in 1...400 {
            let size = Double(step) / 4
            let font = FontSpec(size: size)
            #expect(abs(font.lineHeight - size * 2444 / 2048) < 1e-9)
            #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9)
            let two = ParagraphTypesetter.shared.size(of: sample("A\ng", size: size))
            #expect(abs(Double(two.height) - 2 * font.lineHeight) < 1e-9)
        }
    }

    @Test func xHeightsAreTheMeasuredOnes() {
        func units(_ weight: FontWeight, _ size: Double) -> Double {
            FontSpec(size: size, weight: weight).xHeight * 2048 / size
        }
        #expect(abs(units(.regular, 17) - 1078) < 0.01)
        #expect(abs(units(.semibold, 17) - 1093) < 0.01)
        #expect(abs(units(.black, 12) - 1124) < 0.01)
        #expect(abs(units(.bold, 34) - 1072) < 0.01)
    }

    @Test func monospacedCharactersFillEqualCells() {
        let font = FontSpec(design: .monospaced, size: 15)
        for string in ["i", "W", "é", "=", "0"] {
            let width = ParagraphTypesetter.shared.size(
                of: AttributedText(string, attributes: TextAttributes(font: font))
            )
            .width
            #expect(abs(Double(width) - 15 * 1266 / 2048) < 1e-9)
        }
    }

    @Test func monospacedDigitsAreEquallyWide() {
        var font = FontSpec(size: 17)
        font.hasMonospacedDigits = true
        func width(_ string: String) -> Double {
            Double(
                ParagraphTypesetter.shared.size(of: AttributedText(string, attributes: TextAttributes(font: font)))
                    .width)
        }
        for digit in 1...9 { #expect(abs(width("\(digit)") - width("0")) < 1e-9) }
        #expect(abs(width("7418111") - width("0000000")) < 1e-9)
    }

    @Test func accentedLettersAreAsWideAsTheirBase() {
        func width(_ string: String) -> Double { Double(ParagraphTypesetter.shared.size(of: sample(string)).width) }
        for (accented, base) in [("é", "e"), ("Å", "A"), ("ñ", "n"), ("ệ", "e"), ("e\u{301}", "e"), ("ø", "o")] {
            #expect(abs(width(accented) - width(base)) < 1e-9, "\(accented)")
        }
    }

    @Test func widthsAddUpWhereNothingKerns() {
        func width(_ string: String) -> Double { Double(ParagraphTypesetter.shared.size(of: sample(string)).width) }
        #expect(abs(width("nmhnmh") - 2 * width("nmh")) < 1e-9)
        #expect(width("AVAVAV") < 3 * width("A") + 3 * width("V") - 1)
        #expect(abs(width("") - 0) < 1e-9)
    }
}
