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
}
