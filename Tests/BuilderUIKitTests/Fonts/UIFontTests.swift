import Render
import Testing

@testable import BuilderUIKit

@Suite struct UIFontTests {
    /// Points for the twelve categories, smallest first, as read on iOS.
    static let sizes: [(UIFont.TextStyle, [CGFloat])] = [
        (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
        (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
        (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
        (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
        (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
        (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
        (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
        (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
        (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
        (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 41]),
    ]

    @Test(arguments: sizes)
    func textStylesFollowTheCategory(style: UIFont.TextStyle, sizes: [CGFloat]) {
        for (category, size) in zip(UIContentSizeCategory.ascending, sizes) {
            let traits = UITraitCollection(preferredContentSizeCategory: category)
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
            #expect(font.pointSize == size)
            #expect(font.spec.weight == (style == .headline ? .semibold : .regular))
            traits.performAsCurrent { #expect(UIFont.preferredFont(forTextStyle: style) == font) }
        }
    }

    @Test func lineMetricsAreSanFranciscos() {
        #expect(UIFont.systemFont(ofSize: 17).lineHeight == 20.287109375)
        let font = UIFont.systemFont(ofSize: 40, weight: .black)
        #expect(font.ascender == 38.0859375 && font.descender == -9.6484375 && font.lineHeight == 47.734375)
        #expect(font.leading == 0)
        let unitsPerEm: CGFloat = 2048
        let capHeight = 1443 * 40 / unitsPerEm
        let xHeight = 1078 * 17 / unitsPerEm
        #expect(font.capHeight == capHeight)
        #expect(UIFont.systemFont(ofSize: 17).xHeight == xHeight)
    }

    @Test func weightsHaveUIKitsNumbers() {
        #expect(UIFont.Weight.semibold.rawValue == 0.3 && UIFont.Weight.black.rawValue == 0.62)
        #expect(UIFont.systemFont(ofSize: 10, weight: UIFont.Weight(0.35)).spec.weight == .semibold)
        #expect(UIFont.systemFont(ofSize: 10, weight: UIFont.Weight(9)).spec.weight == .black)
        for weight in FontWeight.allCases { #expect(UIFont.Weight(weight).nearest == weight) }
    }

    @Test func systemFontsAreNamed() {
        #expect(UIFont.boldSystemFont(ofSize: 17).fontName == ".SFUI-Semibold")
        #expect(UIFont.italicSystemFont(ofSize: 17).fontName == ".SFUI-Italic")
        #expect(UIFont.monospacedSystemFont(ofSize: 12, weight: .bold).fontName == ".SFUIMono-Bold")
        #expect(UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .bold).spec.hasMonospacedDigits)
        #expect(UIFont(name: ".SFUI-Bold", size: 11) == .systemFont(ofSize: 11, weight: .bold))
        #expect(UIFont(name: "HelveticaNeue-BoldItalic", size: 11)?.fontName == "HelveticaNeue-BoldItalic")
        #expect(UIFont(name: "Helvetica Neue", size: 11)?.familyName == "Helvetica Neue")
        #expect(UIFont(name: "No Such Font", size: 11) == nil)
    }

    @Test func unusableSizesGiveAFontAllTheSame() {
        for size in [0, -3, CGFloat.nan, .infinity] {
            #expect(UIFont.systemFont(ofSize: size).pointSize == UIFont.systemFontSize)
        }
        #expect(UIFont.systemFont(ofSize: 1e9).pointSize == 10_000)
    }

    @Test func onlyTextStylesHaveLeading() {
        let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        for (style, sum) in [(UIFont.TextStyle.body, 29.0), (.subheadline, 26), (.footnote, 24)] {
            let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
            #expect(abs(font.lineHeight + font.leading - sum) < 1e-9)
        }
        #expect(UIFont.systemFont(ofSize: 17).leading == 0)
    }

    @Test func descriptorsChangeOneThing() {
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection())
        let bold = body.fontDescriptor.withSymbolicTraits(.traitBold)
        let leading = 22 - 17.0 * 2444 / 2048
        #expect(
            bold.map { UIFont(descriptor: $0, size: 0) }?.spec
                == FontSpec(size: 17, weight: .semibold, styleLeading: leading))
        let italic = body.fontDescriptor.withSymbolicTraits([.traitItalic])
        #expect(italic?.symbolicTraits == .traitItalic)
        let mono = body.fontDescriptor.withDesign(.monospaced)
        #expect(
            mono.map { UIFont(descriptor: $0, size: 20) }?.spec
                == FontSpec(design: .monospaced, size: 20, styleLeading: leading * (20.0 / 17)))
        let heavy = body.fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]
        ])
        #expect(heavy.spec.weight == .heavy && heavy.pointSize == 17)
        #expect(body.withSize(30).pointSize == 30)
    }

    private let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)

    @Test func scaledValuesAreThoseMeasured() {
        let traits = UITraitCollection {
            $0.preferredContentSizeCategory = .extraSmall
            $0.displayScale = 3
        }
        func scaled(_ style: UIFont.TextStyle, _ value: CGFloat) -> CGFloat {
            let result = UIFontMetrics(forTextStyle: style).scaledValue(for: value, compatibleWith: traits)
            return (result * 10_000).rounded() / 10_000
        }
        let body: [(CGFloat, CGFloat)] = [
            (8, 7), (10, 8.6667), (12, 10.3333), (14, 12), (16, 13.6667), (17, 14.6667), (20, 17.3333), (34, 29.3333),
        ]
        for (value, result) in body { #expect(scaled(.body, value) == result) }
        #expect(scaled(.largeTitle, 17) == 15.6667)
        #expect(scaled(.largeTitle, 34) == 31.6667)
        #expect(scaled(.caption2, 17) == 17)
        let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits)
        #expect(font.pointSize == 15)
    }

    @Test func scaledFontsHaveTheTextSizeUpToTheirLimit() {
        let metrics = UIFontMetrics(forTextStyle: .body)
        func size(_ traits: UITraitCollection) -> CGFloat {
            metrics.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 30, compatibleWith: traits).pointSize
        }
        #expect(size(UITraitCollection(preferredContentSizeCategory: .large)) == 20)
        #expect(size(large) == 30)
    }
}
