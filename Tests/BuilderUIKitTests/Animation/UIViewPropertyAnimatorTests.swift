import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UIViewPropertyAnimatorTests {
    @Test func nothingHappensBeforeTheStart() {
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0.5 }
        #expect(view.alpha == 1)
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
    }

    @Test func aStartedAnimatorIsAtItsEnd() {
        let view = UIView()
        var positions: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.7) { view.alpha = 0.5 }
        animator.addAnimations { view.tag = 3 }
        animator.addAnimations({ view.isHidden = true }, delayFactor: 0.5)
        animator.addCompletion { positions.append($0) }
        animator.startAnimation()
        #expect(view.alpha == 0.5)
        #expect(view.tag == 3)
        #expect(view.isHidden)
        #expect(positions == [.end])
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
        #expect(animator.fractionComplete == 1)
    }

    @Test func aReversedAnimatorReportsThatItEndedAtItsStart() {
        var position: UIViewAnimatingPosition?
        let animator = UIViewPropertyAnimator(duration: 1, controlPoint1: .zero, controlPoint2: .zero)
        animator.isReversed = true
        animator.addCompletion { position = $0 }
        animator.startAnimation(afterDelay: 2)
        #expect(position == .start)
        #expect(animator.delay == 2)
    }

    @Test func aRunningAnimatorHasRunAndTakesMore() {
        let view = UIView()
        var ends = 0
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0, options: [.curveLinear], animations: { view.alpha = 0 },
            completion: { _ in ends += 1 })
        animator.addAnimations { view.tag = 1 }
        animator.addCompletion { _ in ends += 1 }
        #expect(view.alpha == 0)
        #expect(view.tag == 1)
        #expect(ends == 2)
        #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve == .linear)
    }

    @Test func aPausedAnimatorShowsItsValuesAndWaitsWithItsCompletions() {
        let view = UIView()
        var ends = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.25 }
        animator.addCompletion { _ in ends += 1 }
        animator.pauseAnimation()
        animator.fractionComplete = 0.4
        #expect(view.alpha == 0.25)
        #expect(animator.state == .active)
        #expect(animator.fractionComplete == 0.4)
        #expect(ends == 0)
        animator.continueAnimation(withTimingParameters: UISpringTimingParameters(), durationFactor: 1)
        #expect(ends == 1)
        #expect(animator.timingParameters?.timingCurveType == .spring)
    }

    @Test func stopAnimationWithoutFinishingDiscardsCompletions() {
        var ends = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.addCompletion { _ in ends += 1 }
        animator.pauseAnimation()
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
        animator.startAnimation()
        #expect(ends == 0)
    }

    @Test func finishAnimationPassesItsPositionToCompletions() {
        var positions: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.addCompletion { positions.append($0) }
        animator.pauseAnimation()
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(positions.isEmpty)
        animator.finishAnimation(at: .current)
        #expect(positions == [.current])
        #expect(animator.state == .inactive)
    }

    @Test func anAnimatorThatPausesAtItsEndStaysActive() {
        var ends = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.pausesOnCompletion = true
        animator.addCompletion { _ in ends += 1 }
        animator.startAnimation()
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(ends == 0)
    }

    @Test func misuseIsReportedAndIgnored() {
        let log = WarningLog()
        log.asCurrent {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
            animator.finishAnimation(at: .end)
            animator.pauseAnimation()
            animator.stopAnimation(false)
            animator.startAnimation()
            animator.addAnimations {}
            #expect(animator.state == .stopped)
        }
        #expect(log.warnings.count == 3)
    }

    @Test func inheritedAnimationDurationIsThatOfTheEnclosingAnimation() {
        var durations: [TimeInterval] = []
        UIView.animate(withDuration: 2) {
            durations.append(UIView.inheritedAnimationDuration)
            UIView.animate(springDuration: 3) { durations.append(UIView.inheritedAnimationDuration) }
        }
        UIView.performWithoutAnimation {
            #expect(!UIView.areAnimationsEnabled)
            UIView.animate(withDuration: 2) { durations.append(UIView.inheritedAnimationDuration) }
        }
        #expect(durations == [2, 3, 0])
        #expect(UIView.inheritedAnimationDuration == 0)
        #expect(UIView.areAnimationsEnabled)
    }

    @Test func theLastKeyframeOfAPropertyShows() {
        let view = UIView()
        var ended = false
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.75 }
        } completion: {
            ended = $0
        }
        #expect(view.alpha == 0.75)
        #expect(ended)
    }

    // MARK: Interactive transitions

    /// Returns an animator that was begun while a gesture drives a transition, and its view.
    private func heldAnimator(
        by held: HeldAnimations, _ begin: (UIViewPropertyAnimator) -> Void
    ) -> (animator: UIViewPropertyAnimator, view: UIView) {
        let view = UIView()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        held.hold { begin(animator) }
        return (animator, view)
    }

    @Test(arguments: [true, false])
    func aPausedAnimatorWaitsForTheGesture(cancels: Bool) {
        let held = HeldAnimations()
        var ends: [UIViewAnimatingPosition] = []
        let (animator, view) = heldAnimator(by: held) {
            $0.addCompletion { ends.append($0) }
            $0.pauseAnimation()
            $0.fractionComplete = 0.25
            $0.startAnimation()
        }
        #expect(animator.state == .active && animator.isRunning && animator.fractionComplete == 0.25)
        animator.addAnimations { view.tag = 1 }
        #expect(view.alpha == 1 && view.tag == 0 && ends.isEmpty)
        held.end(cancels: cancels)
        #expect(view.alpha == (cancels ? 1 : 0) && view.tag == (cancels ? 0 : 1))
        #expect(ends == [cancels ? .start : .end] && animator.state == .inactive)
    }

    @Test(arguments: [true, false])
    func theAppStartsAHeldAnimatorItself(isReversed: Bool) {
        let held = HeldAnimations()
        var ends: [UIViewAnimatingPosition] = []
        let (animator, view) = heldAnimator(by: held) { $0.pauseAnimation() }
        animator.addCompletion { ends.append($0) }
        animator.isReversed = isReversed
        animator.startAnimation()
        #expect(view.alpha == (isReversed ? 1 : 0) && ends == [isReversed ? .start : .end])
        held.end(cancels: false)
        #expect(view.alpha == (isReversed ? 1 : 0) && ends.count == 1)
    }

    @Test func aStoppedAnimatorDoesNotRunLater() {
        let held = HeldAnimations()
        let (animator, view) = heldAnimator(by: held) { $0.startAnimation() }
        animator.stopAnimation(true)
        held.end(cancels: false)
        #expect(view.alpha == 1 && animator.state == .inactive)
        let (finished, other) = heldAnimator(by: held) { $0.startAnimation() }
        finished.stopAnimation(false)
        finished.finishAnimation(at: .end)
        #expect(other.alpha == 0)
    }

    @Test func aSystemDeletionTakesTheViewsAway() {
        let parent = UIView()
        let child = UIView()
        parent.addSubview(child)
        UIView.perform(.delete, on: [child], animations: nil)
        #expect(parent.subviews.isEmpty)
    }
}
