import Render
import Testing

@testable import BuilderUIKit

/// The accessibility setting “Bold Text”.
@MainActor
@Suite struct BoldTextTests {
    private let bold = UIScreen(device: .standard, traits: UITraitCollection(legibilityWeight: .bold))

    /// Fonts that an app keeps are heavier only while a screen has the setting.
    @Test func systemFontsAreHeavier() {
        let fonts: [(UIFont, FontWeight)] = [
            (.systemFont(ofSize: 17), .semibold), (.systemFont(ofSize: 17, weight: .light), .medium),
            (.boldSystemFont(ofSize: 17), .bold), (.systemFont(ofSize: 17, weight: .black), .black),
            (.monospacedSystemFont(ofSize: 17, weight: .bold), .heavy),
            (UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)), .semibold),
        ]
        for (font, weight) in fonts {
            let before = font.spec.weight
            bold.asMain {
                #expect(font.spec.weight == weight)
                #expect(font.withSize(20).spec.weight == weight, "a copy isn't heavier once more")
                #expect(UIFont(descriptor: font.fontDescriptor, size: 0).spec.weight == weight)
            }
            #expect(font.spec.weight == before)
        }
        bold.asMain { #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Semibold") }
    }

    @Test func textStylesAreHeavierByTheirTraits() {
        let traits = UITraitCollection(legibilityWeight: .bold)
        func weight(_ style: UIFont.TextStyle) -> FontWeight {
            UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).spec.weight
        }
        #expect(weight(.body) == .semibold && weight(.headline) == .bold && weight(.title1) == .bold)
        bold.asMain {
            #expect(UIFont.preferredFont(forTextStyle: .body).spec.weight == .semibold)
            #expect(UIFont.preferredFont(forTextStyle: .headline).spec.weight == .bold)
        }
    }

    /// As on iOS, an app takes care of its own fonts.
    @Test func fontsOfAnAppStay() throws {
        let font = try #require(UIFont(name: "Georgia", size: 17))
        let before = font.spec
        bold.asMain { #expect(font.spec == before) }
    }

    @Test func labelsAndSymbolsAreHeavier() {
        func width() -> CGFloat {
            let label = UILabel()
            label.text = "A label without a font"
            return label.intrinsicContentSize.width
        }
        let regular = width()
        #expect(bold.asMain { width() } > regular)
        func weight(_ traits: UITraitCollection) -> UIFont.Weight? {
            guard case .symbol(let symbol)? = UIImage(systemName: "star")?.source else { return nil }
            return symbol.configured(.unspecified, traits: traits).weight
        }
        #expect(weight(UITraitCollection(legibilityWeight: .bold)) == .semibold)
        #expect(weight(UITraitCollection()) == .regular)
    }
}
