import BuilderSnapshots
import BuilderUIKit
import Foundation
import SnapshotCore
import Testing

@Suite struct ScreenAxesTests {
    private let screen = Screen("label") { UILabel() }

    private func names(_ screen: Screen) -> [String] { screen.configurations.map(\.name) }

    @Test func picturesAreTheProductOfAllValues() {
        let varied = screen.on(.devices("iPhone SE (3rd)", "iPad (A16)")).appearances(.light, .dark)
            .textSizes(.large, .accessibility3).locales("en", "de", "ar")
        let names = names(varied)
        #expect(names.count == 24 && Set(names).count == 24)
        #expect(names.first == "iphone-se-3rd.light.locale-en")
        #expect(names.contains("ipad-11.dark.text-ax-xl.locale-ar"))
        #expect(varied.configurations.allSatisfy { ($0.layoutDirection == .rightToLeft) == ($0.locale == "ar") })
    }

    @Test func aSettingKeepsTheOthers() {
        #expect(
            names(screen.textSizes(.accessibility1))
                == SnapshotConfiguration.standard.map { $0.name + ".text-ax-m" })
        #expect(names(screen.appearances(.dark).appearances(.light)) == ["iphone-12.light", "iphone-se-3rd.light"])
        #expect(names(screen.textSizes()) == SnapshotConfiguration.standard.map(\.name))
    }

    @Test func eachSettingHasAName() {
        let varied = screen.on(.devices("iPad Pro 11 (M4)")).appearances(.light).orientations(.landscape)
            .contrasts(.high).legibilityWeights(.bold).reducedMotion(true).reducedTransparency(true)
            .splitFractions(.half).locales("pt-BR").layoutDirections(.rightToLeft)
        let name =
            "ipad-pro-11-m4.light.landscape.rtl.split-half.high-contrast.bold-text.reduced-motion"
            + ".reduced-transparency.locale-pt-BR"
        #expect(names(varied) == [name])
        #expect(SnapshotConfiguration(name: name) == varied.configurations.first)
        #expect(varied.configurations.first?.locale == "pt_BR")
        let spoken = screen.on(.devices("iPhone 12")).appearances(.light).voiceOver(false, true)
            .differentiatedWithoutColor(true)
        #expect(names(spoken) == ["iphone-12.light.without-color", "iphone-12.light.voiceover.without-color"])
        #expect(spoken.configurations.map(\.name).map { SnapshotConfiguration(name: $0) } == spoken.configurations)
    }

    @Test func directionsStandWhereTheyAreNotTheLanguages() {
        let varied = screen.configurations(SnapshotConfiguration(device: .standard, appearance: .light))
            .locales("en", "ar").layoutDirections(.leftToRight, .rightToLeft)
        let names = names(varied)
        #expect(
            names == [
                "iphone-12.light.locale-en", "iphone-12.light.rtl.locale-en", "iphone-12.light.ltr.locale-ar",
                "iphone-12.light.locale-ar",
            ])
        #expect(names.map { SnapshotConfiguration(name: $0) } == varied.configurations)
    }

    @Test func partsThatADeviceHasNotAreLeftOut() {
        let varied = screen.on(.devices("iPhone 12", "iPad (A16)")).appearances(.light)
            .orientations(.portrait, .landscape).splitFractions(nil, .half)
        #expect(
            names(varied) == [
                "iphone-12.light", "iphone-12.light.landscape", "ipad-11.light", "ipad-11.light.landscape",
                "ipad-11.light.landscape.split-half",
            ])
    }

    @Test func theOrderOfCallsDoesNotMatter() {
        let late = screen.splitFractions(.third).on(.devices("iPad (A16)")).appearances(.light)
        #expect(names(late) == ["ipad-11.light.split-third"])
        let halves = screen.splitFractions(nil, .half).on(.devices("iPad (A16)")).appearances(.light)
            .orientations(.portrait, .landscape)
        #expect(names(halves).contains("ipad-11.light.landscape.split-half"))
        #expect(throws: CatalogError.noSuchPart(screen: "label")) {
            try Catalog([screen.splitFractions(.third)]).validateConfigurations()
        }
        #expect(
            names(screen.on(.devices("iPhone 12")).appearances(.light).locales("DE-at", "de_AT")) == [
                "iphone-12.light.locale-de-AT", "iphone-12.light.locale-de-AT",
            ], "the catalog refuses what is declared twice")
    }

    @Test func everyTwoValuesMeetPairwise() {
        let whole = screen.on(.devices("iPhone SE (3rd)", "iPhone 12", "iPad (A16)")).appearances(.light, .dark)
            .textSizes(.extraSmall, .large, .accessibility5).locales("en", "de", "ar").contrasts(.normal, .high)
        let chosen = whole.pairwise().configurations
        #expect(whole.configurations.count == 108)
        // Three times three pairs need nine; the greedy choice may take some more.
        #expect((9...15).contains(chosen.count))
        func pairs(_ configurations: [SnapshotConfiguration]) -> Set<[String]> {
            Set(
                configurations.flatMap { configuration -> [[String]] in
                    let values = [
                        configuration.device.name, configuration.appearance.rawValue,
                        configuration.contentSizeCategory.rawValue, configuration.locale ?? "",
                        "\(configuration.accessibilityContrast)",
                    ]
                    return values.indices.flatMap { first in
                        values.indices.filter { $0 > first }.map { [values[first], values[$0]] }
                    }
                })
        }
        #expect(pairs(chosen) == pairs(whole.configurations))
        #expect(whole.pairwise().configurations == chosen, "the choice changed from one call to the next")
    }

    @Test func pairwiseOfOneSettingIsAll() {
        let varied = screen.on(.devices("iPhone 12")).appearances(.light).locales("en", "de", "ar")
        #expect(varied.pairwise().configurations == varied.configurations)
        #expect(screen.configurations().pairwise().configurations.isEmpty)
    }

    @Test func unknownDevicesAndLocalesAreErrors() {
        #expect(throws: CatalogError.self) {
            try Catalog([screen.on(.devices("iPhone 12", "iPone 13"))]).validateConfigurations()
        }
        for locale in ["../x", "xx-unknown", "de@x=1", ""] {
            #expect(throws: CatalogError.self) {
                try Catalog([screen.locales(locale)]).validateConfigurations()
            }
        }
    }

    @MainActor
    @Test func screensAreDrawnAsTheirSettingsSay() async throws {
        let seen = Seen()
        let screen = Screen("settings") { () -> UIView in
            seen.settings.append(
                "\(UIAccessibility.isReduceMotionEnabled) \(UIAccessibility.isReduceTransparencyEnabled) "
                    + "\(UIAccessibility.isBoldTextEnabled) \(UIAccessibility.isDarkerSystemColorsEnabled) "
                    + "\(UITraitCollection.current.layoutDirection == .rightToLeft) "
                    + "\(UIAccessibility.isVoiceOverRunning) \(UIAccessibility.shouldDifferentiateWithoutColor)")
            return UIView()
        }
        .on(.devices("iPad Pro 11 (M4)")).appearances(.light).orientations(.landscape)
        .splitFractions(.third).contrasts(.high).legibilityWeights(.bold).reducedMotion(true).reducedTransparency(true)
        .locales("he").voiceOver(true).differentiatedWithoutColor(true)
        let display = try await screen.display(for: try #require(screen.configurations.first))
        #expect(seen.settings == ["true true true true true true true"])
        #expect(display.size == CGSize(width: 375, height: 834))
    }

    @MainActor private final class Seen { var settings: [String] = [] }

    /// No device shows Arabic from left to right.
    @MainActor
    @Test func aScreensLocaleSetsTheDirection() {
        let arabic = Screen("a") { UIView() }.locale(Locale(identifier: "ar"))
        let english = Screen("a") { UIView() }.locale(Locale(identifier: "en"))
        #expect(arabic.adapting(Renderer()).traits.layoutDirection == .rightToLeft)
        #expect(english.adapting(Renderer()).traits.layoutDirection != .rightToLeft)
        var own = SnapshotConfiguration(device: .standard, appearance: .light)
        own.locale = "de"
        #expect(arabic.adapting(own.renderer).traits.layoutDirection == .leftToRight)
    }
}
