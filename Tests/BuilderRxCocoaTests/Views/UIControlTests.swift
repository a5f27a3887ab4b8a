import BuilderRxCocoa
import BuilderRxSwift
import Testing

@testable import BuilderUIKit

@MainActor
@Suite(.leavesNoResources) struct UIControlTests {
    @Test func aTappedButtonSends() {
        let button = UIButton(type: .system)
        let screen = Screen(button, frame: CGRect(x: 20, y: 100, width: 100, height: 40))
        let log = Log(button.rx.tap)
        button.simulateTap()
        #expect(log.count == 1)
        button.isEnabled = false
        button.simulateTap()
        #expect(log.count == 1)
        withExtendedLifetime(screen) {}
    }

    @Test func aButtonShowsWhatIsBound() {
        let button = UIButton()
        let picture = UIImage()
        let title = NSAttributedString(string: "rich")
        _ = Observable.just("title").bind(to: button.rx.title())
        _ = Observable.just("off").bind(to: button.rx.title(for: .disabled))
        _ = Observable.just(picture).bind(to: button.rx.image(for: .highlighted))
        _ = Observable.just(picture).bind(to: button.rx.backgroundImage())
        _ = Observable.just(title).bind(to: button.rx.attributedTitle(for: .selected))
        #expect(button.title(for: .normal) == "title")
        #expect(button.title(for: .disabled) == "off")
        #expect(button.image(for: .highlighted) === picture)
        #expect(button.backgroundImage(for: .normal) === picture)
        #expect(button.attributedTitle(for: .selected) == title)
    }

    @Test func aTouchedSwitchSends() {
        let control = UISwitch()
        let screen = Screen(control, frame: CGRect(x: 20, y: 100, width: 51, height: 31))
        let log = Log(control.rx.isOn)
        let value = Log(control.rx.value)
        control.simulateTap()
        control.isOn = false
        control.simulateTap()
        #expect(log.elements == [false, true, true])
        #expect(value.elements == log.elements)
        control.rx.isOn.onNext(false)
        #expect(!control.isOn)
        withExtendedLifetime(screen) {}
    }

    @Test func aColorWellSendsTheColorThatIsSetBeforeItsEvent() {
        let well = UIColorWell()
        let log = Log(well.rx.selectedColor)
        well.selectedColor = .red
        #expect(log.elements == [nil])
        well.sendActions(for: .valueChanged)
        #expect(log.elements == [nil, .red])
        well.rx.selectedColor.onNext(.green)
        #expect(well.selectedColor == .green)
    }

    /// Both are dynamic members, as all settable properties.
    @Test func aPageControlShowsWhatIsBound() {
        let control = UIPageControl()
        _ = Observable.just(4).bind(to: control.rx.numberOfPages)
        _ = Observable.just(2).bind(to: control.rx.currentPage)
        #expect(control.numberOfPages == 4)
        #expect(control.currentPage == 2)
        control.rx.currentPage.onNext(9)
        #expect(control.currentPage == 3)
    }

    @Test func aDatePickerSendsChosenDates() {
        let picker = UIDatePicker()
        let dates = [0, 86_400, 172_800].map { Date(timeIntervalSince1970: $0) }
        picker.date = dates[0]
        let log = Log(picker.rx.date)
        picker.simulateChoice(of: dates[1])
        #expect(log.elements == [dates[0], dates[1]])
        picker.rx.value.onNext(dates[2])
        #expect(picker.date == dates[2])
        picker.rx.countDownDuration.onNext(600)
        #expect(picker.countDownDuration == 600)
    }

    @Test func aSliderSendsEachValue() {
        let slider = UISlider()
        let screen = Screen(slider, frame: CGRect(x: 20, y: 100, width: 200, height: 31))
        let log = Log(slider.rx.value)
        slider.simulateDrag(from: CGPoint(x: 14, y: 15), by: CGVector(dx: 200, dy: 0))
        #expect(log.elements.first == 0)
        #expect(log.elements.last == 1)
        #expect(log.count > 2)
        slider.rx.value.onNext(0.25)
        #expect(slider.value == 0.25)
        withExtendedLifetime(screen) {}
    }

    @Test func aStepperSendsItsSteps() {
        let stepper = UIStepper()
        let screen = Screen(stepper, frame: CGRect(x: 20, y: 100, width: 94, height: 32))
        let log = Log(stepper.rx.value)
        stepper.simulateTap(at: CGPoint(x: 80, y: 16))
        stepper.simulateTap(at: CGPoint(x: 80, y: 16))
        #expect(log.elements == [0, 1, 2])
        stepper.rx.value.onNext(9)
        #expect(stepper.value == 9)
        withExtendedLifetime(screen) {}
    }

    @Test func selectedSegmentIndexEmitsTappedSegments() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        let screen = Screen(control, frame: CGRect(x: 0, y: 100, width: 300, height: 32))
        let log = Log(control.rx.selectedSegmentIndex)
        let value = Log(control.rx.value)
        control.simulateTap(at: CGPoint(x: 150, y: 16))
        control.selectedSegmentIndex = 0
        control.simulateTap(at: CGPoint(x: 290, y: 16))
        #expect(log.elements == [-1, 1, 2])
        #expect(value.elements == log.elements)
        control.rx.selectedSegmentIndex.onNext(0)
        #expect(control.selectedSegmentIndex == 0)
        withExtendedLifetime(screen) {}
    }

    @Test func segmentsShowWhatIsBound() {
        let control = UISegmentedControl(items: ["a", "b"])
        let picture = UIImage()
        _ = Observable.just("new").bind(to: control.rx.titleForSegment(at: 0))
        _ = Observable.just(picture).bind(to: control.rx.imageForSegment(at: 1))
        _ = Observable.just(false).bind(to: control.rx.enabledForSegment(at: 1))
        #expect(control.titleForSegment(at: 0) == "new")
        #expect(control.imageForSegment(at: 1) === picture)
        #expect(!control.isEnabledForSegment(at: 1))
    }

    @Test func aFieldSendsItsTextWhenEditingBeginsAndEnds() {
        let field = UITextField()
        let screen = Screen(field, frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let log = Log(field.rx.text)
        let values = Log(field.rx.value)
        let attributed = Log(field.rx.attributedText)
        field.simulateTap()
        #expect(field.isEditing)
        field.text = "typed"
        field.sendActions(for: .editingChanged)
        field.resignFirstResponder()
        #expect(log.elements == ["", "", "typed", "typed"])
        #expect(values.elements == log.elements)
        #expect(attributed.elements.map { $0?.string } == log.elements)
        field.rx.attributedText.onNext(NSAttributedString(string: "rich"))
        #expect(field.text == "rich")
        withExtendedLifetime(screen) {}
    }

    @Test func aRefreshControlRefreshesAndSends() {
        let scroll = UIScrollView()
        let control = UIRefreshControl()
        scroll.refreshControl = control
        let log = Log(control.rx.controlEvent(.valueChanged))
        let screen = Screen(scroll)
        scroll.simulateDrag(by: CGVector(dx: 0, dy: 150))
        #expect(log.count == 1)
        #expect(control.isRefreshing)
        control.rx.isRefreshing.onNext(false)
        #expect(!control.isRefreshing)
        control.rx.isRefreshing.onNext(true)
        #expect(control.isRefreshing)
        withExtendedLifetime(screen) {}
    }

    @Test func anIndicatorTurns() {
        let indicator = UIActivityIndicatorView()
        indicator.rx.isAnimating.onNext(true)
        #expect(indicator.isAnimating)
        indicator.rx.isAnimating.onNext(false)
        #expect(!indicator.isAnimating)
    }

    @Test func aGestureSendsItselfAtEachState() {
        let view = UIView()
        let screen = Screen(view)
        let tap = UITapGestureRecognizer()
        let pan = UIPanGestureRecognizer()
        var order: [String] = []
        tap.addAction { _ in order.append("own") }
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(pan)
        let bag = DisposeBag()
        tap.rx.event.subscribe(onNext: { gesture in order.append(gesture === tap ? "rx" : "?") }).disposed(by: bag)
        var states: [UIGestureRecognizer.State] = []
        pan.rx.event.map(\.state).subscribe(onNext: { states.append($0) }).disposed(by: bag)
        view.simulateTap()
        #expect(order == ["own", "rx"])
        view.simulateDrag(by: CGVector(dx: 0, dy: 60))
        #expect(states.first == .began)
        #expect(states.contains(.changed))
        #expect(states.last == .ended)
        withExtendedLifetime(screen) {}
    }

    @Test func aBarItemSendsBesideItsAction() {
        var order: [String] = []
        let item = UIBarButtonItem(title: "a", primaryAction: UIAction { _ in order.append("own") })
        let bag = DisposeBag()
        item.rx.tap.subscribe(onNext: { order.append("rx") }).disposed(by: bag)
        item.fire()
        #expect(order == ["own", "rx"])
        _ = Observable.just(false).bind(to: item.rx.isEnabled)
        item.fire()
        #expect(order.count == 2)
    }

    @Test func navigationControllerEmitsWillShowAndDidShow() {
        let first = UIViewController()
        let second = UIViewController()
        let controller = UINavigationController(rootViewController: first)
        let screen = Screen(controller)
        let bag = DisposeBag()
        var log: [String] = []
        let willShow: ControlEvent<Reactive<UINavigationController>.ShowEvent> = controller.rx.willShow
        willShow.subscribe(onNext: { log.append("will \($0.viewController === second) \($0.animated)") })
            .disposed(by: bag)
        controller.rx.didShow.subscribe(onNext: { log.append("did \($0.viewController === second) \($0.animated)") })
            .disposed(by: bag)
        controller.pushViewController(second, animated: true)
        #expect(log == ["will true true", "did true true"])
        withExtendedLifetime(screen) {}
    }

    @Test func tabBarControllerEmitsDidSelect() {
        let controllers = [UIViewController(), UIViewController()]
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        let screen = Screen(tabs)
        let log = Log(tabs.rx.didSelect)
        let items = Log(tabs.tabBar.rx.didSelectItem)
        tabs.tabBar.simulateTap(at: CGPoint(x: 240, y: 20))
        #expect(log.elements == [controllers[1]])
        #expect(items.elements == [controllers[1].tabBarItem])
        tabs.selectedIndex = 0
        #expect(log.count == 1)
        withExtendedLifetime(screen) {}
    }
}
