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
}
