import Render
import Testing

@testable import BuilderUIKit

@Suite struct UIColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func rgba(_ color: UIColor, _ traits: UITraitCollection) -> [Double] {
        let value = color.renderColor(for: traits)
        return [value.red * 255, value.green * 255, value.blue * 255, value.alpha].map { ($0 * 1000).rounded() / 1000 }
    }

    @Test func fixedColorsHaveUIKitsComponents() {
        #expect(rgba(.red, light) == [255, 0, 0, 1])
        #expect(rgba(.orange, light) == [255, 127.5, 0, 1])
        #expect(rgba(.brown, dark) == [153, 102, 51, 1])
        #expect(rgba(.darkGray, dark) == [85, 85, 85, 1])
        #expect(rgba(.lightGray, dark) == [170, 170, 170, 1])
        #expect(rgba(.clear, dark) == [0, 0, 0, 0])
    }

    @Test func semanticColorsFollowTheAppearance() {
        #expect(rgba(.label, light) == [0, 0, 0, 1])
        #expect(rgba(.label, dark) == [255, 255, 255, 1])
        #expect(rgba(.secondaryLabel, light) == [60, 60, 67, 0.6])
        #expect(rgba(.quaternarySystemFill, light) == [116, 116, 128, 0.08])
        #expect(rgba(.quaternarySystemFill, dark) == [118, 118, 128, 0.18])
        #expect(rgba(.systemBlue, light) == [0, 122, 255, 1])
        #expect(rgba(.systemGroupedBackground, light) == [242, 242, 247, 1])
    }

    @Test func contrastAndLevelChangeBackgrounds() {
        let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        let contrast = UITraitCollection(accessibilityContrast: .high)
        #expect(rgba(.systemBackground, elevated) == [28, 28, 30, 1])
        #expect(rgba(.systemBackground, UITraitCollection(traitsFrom: [elevated, contrast])) == [36, 36, 38, 1])
        #expect(rgba(.systemRed, UITraitCollection(traitsFrom: [light, contrast])) == [215, 0, 21, 1])
        #expect(rgba(.systemRed, UITraitCollection(traitsFrom: [elevated, contrast])) == [255, 105, 97, 1])
    }

    @Test func unspecifiedTraitsAreLight() {
        #expect(rgba(.systemBackground, UITraitCollection()) == [255, 255, 255, 1])
    }

    @Test func dynamicProvidersReceiveTheTraitsToResolveFor() {
        let color = UIColor { traits in
            // A provider may itself use what depends on the current traits.
            traits.userInterfaceStyle == .dark ? UIColor(cgColor: UIColor.label.cgColor) : .red
        }
        #expect(rgba(color, light) == [255, 0, 0, 1])
        #expect(rgba(color, dark) == [255, 255, 255, 1])
        #expect(color.resolvedColor(with: light) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func anEndlessProviderIsClear() {
        #expect(rgba(UIColor { _ in EndlessColor.color }, light)[3] == 0)
    }

    private enum EndlessColor {
        static let color: UIColor = UIColor { _ in EndlessColor.color }
    }

    @Test func alphaKeepsADynamicColorDynamic() {
        let half = UIColor.label.withAlphaComponent(0.5)
        #expect(rgba(half, light) == [0, 0, 0, 0.5])
        #expect(rgba(half, dark) == [255, 255, 255, 0.5])
        #expect(half == UIColor.label.withAlphaComponent(0.5))
        #expect(half != UIColor.label.withAlphaComponent(0.4))
    }

    @Test func dynamicColorsResolveAgainstTheCurrentTraits() {
        var white: CGFloat = 0
        dark.performAsCurrent { _ = UIColor.label.getWhite(&white, alpha: nil) }
        #expect(white == 1)
        light.performAsCurrent { _ = UIColor.label.getWhite(&white, alpha: nil) }
        #expect(white == 0)
        dark.performAsCurrent { #expect(UIColor.systemBackground.cgColor.components == [0, 0, 0, 1]) }
    }

    @Test func tintIsTheViewsOwn() {
        let tinted = UIColor.tintColor.withAlphaComponent(0.5).renderColor(for: light, tint: .red)
        #expect(tinted == Color(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(rgba(.tintColor, light) == [0, 122, 255, 1])
    }

    @Test func hueRoundTrips() {
        for hue in stride(from: 0.0, to: 1, by: 0.05) {
            let color = UIColor(hue: hue, saturation: 0.7, brightness: 0.8, alpha: 0.9)
            var values: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getHue(&values.0, saturation: &values.1, brightness: &values.2, alpha: &values.3)
            #expect(abs(values.0 - hue) < 1e-9 && abs(values.1 - 0.7) < 1e-9)
            #expect(abs(values.2 - 0.8) < 1e-9 && values.3 == 0.9)
        }
    }

    @Test func displayP3WhiteAndGraysStay() {
        for value in [0.0, 0.2, 0.5, 1] {
            let color = UIColor(displayP3Red: value, green: value, blue: value, alpha: 1).renderColor(for: light)
            #expect(abs(color.red - value) < 1e-6 && abs(color.green - value) < 1e-6 && abs(color.blue - value) < 1e-6)
        }
        let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).renderColor(for: light)
        #expect(red.red > 1 && red.green < 0)
    }

    @Test func equalityFollowsHowAColorWasMade() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.systemRed == .systemRed)
        #expect(UIColor.systemRed != .systemBlue)
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    }

    @Test func coreGraphicsColorsKeepTheirModel() {
        #expect(UIColor.white.cgColor.components == [1, 1])
        #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
        #expect(UIColor.red.cgColor.copy(alpha: 0.25)?.alpha == 0.25)
        #expect(UIColor(cgColor: UIColor.white.cgColor) == .white)
    }

    @Test func everySystemColorIsInRange() {
        for color in SystemColor.allCases {
            for style in [UIUserInterfaceStyle.light, .dark] {
                for contrast in [UIAccessibilityContrast.normal, .high] {
                    let traits = UITraitCollection {
                        $0.userInterfaceStyle = style
                        $0.accessibilityContrast = contrast
                    }
                    let value = color.color(for: traits)
                    let parts = [value.red, value.green, value.blue, value.alpha]
                    #expect(parts.allSatisfy { (0...1).contains($0) })
                }
            }
        }
    }

    @Test func lessProminentColorsAreLessOpaque() {
        let color = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        #expect(color.withProminence(.primary) == color)
        #expect(color.withProminence(.secondary).cgColor.alpha == 0.3)
        #expect(color.withProminence(.tertiary).cgColor.alpha == 0.15)
    }

    @Test func colorsAreArchived() throws {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
    }

    @Test func colorsAreDragged() throws {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        let provider = NSItemProvider(object: color)
        #expect(provider.registeredTypeIdentifiers == ["com.apple.uikit.color"])
        #expect(provider.canLoadObject(ofClass: UIColor.self))
        nonisolated(unsafe) var archive: Data?
        _ = color.loadData(withTypeIdentifier: "com.apple.uikit.color") { data, _ in archive = data }
        let data = try #require(archive)
        #expect(
            try UIColor.object(withItemProviderData: data, typeIdentifier: "com.apple.uikit.color") == color)
        #expect(throws: (any Error).self) {
            try UIColor.object(withItemProviderData: Data([1, 2]), typeIdentifier: "com.apple.uikit.color")
        }
    }
}
