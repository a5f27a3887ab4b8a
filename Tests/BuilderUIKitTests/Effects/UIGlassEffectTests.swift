import Foundation
import Testing

@testable import BuilderUIKit
@testable import Render

@MainActor
@Suite struct UIGlassEffectTests {
    private func glass(in view: UIView) -> [GlassView] { view.subviews.compactMap { $0 as? GlassView } }

    @Test func aViewsGlassHasItsCornersAndIsACapsuleWithout() throws {
        let view = UIVisualEffectView(effect: UIGlassEffect(style: .clear))
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        view.layoutIfNeeded()
        let glass = try #require(glass(in: view).first)
        #expect(glass.frame == view.bounds)
        #expect(glass.style == .clear)
        #expect(glass.layer.cornerRadius == 30)
        view.frame.size = CGSize(width: 40, height: 60)
        view.layoutIfNeeded()
        #expect(glass.layer.cornerRadius == 20)
        view.layer.cornerRadius = 8
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(glass.layer.cornerRadius == 8)
        #expect(view.subviews.last === view.contentView)
    }

    @Test func effectsReplaceEachOther() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        #expect(glass(in: view).isEmpty)
        view.effect = UIGlassEffect()
        view.effect = UIGlassEffect(style: .clear)
        #expect(glass(in: view).map(\.style) == [.clear])
        view.effect = UIGlassContainerEffect()
        #expect(glass(in: view).isEmpty)
    }

    @Test func glassFollowsTheAppearance() throws {
        let environment = { (style: UIUserInterfaceStyle) in
            DisplayEnvironment(
                traits: UITraitCollection(userInterfaceStyle: style), scale: 3, tint: .systemBlue,
                warnings: DisplayWarnings())
        }
        let view = GlassView(frame: .zero)
        let light = try #require(view.backdrop(in: environment(.light)))
        let dark = try #require(view.backdrop(in: environment(.dark)))
        #expect(light.tint == Color(white: 1, alpha: 0.7))
        #expect(dark.tint == Color(white: 0.12, alpha: 0.55))
        #expect(light.edge?.width == 1.0 / 3)
        view.glassTint = .red
        #expect(view.backdrop(in: environment(.dark))?.tint.red == 1)
    }

    /// Writes pictures of glass over busy contents to the folder of `GLASS_PICTURES`.
    @Test func glassOverBusyContents() async throws {
        guard let folder = ProcessInfo.processInfo.environment["GLASS_PICTURES"] else { return }
        for style in [UIUserInterfaceStyle.light, .dark] {
            for scale in [2.0, 3] {
                var renderer = Renderer()
                renderer.traits = renderer.traits.modifyingTraits { $0.userInterfaceStyle = style }
                let data = try await renderer.png(of: Self.busyView(), width: 390, height: 500, scale: scale)
                try data.write(
                    to: URL(fileURLWithPath: "\(folder)/glass-\(style == .dark ? "dark" : "light")@\(Int(scale))x.png"))
            }
        }
    }

    private static func busyView() -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
        view.backgroundColor = .systemBackground
        for row in 0..<25 {
            let label = UILabel(frame: CGRect(x: 16, y: CGFloat(row) * 20, width: 360, height: 20))
            label.text = "Row \(row): the quick brown fox jumps over the lazy dog"
            label.textColor = [UIColor.label, .systemRed, .systemBlue, .systemGreen][row / 3 % 4]
            view.addSubview(label)
        }
        for (index, color) in [UIColor.systemOrange, .systemPurple, .systemTeal].enumerated() {
            let box = UIView(frame: CGRect(x: 40 + CGFloat(index) * 110, y: 150, width: 90, height: 130))
            box.backgroundColor = color
            box.layer.cornerRadius = 20
            view.addSubview(box)
        }
        func add(_ frame: CGRect, _ effect: UIGlassEffect, radius: CGFloat, title: String) {
            let glass = UIVisualEffectView(effect: effect)
            glass.frame = frame
            glass.layer.cornerRadius = radius
            let label = UILabel(frame: glass.bounds)
            label.text = title
            label.textAlignment = .center
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            glass.contentView.addSubview(label)
            view.addSubview(glass)
        }
        let tinted = UIGlassEffect()
        tinted.tintColor = .systemBlue
        add(CGRect(x: 16, y: 20, width: 44, height: 44), UIGlassEffect(), radius: 0, title: "‹")
        add(CGRect(x: 120, y: 20, width: 250, height: 44), UIGlassEffect(), radius: 0, title: "Regular")
        add(CGRect(x: 16, y: 80, width: 170, height: 44), UIGlassEffect(style: .clear), radius: 0, title: "Clear")
        add(CGRect(x: 200, y: 80, width: 170, height: 44), tinted, radius: 0, title: "Tinted")
        add(CGRect(x: 16, y: 200, width: 358, height: 160), UIGlassEffect(), radius: 34, title: "Platter")
        add(CGRect(x: 25, y: 410, width: 340, height: 62), UIGlassEffect(), radius: 0, title: "Tab bar")
        return view
    }
}
