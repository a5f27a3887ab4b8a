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

    @Test func theEndIsAwaited() async {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.startAnimation()
        #expect(await animator.addCompletion() == .end)
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

    @Test func aSystemDeletionTakesTheViewsAway() {
        let parent = UIView()
        let child = UIView()
        parent.addSubview(child)
        UIView.perform(.delete, on: [child], animations: nil)
        #expect(parent.subviews.isEmpty)
    }

    // MARK: Interactive transitions

    /// An animator that fades a view and was begun while a gesture drives a transition.
    @MainActor private final class Fading {
        let held = HeldAnimations()
        let view: UIView
        let animator: UIViewPropertyAnimator
        var ends: [UIViewAnimatingPosition] = []

        init(_ begin: (UIViewPropertyAnimator) -> Void) {
            let view = UIView()
            self.view = view
            animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
            animator.addCompletion { [unowned self] in ends.append($0) }
            held.hold(in: view.layer) { begin(animator) }
        }
    }

    /// The ways in which an app begins or changes an animator.
    enum Beginning: CaseIterable { case paused, scrubbed, reversed, restarted, pausedAgain, pausesOnCompletion }

    @Test(arguments: Beginning.allCases) func aCanceledGestureEndsAnAnimatorAtItsStart(_ beginning: Beginning) {
        let fading = Fading { animator in
            switch beginning {
            case .paused: animator.pauseAnimation()
            case .scrubbed: animator.fractionComplete = 0.25
            case .reversed:
                animator.isReversed = true
                animator.startAnimation()
            case .restarted:
                animator.pauseAnimation()
                animator.fractionComplete = 0.25
                animator.startAnimation()
            case .pausedAgain:
                animator.startAnimation()
                animator.pauseAnimation()
            case .pausesOnCompletion:
                animator.pausesOnCompletion = true
                animator.startAnimation()
            }
        }
        let runs = [Beginning.reversed, .restarted, .pausesOnCompletion].contains(beginning)
        #expect(fading.animator.state == .active && fading.animator.isRunning == runs)
        #expect(fading.view.alpha == 0 && fading.ends.isEmpty)
        fading.held.show(at: 0.25, of: 1)
        fading.held.end(cancels: true)
        #expect(fading.view.alpha == 1 && fading.view.layer.heldChanges == nil)
        #expect(fading.ends == [.start] && fading.animator.state == .inactive && !fading.animator.isRunning)
    }

    @Test func aFinishedGestureEndsStartedAnimatorsOnly() {
        let started = Fading {
            $0.fractionComplete = 0.25
            $0.startAnimation()
        }
        #expect(started.animator.fractionComplete == 0.25)
        started.held.end(cancels: false)
        #expect(started.ends == [.end] && started.view.alpha == 0 && started.animator.fractionComplete == 1)
        let paused = Fading { $0.pauseAnimation() }
        paused.held.end(cancels: false)
        #expect(paused.ends.isEmpty && paused.animator.state == .active)
        paused.animator.startAnimation()
        #expect(paused.ends == [.end])
    }

    @Test func theAppEndsAHeldAnimatorItself() {
        let paused = Fading { $0.pauseAnimation() }
        paused.animator.startAnimation()
        #expect(paused.ends == [.end])
        paused.held.end(cancels: true)
        #expect(paused.ends == [.end] && paused.view.alpha == 1)
        let stopped = Fading { $0.startAnimation() }
        stopped.animator.stopAnimation(true)
        #expect(stopped.animator.state == .inactive && !stopped.animator.isRunning)
        stopped.held.end(cancels: false)
        #expect(stopped.ends.isEmpty)
        let finished = Fading { $0.startAnimation() }
        finished.animator.stopAnimation(false)
        finished.animator.finishAnimation(at: .current)
        finished.held.end(cancels: true)
        #expect(finished.ends == [.current] && finished.view.alpha == 1)
    }

    @Test(arguments: [true, false]) func aSystemDeletionWaitsForTheGesture(cancels: Bool) {
        let (held, parent, child) = (HeldAnimations(), UIView(), UIView())
        parent.addSubview(child)
        var ends = 0
        held.hold(in: parent.layer) {
            UIView.perform(.delete, on: [child]) {
                parent.alpha = 0.5
            } completion: { _ in
                ends += 1
            }
        }
        #expect(child.superview === parent && ends == 0)
        held.end(cancels: cancels)
        #expect((child.superview === parent) == cancels && parent.alpha == (cancels ? 1 : 0.5) && ends == 1)
    }
}
