import SwiftlyUI
import Testing

/// How animations are made of others, and when they end.
@MainActor
@Suite struct UIKitAnimationTests {
    @Test func repetitionsTakeTheirTime() throws {
        let order = try AnimationOrder.of([
            ("three times", .repeatCount(3, autoreverses: false, animation: .linear(duration: 1))),
            ("there and back", .repeatCount(2, animation: .linear(duration: 1))),
            ("2.5", .linear(duration: 2.5)), ("3.5", .spring(duration: 3.5, dampingRatio: 1)), ("once", .linear),
        ])
        #expect(order == ["once", "2.5", "three times", "3.5", "there and back"])
    }

    @Test func aDelayReplacesTheAnimationsOwn() throws {
        let animation = UIKitAnimation.delay(1, animation: .easeIn(duration: 2, delay: 30, refreshAllViews: true))
        #expect(animation.delayInterval == 1 && animation.duration == 2)
        #expect(animation.options.contains(.curveEaseIn))
        let order = try AnimationOrder.of([("3", animation), ("4", .linear(duration: 4))])
        #expect(order == ["3", "4"])
    }

    @Test func whatChangesAnAnimationKeepsTheRest() {
        let refreshing = UIKitAnimation.spring(duration: 1, dampingRatio: 0.5, refreshAllViews: true)
        #expect(AnimationOrder.laysOutWindows(.repeatForever(animation: refreshing)))
        #expect(AnimationOrder.laysOutWindows(.repeatCount(2, animation: refreshing)))
        #expect(AnimationOrder.laysOutWindows(.delay(1, animation: refreshing)))
        #expect(AnimationOrder.laysOutWindows(.delay(1, animation: .linear, refreshAllViews: true)))
        #expect(!AnimationOrder.laysOutWindows(.repeatCount(2, animation: .default)))
    }

    @Test(arguments: [0, -2, Float.nan]) func aCountOfNothingIsOnce(count: Float) throws {
        let animation = UIKitAnimation.repeatCount(count, animation: .linear(duration: 1))
        #expect(try AnimationOrder.of([("2", .linear(duration: 2)), ("1", animation)]) == ["1", "2"])
    }

    @Test(arguments: [-1, Double.nan, .infinity]) func timesThatAreNoneAreZero(seconds: Double) throws {
        let bad: [UIKitAnimation] = [
            .linear(duration: seconds), .linear(duration: 0, delay: seconds),
            .spring(duration: seconds, dampingRatio: 0.5),
        ]
        for animation in bad {
            #expect(try AnimationOrder.of([("1", .linear(duration: 1)), ("0", animation)]) == ["0", "1"])
        }
    }

    @Test func viewsCanBeTouchedWhileTheyMove() {
        for animation in [UIKitAnimation.default, .linear, .easeIn, .easeOut, .spring(duration: 1, dampingRatio: 1)] {
            #expect(animation.options.contains(.allowUserInteraction))
        }
    }

    @Test func anEndlessAnimationDoesNotComplete() {
        var ended: [String] = []
        withAnimation(.repeatForever(animation: .linear)) {
        } completion: { _ in
            ended.append("forever")
        }
        withAnimation(.repeatCount(1, autoreverses: false, animation: .linear)) {
        } completion: { _ in
            ended.append("once")
        }
        withAnimation(.repeatForever(animation: .linear(duration: 0))) {
        } completion: { _ in
            ended.append("no time")
        }
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .repeat, animations: {}) { _ in ended.append("keys")
        }
        #expect(ended == ["once", "no time"])
    }
}
