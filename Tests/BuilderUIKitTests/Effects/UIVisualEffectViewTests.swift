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
