import Foundation
import Testing

@testable import BuilderUIKit

/// The pixels of masks, and the content that masked views hide.
@MainActor
@Suite struct LayerMaskTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))

    /// Adds a view of 100 × 100 points with a mask.
    private func mask(_ mask: CALayer) throws -> LayerMask {
        let view = UIView(frame: CGRect(x: 500, y: 500, width: 100, height: 100))
        root.addSubview(view)
        view.layer.mask = mask
        return try #require(LayerMask(of: view.layer, in: root, traits: root.traitCollection))
    }

    @Test func masksHaveTheirOwnPixelsOnly() throws {
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(rect: CGRect(x: 20, y: 30, width: 40, height: 10)).cgPath
        let mask = try mask(shape)
        #expect(mask.pixels?.width == 42 && mask.pixels?.height == 12)
        func share(_ x: CGFloat, _ width: CGFloat) -> Double {
            mask.visibility(of: CGRect(x: x, y: 530, width: width, height: 10), in: root).share
        }
        #expect(share(520, 40) == 1 && share(0, 100) == 0)
        #expect(abs(share(500, 40) - 0.5) < 0.001)
    }

    @Test func sublayersOfMasksReachBeyondThem() throws {
        let (outer, inner) = (CALayer(), CALayer())
        inner.frame = CGRect(x: -400, y: 0, width: 100, height: 100)
        inner.backgroundColor = UIColor.black.cgColor
        outer.addSublayer(inner)
        let mask = try mask(outer)
        #expect(mask.visibility(of: CGRect(x: 110, y: 510, width: 50, height: 50), in: root).share == 1)
        #expect(mask.visibility(of: CGRect(x: 510, y: 510, width: 50, height: 50), in: root).share == 0)
    }

    @Test func aMaskWithoutAPathShowsNothing() throws {
        let mask = try mask(CAShapeLayer())
        #expect(mask.pixels == nil)
        let visibility = mask.visibility(of: CGRect(x: 500, y: 500, width: 50, height: 50), in: root)
        #expect(visibility.share == 0 && visibility.alpha == 0)
    }

    @Test func translucentMasksAreNotOpaque() throws {
        let half = CALayer()
        half.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        half.backgroundColor = UIColor.black.withAlphaComponent(0.5).cgColor
        let mask = try mask(half)
        let visibility = mask.visibility(of: CGRect(x: 500, y: 500, width: 100, height: 100), in: root)
        #expect(visibility.share == 1 && visibility.opaqueShare == 0 && abs(visibility.alpha - 0.5) < 0.01)
    }

    /// Returns the texts that are seen beside those of a white view over the top, with a mask.
    private func texts(coverIsMasked: Bool, by mask: CALayer?) -> [String] {
        withScreen(320, 480) { root in
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
            let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
            label.text = "Behind"
            let cover = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
            cover.backgroundColor = .white
            root.addSubview(box)
            box.addSubview(label)
            box.addSubview(cover)
            (coverIsMasked ? cover : box).layer.mask = mask
            root.layoutIfNeeded()
            return ScreenFacts(of: root).texts.map(\.text)
        }
    }

    private func fade(to alpha: CGFloat) -> CALayer {
        let fade = CAGradientLayer()
        fade.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        fade.colors = [alpha, alpha].map { UIColor.black.withAlphaComponent($0).cgColor }
        return fade
    }

    @Test func fadedCoversHideNothing() {
        #expect(texts(coverIsMasked: true, by: nil).isEmpty && texts(coverIsMasked: true, by: fade(to: 1)).isEmpty)
        #expect(texts(coverIsMasked: true, by: fade(to: 0.5)) == ["Behind"])
        // The text fades with its cover.
        #expect(texts(coverIsMasked: false, by: fade(to: 0.5)).isEmpty)
    }
}
