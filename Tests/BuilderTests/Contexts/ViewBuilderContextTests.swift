import Builder
import Testing

@MainActor
@Suite("Contexts and bar items") struct ViewBuilderContextTests {
    @Test("A context has the view, its controller, navigation controller and item, and its bag")
    func contents() {
        let label = LabelView("a")
        let controller = UIViewController(VStackView { label })
        let navigation = UINavigationController(rootViewController: controller)
        let context = label.asBaseView().context
        #expect(context.view === label())
        #expect(context.viewController === controller)
        #expect(context.navigationController === navigation)
        #expect(context.navigationItem === controller.navigationItem)
        #expect(context.disposeBag === label.asBaseView().rxDisposeBag)
        let alone = LabelView("b").asBaseView().context
        #expect(alone.viewController == nil && alone.navigationController == nil && alone.navigationItem == nil)
        alone.push(LabelView("c"))
        alone.present(LabelView("c"))
        alone.endEditing()
    }

    @Test("push takes views and controllers, with a closure that sets them up before")
    func pushing() {
        let button = ButtonView("Next") { context in
            context.push(LabelView("first"), animated: false)
            context.push(UITableViewController(style: .grouped)) { controller in
                controller.title = "second"
            }
        }
        let navigation = UINavigationController(rootViewController: UIViewController(button))
        let stage = ControllerStage(navigation)
        button.asBaseView().simulateTap()
        #expect(navigation.viewControllers.count == 3)
        #expect(allTexts(in: navigation.viewControllers[1].view) == ["first"])
        #expect(navigation.topViewController?.title == "second")
        _ = stage
    }

    @Test("present takes views and controllers, with a closure that sets them up before")
    func presenting() {
        let label = LabelView("a").onTapGesture { $0.present(LabelView("sheet"), animated: false) }
        let stage = ControllerStage(label)
        label.asBaseView().simulateTap()
        #expect(allTexts(in: stage.controller.presentedViewController?.view ?? UIView()) == ["sheet"])
        let other = ControllerStage(LabelView("b"))
        var configured = false
        let sheet = UIViewController(LabelView("c"))
        other.controller.view.subviews[0].context.present(sheet) { controller in
            configured = controller.presentingViewController == nil
        }
        #expect(configured)
        #expect(other.controller.presentedViewController === sheet)
    }

    @Test("transition replaces the subviews of the context's view")
    func transitions() {
        let page = ContainerView { LabelView("loading") }.onTapGesture { $0.transition(to: LabelView("done")) }
        let stage = ControllerStage(page)
        page.asBaseView().simulateTap()
        #expect(texts(page.asBaseView().subviews) == ["done"])
        _ = stage
    }

    @Test("endEditing resigns the first responder of the tree")
    func editing() {
        let fields = [TextField("a"), TextField("b")]
        let button = ButtonView("Done") { $0.endEditing() }
        let stage = ControllerStage(
            VStackView {
                VStackView { fields }
                button
            })
        withClock { clock in
            for field in fields.map({ $0.asBaseView() }) {
                clock.now += 1
                field.becomeFirstResponder()
                #expect(field.isFirstResponder)
                button.asBaseView().sendActions(for: .touchUpInside)
                #expect(!field.isFirstResponder)
            }
        }
        _ = stage
    }

    @Test("A bar item's onTap passes the item, throttled")
    func barItems() throws {
        try withThrowingClock { clock in
            var taps: [UIBarButtonItem] = []
            let items = [
                UIBarButtonItem(title: "Save", style: .done), UIBarButtonItem(barButtonSystemItem: .add),
                UIBarButtonItem(image: UIImage(systemName: "star"), style: .plain),
            ]
            .map { item in item.onTap { taps.append($0) } }
            let controller = UIViewController(LabelView("a"))
            controller.navigationItem.rightBarButtonItems = items
            let stage = ControllerStage(UINavigationController(rootViewController: controller))
            let save = try #require(
                stage.window.firstSubview { ($0 as? UILabel)?.text == "Save" })
            save.simulateTap()
            save.simulateTap()
            #expect(taps == [items[0]])
            clock.now += 1
            save.simulateTap()
            #expect(taps.count == 2)
        }
    }

    private func withThrowingClock(_ test: (Clock) throws -> Void) throws {
        var result: Result<Void, any Error> = .success(())
        withClock { clock in result = Result { try test(clock) } }
        try result.get()
    }

    @Test("A hosted controller fills its container and is a child while it is shown")
    func hosting() {
        let child = UIViewController(LabelView("child"))
        let parent = UIViewController(
            VStackView {
                LabelView("above")
                ViewControllerHostView(child)
            })
        let stage = ControllerStage(parent)
        #expect(child.parent === parent)
        #expect(child.view.frame == child.view.superview?.bounds)
        #expect(child.view.context.viewController === child)
        parent.view.empty()
        #expect(child.parent == nil)
        _ = stage
    }
}
