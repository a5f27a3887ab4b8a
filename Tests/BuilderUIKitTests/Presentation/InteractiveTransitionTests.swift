import Foundation
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

    @Test func finishedDismissalsRemoveTheView() throws {
        let (window, root, modal, provider) = try present()
        let interaction = UIPercentDrivenInteractiveTransition()
        provider.interaction = interaction
        root.dismiss(animated: true) { log.entries.append("completion") }
        let context = try #require(provider.animator?.context)
        #expect(context.isInteractive && abs(interaction.duration - 0.3) < 0.001)
        #expect(modal.view.window === window && modal.view.alpha == 1)
        #expect(root.presentedViewController === modal && !log.entries.contains("completion"))
        interaction.update(0.4)
        #expect(interaction.percentComplete == 0.4 && modal.transitionCoordinator?.percentComplete == 0.4)
        window.layoutIfNeeded()
        #expect(root.view.superview === context.containerView)
        interaction.finish()
        #expect(!context.isInteractive && !context.transitionWasCancelled)
        #expect(root.presentedViewController == nil && modal.view.window == nil && root.view.superview === window)
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
        #expect(modal.view.window === window && modal.view.frame.minY == window.bounds.height)
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
        #expect(events.isEmpty)
        if cancels { interaction.cancel() } else { interaction.finish() }
        #expect(
            events
                == (cancels
                    ? ["change false true", "complete true"] : ["change false false", "animate", "complete false"]))
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
        #expect(modal.view.alpha == 1 && provider.animator.ends.isEmpty)
        provider.interaction.cancel()
        #expect(modal.view.alpha == 1 && provider.animator.ends == [.start] && root.presentedViewController === modal)
        root.dismiss(animated: true)
        provider.interaction.finish()
        #expect(modal.view.alpha == 0 && provider.animator.ends == [.start, .end])
        #expect(root.presentedViewController == nil)
    }
}
