import Foundation
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
}
