import Foundation
import Testing

@testable import BuilderUIKit

/// The widths of texts whose kerning or advances differ from Inter's scaled ones.
@MainActor
@Suite struct UILabelWidthTests {
    private func width(_ text: String, _ font: UIFont) -> CGFloat {
        let label = UILabel()
        label.text = text
        label.font = font
        var width: CGFloat = 0
        UITraitCollection(displayScale: 3).performAsCurrent { width = label.intrinsicContentSize.width }
        return width
    }

    /// A stop before a space is nearer to its word than one that a letter follows.
    @Test(arguments: [",", "."])
    func stopsBeforeSpacesAreNear(stop: String) {
        let font = UIFont.systemFont(ofSize: 32, weight: .bold)
        let apart = width("a\(stop)", font) + width(" a", font)
        #expect(apart - width("a\(stop) a", font) >= 1)
    }

    /// Derived from a report: each is a pixel wider than with the kerning of other text.
    private static let digitWidths: [(font: UIFont, width: CGFloat)] = [
        (.systemFont(ofSize: 22, weight: .medium), 131), (.systemFont(ofSize: 28, weight: .medium), 169.667),
        (.systemFont(ofSize: 28, weight: .bold), 176.667), (.italicSystemFont(ofSize: 13), 78.333),
        (.italicSystemFont(ofSize: 14), 83.667), (.italicSystemFont(ofSize: 15), 89),
        (.italicSystemFont(ofSize: 16), 94.333),
    ]

    @Test func digits() {
        for (font, expected) in Self.digitWidths {
            #expect(abs(width("0123456789", font) - expected) < 0.01, "\(font)")
        }
    }

    private static let pairWidths: [(text: String, kerning: CGFloat)] = [
        ("Fa", -2), ("Fo", -2), ("Tr", -8.667), ("To", -12.333), ("LT", -14.667), ("AV", -10.333),
    ]

    @Test func pairs() {
        for (text, expected) in Self.pairWidths {
            let font = UIFont.systemFont(ofSize: 100, weight: text == "AV" ? .light : .regular)
            let apart = text.map { width(String($0), font) }.reduce(0, +)
            #expect(abs(width(text, font) - apart - expected) < 0.4, "\(text)")
        }
    }
}
