import Foundation
import Testing

@testable import BuilderUIKit

/// The progress of animations in a transition that a gesture drives.
@Suite @MainActor struct AnimationTimingTests {
    @Test func curvesBeginAndEndSlowly() {
        let curve = AnimationTiming.Curve([], spring: nil)
        #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
        #expect(abs(curve.progress(at: 0.5) - 0.5) < 0.001 && curve.progress(at: 0.25) < 0.2)
        #expect(AnimationTiming.Curve(.curveEaseOut, spring: nil).progress(at: 0.25) > 0.3)
        #expect(AnimationTiming.Curve(.curveLinear, spring: nil).progress(at: 0.25) == 0.25)
        #expect(AnimationTiming.Curve.cubic(.zero, CGPoint(x: 1, y: CGFloat.nan)).progress(at: 0.25) == 0.25)
    }

    @Test(arguments: [0.3, 0.7, 1])
    func springsComeToRest(ratio: CGFloat) {
        let spring = AnimationTiming.Curve.spring(ratio)
        #expect(abs(spring.progress(at: 0.999) - 1) < 0.005 && spring.progress(at: 0.01) < 0.2)
        let overshoots = (1..<100).contains { spring.progress(at: CGFloat($0) / 100) > 1.001 }
        #expect(overshoots == (ratio < 1))
    }

    @Test func timesAreThoseOfTheTransition() {
        let late = AnimationTiming(start: 1, duration: 1, curve: .linear)
        #expect(late.progress(at: 0.5, of: 2) == 0 && late.progress(at: 0.75, of: 2) == 0.5)
        #expect(late.progress(at: 1, of: 2) == 1 && late.progress(at: 0.5, of: 4) == 1)
        // A transition without a duration lasts as long as the animation.
        #expect(late.progress(at: 0.75, of: 0) == 0.5)
        #expect(AnimationTiming().progress(at: 0.3, of: 2) == 0.3)
    }
}
