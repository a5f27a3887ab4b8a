import Foundation
import Testing

@testable import BuilderUIKit

/// Transitions of navigation stacks and tabs, with animators and by swipes.
@Suite @MainActor struct ContainerTransitionTests {
    private let stage = ControllerStage()
    private let log = RecordingController.Log()

    private func makeStack() throws -> (UIWindow, UINavigationController, [RecordingController], TransitionProvider) {
        let controllers = ["1", "2"].map { RecordingController($0, log) }
        let navigation = UINavigationController(rootViewController: controllers[0])
        let window = try stage.show(navigation, on: "iPhone 12")
        let provider = TransitionProvider(log, RecordingAnimator(log))
        stage.keep(provider)
        navigation.delegate = provider
        log.entries = []
        return (window, navigation, controllers, provider)
    }

    @Test func stacksRunTheAnimator() throws {
        let (_, navigation, controllers, provider) = try makeStack()
        navigation.pushViewController(controllers[1], animated: true)
        #expect(
            log.entries == [
                "2 will move in", "push?", "1 will disappear", "2 did load", "2 will appear", "animate",
                "1 did disappear", "2 is appearing", "2 did appear", "did show", "2 did move in", "ended true",
            ])
        let context = try #require(provider.animator?.context)
        #expect(context.viewController(forKey: .from) === controllers[0])
        #expect(context.view(forKey: .from) === controllers[0].view)
        #expect(context.view(forKey: .to) === controllers[1].view)
        #expect(context.presentationStyle == .none && provider.animator?.oldSuperview === context.containerView)
        #expect(context.initialFrame(for: controllers[0]) == navigation.view.bounds)
        #expect(context.finalFrame(for: controllers[1]) == navigation.view.bounds)
        #expect(context.finalFrame(for: controllers[0]) == .zero)
        #expect(controllers[1].view.superview === navigation.view && controllers[0].view.superview == nil)
        #expect(context.containerView.superview == nil && navigation.transitionCoordinator == nil)
        log.entries = []
        navigation.popViewController(animated: true)
        #expect(log.entries.contains("pop?") && log.entries.contains("2 did move out"))
        #expect(controllers[0].view.superview === navigation.view && controllers[1].view.superview == nil)
    }

    @Test func changesThatAreNotAnimatedDoNotAsk() throws {
        let (_, navigation, controllers, _) = try makeStack()
        navigation.pushViewController(controllers[1], animated: false)
        navigation.popViewController(animated: false)
        #expect(!log.entries.contains("push?") && !log.entries.contains("pop?"))
    }

    @Test func opaqueBarsDetermineTheFinalFrame() throws {
        let (_, navigation, controllers, provider) = try makeStack()
        navigation.navigationBar.isTranslucent = false
        navigation.pushViewController(controllers[1], animated: true)
        let context = try #require(provider.animator?.context)
        let top = navigation.navigationBar.frame.maxY
        #expect(context.finalFrame(for: controllers[1]).minY == top && controllers[1].view.frame.minY == top)
    }

    @Test func canceledPopsRestoreTheStack() throws {
        let (window, navigation, controllers, provider) = try makeStack()
        navigation.pushViewController(controllers[1], animated: false)
        let interaction = UIPercentDrivenInteractiveTransition()
        provider.interaction = interaction
        log.entries = []
        #expect(navigation.popViewController(animated: true) === controllers[1])
        #expect(navigation.viewControllers == [controllers[0]] && controllers[1].view.window === window)
        #expect(controllers[0].transitionCoordinator?.isInteractive == true)
        window.layoutIfNeeded()
        interaction.update(0.3)
        interaction.cancel()
        #expect(navigation.viewControllers == controllers && controllers[1].parent === navigation)
        #expect(navigation.navigationBar.items?.count == 2)
        #expect(controllers[1].view.superview === navigation.view && controllers[1].view.alpha == 1)
        #expect(controllers[1].view.frame == navigation.view.bounds && controllers[0].view.superview == nil)
        #expect(controllers[1].appearanceState == .appeared && controllers[0].appearanceState == .disappeared)
        #expect(!log.entries.contains("2 did move out") && log.entries.last == "ended false")
        log.entries = []
        navigation.popViewController(animated: true)
        interaction.finish()
        #expect(navigation.viewControllers == [controllers[0]] && controllers[1].parent == nil)
        #expect(log.entries.contains("2 did move out"))
    }

    @Test func aChangeEndsTheTransitionBefore() throws {
        let (_, navigation, controllers, provider) = try makeStack()
        provider.animator?.completes = false
        navigation.pushViewController(controllers[1], animated: true)
        #expect(controllers[1].appearanceState == .appearing)
        provider.animator?.completes = true
        let third = RecordingController("3", log)
        navigation.pushViewController(third, animated: true)
        #expect(navigation.viewControllers.count == 3 && third.view.superview === navigation.view)
        #expect(controllers[1].appearanceState == .disappeared && controllers[0].appearanceState == .disappeared)
        #expect(navigation.view.subviews.filter { $0.ownController != nil }.count == 1)
    }

    @Test func aChangeFinishesAnInteractiveTransitionBefore() throws {
        let (_, navigation, controllers, provider) = try makeStack()
        navigation.pushViewController(controllers[1], animated: false)
        let interaction = UIPercentDrivenInteractiveTransition()
        provider.interaction = interaction
        navigation.popViewController(animated: true)
        var events: [String] = []
        let coordinator = try #require(navigation.transitionCoordinator)
        coordinator.notifyWhenInteractionChanges { events.append("change \($0.isInteractive)") }
        coordinator.animate(alongsideTransition: nil) { events.append("complete \($0.isInteractive)") }
        let third = RecordingController("3", log)
        navigation.pushViewController(third, animated: false)
        #expect(events == ["change false", "complete false"])
        #expect(navigation.viewControllers == [controllers[0], third] && log.entries.contains("2 did move out"))
        interaction.cancel()
        #expect(navigation.viewControllers == [controllers[0], third])
    }

    @Test func settingTheSameStackLeavesTheTransition() throws {
        let (_, navigation, controllers, provider) = try makeStack()
        navigation.pushViewController(controllers[1], animated: false)
        let interaction = UIPercentDrivenInteractiveTransition()
        provider.interaction = interaction
        navigation.popViewController(animated: true)
        navigation.setViewControllers(navigation.viewControllers, animated: false)
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        interaction.cancel()
        #expect(navigation.viewControllers == controllers)
    }

    @Test func changesAfterACancellationBeginWithTheRestoredStack() throws {
        for change in 0..<3 {
            let (_, navigation, controllers, provider) = try makeStack()
            navigation.pushViewController(controllers[1], animated: false)
            let interaction = UIPercentDrivenInteractiveTransition()
            provider.interaction = interaction
            // The animator completes the transition later.
            provider.animator?.completes = false
            navigation.popViewController(animated: true)
            interaction.cancel()
            #expect(navigation.viewControllers == [controllers[0]])
            switch change {
            case 0: #expect(navigation.popViewController(animated: false) === controllers[1])
            case 1: #expect(navigation.popToRootViewController(animated: false) == [controllers[1]])
            default: navigation.setViewControllers([controllers[0]], animated: false)
            }
            #expect(navigation.viewControllers == [controllers[0]] && controllers[1].parent == nil)
        }
    }

    @Test func callbacksBeforeTheStartGetTheTransition() throws {
        final class Asking: UIViewController {
            var answers: [String] = []
            private func ask(_ what: String) {
                guard let coordinator = transitionCoordinator else { return answers.append("\(what) alone") }
                answers.append("\(what) \(coordinator.isInteractive) \(coordinator.transitionDuration)")
            }
            override func viewWillAppear(_ animated: Bool) { ask("appear") }
            override func viewWillDisappear(_ animated: Bool) { ask("disappear") }
        }
        let (_, navigation, controllers, provider) = try makeStack()
        let interaction = UIPercentDrivenInteractiveTransition()
        provider.interaction = interaction
        let page = Asking()
        navigation.pushViewController(page, animated: true)
        #expect(page.answers == ["appear true 0.3"])
        interaction.finish()
        navigation.popViewController(animated: true)
        #expect(page.answers.last == "disappear true 0.3")
        interaction.finish()
        #expect(navigation.viewControllers == [controllers[0]])
        let tabs = UITabBarController()
        let pages = [Asking(), Asking()]
        tabs.viewControllers = pages
        try stage.show(tabs, on: "iPhone 12")
        tabs.delegate = provider
        tabs.selectedIndex = 1
        #expect(pages[0].answers.last == "disappear true 0.3" && pages[1].answers == ["appear true 0.3"])
        interaction.finish()
    }

    @Test func alongsideAnimationsOfChangesWithoutAnimators() throws {
        let (_, navigation, controllers, provider) = try makeStack()
        provider.animator = nil
        final class Observer: UINavigationControllerDelegate {
            var events: [String] = []
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) {
                let coordinator = navigationController.transitionCoordinator
                events.append("animated \(coordinator?.isAnimated ?? !animated)")
                coordinator?.animate { [self] context in
                    let isIn = context.viewController(forKey: .to)?.view.window != nil
                    events.append("animate \(isIn)")
                } completion: { [self] in
                    events.append("complete \($0.isCancelled)")
                }
            }
        }
        let observer = Observer()
        stage.keep(observer)
        navigation.delegate = observer
        navigation.pushViewController(controllers[1], animated: true)
        #expect(observer.events == ["animated true", "animate true", "complete false"])
    }

    // MARK: Tabs

    @Test func tabsRunTheAnimator() throws {
        let controllers = ["1", "2"].map { RecordingController($0, log) }
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        try stage.show(tabs, on: "iPhone 12")
        let provider = TransitionProvider(log, RecordingAnimator(log))
        stage.keep(provider)
        tabs.delegate = provider
        log.entries = []
        tabs.selectedIndex = 1
        #expect(
            log.entries == [
                "tab?", "1 will disappear", "2 did load", "2 will appear", "animate", "1 did disappear",
                "2 is appearing", "2 did appear", "ended true",
            ])
        #expect(controllers[1].view.superview === tabs.view && controllers[0].view.superview == nil)
        let interaction = UIPercentDrivenInteractiveTransition()
        provider.interaction = interaction
        tabs.selectedIndex = 0
        #expect(tabs.selectedIndex == 0)
        // No change, which leaves the transition.
        tabs.selectedIndex = 0
        interaction.cancel()
        #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem === controllers[1].tabBarItem)
        #expect(controllers[1].view.superview === tabs.view && controllers[0].view.superview == nil)
        #expect(controllers[1].appearanceState == .appeared && controllers[0].appearanceState == .disappeared)
    }

    // MARK: Back swipe

    private func swipe(_ window: UIWindow, fromRight: Bool = false, by distance: CGFloat) {
        let x = fromRight ? window.bounds.width - 5 : 5
        window.simulateDrag(
            from: CGPoint(x: x, y: 400), by: CGVector(dx: fromRight ? -distance : distance, dy: 0))
    }

    @Test func pagesFollowBackSwipes() throws {
        let (window, navigation, controllers, provider) = try makeStack()
        provider.animator = nil
        navigation.pushViewController(controllers[1], animated: false)
        let touch = TouchSimulator(window: window)
        touch.down(at: CGPoint(x: 5, y: 400))
        touch.move(to: CGPoint(x: 5 + window.bounds.width / 4, y: 400), duration: 0.2)
        window.layoutIfNeeded()
        func drawn(_ controller: UIViewController) -> LayerValues {
            let layer: CALayer = controller.view.layer
            return layer.heldChanges?.values(of: layer) ?? LayerValues(of: layer)
        }
        let width = window.bounds.width
        #expect(abs(drawn(controllers[1]).position.x - width * 0.75) < 0.01)
        #expect(abs(drawn(controllers[0]).position.x - (width / 2 - width * 0.3 * 0.75)) < 0.01)
        touch.cancel()
        #expect(navigation.viewControllers.count == 2 && controllers[1].view.frame == navigation.view.bounds)
        #expect(controllers[1].view.layer.heldChanges == nil && controllers[1].view.layer.shadowOpacity == 0)
    }

    @Test func theBarsItemsFadeWithBackSwipes() throws {
        let (window, navigation, controllers, provider) = try makeStack()
        provider.animator = nil
        controllers[1].navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", image: nil)
        navigation.pushViewController(controllers[1], animated: false)
        window.layoutIfNeeded()
        let (bar, width) = (navigation.navigationBar, window.bounds.width)
        let (title, count) = (bar.titleLabel, bar.subviews.count)
        let oldCenter = title.center.x
        func drawn(_ view: UIView) -> LayerValues {
            view.layer.heldChanges?.values(of: view.layer) ?? LayerValues(of: view.layer)
        }
        let touch = TouchSimulator(window: window)
        touch.down(at: CGPoint(x: 5, y: 400))
        touch.move(to: CGPoint(x: 5 + width / 4, y: 400), duration: 0.2)
        window.layoutIfNeeded()
        #expect(title.text == "1" && abs(drawn(title).opacity - 0.25) < 0.01)
        #expect(abs(drawn(title).position.x - (title.center.x - width * 0.3 * 0.75)) < 0.01)
        let leaving = try #require(bar.subviews.last)
        #expect(abs(drawn(leaving).opacity - 0.75) < 0.01 && leaving.subviews.count >= 3)
        let titles = leaving.subviews.filter { abs(drawn($0).position.x - (oldCenter + width / 8)) < 0.01 }
        #expect(titles.count == 1, "the old title moves aside")
        touch.cancel()
        window.layoutIfNeeded()
        #expect(title.text == "2" && title.alpha == 1 && title.center.x == oldCenter)
        #expect(bar.subviews.count == count && bar.buttonViews.map(\.alpha) == [1])
        swipe(window, by: 300)
        window.layoutIfNeeded()
        #expect(title.text == "1" && title.alpha == 1 && title.layer.heldChanges == nil)
        #expect(leaving.superview == nil && bar.buttonViews.isEmpty)
    }

    @Test func swipesDriveNoOtherChange() throws {
        let (window, navigation, controllers, provider) = try makeStack()
        provider.animator = nil
        navigation.pushViewController(controllers[1], animated: false)
        let touch = TouchSimulator(window: window)
        touch.down(at: CGPoint(x: 5, y: 400))
        touch.move(to: CGPoint(x: 60, y: 400), duration: 0.2)
        let third = RecordingController("3", log)
        navigation.pushViewController(third, animated: true)
        #expect(navigation.viewControllers == [controllers[0], third] && third.appearanceState == .appeared)
        touch.move(to: CGPoint(x: 70, y: 400), duration: 0.2)
        touch.wait(0.1)
        touch.up()
        #expect(navigation.viewControllers == [controllers[0], third] && controllers[1].parent == nil)
    }

    @Test func swipesFromTheEdgePop() throws {
        let (window, navigation, controllers, provider) = try makeStack()
        provider.animator = nil
        navigation.pushViewController(controllers[1], animated: false)
        log.entries = []
        swipe(window, by: 100)
        #expect(navigation.viewControllers.count == 2 && controllers[1].appearanceState == .appeared)
        #expect(log.entries.contains("2 will disappear") && !log.entries.contains("2 did move out"))
        swipe(window, fromRight: true, by: 300)
        #expect(navigation.viewControllers.count == 2)
        swipe(window, by: 300)
        #expect(navigation.viewControllers == [controllers[0]] && controllers[0].view.superview === navigation.view)
        #expect(log.entries.contains("2 did move out"))
        swipe(window, by: 300)
        #expect(navigation.viewControllers == [controllers[0]])
    }

    @Test func quickSwipesPop() throws {
        let (window, navigation, controllers, provider) = try makeStack()
        provider.animator = nil
        navigation.pushViewController(controllers[1], animated: false)
        window.simulateSwipe(.right, from: CGPoint(x: 5, y: 400))
        #expect(navigation.viewControllers == [controllers[0]])
    }

    @Test func swipesBeginAtTheRightEdgeFromRightToLeft() throws {
        let (window, navigation, controllers, provider) = try makeStack()
        provider.animator = nil
        navigation.view.semanticContentAttribute = .forceRightToLeft
        navigation.pushViewController(controllers[1], animated: false)
        swipe(window, by: 300)
        #expect(navigation.viewControllers.count == 2)
        swipe(window, fromRight: true, by: 300)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func hiddenBackButtonsDisableTheSwipe() throws {
        let (window, navigation, controllers, provider) = try makeStack()
        provider.animator = nil
        controllers[1].navigationItem.hidesBackButton = true
        navigation.pushViewController(controllers[1], animated: false)
        swipe(window, by: 300)
        #expect(navigation.viewControllers.count == 2)
        // Apps take the gesture's delegate away to swipe nevertheless.
        navigation.interactivePopGestureRecognizer?.delegate = nil
        swipe(window, by: 300)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func contentStillScrollsAtTheEdge() throws {
        let (window, navigation, controllers, provider) = try makeStack()
        provider.animator = nil
        let scrollView = UIScrollView(frame: controllers[1].view.bounds)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.contentSize = CGSize(width: 2_000, height: 2_000)
        controllers[1].view.addSubview(scrollView)
        navigation.pushViewController(controllers[1], animated: false)
        window.layoutIfNeeded()
        window.simulateDrag(from: CGPoint(x: 5, y: 600), by: CGVector(dx: 0, dy: -100))
        #expect(scrollView.contentOffset.y == 100 && navigation.viewControllers.count == 2)
        window.simulateDrag(from: CGPoint(x: 200, y: 600), by: CGVector(dx: -100, dy: 0))
        #expect(scrollView.contentOffset.x == 100)
        swipe(window, by: 300)
        #expect(scrollView.contentOffset.x == 100 && navigation.viewControllers.count == 1)
    }
}
