import Foundation
import Render
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct CALayerTests {
    /// Ten thousand layers in each other overflow no stack.
    @Test func layersWithoutViewsAreConvertedAndReleased() {
        weak var gone: CALayer?
        autoreleasing {
            var inner = CALayer()
            gone = inner
            inner.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
            inner.backgroundColor = UIColor.red.cgColor
            for _ in 1..<10_000 {
                let outer = CALayer()
                outer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
                outer.addSublayer(inner)
                inner = outer
            }
            let layer = DisplayTree(scale: 1).layer(of: inner, traits: UITraitCollection())
            #expect(layer?.sublayers.count == 1)
        }
        #expect(gone == nil)
    }

    @Test func aLayerIsNoSublayerOfWhatItHolds() {
        let outer = CALayer()
        let inner = CALayer()
        outer.addSublayer(inner)
        for insert in [
            { inner.addSublayer(outer) }, { inner.insertSublayer(outer, at: 0) }, { inner.addSublayer(inner) },
            { inner.insertSublayer(outer, below: nil) }, { inner.insertSublayer(outer, above: nil) },
        ] {
            let (_, issues) = LayoutDiagnostics.collecting(insert)
            #expect(issues.first?.description.contains("is a part of cycle in its layer tree") == true)
        }
        #expect(outer.superlayer == nil)
        #expect(inner.sublayers == nil)
        #expect(outer.sublayers == [inner])
    }

    /// In a function of its own, so that nothing on the test's stack holds what was made.
    private func autoreleasing(_ body: () throws -> Void) rethrows { try body() }

    @Test func timesAreConverted() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.addSublayer(inner)
        outer.speed = 2
        outer.beginTime = 10
        inner.timeOffset = 5
        #expect(inner.convertTime(20, from: nil) == 25 && inner.convertTime(25, to: nil) == 20)
        #expect(inner.convertTime(20, from: outer) == 25 && outer.convertTime(25, from: inner) == 20)
        // A layer is paused and goes on.
        let layer = CALayer()
        let paused = layer.convertTime(100, from: nil)
        layer.speed = 0
        layer.timeOffset = paused
        #expect(layer.convertTime(130, from: nil) == 100)
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = layer.convertTime(130, from: nil) - paused
        #expect(layer.beginTime == 30 && layer.convertTime(131, from: nil) == 101)
    }

    @Test func flippedGeometryTurnsPlacesUpsideDown() throws {
        let (outer, inner, innermost) = (CALayer(), CALayer(), CAShapeLayer())
        outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        outer.isGeometryFlipped = true
        inner.frame = CGRect(x: 10, y: 0, width: 40, height: 20)
        inner.maskedCorners = [.layerMinXMinYCorner]
        inner.cornerRadius = 4
        innermost.frame = CGRect(x: 0, y: 0, width: 40, height: 5)
        innermost.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 1), transform: nil)
        outer.addSublayer(inner)
        inner.addSublayer(innermost)
        #expect(inner.frame.minY == 0)
        #expect(inner.convert(CGPoint.zero, to: outer) == CGPoint(x: 10, y: 0))
        let root = CALayer()
        root.addSublayer(outer)
        #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 100))
        let drawn = try #require(DisplayTree(scale: 1).layer(of: outer, traits: UITraitCollection()))
        let box = try #require(drawn.sublayers.first)
        #expect(box.position == CGPoint(x: 30, y: 90) && box.corners.mask == .minXMaxY)
        let shape = try #require(box.sublayers.first)
        #expect(shape.position == CGPoint(x: 20, y: 17.5) && shape.contents.isEmpty)
        #expect(shape.sublayers.first?.transform.d == -1 && shape.sublayers.first?.contents.isEmpty == false)
        // Another flip turns them back.
        inner.isGeometryFlipped = true
        let again = try #require(DisplayTree(scale: 1).layer(of: outer, traits: UITraitCollection()))
        #expect(again.sublayers.first?.sublayers.first?.position == CGPoint(x: 20, y: 2.5))
    }

    // MARK: Contents

    /// Returns the picture of a layer of 40 × 40 points.
    private func picture(_ layer: CALayer) throws -> Bitmap {
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        let context = CGContext(bounds: layer.bounds, scale: 1)
        layer.render(in: context)
        return try #require(context.makeImage()).bitmap
    }

    private final class Painter: NSObject, CALayerDelegate {
        var calls: [String] = []
        func display(_ layer: CALayer) { calls.append("display") }
        func layerWillDraw(_ layer: CALayer) { calls.append("will") }
        func draw(_ layer: CALayer, in ctx: CGContext) {
            calls.append("draw")
            ctx.setFillColor(UIColor.red.cgColor)
            ctx.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
        }
        func layoutSublayers(of layer: CALayer) {
            calls.append("layout")
            layer.sublayers?.first?.frame = CGRect(x: 20, y: 0, width: 20, height: 40)
        }
    }

    @Test func aDelegateDrawsAndLaysOut() throws {
        let layer = CALayer()
        let sublayer = CALayer()
        sublayer.backgroundColor = UIColor.blue.cgColor
        layer.addSublayer(sublayer)
        let painter = Painter()
        layer.delegate = painter
        let bitmap = try picture(layer)
        #expect(painter.calls == ["layout", "display", "will", "draw"])
        #expect(bitmap.pixel(x: 10, y: 20) == 0xFFFF_0000 && bitmap.pixel(x: 30, y: 20) == 0xFF00_00FF)
    }

    private final class Halves: CALayer {
        private let half = CALayer()
        override func layoutSublayers() {
            super.layoutSublayers()
            if half.superlayer == nil { addSublayer(half) }
            half.backgroundColor = UIColor.red.cgColor
            half.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
        }
    }

    private final class HalvesView: UIView {
        override class var layerClass: AnyClass { Halves.self }
    }

    /// Views create layers of their class by its own `init()`, whatever the class derives from.
    @Test func viewsHaveLayersOfTheirClass() {
        class Wave: CAShapeLayer { var phase = 0.5 }
        final class Sea: Wave {
            let depth: Int
            override init() {
                depth = 7
                super.init()
            }
            required init?(coder: NSCoder) { nil }
        }
        final class Pair<Value>: CALayer { var values: [Value] = [] }
        class Surface: UIView { override class var layerClass: AnyClass { Wave.self } }
        final class Bottom: Surface { override class var layerClass: AnyClass { Sea.self } }
        final class Two: UIView { override class var layerClass: AnyClass { Pair<String>.self } }
        #expect(Swift.type(of: Surface().layer) == Wave.self && (Surface().layer as? Wave)?.phase == 0.5)
        #expect((Bottom().layer as? Sea)?.depth == 7 && (Bottom().layer as? Sea)?.phase == 0.5)
        #expect((Two(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).layer as? Pair<String>)?.values == [])
        for type: CALayer.Type in [CATextLayer.self, CAEmitterLayer.self, CAReplicatorLayer.self, CATiledLayer.self] {
            #expect(Swift.type(of: _LayerFactory.make(type)) == type)
        }
    }

    @Test func subclassesLayOutTheirSublayers() throws {
        let alone = try picture(Halves())
        let view = HalvesView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        for bitmap in [alone, try picture(view.layer)] {
            #expect(bitmap.pixel(x: 10, y: 20) == 0xFFFF_0000)
            #expect(bitmap.pixel(x: 30, y: 20) >> 24 == 0)
        }
    }

    private final class LayerDrawingView: UIView {
        var rects: [CGRect] = []
        var callsSuper = false
        override func draw(_ rect: CGRect) { rects.append(rect) }
        override func draw(_ layer: CALayer, in ctx: CGContext) {
            if callsSuper { super.draw(layer, in: ctx) }
            ctx.setFillColor(UIColor.red.cgColor)
            ctx.fill(layer.bounds)
        }
    }

    @Test func aViewDrawsItsLayer() throws {
        let view = LayerDrawingView(frame: .zero)
        #expect(try picture(view.layer).pixel(x: 10, y: 20) == 0xFFFF_0000 && view.rects.isEmpty)
        view.callsSuper = true
        _ = try picture(view.layer)
        #expect(view.rects == [CGRect(x: 0, y: 0, width: 40, height: 40)])
        // A view that is set as the delegate of another layer neither draws nor lays out itself for it.
        let other = CALayer()
        view.callsSuper = true
        other.delegate = view
        _ = try picture(other)
        #expect(view.rects.count == 1)
    }
}
