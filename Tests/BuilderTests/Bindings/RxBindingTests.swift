import Builder
import BuilderRxCocoa
import Testing

private protocol Titled: AnyObject {
    var title: String { get }
    var titles: Variable<String> { get }
}

private final class PageModel: Titled {
    @Variable private(set) var title = "first"
    @Variable var note: String? = nil
    var titles: Variable<String> { $title }

    func rename(_ title: String) { self.title = title }
}

private struct Settings {
    @Variable var isOn = false
}

@MainActor
@Suite("Bindings") struct RxBindingTests {
    @Test("Every type with asObservable() can be bound: variables, relays, subjects, observables, custom types")
    func kinds() {
        struct Own: RxBinding {
            let text: String
            func asObservable() -> Observable<String> { .just(text) }
        }
        let subject = PublishSubject<String>()
        let relay = PublishRelay<String>()
        let subjects = LabelView(subject).asBaseView()
        let relays = LabelView(relay).asBaseView()
        subject.onNext("subject")
        relay.accept("publish")
        #expect(subjects.text == "subject")
        #expect(relays.text == "publish")
        #expect(LabelView(BehaviorRelay(value: "behavior")).asBaseView().text == "behavior")
        #expect(LabelView(BehaviorSubject<String?>(value: "optional")).asBaseView().text == "optional")
        #expect(LabelView(Observable.of("a", "b").map { $0 + "!" }).asBaseView().text == "b!")
        #expect(LabelView(Own(text: "own")).asBaseView().text == "own")
        #expect(LabelView(PageModel().titles).asBaseView().text == "first")
    }

    @Test("Drivers, signals, traits and control properties are bindings too")
    func traits() {
        let source = BehaviorRelay(value: "a")
        let field = UITextField()
        field.text = "typed"
        #expect(LabelView(source.asDriver()).asBaseView().text == "a")
        #expect(LabelView(Single.just("single")).asBaseView().text == "single")
        #expect(LabelView(Infallible.just("infallible")).asBaseView().text == "infallible")
        #expect(LabelView(field.rx.text).asBaseView().text == "typed")
        let replayed = ReplayRelay<String>.create(bufferSize: 1)
        replayed.accept("replayed")
        #expect(LabelView(replayed).asBaseView().text == "replayed")
        let signalled = PublishRelay<String>()
        let label = LabelView(signalled.asSignal()).asBaseView()
        signalled.accept("signal")
        #expect(label.text == "signal")
    }

    @Test("A variable's view follows it, also through a protocol, a struct and optional values")
    func variables() {
        let model = PageModel()
        let titled: any Titled = model
        let label = LabelView(titled.titles).asBaseView()
        let note = LabelView(model.$note).asBaseView()
        model.rename("second")
        model.note = "note"
        #expect(label.text == titled.title)
        #expect(label.text == "second")
        #expect(note.text == "note")
        model.note = nil
        #expect(note.text == nil)
        let settings = Settings()
        let view = SwitchView(settings.$isOn).asBaseView()
        settings.isOn = true
        #expect(view.isOn)
    }

    @Test("Every bind: modifier sets the current value at once, and later ones")
    func modifiers() {
        let flag = Variable(wrappedValue: true)
        let color = Variable<UIColor?>(wrappedValue: .red)
        let texts = Variable<String?>(wrappedValue: "a")
        let label = LabelView("x").hidden(bind: flag).userInteractionEnabled(bind: flag).color(bind: color)
            .text(bind: texts).bind(keyPath: \.numberOfLines, binding: flag.asObservable().map { $0 ? 1 : 2 })
            .asBaseView()
        #expect(label.isHidden && label.isUserInteractionEnabled)
        #expect(label.textColor == .red)
        #expect(label.text == "a")
        #expect(label.numberOfLines == 1)
        flag.wrappedValue = false
        color.wrappedValue = nil
        texts.wrappedValue = nil
        #expect(!label.isHidden && !label.isUserInteractionEnabled)
        #expect(label.textColor == .label)
        #expect(label.text == nil)
        #expect(label.numberOfLines == 2)
        #expect(LabelView("x").color(bind: Observable.just(UIColor.blue)).asBaseView().textColor == .blue)
        #expect(LabelView("x").text(bind: Observable.just("y")).asBaseView().text == "y")
    }

    private final class CountingView: UIView {
        var assignments = 0
        var number = 0 { didSet { assignments += 1 } }
        var closure: (() -> Int)? { didSet { assignments += 1 } }
    }

    @Test("A property that can be compared is assigned only a changed value, any other each value")
    func keyPaths() {
        let numbers = PublishSubject<Int>()
        let view = With(CountingView()).bind(keyPath: \.number, binding: numbers).asBaseView()
        for number in [0, 1, 1, 2, 2, 1] { numbers.onNext(number) }
        #expect(view.assignments == 3)
        let closures = PublishSubject<(() -> Int)?>()
        let other = With(CountingView()).bind(keyPath: \.closure, binding: closures).asBaseView()
        for _ in 0..<3 { closures.onNext { 7 } }
        #expect(other.assignments == 3)
        #expect(other.closure?() == 7)
    }

    @Test("onReceive passes the view and the value, and returns the view as other modifiers do")
    func receiving() {
        let numbers = Variable(wrappedValue: 1)
        let label = LabelView("a").onReceive(numbers) { $0.view.text = "\($0.value)" }.font(.title1).asBaseView()
        #expect(label.text == "1")
        numbers.wrappedValue = 2
        #expect(label.text == "2")
    }

    @Test("A view's bag is released with the view, and disposes of its bindings")
    func bags() {
        let values = PublishSubject<Int>()
        weak var bag: DisposeBag?
        weak var view: UIView?
        do {
            let label = LabelView("a").onReceive(values) { $0.view.tag = $0.value }.asBaseView()
            bag = label.rxDisposeBag
            view = label
            values.onNext(3)
            #expect(label.tag == 3)
        }
        #expect(view == nil)
        #expect(bag == nil)
        #expect(!values.hasObservers)
        values.onNext(4)
    }

    @Test("A variable replays its value to each new subscriber; onChange skips it, and repeats")
    func replays() {
        let model = PageModel()
        model.rename("a")
        var seen: [String] = []
        let first = model.$title.asObservable().subscribe(onNext: { seen.append($0) })
        #expect(seen == ["a"])
        first.dispose()
        var changes: [String] = []
        let second = model.$title.onChange { changes.append($0) }
        for title in ["a", "b", "b", "c"] { model.rename(title) }
        #expect(changes == ["b", "c"])
        second.dispose()
    }

    @Test("A variable may follow an observable, and share another's relay")
    func following() {
        let model = PageModel()
        let source = PublishSubject<String?>()
        let bound = model.$note.bind(source)
        source.onNext("x")
        #expect(model.note == "x")
        bound.dispose()
        source.onNext("y")
        #expect(model.note == "x")
        let copy = Variable(model.$note.asRelay())
        copy.wrappedValue = "z"
        #expect(model.note == "z")
    }

    @Test("Values from another thread arrive on the main thread")
    func threads() async {
        let values = PublishSubject<String>()
        let label = LabelView(values).asBaseView()
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            label.onReceive(values) { context in
                MainActor.assertIsolated()
                #expect(context.value == "there")
                done.resume()
            }
            Thread.detachNewThread { values.onNext("there") }
        }
        #expect(label.text == "there")
    }
}
