import Builder
import Testing

@testable import BuilderUIKit

@MainActor
@Suite(.serialized) struct ViewBuilderEventHandlingTests {
    @Test func tapsAreThrottledAndTheFirstWins() {
        var now: TimeInterval = 100
        let clock = ViewBuilderEnvironment.throttleClock
        ViewBuilderEnvironment.throttleClock = { now }
        defer { ViewBuilderEnvironment.throttleClock = clock }
        var taps: [TimeInterval] = []
        let button = ButtonView("a") { context in
            taps.append(now)
            #expect(context.view.titleLabel != nil)
        }
        .asBaseView()
        for time in [100, 100.1, 100.29, 100.31, 100.5, 101] {
            now = time
            button.sendActions(for: .touchUpInside)
        }
        #expect(taps == [100, 100.31, 101])
    }

    @Test func gesturesAreThrottledAndTurnInteractionOn() {
        var now: TimeInterval = 0
        let clock = ViewBuilderEnvironment.throttleClock
        ViewBuilderEnvironment.throttleClock = { now }
        defer { ViewBuilderEnvironment.throttleClock = clock }
        var events: [String] = []
        let view = LabelView("a")
            .onTapGesture(numberOfTaps: 2) { context in
                events.append("tap \((context.gesture as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 0)")
            }
            .onSwipeLeft { context in events.append(context.gesture.direction == .left ? "left" : "?") }
            .onSwipeRight { context in events.append(context.gesture.direction == .right ? "right" : "?") }
            .asBaseView()
        #expect(view.isUserInteractionEnabled)
        for time in [0, 0.2, 0.4] {
            now = time
            view.gestureRecognizers?.forEach { $0.fire() }
        }
        #expect(events == ["tap 2", "left", "right", "tap 2", "left", "right"])
    }

    @Test func barItemsCallTheirHandler() {
        var now: TimeInterval = 0
        let clock = ViewBuilderEnvironment.throttleClock
        ViewBuilderEnvironment.throttleClock = { now }
        defer { ViewBuilderEnvironment.throttleClock = clock }
        var taps = 0
        let items = [
            UIBarButtonItem(title: "a", style: .plain), UIBarButtonItem(image: nil, style: .plain),
            UIBarButtonItem(barButtonSystemItem: .add),
        ]
        for item in items {
            item.onTap { tapped in
                #expect(tapped === item)
                taps += 1
            }
            item.fire()
            item.fire()
        }
        now = 1
        items[0].fire()
        #expect(taps == 4)
    }

    @Test func appearanceIsReported() {
        var events: [String] = []
        let container = ContainerView {}
            .onAppearOnce { _ in events.append("once") }
            .onAppear { context in events.append(context.view.window == nil ? "?" : "appear") }
            .onDisappear { _ in events.append("disappear") }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let superview = UIView()
        superview.addSubview(container())
        #expect(events.isEmpty)
        window.addSubview(superview)
        #expect(events == ["once", "appear"])
        superview.removeFromSuperview()
        #expect(events == ["once", "appear", "disappear"])
        window.addSubview(superview)
        #expect(events == ["once", "appear", "disappear", "appear"])
    }

    @Test func appearanceFollowsTheNavigationStack() {
        var events: [String] = []
        func page(_ name: String) -> View {
            ContainerView { LabelView(name) }
                .onAppearOnce { _ in events.append("\(name) once") }
                .onAppear { _ in events.append("\(name) on") }
                .onDisappear { _ in events.append("\(name) off") }
                .navigation(title: name)
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let navigation = UINavigationController(rootViewController: UIViewController(page("a")))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(events == ["a once", "a on"])
        navigation.push(view: page("b"), animated: false)
        window.layoutIfNeeded()
        #expect(Set(events) == ["a once", "a on", "a off", "b once", "b on"])
        #expect(navigation.topViewController?.navigationItem.title == "b")
        events = []
        navigation.popViewController(animated: false)
        window.layoutIfNeeded()
        #expect(Set(events) == ["b off", "a on"])
    }

    @Test func navigationTitlesAreSetOnFirstAppearance() {
        for view in [LabelView("a").navigation(title: "Title")(), UIView().navigation(title: "Title")()] {
            let controller = UIViewController(view)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            #expect(controller.navigationItem.title != "Title")
            window.addSubview(controller.view)
            #expect(controller.navigationItem.title == "Title")
        }
    }

    @Test func contextsLeadIntoTheApp() {
        let label = LabelView("a")
        let controller = UIViewController(label)
        let navigation = UINavigationController(rootViewController: controller)
        let context = ViewBuilderContext(view: label.asBaseView())
        #expect(context.viewController === controller)
        #expect(context.navigationController === navigation)
        #expect(context.navigationItem === controller.navigationItem)
        #expect(controller.view.backgroundColor == .systemBackground)
        context.push(LabelView("pushed"), animated: false)
        #expect(navigation.topViewController !== controller)
        #expect(navigation.topViewController?.view.firstSubview(ofType: UILabel.self)?.text == "pushed")
        let other = UIViewController()
        context.push(other) { $0.navigationItem.title = "other" }
        #expect(navigation.topViewController === other)
        #expect(other.navigationItem.title == "other")
    }

    @Test func aControllersContentChanges() {
        let controller = UIViewController(LabelView("a"), padding: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
        controller.transition(to: LabelView("b"), delay: 0)
        #expect(controller.view.subviews.map { ($0 as? UILabel)?.text } == ["b"])
        let context = controller.view.context
        context.transition(to: LabelView("c"), delay: 0)
        #expect(controller.view.subviews.map { ($0 as? UILabel)?.text } == ["c"])
    }

    @Test func hostedControllersBecomeChildren() {
        let child = UIViewController(LabelView("a"))
        let parent = UIViewController(ViewControllerHostView(child))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(parent.view)
        #expect(child.parent === parent)
        #expect(child.view.superview is BuilderInternalViewControllerHostView)
        parent.view.removeFromSuperview()
        #expect(child.parent == nil)
    }
}
