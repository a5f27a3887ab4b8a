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

    @Test func cornersFollowTheSize() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.cornerConfiguration = .capsule()
        #expect(view.layer.cornerRadius == 20)
        view.frame.size.height = 60
        #expect(view.layer.cornerRadius == 30 && view.effectiveRadius(corner: .topLeft) == 30)
        view.cornerConfiguration = .capsule(maximumRadius: 12)
        #expect(view.layer.cornerRadius == 12)
        view.cornerConfiguration = .corners(
            topLeftRadius: .fixed(8), topRightRadius: .fixed(4), bottomLeftRadius: nil, bottomRightRadius: nil)
        #expect(view.layer.cornerRadius == 8)
        #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(view.effectiveRadius(corner: .bottomLeft) == 0)
    }

    @Test func cornersAreConcentric() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.layer.cornerRadius = 30
        let inner = UIView()
        outer.addSubview(inner)
        inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 5))
        inner.frame = CGRect(x: 10, y: 12, width: 80, height: 76)
        #expect(inner.layer.cornerRadius == 20)
        inner.frame.origin.x = 14
        #expect(inner.layer.cornerRadius == 24)
        inner.frame = CGRect(x: 40, y: 40, width: 20, height: 20)
        #expect(inner.layer.cornerRadius == 5)
    }
}
