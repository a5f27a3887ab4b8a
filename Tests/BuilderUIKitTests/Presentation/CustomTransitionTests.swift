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

    @Test func layoutBeforeTheStartLeavesTheAnimator() throws {
        final class Laying: UIViewController {
            override func viewWillDisappear(_ animated: Bool) {
                view.window?.setNeedsLayout()
                view.window?.layoutIfNeeded()
            }
        }
        let (root, modal) = (Laying(), RecordingController("modal", log))
        try stage.show(root, on: "iPhone 12")
        let provider = TransitionProvider(log, RecordingAnimator(log))
        stage.keep(provider)
        modal.modalPresentationStyle = .fullScreen
        modal.transitioningDelegate = provider
        root.present(modal, animated: true)
        #expect(log.entries.contains("animate") && modal.appearanceState == .appeared)
    }

    // MARK: Several presented controllers

    /// Presents a controller and another one above it, both with animators.
    private func presentTwo(
        _ style: UIModalPresentationStyle, above lower: UIModalPresentationStyle? = nil
    ) throws -> (UIWindow, UIViewController, [RecordingController], [TransitionProvider], [RecordingController.Log]) {
        let root = RecordingController("root", log)
        let controllers = ["lower", "upper"].map { RecordingController($0, log) }
        let window = try stage.show(root, on: "iPhone 12")
        let logs = [RecordingController.Log(), RecordingController.Log()]
        let providers = logs.map { TransitionProvider($0, RecordingAnimator($0)) }
        for (controller, provider) in zip(controllers, providers) {
            stage.keep(provider)
            controller.modalPresentationStyle = style
            controller.transitioningDelegate = provider
        }
        if let lower { controllers[0].modalPresentationStyle = lower }
        root.present(controllers[0], animated: true)
        controllers[0].present(controllers[1], animated: true)
        for log in [log] + logs { log.entries = [] }
        return (window, root, controllers, providers, logs)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
    func theTopmostControllersAnimatorDismissesAll(style: UIModalPresentationStyle) throws {
        let (window, root, controllers, providers, logs) = try presentTwo(style)
        root.dismiss(animated: true) { log.entries.append("completion") }
        #expect(logs[0].entries.isEmpty && logs[1].entries == ["dismiss?", "animate", "ended true"])
        let context = try #require(providers[1].animator?.context)
        #expect(context.viewController(forKey: .from) === controllers[1])
        #expect(context.viewController(forKey: .to) === root && window.presentationViews.isEmpty)
        #expect(root.presentedViewController == nil && controllers[0].presentedViewController == nil)
        #expect(controllers.allSatisfy { $0.presentingViewController == nil && $0.appearanceState == .disappeared })
        #expect(controllers.allSatisfy { $0.view.superview == nil } && root.appearanceState == .appeared)
        // A controller that was covered doesn't appear again.
        #expect(!log.entries.contains("lower will appear") && log.entries.last == "completion")
        #expect(log.entries.contains("lower will disappear") == (style == .overFullScreen))
    }

    @Test(
        arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen], [nil, UIModalPresentationStyle.pageSheet])
    func canceledDismissalsOfAllRestoreThem(style: UIModalPresentationStyle, lower: UIModalPresentationStyle?) throws {
        let (window, root, controllers, providers, _) = try presentTwo(style, above: lower)
        let states = ([root] + controllers).map(\.appearanceState)
        let interaction = UIPercentDrivenInteractiveTransition()
        providers[1].interaction = interaction
        root.dismiss(animated: true)
        #expect(window.presentationViews.map(\.isHidden) == [true, false])
        interaction.cancel()
        #expect(window.presentationViews.map(\.isHidden) == [false, false])
        #expect(root.presentedViewController === controllers[0])
        #expect(([root] + controllers).map(\.appearanceState) == states)
        #expect(controllers[0].presentedViewController === controllers[1])
        #expect(controllers.allSatisfy { $0.view.window === window })
    }
}
