import Foundation
import Render

/// Short ways to write the texts that tests lay out.
func sample(
    _ string: String, size: Double = 17, weight: FontWeight = .regular, italic: Bool = false,
    _ change: (inout TextAttributes) -> Void = { _ in }
) -> AttributedText {
    var attributes = TextAttributes(font: FontSpec(size: size, weight: weight, isItalic: italic))
    change(&attributes)
    return AttributedText(string, attributes: attributes)
}

extension ParagraphLayout {
    /// The characters that each line covers.
    func strings(of text: String) -> [String] {
        let units = Array(text.utf16)
        return lines.map { String(decoding: units[$0.range], as: UTF16.self) }
    }

    var glyphRuns: [GlyphRun] {
        lines.flatMap { $0.contents }.compactMap { if case .glyphs(let run) = $0 { run } else { nil } }
    }

    /// What each line shows, an ellipsis included.
    var shown: [String] {
        lines.map { line in
            line.contents.map { if case .glyphs(let run) = $0 { run.text } else { "" } }.joined()
        }
    }
}

/// A length rounded up to whole pixels, as labels do.
func ceiled(_ length: CGFloat, scale: Double) -> Double {
    (Double(length) * scale - 1e-6).rounded(.up) / scale
}

let loremIpsum = """
    Sphinx of black quartz, judge my vow. How vexingly quick daft zebras jump; pack my box with five dozen liquor \
    jugs and waltz, bad nymph, for quick jigs vex.
    """
