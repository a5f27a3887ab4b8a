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
}
