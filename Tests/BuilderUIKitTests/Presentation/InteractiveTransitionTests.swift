import Foundation
import Render
import Testing

@testable import BuilderUIKit

/// Transitions that a gesture drives.
@Suite @MainActor struct InteractiveTransitionTests {
    private let stage = ControllerStage()
    private let log = RecordingController.Log()

    private func present() throws -> (window: UIWindow, root: UIViewController, RecordingController, TransitionProvider)
    {
        let (root, modal) = (RecordingController("root", log), RecordingController("modal", log))
        let window = try stage.show(root, on: "iPhone 12")
        let provider = TransitionProvider(log, RecordingAnimator(log))
        stage.keep(provider)
        modal.modalPresentationStyle = .fullScreen
        modal.transitioningDelegate = provider
        root.present(modal, animated: true)
        // The animator fades the view that disappears.
        root.view.alpha = 1
        log.entries = []
        return (window, root, modal, provider)
    }

    /// Returns the values that a picture shows.
    private func drawn(_ view: UIView) -> LayerValues {
        view.layer.heldChanges?.values(of: view.layer) ?? LayerValues(of: view.layer)
    }

    @Test func finishedDismissalsRemoveTheView() throws {
        let (window, root, modal, provider) = try present()
        let interaction = UIPercentDrivenInteractiveTransition()
        provider.interaction = interaction
        root.dismiss(animated: true) { log.entries.append("completion") }
        let context = try #require(provider.animator?.context)
        #expect(context.isInteractive && abs(interaction.duration - 0.3) < 0.001)
        #expect(modal.view.window === window && drawn(modal.view).opacity == 1)
        #expect(root.presentedViewController === modal && !log.entries.contains("completion"))
        interaction.update(0.4)
        #expect(interaction.percentComplete == 0.4 && modal.transitionCoordinator?.percentComplete == 0.4)
        // Eased in and out, two fifths of the time are less of the way.
        #expect(abs(drawn(modal.view).opacity - (1 - 0.5 * 0.332)) < 0.002)
        window.layoutIfNeeded()
        #expect(root.view.superview === context.containerView)
        interaction.finish()
        #expect(!context.isInteractive && !context.transitionWasCancelled)
        #expect(root.presentedViewController == nil && modal.view.window == nil && root.view.superview === window)
        #expect(modal.view.layer.heldChanges == nil && root.view.layer.heldChanges == nil)
        #expect(log.entries.suffix(3) == ["root did appear", "ended true", "completion"])
    }

    @Test func canceledDismissalsRestoreTheState() throws {
        let (window, root, modal, provider) = try present()
        let interaction = UIPercentDrivenInteractiveTransition()
        provider.interaction = interaction
        root.dismiss(animated: true) { log.entries.append("completion") }
        let context = try #require(provider.animator?.context)
        interaction.update(0.4)
        interaction.cancel()
        #expect(context.transitionWasCancelled && interaction.percentComplete == 0)
        #expect(root.presentedViewController === modal && modal.appearanceState == .appeared)
        #expect(modal.view.frame == window.bounds && modal.view.alpha == 1 && modal.view.window === window)
        #expect(root.view.superview === window && root.view.frame == window.bounds)
        #expect(root.appearanceState == .disappeared && modal.transitionCoordinator == nil)
        #expect(
            log.entries == [
                "dismiss?", "modal will disappear", "root will appear", "animate", "modal will appear",
                "root will disappear", "modal is appearing", "modal did appear", "root did disappear", "ended false",
            ])
        // It can be dismissed again.
        provider.interaction = nil
        root.dismiss(animated: true)
        #expect(root.presentedViewController == nil)
    }

    @Test func canceledPresentationsRestoreTheState() throws {
        let (root, modal) = (RecordingController("root", log), RecordingController("modal", log))
        let window = try stage.show(root, on: "iPhone 12")
        let provider = TransitionProvider(log, RecordingAnimator(log))
        stage.keep(provider)
        let interaction = UIPercentDrivenInteractiveTransition()
        provider.interaction = interaction
        modal.modalPresentationStyle = .overFullScreen
        modal.transitioningDelegate = provider
        root.present(modal, animated: true)
        #expect(modal.view.window === window)
        #expect(drawn(modal.view).position.y == window.bounds.height * 1.5)
        interaction.cancel()
        #expect(root.presentedViewController == nil && modal.view.superview == nil && window.presentationViews.isEmpty)
        #expect(modal.appearanceState == .disappeared && root.appearanceState == .appeared)
        interaction.finish()
        #expect(root.presentedViewController == nil)
    }

    @Test(arguments: [true, false])
    func coordinatorsAreNotifiedOfTheInteraction(cancels: Bool) throws {
        let (_, root, modal, provider) = try present()
        let interaction = UIPercentDrivenInteractiveTransition()
        provider.interaction = interaction
        root.dismiss(animated: true)
        let coordinator = try #require(modal.transitionCoordinator)
        #expect(coordinator.isInteractive && coordinator.initiallyInteractive && coordinator.isAnimated)
        #expect(coordinator === root.transitionCoordinator && abs(coordinator.transitionDuration - 0.3) < 0.001)
        #expect(coordinator.viewController(forKey: .from) === modal)
        var events: [String] = []
        coordinator.animate { _ in
            events.append("animate")
        } completion: {
            events.append("complete \($0.isCancelled)")
        }
        coordinator.notifyWhenInteractionChanges { events.append("change \($0.isInteractive) \($0.isCancelled)") }
        #expect(events == ["animate"])
        events = []
        if cancels { interaction.cancel() } else { interaction.finish() }
        #expect(
            events
                == (cancels
                    ? ["change false true", "complete true"] : ["change false false", "complete false"]))
        #expect(!coordinator.animate { _ in })
    }

    @Test func interactionsThatStartLaterRunAtOnce() throws {
        let (_, root, _, provider) = try present()
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        provider.interaction = interaction
        root.dismiss(animated: true)
        #expect(root.presentedViewController == nil)
    }

    @Test func propertyAnimatorsWaitForTheGesture() throws {
        final class Fading: UIViewControllerAnimatedTransitioning {
            var ends: [UIViewAnimatingPosition] = []
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                    context.view(forKey: .from)?.alpha = 0
                }
                animator.addCompletion { position in
                    self.ends.append(position)
                    context.completeTransition(!context.transitionWasCancelled)
                }
                animator.startAnimation()
            }
        }
        final class Provider: UIViewControllerTransitioningDelegate {
            let animator = Fading()
            let interaction = UIPercentDrivenInteractiveTransition()
            func animationController(
                forDismissed dismissed: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
            func interactionControllerForDismissal(
                using animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        }
        let (root, modal) = (UIViewController(), UIViewController())
        try stage.show(root, on: "iPhone 12")
        let provider = Provider()
        stage.keep(provider)
        modal.modalPresentationStyle = .overFullScreen
        modal.transitioningDelegate = provider
        root.present(modal, animated: true)
        root.dismiss(animated: true)
        #expect(drawn(modal.view).opacity == 1 && provider.animator.ends.isEmpty)
        provider.interaction.update(0.25)
        #expect(abs(drawn(modal.view).opacity - 0.75) < 0.001)
        provider.interaction.cancel()
        #expect(modal.view.alpha == 1 && provider.animator.ends == [.start] && root.presentedViewController === modal)
        root.dismiss(animated: true)
        provider.interaction.finish()
        #expect(modal.view.alpha == 0 && provider.animator.ends == [.start, .end])
        #expect(root.presentedViewController == nil)
    }

    // MARK: Progress

    /// An animator whose closure is the test's, and the delegate that provides it.
    private final class Provider: UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        let interaction = UIPercentDrivenInteractiveTransition()
        let animations: (UIView) -> Void
        init(_ animations: @escaping (UIView) -> Void) { self.animations = animations }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .from) else { return }
            animations(view)
            UIView.animate(withDuration: 1) {
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    /// Begins the dismissal of a controller with an animator's closure.
    private func dismiss(
        _ animations: @escaping (UIView) -> Void
    ) throws -> (UIWindow, UIViewController, UIPercentDrivenInteractiveTransition) {
        let (root, modal) = (UIViewController(), UIViewController())
        let window = try stage.show(root, on: "iPhone 12")
        let provider = Provider(animations)
        stage.keep(provider)
        modal.modalPresentationStyle = .overFullScreen
        modal.transitioningDelegate = provider
        modal.view.backgroundColor = .red
        root.present(modal, animated: true)
        root.dismiss(animated: true)
        return (window, modal, provider.interaction)
    }

    @Test func animationsAreDrawnAtTheirTimes() throws {
        let (box, late) = (UIView(), UIView())
        let (_, modal, interaction) = try dismiss { view in
            for child in [box, late] { view.addSubview(child) }
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { box.center.x = 100 }
            UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveLinear) {
                late.center.x = 100
                UIView.performWithoutAnimation { late.alpha = 0.5 }
            }
        }
        interaction.update(0.25)
        #expect(drawn(box).position.x == 50 && drawn(late).position.x == 0 && drawn(late).opacity == 0.5)
        interaction.update(0.75)
        #expect(drawn(box).position.x == 100 && drawn(late).position.x == 50)
        interaction.cancel()
        #expect(box.center.x == 0 && late.center.x == 0 && modal.presentingViewController != nil)
    }

    @Test func keyframesAreDrawnAtTheirTimes() throws {
        let box = UIView()
        let (_, _, interaction) = try dismiss { view in
            view.addSubview(box)
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 100 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 0 }
            }
        }
        interaction.update(0.25)
        #expect(drawn(box).position.x == 50)
        interaction.update(0.75)
        #expect(drawn(box).position.x == 50)
        interaction.update(0.5)
        #expect(drawn(box).position.x == 100)
    }

    @Test func keyframesOfTransformsAndColorsFollowEachOther() throws {
        let box = UIView()
        let (window, _, interaction) = try dismiss { view in
            view.addSubview(box)
            box.backgroundColor = .red
            UIView.animateKeyframes(withDuration: 1, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    box.transform = CGAffineTransform(translationX: 100, y: 0)
                    box.backgroundColor = .blue
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    box.transform = .identity
                    box.backgroundColor = .red
                }
            }
        }
        let environment = DisplayEnvironment(
            traits: window.traitCollection, scale: 1, tint: .systemBlue, warnings: DisplayWarnings())
        for fraction in [0.25, 0.75] {
            interaction.update(fraction)
            #expect(abs(CATransform3DGetAffineTransform(drawn(box).transform).tx - 50) < 0.001)
            #expect(box.layer.heldChanges?.background(in: environment) == Color(red: 0.5, green: 0, blue: 0.5))
        }
    }

    @Test func transformsTurnAndColorsMix() throws {
        let (window, modal, interaction) = try dismiss { view in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.transform = CGAffineTransform(rotationAngle: .pi / 2)
                view.backgroundColor = .blue
            }
        }
        interaction.update(0.5)
        let turned = CATransform3DGetAffineTransform(drawn(modal.view).transform)
        #expect(abs(turned.a - cos(.pi / 4)) < 0.001 && abs(turned.b - sin(.pi / 4)) < 0.001)
        let environment = DisplayEnvironment(
            traits: window.traitCollection, scale: 1, tint: .systemBlue, warnings: DisplayWarnings())
        let color = try #require(modal.view.layer.heldChanges?.background(in: environment))
        #expect(color == Color(red: 0.5, green: 0, blue: 0.5))
        interaction.cancel()
        #expect(modal.view.transform.isIdentity && modal.view.backgroundColor == .red)
    }

    @Test func alongsideAnimationsAreDrawnWithTheTransition() throws {
        let (root, modal) = (UIViewController(), UIViewController())
        try stage.show(root, on: "iPhone 12")
        let provider = Provider { _ in }
        stage.keep(provider)
        modal.modalPresentationStyle = .overFullScreen
        modal.transitioningDelegate = provider
        root.present(modal, animated: true)
        let badge = UIView()
        root.view.addSubview(badge)
        root.dismiss(animated: true)
        modal.transitionCoordinator?.animate { _ in badge.alpha = 0 }
        provider.interaction.update(0.5)
        #expect(drawn(badge).opacity == 0.5)
        provider.interaction.cancel()
        #expect(badge.alpha == 1)
    }

    @Test(arguments: [true, false])
    func interruptibleAnimatorsAreUsed(cancels: Bool) throws {
        final class Sliding: UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
            let interaction = UIPercentDrivenInteractiveTransition()
            var animator: UIViewPropertyAnimator?
            var events: [String] = []
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                events.append("animate")
                interruptibleAnimator(using: context).startAnimation()
            }
            func interruptibleAnimator(
                using context: any UIViewControllerContextTransitioning
            ) -> any UIViewImplicitlyAnimating {
                if let animator { return animator }
                let made = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
                    context.view(forKey: .from)?.frame.origin.y += 400
                }
                made.addCompletion { position in
                    self.events.append("end \(position.rawValue)")
                    self.animator = nil
                    context.completeTransition(!context.transitionWasCancelled)
                }
                animator = made
                return made
            }
            func animationController(
                forDismissed dismissed: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { self }
            func interactionControllerForDismissal(
                using animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        }
        let (root, modal) = (UIViewController(), UIViewController())
        let window = try stage.show(root, on: "iPhone 12")
        let sliding = Sliding()
        stage.keep(sliding)
        modal.modalPresentationStyle = .overFullScreen
        modal.transitioningDelegate = sliding
        root.present(modal, animated: true)
        root.dismiss(animated: true)
        let animator = try #require(sliding.animator)
        #expect(sliding.events.isEmpty && animator.state == .active)
        sliding.interaction.update(0.25)
        #expect(animator.fractionComplete == 0.25)
        #expect(drawn(modal.view).position.y == window.bounds.midY + 100)
        if cancels { sliding.interaction.cancel() } else { sliding.interaction.finish() }
        #expect(sliding.events == [cancels ? "end 1" : "end 0"] && animator.isReversed == cancels)
        #expect((root.presentedViewController === modal) == cancels)
        if cancels { #expect(modal.view.frame == window.bounds) }
    }

    // MARK: Before the start

    /// A controller that asks for the transition's properties before it appears and disappears.
    private final class Asking: UIViewController {
        var answers: [String] = []

        private func ask(_ what: String) {
            guard let coordinator = transitionCoordinator else { return answers.append("\(what) alone") }
            let (interactive, percent) = (coordinator.isInteractive, coordinator.percentComplete)
            let isKnown =
                coordinator.initiallyInteractive == interactive && coordinator.containerView is PresentationView
            answers.append("\(what) \(interactive) \(percent) \(coordinator.transitionDuration) \(isKnown)")
        }
        override func viewWillAppear(_ animated: Bool) { ask("appear") }
        override func viewWillDisappear(_ animated: Bool) { ask("disappear") }
    }

    @Test func callbacksBeforeTheStartGetTheTransition() throws {
        let (root, modal) = (Asking(), Asking())
        try stage.show(root, on: "iPhone 12")
        root.answers = []
        let provider = TransitionProvider(log, RecordingAnimator(log))
        stage.keep(provider)
        modal.modalPresentationStyle = .fullScreen
        modal.transitioningDelegate = provider
        var interaction = UIPercentDrivenInteractiveTransition()
        provider.interaction = interaction
        root.present(modal, animated: true)
        #expect(root.answers == ["disappear true 0.0 0.3 true"] && modal.answers == ["appear true 0.0 0.3 true"])
        interaction.finish()
        interaction = UIPercentDrivenInteractiveTransition()
        provider.interaction = interaction
        root.dismiss(animated: true)
        #expect(root.answers.last == "appear true 0.0 0.3 true" && modal.answers.last == "disappear true 0.0 0.3 true")
        interaction.finish()
        #expect(root.presentedViewController == nil)
    }

    // MARK: Ends without the gesture

    @Test func animatorsThatCompleteTheTransitionEndTheGesture() throws {
        let (_, root, modal, provider) = try present()
        let interaction = UIPercentDrivenInteractiveTransition()
        provider.interaction = interaction
        root.dismiss(animated: true)
        var events: [String] = []
        let coordinator = try #require(modal.transitionCoordinator)
        coordinator.notifyWhenInteractionChanges { events.append("change \($0.isInteractive)") }
        coordinator.animate(alongsideTransition: nil) { events.append("complete \($0.isInteractive)") }
        let context = try #require(provider.animator?.context)
        context.completeTransition(true)
        #expect(events == ["change false", "complete false"] && !context.isInteractive)
        #expect(root.presentedViewController == nil && modal.view.layer.heldChanges == nil)
        #expect(log.entries.filter { $0.hasPrefix("ended") } == ["ended true"])
        interaction.cancel()
        #expect(!context.transitionWasCancelled)
    }

    @Test(arguments: [true, false]) func interactionsWithoutAGestureAreReported(moves: Bool) throws {
        let (_, root, _, provider) = try present()
        let interaction = UIPercentDrivenInteractiveTransition()
        provider.interaction = interaction
        let (work, warnings) = (ScreenWork(), WarningLog())
        warnings.asCurrent {
            ScreenWork.$current.withValue(work) {
                root.dismiss(animated: true)
                if moves { interaction.update(0.2) }
            }
            var loop = IdleLoop(
                of: work, limit: 10, turn: { body in ScreenWork.$current.withValue(work) { body() } },
                layOut: { false })
            loop.runUntilIdle()
        }
        #expect(warnings.warnings.contains { "\($0)".contains("no gesture drives it") } == !moves)
        interaction.finish()
        #expect(root.presentedViewController == nil)
    }

    // MARK: Coordinators

    @Test func transitionsDuringAnotherReturnItsCoordinator() throws {
        let (_, root, modal, provider) = try present()
        let interaction = UIPercentDrivenInteractiveTransition()
        provider.interaction = interaction
        root.dismiss(animated: true)
        let outer = try #require(modal.transitionCoordinator)
        let (inner, next) = (TransitionCoordinator(), UIViewController())
        inner.begin(from: modal, to: next)
        #expect(modal.transitionCoordinator === inner)
        inner.finish()
        #expect(modal.transitionCoordinator === outer && next.transitionCoordinator == nil)
        // The outer one may end first.
        let late = TransitionCoordinator()
        late.begin(from: modal, to: next)
        interaction.finish()
        #expect(modal.transitionCoordinator === late)
        late.finish()
        #expect(modal.transitionCoordinator == nil)
    }

    @Test func completionsDoNotWaitForTheirOwnTransition() throws {
        let (_, root, modal, provider) = try present()
        let interaction = UIPercentDrivenInteractiveTransition()
        provider.interaction = interaction
        root.dismiss(animated: true)
        var calls = 0
        func callWhenIdle() {
            calls += 1
            guard calls < 5, let coordinator = modal.transitionCoordinator else { return }
            coordinator.animate(alongsideTransition: nil) { _ in callWhenIdle() }
        }
        callWhenIdle()
        interaction.finish()
        #expect(calls == 2)
    }
}
