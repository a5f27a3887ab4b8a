import Builder
import Testing

@MainActor
@Suite struct ModifiableViewBindingsTests {
    private final class Model {
        @Variable var title = "first"
        @Variable private(set) var count = 0
        @Variable var note: String? = nil

        func increment() { count += 1 }
    }

    @Test func labelsFollowVariables() {
        let model = Model()
        let label = LabelView(model.$title).asBaseView()
        #expect(label.text == "first")
        model.title = "second"
        #expect(label.text == "second")
        let note = LabelView(model.$note).asBaseView()
        #expect(note.text == nil)
        model.note = "n"
        #expect(note.text == "n")
    }

    @Test func whatIsThereIsDeliveredAtOnce() {
        #expect(LabelView(Observable.just("now")).asBaseView().text == "now")
        #expect(LabelView("a").hidden(bind: Observable.just(true))().isHidden)
        #expect(!LabelView("a").userInteractionEnabled(bind: Observable.just(false))().isUserInteractionEnabled)
        #expect(LabelView("a").color(bind: Observable.just(UIColor.red)).asBaseView().textColor == .red)
        #expect(LabelView("a").text(bind: BehaviorRelay(value: "relay")).asBaseView().text == "relay")
        #expect(!ButtonView("a").enabled(bind: Observable.just(false)).asBaseView().isEnabled)
    }

    @Test func keyPathsAreBoundAndEqualValuesAreNotAssignedAgain() {
        final class Counting: UIView {
            var assigned = 0
            override var tag: Int { didSet { assigned += 1 } }
        }
        let tags = PublishSubject<Int>()
        let view = With(Counting()).bind(keyPath: \.tag, binding: tags).asBaseView()
        for tag in [1, 1, 2, 2, 2] { tags.onNext(tag) }
        #expect(view.tag == 2)
        #expect(view.assigned == 2)
    }

    @Test func receiversGetTheViewAndTheValue() {
        let values = PublishSubject<Int>()
        var received: [Int] = []
        let label = LabelView("a").onReceive(values) { context in
            received.append(context.value)
            context.view.text = "\(context.value)"
        }
        values.onNext(4)
        #expect(received == [4])
        #expect((label() as? UILabel)?.text == "4")
    }

    @Test func valuesFromOtherThreadsArriveOnTheMainThread() async {
        let values = PublishSubject<Int>()
        let label = LabelView("a").asBaseView()
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            label.onReceive(values) { context in
                MainActor.assertIsolated()
                context.view.tag = context.value
                done.resume()
            }
            DispatchQueue.global().async { values.onNext(9) }
        }
        #expect(label.tag == 9)
    }

    @Test func bindingsEndWithTheirView() {
        let values = PublishSubject<String>()
        weak var weakLabel: UILabel?
        do {
            let label = LabelView(values).asBaseView()
            weakLabel = label
            #expect(values.hasObservers)
        }
        #expect(weakLabel == nil)
        #expect(!values.hasObservers)
    }

    @Test func aFailureEndsOnlyItsOwnBinding() {
        struct Failure: Error {}
        let failing = PublishSubject<String>()
        let model = Model()
        let label = LabelView(failing).bind(keyPath: \.tag, binding: model.$count).asBaseView()
        failing.onError(Failure())
        model.increment()
        #expect(label.tag == 1)
    }

    @Test func changesSkipTheCurrentValueAndRepeats() {
        let model = Model()
        var seen: [String] = []
        let subscription = model.$title.onChange { seen.append($0) }
        for title in ["first", "a", "a", "b"] { model.title = title }
        #expect(seen == ["a", "b"])
        subscription.dispose()
        model.title = "c"
        #expect(seen == ["a", "b"])
        let other = PublishSubject<String>()
        let bound = model.$title.bind(other)
        other.onNext("from elsewhere")
        #expect(model.title == "from elsewhere")
        bound.dispose()
    }

    @Test func objectsHaveOneBagEach() {
        let view = UIView()
        #expect(view.rxDisposeBag === view.rxDisposeBag)
        #expect(view.context.disposeBag === view.rxDisposeBag)
        #expect(view.rxDisposeBag !== UIView().rxDisposeBag)
        let objects = (0..<100).map { _ in NSObject() }
        let bags = objects.map(\.rxDisposeBag)
        for (object, bag) in zip(objects, bags) { #expect(object.rxDisposeBag === bag) }
    }
}
