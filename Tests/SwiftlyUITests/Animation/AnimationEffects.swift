import SwiftlyUI
import Testing

@testable import BuilderUIKit

extension FluentEffects {
    /// The motion that UIKit receives for the animation.
    @MainActor private static func motion(_ animation: UIKitAnimation) -> AnimationScope.Motion {
        var seen = AnimationScope.Motion()
        withAnimation(animation) { seen = AnimationScope.motion }
        return seen
    }

    /// Indicates whether UIKit receives this duration and curve; user interaction is always allowed.
    @MainActor private static func passesToUIKit(
        _ animation: UIKitAnimation, _ duration: Double, _ curve: UIView.AnimationOptions
    ) -> Bool {
        let seen = motion(animation)
        return seen.duration == duration && seen.options == curve.union(.allowUserInteraction) && seen.spring == nil
            && seen.passes == 1
    }

    static let animations: [FluentEffect] = [
        .init("UIKitAnimation.duration") {
            passesToUIKit(.linear(duration: 2), UIKitAnimation.linear(duration: 2).duration, .curveLinear)
        },
        .init("UIKitAnimation.delayInterval") {
            try UIKitAnimation.easeIn(delay: 2).delayInterval == 2
                && AnimationOrder.of([("late", .easeIn(delay: 2)), ("soon", .linear(duration: 2))]) == ["soon", "late"]
        },
        .init("UIKitAnimation.refreshAllViews") {
            AnimationOrder.laysOutWindows(.linear(refreshAllViews: true)) && !AnimationOrder.laysOutWindows(.linear)
        },
        .init("UIKitAnimation.options") { motion(.easeOut).options == UIKitAnimation.easeOut.options },
        .init("UIKitAnimation.default") { passesToUIKit(.default, 0.3, .curveEaseInOut) },
        .init("UIKitAnimation.default(duration:)") {
            passesToUIKit(.default(duration: 2), 2, .curveEaseInOut) && passesToUIKit(.default(), 0.3, .curveEaseInOut)
        },
        .init("UIKitAnimation.linear") { passesToUIKit(.linear, 0.3, .curveLinear) },
        .init("UIKitAnimation.linear(duration:delay:refreshAllViews:)") {
            passesToUIKit(.linear(duration: 2), 2, .curveLinear) && passesToUIKit(.linear(), 0.3, .curveLinear)
        },
        .init("UIKitAnimation.easeIn") { passesToUIKit(.easeIn, 0.3, .curveEaseIn) },
        .init("UIKitAnimation.easeIn(duration:delay:refreshAllViews:)") {
            passesToUIKit(.easeIn(duration: 2), 2, .curveEaseIn)
        },
        .init("UIKitAnimation.easeOut") { passesToUIKit(.easeOut, 0.3, .curveEaseOut) },
        .init("UIKitAnimation.easeOut(duration:delay:refreshAllViews:)") {
            passesToUIKit(.easeOut(duration: 2), 2, .curveEaseOut)
        },
        .init("UIKitAnimation.easeInOut") { passesToUIKit(.easeInOut, 0.3, .curveEaseInOut) },
        .init("UIKitAnimation.easeInOut(duration:delay:refreshAllViews:)") {
            passesToUIKit(.easeInOut(duration: 2), 2, .curveEaseInOut)
        },
        .init("UIKitAnimation.spring(duration:dampingRatio:initialVelocity:delay:refreshAllViews:)") {
            let seen = motion(.spring(duration: 2, dampingRatio: 0.5, initialVelocity: 3))
            return seen.spring == .init(dampingRatio: 0.5, initialVelocity: 3) && seen.duration == 2
                && seen.options == .allowUserInteraction
        },
        .init("UIKitAnimation.delay(_:animation:refreshAllViews:)") {
            try passesToUIKit(.delay(2, animation: .easeIn(duration: 1)), 1, .curveEaseIn)
                && AnimationOrder.of([
                    ("late", .delay(2, animation: .linear)), ("soon", .linear(duration: 1, delay: 1)),
                ]) == ["soon", "late"]
        },
        .init("UIKitAnimation.repeatCount(_:autoreverses:animation:)") {
            let seen = motion(.repeatCount(3, animation: .easeIn))
            return seen.passes == 6 && seen.options == [.curveEaseIn, .allowUserInteraction]
                && motion(.repeatCount(3, autoreverses: false, animation: .easeIn)).passes == 3
        },
        .init("UIKitAnimation.repeatForever(autoreverses:animation:)") {
            motion(.repeatForever(animation: .linear)).options
                == [.curveLinear, .allowUserInteraction, .repeat, .autoreverse]
                && motion(.repeatForever(autoreverses: false, animation: .linear)).options
                    == [.curveLinear, .allowUserInteraction, .repeat]
        },
        .init("withAnimation(_:_:)") {
            let view = UIView()
            withAnimation { view.alpha = 0.5 }
            withAnimation(.linear) { view.tag = 3 }
            return view.alpha == 0.5 && view.tag == 3
        },
        .init("withAnimation(_:_:completion:)") {
            let view = UIView()
            var ends: [Bool] = []
            withAnimation {
                view.alpha = 0.5
            } completion: {
                ends.append($0)
            }
            withAnimation(.linear) {
                view.tag = 3
            } completion: { _ in
                ends.append(view.tag == 3)
            }
            withAnimation(.easeIn, { view.isHidden = true }, completion: nil)
            return view.alpha == 0.5 && ends == [true, true] && view.isHidden
        },
        .init("withAnimation(_:completion:animations:)") {
            let view = UIView()
            var ends: [Bool] = []
            withAnimation(.linear, completion: { ends.append($0) }) { view.alpha = 0.5 }
            withAnimation(completion: { ends.append($0) }, animations: { view.tag = 3 })
            withAnimation(completion: nil) { view.isHidden = true }
            return view.alpha == 0.5 && view.tag == 3 && view.isHidden && ends == [true, true]
        },
    ]
}
