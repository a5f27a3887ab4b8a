import Testing

@testable import Builder
@testable import BuilderUIKit

/// A view takes everything along that was bound to it: the closures, what they capture, and the subscription.
@MainActor
@Suite struct RxBindingLeakTests {
    /// An object that closures capture.
    private final class Captured {}

    /// The subjects that a way of binding follows; none of them may be followed once the view is gone.
    private struct Sources {
        let string = PublishSubject<String>()
        let optional = PublishSubject<String?>()
        let flag = PublishSubject<Bool>()
        let color = PublishSubject<UIColor>()
        let image = PublishSubject<UIImage>()
        let number = PublishSubject<Int>()
        let views = PublishSubject<[View]>()
        let name = BehaviorRelay(value: "name")
        let isOn = BehaviorRelay(value: true)

        var areFollowed: Bool {
            string.hasObservers || optional.hasObservers || flag.hasObservers || color.hasObservers
                || image.hasObservers || number.hasObservers || views.hasObservers
        }

        @MainActor
        func send() {
            string.onNext("text")
            optional.onNext(nil)
            flag.onNext(true)
            color.onNext(.red)
            image.onNext(UIImage())
            number.onNext(1)
            views.onNext([LabelView("view")])
            name.accept("other")
            isOn.accept(false)
        }
    }

    /// A way to bind something.
    private struct Way {
        let name: String
        let make: @MainActor (Sources, Captured) -> View

        init(_ name: String, _ make: @escaping @MainActor (Sources, Captured) -> View) {
            self.name = name
            self.make = make
        }
    }

    private static let ways: [Way] = [
        Way("text") { sources, _ in LabelView(sources.string).text(bind: sources.optional) },
        Way("color") { sources, _ in LabelView("a").color(bind: sources.color) },
        Way("hidden") { sources, _ in LabelView("a").hidden(bind: sources.flag) },
        Way("userInteractionEnabled") { sources, _ in LabelView("a").userInteractionEnabled(bind: sources.flag) },
        Way("control") { sources, _ in
            ButtonView("a").enabled(bind: sources.flag).highlighted(bind: sources.flag).selected(bind: sources.flag)
        },
        Way("image") { sources, _ in ImageView(sources.image) },
        Way("field") { sources, _ in TextField(sources.optional) },
        Way("field both ways") { sources, _ in TextField(sources.name) },
        Way("switch") { sources, _ in SwitchView(sources.flag) },
        Way("switch both ways") { sources, _ in SwitchView(sources.isOn) },
        Way("key path") { sources, _ in LabelView("a").bind(keyPath: \.tag, binding: sources.number) },
        Way("key path, mapped") { sources, _ in
            LabelView("a").bind(keyPath: \.isHidden, binding: sources.flag.map { !$0 })
        },
        Way("receive") { sources, captured in
            LabelView("a").onReceive(sources.number) { context in
                _ = captured
                context.view.tag = context.value
            }
        },
        Way("receive with the context's bag") { sources, captured in
            LabelView("a").onReceive(sources.number) { context in
                _ = captured
                sources.string.subscribe(onNext: { _ in _ = captured }).disposed(by: context.disposeBag)
            }
        },
        Way("bag") { sources, captured in
            LabelView("a").with { label in
                sources.string.subscribe(onNext: { _ in _ = captured }).disposed(by: label.rxDisposeBag)
            }
        },
        Way("variable") { sources, captured in
            let variable = Variable(wrappedValue: 0)
            return LabelView("a").with { label in
                variable.onChange { _ in _ = captured }.disposed(by: label.rxDisposeBag)
                variable.bind(sources.number).disposed(by: label.rxDisposeBag)
            }
        },
        Way("stack of views") { sources, _ in VStackView(sources.views) },
        Way("stack of a builder") { sources, captured in
            VStackView(
                DynamicObservableViewBuilder(sources.number) { number in
                    _ = captured
                    return LabelView("\(number)")
                })
        },
        Way("container") { sources, captured in
            DynamicContainerView(sources.number) { number in
                LabelView("\(number)").onTapGesture { _ in _ = captured }
            }
        },
        Way("table") { sources, captured in
            TableView(
                DynamicObservableViewBuilder(sources.number) { number in
                    TableViewCell { LabelView("\(number)") }.onSelect { _ in
                        _ = captured
                        return false
                    }
                })
        },
        Way("taps") { _, captured in
            ButtonView("a").onTap { context in context.push(LabelView("\(captured)")) }
                .onTapGesture { context in
                    _ = captured
                    context.endEditing()
                }
                .onSwipeLeft { _ in _ = captured }
                .onSwipeRight { _ in _ = captured }
                .hideKeyboardOnBackgroundTap()
        },
        Way("appearing") { _, captured in
            LabelView("a").onAppear { _ in _ = captured }.onAppearOnce { _ in _ = captured }
                .onDisappear { _ in _ = captured }
        },
        Way("fields' events") { _, captured in
            TextField("a").onChange { _ in _ = captured }
        },
    ]

    @Test func viewsAreReleasedWithTheirBindings() {
        Self.ways.forEach(check)
    }

    private func check(_ way: Way) {
        let name = way.name
        let sources = Sources()
        weak var captured: Captured?
        weak var view: UIView?
        withWindow { window in
            do {
                let object = Captured()
                captured = object
                let built = way.make(sources, object).build()
                view = built
                window.rootViewController?.view.embed(built)
            }
            window.layoutIfNeeded()
            sources.send()
            window.layoutIfNeeded()
            sources.send()
            view?.removeFromSuperview()
        }
        #expect(view == nil, "\(name)")
        #expect(captured == nil, "\(name)")
        #expect(!sources.areFollowed, "\(name)")
        sources.send()
    }

    // MARK: Screens

    private final class Model {
        @Variable var title = "title"
        @Variable private(set) var count = 0
        let ticks = PublishSubject<Int>()

        func increment() { count += 1 }
    }

    private final class Screen: UIViewController {
        let model: Model

        init(_ model: Model) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() {
            super.loadView()
            view.embed(
                VStackView {
                    LabelView(model.$title)
                    TextField(model.$title)
                    LabelView(model.$count.asObservable().map { (count: Int) -> String in "\(count)" })
                    ButtonView("More") { [weak self] _ in self?.model.increment() }
                })
            model.ticks.subscribe(onNext: { [weak self] in self?.title = "\($0)" }).disposed(by: rxDisposeBag)
            model.$title.onChange { [weak self] in self?.title = $0 }.disposed(by: rxDisposeBag)
        }
    }

    @Test func aPoppedControllerIsReleasedWithItsModel() {
        weak var screen: Screen?
        weak var model: Model?
        let ticks: PublishSubject<Int>
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        do {
            let pushed = Screen(Model())
            screen = pushed
            model = pushed.model
            ticks = pushed.model.ticks
            navigation.pushViewController(pushed, animated: true)
            window.layoutIfNeeded()
            pushed.model.title = "other"
            ticks.onNext(1)
            #expect(pushed.title == "1")
            #expect(ticks.hasObservers)
        }
        navigation.popViewController(animated: true)
        window.layoutIfNeeded()
        #expect(screen == nil)
        #expect(model == nil)
        #expect(!ticks.hasObservers)
    }

    /// A source that counts those who follow it.
    private final class Followed {
        private(set) var count = 0
        let subject = PublishSubject<Int>()

        var observable: Observable<Int> {
            Observable.create { [self] observer in
                count += 1
                let subscription = subject.subscribe(observer)
                return Disposables.create {
                    self.count -= 1
                    subscription.dispose()
                }
            }
        }
    }

    @Test func aContainerWhoseContentChangesManyTimesKeepsTheLast() {
        let inner = Followed()
        let number = PublishSubject<Int>()
        weak var first: UIView?
        var most = 0
        withWindow { window in
            let container = DynamicContainerView(number) { value in
                LabelView("\(value)").bind(keyPath: \.tag, binding: inner.observable)
            }
            .asBaseView()
            window.rootViewController?.view.embed(container)
            for value in 0..<1000 {
                number.onNext(value)
                if value == 0 { first = container.subviews.first }
                most = max(most, inner.count)
            }
            window.layoutIfNeeded()
            #expect(container.subviews.count == 1)
            #expect(inner.count == 1)
        }
        #expect(first == nil)
        #expect(most <= 3)
        #expect(inner.count == 0)
    }

    @Test func aTableWhoseBuilderIsReplacedFollowsTheLastOne() {
        let followed = (0..<50).map { _ in Followed() }
        weak var firstBuilder: DynamicObservableViewBuilder<Int>?
        withWindow { window in
            let table = TableView(DynamicItemViewBuilder([0]) { LabelView("\($0)") }).asBaseView()
            window.rootViewController?.view.embed(table)
            for (index, source) in followed.enumerated() {
                let builder = DynamicObservableViewBuilder(source.observable) { LabelView("\($0)") }
                if index == 0 { firstBuilder = builder }
                table.set(builder)
                source.subject.onNext(index)
                window.layoutIfNeeded()
            }
            #expect(firstBuilder == nil)
            #expect(followed.map(\.count).reduce(0, +) == 1)
        }
        #expect(followed.allSatisfy { $0.count == 0 })
    }

    // MARK: Bags

    @Test func everyObjectOfUIKitReleasesItsBagAtOnce() {
        let values = PublishSubject<Int>()
        func check(_ make: () -> NSObject) {
            do {
                let object = make()
                values.subscribe(onNext: { _ in }).disposed(by: object.rxDisposeBag)
                #expect(values.hasObservers)
            }
            #expect(!values.hasObservers)
        }
        check { UIView() }
        check { UIViewController() }
        check { UITapGestureRecognizer() }
        check { UIBarButtonItem() }
    }

    @Test func bagsOfOtherObjectsAreReleasedAfterThem() {
        let values = PublishSubject<Int>()
        do {
            let object = NSObject()
            values.subscribe(onNext: { _ in }).disposed(by: object.rxDisposeBag)
        }
        let kept = NSObject()
        for _ in 0...DetachedBags.shared.count { _ = kept.rxDisposeBag }
        #expect(!values.hasObservers)
    }

    @Test func bagsOfManyShortLivedObjectsDoNotPileUp() {
        let before = DetachedBags.shared.count
        for _ in 0..<1000 { _ = NSObject().rxDisposeBag }
        #expect(DetachedBags.shared.count <= before + 3)
    }

    /// Disposing may create bags again while bags are being released.
    @Test func rxDisposeBagMayBeReadWhileAnotherBagIsReleased() {
        var released = 0
        for _ in 0..<10 {
            let object = NSObject()
            Disposables.create {
                MainActor.assumeIsolated {
                    _ = NSObject().rxDisposeBag
                    released += 1
                }
            }
            .disposed(by: object.rxDisposeBag)
        }
        let kept = NSObject()
        for _ in 0...(2 * DetachedBags.shared.count) { _ = kept.rxDisposeBag }
        #expect(released == 10)
    }
}
