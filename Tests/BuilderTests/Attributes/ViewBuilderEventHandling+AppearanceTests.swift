import Builder
import Testing

@MainActor
@Suite("Appearing and gestures") struct ViewBuilderEventHandlingAppearanceTests {
    private final class Log {
        var entries: [String] = []

        func take() -> [String] {
            defer { entries = [] }
            return entries
        }
    }

    private func page(_ name: String, _ log: Log) -> View {
        VStackView { LabelView(name) }
            .onAppear { _ in log.entries.append("\(name) on") }
            .onAppearOnce { _ in log.entries.append("\(name) first") }
            .onDisappear { _ in log.entries.append("\(name) off") }
    }

    @Test(
        "onAppear is called each time the page is on top of its navigation stack, onAppearOnce the first time, onDisappear each time it leaves"
    )
    func navigationStacks() {
        let log = Log()
        let navigation = UINavigationController(rootViewController: UIViewController(page("a", log)))
        let stage = ControllerStage(navigation)
        #expect(log.take() == ["a first", "a on"])
        navigation.push(view: page("b", log), animated: false).push(view: page("c", log), animated: false)
        stage.window.layoutIfNeeded()
        #expect(Set(log.take()).isSuperset(of: ["a off", "c first", "c on"]))
        navigation.popToRootViewController(animated: false)
        stage.window.layoutIfNeeded()
        #expect(Set(log.take()) == ["c off", "a on"])
    }

    @Test("Every view of a page receives onAppear, with its controller")
    func contexts() {
        var titles: [String?] = []
        let controller = UIViewController(
            VStackView {
                LabelView("a").onAppear { titles.append($0.viewController?.title) }
                ContainerView { LabelView("b").onAppearOnce { titles.append($0.viewController?.title) } }
                TableView().onAppear { titles.append($0.navigationItem?.title) }
            })
        controller.title = "Page"
        _ = ControllerStage(UINavigationController(rootViewController: controller))
        #expect(titles == ["Page", "Page", "Page"])
    }

    @Test("A page that a container replaces disappears, the new one appears")
    func containers() {
        let log = Log()
        let number = Variable(wrappedValue: 1)
        let container = DynamicContainerView(number) { number in self.page("\(number)", log) }
        let stage = ControllerStage(container)
        #expect(log.take() == ["1 first", "1 on"])
        number.wrappedValue = 2
        #expect(Set(log.take()) == ["1 off", "2 first", "2 on"])
        _ = stage
    }

    @Test("navigation(title:) sets the title on first appearance, not before")
    func titles() {
        let controller = UIViewController(ImageView(systemName: "star").navigation(title: "Title"))
        #expect(controller.navigationItem.title != "Title")
        let stage = ControllerStage(UINavigationController(rootViewController: controller))
        #expect(controller.navigationItem.title == "Title")
        controller.navigationItem.title = "Other"
        stage.window.rootViewController = UIViewController()
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.window.layoutIfNeeded()
        #expect(controller.navigationItem.title == "Other")
    }

    @Test("Gestures turn user interaction on, and of those within 300 milliseconds the first counts")
    func gestures() {
        withClock { clock in
            var events: [String] = []
            let view = LabelView("a")
                .onTapGesture { events.append("tap \($0.view.text ?? "")") }
                .onSwipeLeft { events.append("left \($0.gesture.direction == .left)") }
                .onSwipeRight { events.append("right \($0.gesture.direction == .right)") }
            #expect(view.asBaseView().isUserInteractionEnabled)
            let stage = ControllerStage(view)
            view.asBaseView().simulateTap()
            clock.now += 0.1
            view.asBaseView().simulateTap()
            view.asBaseView().simulateSwipe(.left)
            view.asBaseView().simulateSwipe(.left)
            view.asBaseView().simulateSwipe(.right)
            #expect(events == ["tap a", "left true", "right true"])
            clock.now += 0.31
            view.asBaseView().simulateTap()
            #expect(events.last == "tap a")
            #expect(events.count == 4)
            _ = stage
        }
    }

    @Test("A gesture of two taps needs both")
    func doubleTaps() {
        var taps = 0
        let view = UIView().onTapGesture(numberOfTaps: 2) { _ in taps += 1 }
        let stage = ControllerStage(view)
        view.asBaseView().simulateTap()
        #expect(taps == 0)
        view.asBaseView().simulateTap(taps: 2)
        #expect(taps == 1)
        _ = stage
    }

    @Test("A tap outside a field ends editing")
    func backgroundTaps() {
        let field = TextField("a")
        let page = VStackView {
            field
            SpacerView()
        }
        .hideKeyboardOnBackgroundTap()
        let stage = ControllerStage(page)
        field.asBaseView().becomeFirstResponder()
        page.asBaseView().simulateTap(at: CGPoint(x: 100, y: 600))
        #expect(!field.asBaseView().isFirstResponder)
        #expect(page.asBaseView().gestureRecognizers?.first?.cancelsTouchesInView == true)
        _ = stage
    }
}
