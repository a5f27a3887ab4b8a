import Foundation
import Testing

@testable import BuilderUIKit

/// Presentations and dismissals with an app's animators.
@Suite @MainActor struct CustomTransitionTests {
    private let stage = ControllerStage()
    private let log = RecordingController.Log()

    /// A presentation of a part of the container, which dims what is behind.
    private final class Card: UIPresentationController {
        let dimming = UIView()
        var ends: [Bool] = []
        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 20, y: 100, width: 300, height: 400) }
        override var shouldRemovePresentersView: Bool { false }
        override func presentationTransitionWillBegin() {
            dimming.alpha = 0
            containerView?.addSubview(dimming)
            presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 1 }
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { ends.append(completed) }
        override func dismissalTransitionWillBegin() {
            presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
        }
        override func dismissalTransitionDidEnd(_ completed: Bool) { ends.append(completed) }
    }

    private func makeStage(
        _ style: UIModalPresentationStyle
    ) throws -> (window: UIWindow, root: RecordingController, modal: RecordingController, TransitionProvider) {
        let (root, modal) = (RecordingController("root", log), RecordingController("modal", log))
        let window = try stage.show(root, on: "iPhone 12")
        let provider = TransitionProvider(log, RecordingAnimator(log))
        stage.keep(provider)
        provider.presentation = { Card(presentedViewController: $0, presenting: $1) }
        modal.modalPresentationStyle = style
        modal.transitioningDelegate = provider
        log.entries = []
        return (window, root, modal, provider)
    }

    @Test func presentationsAndDismissalsRunTheAnimator() throws {
        let (_, root, modal, provider) = try makeStage(.custom)
        root.present(modal, animated: true) { log.entries.append("completion") }
        #expect(
            log.entries == [
                "present?", "modal did load", "modal will appear", "animate", "modal is appearing", "modal did appear",
                "ended true", "completion",
            ])
        log.entries = []
        root.dismiss(animated: true) { log.entries.append("completion") }
        #expect(
            log.entries == [
                "dismiss?", "modal will disappear", "animate", "modal did disappear", "ended true", "completion",
            ])
        #expect(modal.view.superview == nil && root.presentedViewController == nil)
        #expect(provider.animator?.context?.transitionWasCancelled == false)
    }

    @Test func theContextHasTheViewsOfACustomPresentation() throws {
        let (window, root, modal, provider) = try makeStage(.custom)
        root.present(modal, animated: true)
        let context = try #require(provider.animator?.context)
        let container = try #require(window.presentationViews.first)
        #expect(context.containerView === container && context.isAnimated && !context.isInteractive)
        #expect(context.presentationStyle == .custom && context.targetTransform.isIdentity)
        #expect(context.viewController(forKey: .from) === root && context.viewController(forKey: .to) === modal)
        // The presenting view stays where it is.
        #expect(context.view(forKey: .from) == nil && context.view(forKey: .to) === modal.view)
        #expect(context.initialFrame(for: root) == window.bounds && context.finalFrame(for: root) == window.bounds)
        #expect(context.initialFrame(for: modal) == .zero)
        #expect(context.finalFrame(for: modal) == CGRect(x: 20, y: 100, width: 300, height: 400))
        root.dismiss(animated: true)
        let dismissal = try #require(provider.animator?.context)
        #expect(dismissal.viewController(forKey: .from) === modal && dismissal.viewController(forKey: .to) === root)
        #expect(dismissal.view(forKey: .from) === modal.view && dismissal.view(forKey: .to) == nil)
        #expect(dismissal.initialFrame(for: modal) == CGRect(x: 20, y: 100, width: 300, height: 400))
    }

    @Test func theViewStaysWhereTheAnimatorLeavesIt() throws {
        let (window, root, modal, provider) = try makeStage(.custom)
        let frame = CGRect(x: 5, y: 6, width: 70, height: 80)
        provider.animator?.frame = frame
        root.present(modal, animated: true)
        #expect(modal.view.frame == frame)
        window.presentationViews.first?.setNeedsLayout()
        window.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(modal.view.frame == frame)
        window.frame.size.height += 100
        window.layoutIfNeeded()
        #expect(modal.view.frame == CGRect(x: 20, y: 100, width: 300, height: 400))
    }

    @Test func animatorsOfFullScreenPresentationsMoveBothViews() throws {
        let (window, root, modal, provider) = try makeStage(.fullScreen)
        root.present(modal, animated: true)
        let context = try #require(provider.animator?.context)
        #expect(context.view(forKey: .from) === root.view && context.view(forKey: .to) === modal.view)
        #expect(provider.animator?.oldSuperview === context.containerView)
        #expect(context.finalFrame(for: root) == .zero && context.finalFrame(for: modal) == window.bounds)
        #expect(modal.view.frame == window.bounds && root.appearanceState == .disappeared)
        #expect(root.view.superview === window && window.subviews.first === root.view)
        root.dismiss(animated: true)
        let dismissal = try #require(provider.animator?.context)
        #expect(dismissal.view(forKey: .to) === root.view)
        #expect(root.view.superview === window && root.view.frame == window.bounds)
        #expect(root.appearanceState == .appeared && window.presentationViews.isEmpty)
    }

    @Test func changesThatAreNotAnimatedDoNotAsk() throws {
        let (_, root, modal, _) = try makeStage(.custom)
        root.present(modal, animated: false)
        root.dismiss(animated: false)
        #expect(!log.entries.contains("present?") && !log.entries.contains("dismiss?"))
    }

    @Test func presentationsRunAlongside() throws {
        let (_, root, modal, _) = try makeStage(.custom)
        root.present(modal, animated: true)
        let card = try #require(modal.presentationController as? Card)
        #expect(card.dimming.alpha == 1 && card.ends == [true])
        #expect(modal.transitionCoordinator == nil && root.transitionCoordinator == nil)
        root.dismiss(animated: true)
        #expect(card.dimming.alpha == 0 && card.ends == [true, true])
    }

    @Test func sheetsPlaceTheirContentThemselves() throws {
        let (window, root, modal, provider) = try makeStage(.pageSheet)
        provider.animator?.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
        root.present(modal, animated: true)
        #expect(log.entries.contains("animate"))
        let sheet = try #require(window.presentationViews.first?.sheet)
        #expect(modal.view.superview === sheet.contentView && modal.view.frame == sheet.contentView.bounds)
    }

    @Test func animatorsThatDoNotCompleteLeaveTheirState() throws {
        let (window, root, modal, provider) = try makeStage(.custom)
        provider.animator?.completes = false
        var completions = 0
        root.present(modal, animated: true) { completions += 1 }
        window.layoutIfNeeded()
        #expect(modal.appearanceState == .appearing && modal.transitionCoordinator != nil && completions == 0)
        #expect(modal.view.frame == CGRect(x: 20, y: 100, width: 300, height: 400))
        // A dismissal ends the presentation before.
        provider.animator?.completes = true
        root.dismiss(animated: true)
        #expect(completions == 1 && root.presentedViewController == nil && modal.appearanceState == .disappeared)
    }

    @Test func transitionsThatAreNotCompletedAreUndone() throws {
        final class Refusing: UIViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
            func animateTransition(using context: any UIViewControllerContextTransitioning) {
                context.completeTransition(false)
            }
        }
        final class Provider: UIViewControllerTransitioningDelegate {
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { Refusing() }
        }
        let (root, modal) = (RecordingController("root", log), RecordingController("modal", log))
        let window = try stage.show(root, on: "iPhone 12")
        let provider = Provider()
        stage.keep(provider)
        modal.modalPresentationStyle = .fullScreen
        modal.transitioningDelegate = provider
        root.present(modal, animated: true)
        #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
        #expect(root.appearanceState == .appeared && modal.appearanceState == .disappeared)
        #expect(root.view.superview === window && window.presentationViews.isEmpty)
        // A method that a delegate doesn't have isn't asked.
        modal.modalPresentationStyle = .overFullScreen
        modal.transitioningDelegate = nil
        root.present(modal, animated: true)
        modal.transitioningDelegate = provider
        root.dismiss(animated: true)
        #expect(root.presentedViewController == nil)
    }
}
