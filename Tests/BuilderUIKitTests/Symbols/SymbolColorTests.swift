import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// Hierarchical, palette and multicolor rendering of built-in symbols.
@MainActor
@Suite struct SymbolColorTests {
    /// The colors in which a symbol is drawn with a configuration and a black tint color, from back to front.
    private func colors(_ name: String, _ configuration: UIImage.SymbolConfiguration) throws -> [Color] {
        let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
        return self.colors(image)
    }

    private func colors(_ image: UIImage) -> [Color] {
        let box = CGRect(origin: .zero, size: image.size)
        return image.contents(in: box, tint: .black, traits: UITraitCollection()).compactMap { content in
            switch content {
            case .fill(_, let color, _), .stroke(_, let color, _): color
            default: nil
            }
        }
    }

    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    @Test(arguments: [
        "plus.circle.fill", "plus.circle", "checkmark.seal.fill", "person.badge.plus", "bell.slash", "1.square.fill",
        "exclamationmark.triangle.fill", "text.bubble",
    ])
    func composedSymbolsHaveTwoLevels(name: String) throws {
        let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
        let drawn = try colors(name, palette)
        #expect(drawn.first == blue && drawn.last == red, "\(drawn)")
        let hierarchical = try colors(name, UIImage.SymbolConfiguration(hierarchicalColor: .red))
        #expect(hierarchical.first?.alpha == 0.5 && hierarchical.last == red)
    }

    @Test func othersHaveOne() throws {
        for name in ["star.fill", "house", "trash"] {
            let drawn = try colors(name, UIImage.SymbolConfiguration(paletteColors: [.red, .blue]))
            #expect(!drawn.isEmpty && drawn.allSatisfy { $0 == red })
        }
    }

    @Test func multicolorFallsBackToTheTintColor() throws {
        let heart = try colors("heart.fill", .preferringMulticolor())
        #expect(heart == [UIColor.systemRed.renderColor(for: UITraitCollection())])
        #expect(try colors("house", .preferringMulticolor()).allSatisfy { $0 == .black })
        #expect(try colors("person.badge.plus", .preferringMulticolor()).first == .black)
    }

    @Test func laterConfigurationsReplaceEarlierOnes() throws {
        let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
        let sized = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large).applying(palette)
        let image = try #require(UIImage(systemName: "plus.circle.fill", withConfiguration: sized))
        let plain = try #require(image.applyingSymbolConfiguration(.preferringMonochrome()))
        #expect(colors(plain).allSatisfy { $0 == .black } && plain.size == image.size && plain.ownTint == nil)
        let tinted = image.withTintColor(.red)
        #expect(colors(tinted).allSatisfy { $0 == red })
        #expect(colors(image.withRenderingMode(.alwaysTemplate)).allSatisfy { $0 == .black })
    }

    @Test func picturesHaveTheColorsOfTheLayers() throws {
        let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue]).applying(.init(pointSize: 40))
        let image = try #require(UIImage(systemName: "plus.circle.fill", withConfiguration: palette))
        let bitmap = try #require(image.cgImage?.bitmap)
        #expect(bitmap.pixel(x: bitmap.width / 2, y: bitmap.height / 2) == 0xFFFF_0000)
        #expect(bitmap.pixel(x: bitmap.width / 2, y: bitmap.height / 8) == 0xFF00_00FF)
    }

    /// Each of the nine weights is heavier than the one before, in each scale.
    @Test func weightsAndScalesDiffer() throws {
        let drawing = try #require(SymbolTable.drawing(named: "gift"))
        for scale in [UIImage.SymbolScale.small, .medium, .large] {
            let widths = (1...9).compactMap(UIImage.SymbolWeight.init).map { weight in
                SymbolImage(
                    name: "gift", drawing: drawing, pointSize: 20, weight: weight.fontWeight, scale: scale
                ).lineWidth
            }
            #expect(widths.count == 9 && zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
        }
    }

    /// Names with a direction are those of the layout: `chevron.forward` points to the left in Arabic.
    @Test(arguments: [
        ("chevron.forward", "chevron.backward"), ("arrow.backward", "arrow.forward"), ("heart", nil),
        ("chevron.left", nil),
        ("forward.fill", nil),
    ])
    func symbolsWithADirectionAreMirrored(name: String, opposite: String?) {
        guard case .symbol(let symbol)? = UIImage(systemName: name)?.oppositeSymbol?.source else {
            #expect(opposite == nil)
            return
        }
        #expect(symbol.name == opposite)
    }

    /// Lists and speech bubbles are mirrored in Arabic, as `.rtl` at the end of a name has them everywhere.
    @Test(arguments: ["list.bullet", "text.bubble.fill", "pencil.and.list.clipboard", "speaker.wave.2"])
    func symbolsOfTextAreMirrored(name: String) throws {
        let image = try #require(UIImage(systemName: name))
        let turned = try #require(UIImage(systemName: name + ".rtl"))
        #expect(turned.size == image.size && turned.uprightBitmap != image.uprightBitmap)
        #expect(image.oppositeSymbol?.uprightBitmap == turned.uprightBitmap)
        #expect(turned.oppositeSymbol == nil)
        #expect(turned.withHorizontallyFlippedOrientation().uprightBitmap == image.uprightBitmap)
    }

    @Test func symbolsWithoutADirectionHaveNoMirroredForm() {
        let log = WarningLog()
        _ = log.asCurrent { UIImage(systemName: "heart.rtl") }
        #expect(log.warnings.count == 1)
    }

    private func alphas(_ name: String, _ value: Double, _ configuration: UIImage.SymbolConfiguration? = nil) throws
        -> [Double]
    {
        let image = try #require(UIImage(systemName: name, variableValue: value, configuration: configuration))
        return colors(image).map(\.alpha)
    }

    /// The numbers of layers that are always drawn, and of those of the value.
    @Test(arguments: [
        ("wifi", 0, 3), ("cellularbars", 0, 4), ("chart.bar", 0, 3), ("speaker.wave.1", 1, 1), ("speaker.wave.2", 1, 2),
        ("speaker.wave.3", 1, 3), ("dot.radiowaves.right", 1, 3), ("dot.radiowaves.left.and.right", 1, 2),
        ("dot.radiowaves.up.forward", 1, 3), ("rays", 0, 8), ("timelapse", 0, 12), ("waveform", 0, 7),
        ("ellipsis", 0, 3), ("touchid", 0, 4), ("target", 0, 3),
    ])
    func variableLayersAboveTheValueAreFaint(name: String, fixed: Int, steps: Int) throws {
        for active in 0...steps {
            let drawn = try alphas(name, Double(active) / Double(steps))
            #expect(drawn == Array(repeating: 1, count: fixed + active) + Array(repeating: 0.3, count: steps - active))
        }
        let image = try #require(UIImage(systemName: name))
        #expect(colors(image).allSatisfy { $0.alpha == 1 })
    }

    @Test func filledVariantsAreVariable() throws {
        for name in ["speaker.wave.2.fill", "chart.bar.fill"] {
            #expect(try alphas(name, 1).allSatisfy { $0 == 1 })
            #expect(Set(try alphas(name, 0.5)) == [0.3, 1], "\(name)")
        }
        #expect(try alphas("house", 0).allSatisfy { $0 == 1 })
    }

    /// Other symbols have everything that isn't variable in one or two contents.
    @Test(arguments: [
        ("wifi.router", 2), ("person.wave.2", 2), ("iphone.radiowaves.left.and.right", 1),
        ("bell.and.waves.left.and.right", 1), ("wifi.circle", 2), ("speaker.wave.2.square", 2),
        ("ellipsis.circle", 3), ("ellipsis.bubble", 3),
    ])
    func fixedPartsAreOpaque(name: String, faint: Int) throws {
        let drawn = try alphas(name, 0)
        #expect(drawn.filter { $0 == 0.3 }.count >= faint && drawn.allSatisfy { $0 == 0.3 || $0 == 1 }, "\(drawn)")
        #expect(drawn.contains(1), "\(drawn)")
        #expect(try alphas(name, 1).allSatisfy { $0 == 1 })
    }

    /// A symbol that is cut out of a shape lets the more of it through, the fewer of its parts are active.
    @Test(arguments: ["wifi.circle.fill", "speaker.wave.2.square.fill", "ellipsis.bubble.fill"])
    func faintPartsOfCutOutSymbolsFillTheirHoles(name: String) throws {
        func covered(_ value: Double?) throws -> Int {
            let configuration = UIImage.SymbolConfiguration(pointSize: 40)
            let image = try #require(
                value.map { UIImage(systemName: name, variableValue: $0, configuration: configuration) }
                    ?? UIImage(systemName: name, withConfiguration: configuration))
            let bitmap = try #require(image.cgImage?.bitmap)
            return (0..<bitmap.height).reduce(0) { sum, y in
                (0..<bitmap.width).reduce(sum) { $0 + Int(bitmap.pixel(x: $1, y: y) >> 24) }
            }
        }
        let (none, half, all, plain) = (try covered(0), try covered(0.5), try covered(1), try covered(nil))
        #expect(none > half && half > all && all == plain)
        let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
        let image = try #require(UIImage(systemName: name, variableValue: 0.5, configuration: palette))
        let drawn = colors(image)
        #expect(drawn.first == blue && drawn.contains(red) && drawn.contains { $0.red == 1 && $0.alpha == 0.3 })
    }

    @Test func variableValuesStayInEachWayOfColoring() throws {
        let palette = try #require(
            UIImage(
                systemName: "wifi", variableValue: 0.5,
                configuration: UIImage.SymbolConfiguration(paletteColors: [.red, .blue])))
        #expect(colors(palette).map(\.alpha) == [1, 1, 0.3] && colors(palette).allSatisfy { $0.red == 1 })
        let hierarchical = try alphas("wifi", 0.5, .init(hierarchicalColor: .red))
        #expect(hierarchical == [1, 1, 0.3])
        let large = try #require(palette.applyingSymbolConfiguration(.init(pointSize: 40)))
        #expect(colors(large).map(\.alpha) == [1, 1, 0.3])
    }
}
