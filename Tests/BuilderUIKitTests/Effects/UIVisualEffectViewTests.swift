import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// Blurs of what is behind a view.
@MainActor
@Suite struct UIVisualEffectViewTests {
    private func backdrops(of view: UIView) -> [Layer.Backdrop] {
        var found: [Layer.Backdrop] = []
        func collect(_ layer: Layer) {
            if let backdrop = layer.backdrop { found.append(backdrop) }
            for sublayer in layer.sublayers { collect(sublayer) }
        }
        collect(DisplayTree(scale: 2).layer(of: view))
        return found
    }

    @Test func aBlurIsABackdropInItsTint() throws {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        view.layoutIfNeeded()
        let backdrop = try #require(backdrops(of: view).first)
        #expect(backdrop.radius == 30 && backdrop.saturation == 1.8 && backdrop.tint == Color(white: 1, alpha: 0.3))
        view.effect = UIBlurEffect(style: .systemChromeMaterialDark)
        #expect(backdrops(of: view).first?.tint == Color(white: 0.14, alpha: 0.85))
        view.effect = nil
        #expect(backdrops(of: view).isEmpty)
        view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
        #expect(backdrops(of: view).isEmpty)
    }

    @Test(arguments: [
        UIVibrancyEffectStyle.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .fill, .secondaryFill,
        .tertiaryFill, .separator,
    ])
    func vibrantContentHasTheColorOfItsStyle(style: UIVibrancyEffectStyle) throws {
        func colors(_ blur: UIBlurEffect.Style, _ appearance: UIUserInterfaceStyle) throws -> (Color?, Color?) {
            let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: blur), style: style)
            let view = UIVisualEffectView(effect: effect)
            view.overrideUserInterfaceStyle = appearance
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            let label = UILabel(frame: view.bounds)
            label.text = "Text"
            label.textColor = .red
            label.backgroundColor = UIColor.green.withAlphaComponent(0.5)
            view.contentView.addSubview(label)
            view.layoutIfNeeded()
            let drawn = try #require(DisplayTree(scale: 1).layer(of: view).sublayers.last?.sublayers.first)
            guard case .glyphs(let run)? = drawn.contents.first else { return (nil, drawn.background) }
            return (run.color, drawn.background)
        }
        let (light, background) = try colors(.systemMaterial, .light)
        let (dark, _) = try colors(.systemMaterial, .dark)
        let text = try #require(light)
        #expect(text.alpha > 0 && text.alpha < 1 && text != dark && text.red != 1)
        #expect(background.map { abs($0.alpha - text.alpha / 2) < 1e-9 && $0.red == text.red } == true)
        // Styles that are always light or dark ignore the appearance.
        #expect(try colors(.systemMaterialLight, .dark).0 == light)
        #expect(try colors(.dark, .light).0 == dark)
    }

    @Test func masksInAVibrancyEffectKeepTheirOpacity() throws {
        func masks(_ maskEffectView: Bool) throws -> Layer {
            let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: .separator)
            let view = UIVisualEffectView(effect: effect)
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
            let box = UIView(frame: view.bounds)
            box.backgroundColor = .red
            view.contentView.addSubview(box)
            let mask = CAShapeLayer()
            mask.path = CGPath(rect: view.bounds, transform: nil)
            mask.fillColor = UIColor.black.cgColor
            mask.backgroundColor = UIColor.black.cgColor
            if maskEffectView { view.layer.mask = mask } else { box.layer.mask = mask }
            view.layoutIfNeeded()
            let drawn = DisplayTree(scale: 1).layer(of: view)
            let masked = maskEffectView ? drawn : try #require(drawn.sublayers.last?.sublayers.first)
            return try #require(masked.mask.first)
        }
        for maskEffectView in [false, true] {
            let mask = try masks(maskEffectView)
            #expect(mask.background == UIColor.black.cgColor.value)
            guard case .fill(_, let color, _)? = mask.contents.first else {
                Issue.record("\(mask.contents)")
                continue
            }
            #expect(color == UIColor.black.cgColor.value)
        }
    }

    @Test func vibrancyLeavesWhatIsBesideIt() throws {
        let blur = UIBlurEffect(style: .regular)
        let view = UIVisualEffectView(effect: blur)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        let inner = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur))
        inner.frame = view.bounds
        let beside = UIView(frame: view.bounds)
        beside.backgroundColor = .red
        view.contentView.addSubview(inner)
        view.contentView.addSubview(beside)
        view.layoutIfNeeded()
        let content = try #require(DisplayTree(scale: 1).layer(of: view).sublayers.last)
        #expect(content.sublayers.last?.background == UIColor.red.cgColor.value)
        #expect(backdrops(of: view).count == 1)
    }

    /// The colors of a box in a vibrancy effect over each of two colors, and those of the material around it.
    private func vibrantColors(
        _ style: UIVibrancyEffectStyle, _ appearance: UIUserInterfaceStyle, over colors: [UIColor],
        reducesTransparency: Bool = false
    ) throws -> [(box: Color, material: Color)] {
        try colors.map { color in
            var renderer = Renderer(timeout: 600)
            renderer.accessibilitySettings.reducesTransparency = reducesTransparency
            let bitmap = try renderer.layOut(
                {
                    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
                    view.overrideUserInterfaceStyle = appearance
                    view.backgroundColor = color
                    let blur = UIBlurEffect(style: .systemMaterial)
                    let outer = UIVisualEffectView(effect: blur)
                    let inner = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: style))
                    for effectView in [outer, inner] { effectView.frame = view.bounds }
                    let box = UIView(frame: CGRect(x: 20, y: 10, width: 20, height: 20))
                    box.backgroundColor = .white
                    view.addSubview(outer)
                    outer.contentView.addSubview(inner)
                    inner.contentView.addSubview(box)
                    return view
                }(), width: 60, height: 40, scale: 1
            ).bitmap()
            func shown(_ x: Int) -> Color {
                let pixel = bitmap.pixel(x: x, y: 20)
                func part(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / 255 }
                return Color(red: part(16), green: part(8), blue: part(0))
            }
            return (shown(30), shown(5))
        }
    }

    private nonisolated static let vibrancyStyles: [UIVibrancyEffectStyle] = [
        .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .fill, .secondaryFill, .tertiaryFill, .separator,
    ]

    /// Over red the content is redder than its color over the material would be, and over blue bluer.
    @Test(arguments: vibrancyStyles, [UIUserInterfaceStyle.light, .dark])
    func vibrantContentIsMixedWithWhatIsBehind(
        style: UIVibrancyEffectStyle, appearance: UIUserInterfaceStyle
    ) throws {
        let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: style)
        let tint = effect.color.renderColor(for: UITraitCollection(userInterfaceStyle: appearance))
        let found = try vibrantColors(style, appearance, over: [.systemRed, .systemBlue])
        #expect(found[0].box != found[1].box && found[0].box != found[0].material)
        for (box, material) in found {
            // The difference of red and blue in the tint over the material, without a change of its saturation.
            let plain = (material.red - material.blue) * (1 - tint.alpha) + (tint.red - tint.blue) * tint.alpha
            let vivid = box.red - box.blue
            let isRed = material.red > material.blue
            #expect(isRed ? vivid > plain + 0.005 : vivid < plain - 0.005, "\(vivid) \(plain)")
        }
    }

    /// The ratio of contrast of WCAG 2 between labels and the material is at least 4.5.
    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func vibrantLabelsAreReadable(appearance: UIUserInterfaceStyle) throws {
        func luminance(_ color: Color) -> Double {
            func linear(_ value: Double) -> Double {
                value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            }
            return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
        }
        let colors: [UIColor] = [.white, .black, .systemRed, .systemGreen, .systemBlue, .systemYellow]
        for (box, material) in try vibrantColors(.label, appearance, over: colors) {
            let values = [luminance(box), luminance(material)].sorted()
            #expect((values[1] + 0.05) / (values[0] + 0.05) >= 4.5, "\(box) on \(material)")
        }
    }

    @Test func reducedTransparencyLeavesVibrantContentInItsColor() throws {
        let found = try vibrantColors(.label, .light, over: [.systemRed, .systemBlue], reducesTransparency: true)
        #expect(found[0].box == found[1].box && found[0].material == found[1].material)
    }

    @Test func imagesInTheirOwnColorsArentVibrant() throws {
        let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular)))
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        view.contentView.addSubview(UIImageView(image: image))
        view.contentView.addSubview(UIImageView(image: image.withRenderingMode(.alwaysTemplate)))
        let drawn = try #require(DisplayTree(scale: 1).layer(of: view).sublayers.last).sublayers
        #expect(drawn.map { $0.vibrancy == nil } == [true, false])
    }

    @Test func aConicGradientTurnsOnceAroundItsCenter() throws {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.type = .conic
        layer.startPoint = CGPoint(x: 0.5, y: 0.5)
        layer.endPoint = CGPoint(x: 0.5, y: 0)
        layer.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        let view = UIView(frame: layer.frame)
        view.layer.addSublayer(layer)
        let bitmap = try #require(
            LayerRasterizer.paint(DisplayTree(scale: 1).layer(of: view), size: view.bounds.size, scale: 1))
        func gray(_ x: Int, _ y: Int) -> Int { Int(bitmap.pixel(x: x, y: y) & 0xFF) }
        // It begins at the top and turns clockwise.
        #expect(gray(55, 5) < 20 && gray(45, 5) > 235)
        #expect(abs(gray(95, 50) - 64) < 4 && abs(gray(50, 95) - 128) < 4 && abs(gray(5, 50) - 191) < 4)
        layer.colors = [UIColor.black.withAlphaComponent(0.5).cgColor, UIColor.black.withAlphaComponent(0.5).cgColor]
        let clear = try #require(
            LayerRasterizer.paint(DisplayTree(scale: 1).layer(of: view), size: view.bounds.size, scale: 1))
        let alphas = Set((10..<40).map { clear.pixel(x: 50 + $0, y: 20) >> 24 })
        #expect(alphas.allSatisfy { abs(Int($0) - 128) < 12 }, "\(alphas)")
    }
}

/// Effects under the settings of Accessibility.
@MainActor
@Suite struct ReducedTransparencyTests {
    @Test func effectsAreOpaque() throws {
        func pixels(_ effect: UIVisualEffect, reduces: Bool) throws -> Set<UInt32> {
            var renderer = Renderer(timeout: 600)
            renderer.accessibilitySettings.reducesTransparency = reduces
            let bitmap = try renderer.layOut(
                {
                    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
                    for (x, color) in [(0, UIColor.red), (20, .blue)] {
                        let half = UIView(frame: CGRect(x: x, y: 0, width: 20, height: 20))
                        half.backgroundColor = color
                        view.addSubview(half)
                    }
                    let effectView = UIVisualEffectView(effect: effect)
                    effectView.frame = view.bounds
                    view.addSubview(effectView)
                    return view
                }(), width: 40, height: 20, scale: 1
            ).bitmap()
            return [bitmap.pixel(x: 2, y: 10), bitmap.pixel(x: 37, y: 10)]
        }
        let effects = [
            UIBlurEffect(style: .systemThinMaterial), UIBlurEffect(style: .dark), UIGlassEffect(style: .clear),
        ]
        for effect in effects {
            #expect(try pixels(effect, reduces: false).count == 2, "what lies behind isn't seen")
            #expect(try pixels(effect, reduces: true).count == 1, "what lies behind is seen")
        }
    }
}
