import Testing
import UIKit

@testable import CorpusForms

/// Each form of an iOS app's source compiles, and does what it does on an iPhone.
@MainActor
@Suite(.serialized) struct FormsTests {
    init() { _ = Log.shared.take() }

    private func calls(_ body: () -> Void) -> [String] {
        body()
        return Log.shared.take()
    }

    // MARK: Selectors

    @Test func actionsOfControls() {
        let screen = ControlAction()
        screen.loadViewIfNeeded()
        #expect(calls { screen.button.sendActions(for: .touchUpInside) } == ["save"])
        let view = ControlActionWithSender()
        view.slider.value = 0.5
        #expect(calls { view.slider.sendActions(for: .valueChanged) } == ["changed 0.5"])
        let removed = RemovedAction()
        #expect(Log.shared.take() == ["actions [\"toggled:\"]"])
        #expect(calls { removed.control.sendActions(for: .valueChanged) } == ["toggled"])
        let refreshing = ProtocolAction()
        #expect(calls { refreshing.control.sendActions(for: .valueChanged) } == ["refresh"])
    }

    /// The background's work comes back at any time.
    @Test func workOfRunLoopsAndItemsIsWaitedFor() async throws {
        let tree = try await Renderer(timeout: 600, settlingLimit: 100).textTree(of: WorkItems())
        #expect(["abcsecondd", "acbsecondd", "cabsecondd"].contains(where: tree.contains), "\(tree)")
    }

    @Test func classMethodsCreateObjectsOfTheirClass() {
        let controller = InstantiatedController.instantiate()
        #expect(type(of: controller.made) == UILabel.self)
        #expect(controller.made.isHidden)
        #expect(controller.made.bounds.width == 20)
        #expect(type(of: UISlider.hidden()) == UISlider.self)
    }

    @Test func aTargetThatIsGoneIsNotCalled() {
        let control = UIControl()
        var target: RemovedAction? = RemovedAction()
        control.addTarget(target, action: Selector("counted", RemovedAction.counted), for: .valueChanged)
        target = nil
        _ = Log.shared.take()
        #expect(calls { control.sendActions(for: .valueChanged) }.isEmpty)
    }

    @Test func actionsOfItemsAndGestures() {
        let overloaded = OverloadedAction()
        #expect(calls { send(overloaded.item) } == ["done with an item"])
        let extended = ActionInExtension()
        #expect(calls { extended.items.forEach(send) } == ["add", "share Share"])
        let inherited = InheritedAction()
        inherited.loadViewIfNeeded()
        #expect(inherited.view.gestureRecognizers?.count == 2)
    }

    private func send(_ item: UIBarButtonItem) {
        guard let action = item.action else { return }
        UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
    }

    @Test func actionsOfTheResponderChain() {
        let parent = ChainParent(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = ResponderChainAction(frame: parent.bounds)
        parent.addSubview(child)
        #expect(calls { child.button.sendActions(for: .primaryActionTriggered) } == ["reload"])
        let menu = MenuAction()
        #expect(
            calls { UIApplication.shared.sendAction(Selector(("highlight:")), to: menu, from: nil, for: nil) } == [])
        #expect(menu.canPerformAction(Selector("highlight:", MenuAction.highlight(_:)), withSender: nil))
        #expect(!menu.canPerformAction(Selector(("other:")), withSender: nil))
    }

    @Test func notificationsTimersAndPerform() {
        var observer: NotificationAction? = NotificationAction()
        let post = { NotificationCenter.default.post(name: .didReload, object: nil, userInfo: ["count": 2]) }
        #expect(calls(post) == ["reloaded 2"])
        _ = observer
        observer = nil
        #expect(calls(post).isEmpty)
        #expect(calls { TimerAction().start() } == ["tick"])
        #expect(calls { PerformAction().run() } == ["hello Ada", "false", "greet:"])
        #expect(calls { AccessorSelectors().run() } == ["title setTitle:", "title", "layer.cornerRadius"])
    }

    @Test func actionsOfValuesNamesAndObjectsOfAnyClass() {
        let screen = ValueActions()
        screen.loadViewIfNeeded()
        screen.table.layoutIfNeeded()
        let asked = screen.rowCounts
        screen.table.refreshControl?.sendActions(for: .valueChanged)
        screen.table.layoutIfNeeded()
        #expect(screen.rowCounts > asked)
        let (listener, delegate) = (OtherListener(), ActionListener())
        screen.listener = listener
        screen.field.delegate = delegate
        #expect(calls(screen.send) == ["other close", "close"])
        screen.listener = delegate
        #expect(calls(screen.send) == ["close", "close"])
    }

    // MARK: Requirements and overrides

    @Test func optionalRequirements() {
        let download = Download()
        let quiet = QuietDelegate()
        download.delegate = quiet
        #expect(calls(download.run) == ["quiet", "retry false, 3 times"])
        let talkative = TalkativeDelegate()
        download.delegate = talkative
        #expect(calls(download.run) == ["start", "a 50", "retry true, 5 times", "asks"])
    }

    @Test func requirementsOfTheFramework() {
        let (first, second) = (FrameworkDelegate(), FrameworkDelegate())
        first.forwarded = second
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scrollView.contentSize = CGSize(width: 100, height: 400)
        scrollView.delegate = first
        #expect(calls { scrollView.contentOffset.y = 40 } == ["scrolled to 40", "scrolled to 40"])
    }

    @Test func questionsToDelegates() {
        let (questions, silent, tall) = (FrameworkQuestions(), SilentTable(), TallTable())
        questions.textFieldDidBeginEditing = { _ in log("begins") }
        questions.delegate = silent
        #expect(
            calls { questions.ask(silent, about: [0, 0]) }
                == ["height 44", "selects false, scrolls true", "begins", "begins"])
        questions.delegate = tall
        #expect(
            calls { questions.ask(tall, about: [0, 0]) }
                == ["height 80", "own height 80", "selects true, scrolls false", "begins", "begins"])
    }

    @Test func overridesOfFrameworksExtensions() {
        #expect(calls { UIView.describe(NamedView()) } == ["view", "named view", "named view"])
        #expect(calls { UIView.describe(UILabel()) } == ["view", "view"])
        let screens = [UIViewController(), NamedScreen(), UITableViewController()]
        #expect(screens.map(\.screenName) == ["controller", "named controller", "controller"])
        #expect(calls { screens.forEach { $0.setUp() } } == ["controller", "named screen", "controller"])
    }

    @Test func extensionsKeepTheirPrivateNames() {
        #expect(calls { PrivateHelpers().loadViewIfNeeded() } == ["helped by another"])
        #expect(PrivateHelpers().helped("a") == "helped a 2")
        let base: PrivateHelpers = PrivateHelpersSubclass()
        #expect(base.helped("a", times: 4) == "sub helped a 4")
    }

    @Test func uncommonActions() {
        let actions = UncommonActions()
        #expect(calls { actions.run() } == ["pick", "pick 3", "save", "reset setShownCount:"])
    }

    @Test func overridesInExtensions() {
        #expect(calls { OverrideInExtension().loadViewIfNeeded() } == ["loaded extended plain"])
        let base: OverriddenExtension = OverridingSubclass()
        #expect(calls { base.describe() } == ["subclass"])
        #expect(calls { base.reset() } == ["base reset", "subclass reset"])
        #expect(calls { OverrideElsewhere(frame: .zero).layoutIfNeeded() } == ["laid out 8"])
    }

    @Test func methodsOfObjectsAreOverridden() {
        var answers = (true, false)
        #expect(calls { answers = askedProxy() } == ["asked", "asked"])
        #expect(answers == (false, true))
        let view = KeyedView()
        view.setValue("round", forUndefinedKey: "cornerStyle")
        #expect(view.value(forUndefinedKey: "cornerStyle") as? String == "round")
    }

    // MARK: Conditions, imports, attributes

    @Test func conditionsAreThoseOfAnIPhone() {
        #expect(Platforms.name == "iOS")
        #expect(Platforms.target == "device")
        #expect(Platforms.build == "debug")
        #expect(Availability.text == "present")
        #expect(!Availability.isLater)
    }

    @Test func imports() {
        #expect(singleDeclaration.2 == 2)
        #expect(Networking().request(for: "a")?.url?.path == "/a")
        #expect(Networking().status(of: nil) == nil)
        #expect(MissingModule.value == 1)
        let view = UIView()
        view.corner = 4
        #expect(view.layer.cornerRadius == 4)
        Logging.write()
    }

    @Test func attributes() {
        let view = InterfaceBuilder()
        view.corner2 = 6
        #expect(view.layer.cornerRadius == 6)
        // No interface file connects them.
        #expect(view.buttons.isEmpty)
        #expect(calls { view.tapped(view) } == ["tapped"])
        let names = ObjectiveCNames()
        #expect("\(names.action)" == "startWithName:")
        #expect(calls { names.perform(names.action, with: "A") } == ["started A"])
        #expect(EntryPoint().application(.shared, didFinishLaunchingWithOptions: nil))
        #expect(Hosting<UILabel>().view is UILabel)
        #expect(Holder<Badge>().make().frame == .zero)
    }

    /// Files of one name in two folders are two files, and private names stay private.
    @Test func filesOfOneName() {
        #expect(styleA() + styleB() == "ab")
        #expect(StyleA.color != StyleB.color)
    }

    @Test func lineEndsAndByteOrderMarks() {
        #expect("\(WindowsLines().action)" == "a")
        _ = ByteOrderMark()
    }
}
