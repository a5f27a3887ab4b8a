import BuilderRxCocoa
import BuilderRxRelay
import BuilderRxSwift
import BuilderUIKit
import Testing

@MainActor
@Suite(.leavesNoResources) struct ControlPropertyTests {
    @Test func thePresentValueComesFirstThenWhatPeopleChange() {
        let field = UITextField()
        field.text = "a"
        let log = Log(field.rx.text)
        #expect(log.elements == ["a"])
        field.text = "b"
        #expect(log.elements == ["a"])
        field.sendActions(for: .editingChanged)
        #expect(log.elements == ["a", "b"])
        log.dispose()
        field.sendActions(for: .editingChanged)
        #expect(log.count == 2)
        #expect(field.allControlEvents.isEmpty)
    }

    @Test func changedLeavesThePresentValueOut() {
        let field = UITextField()
        field.text = "a"
        let log = Log(field.rx.text.changed)
        #expect(log.elements.isEmpty)
        field.text = "b"
        field.sendActions(for: .editingChanged)
        #expect(log.elements == ["b"])
    }

    @Test func aBoundValueIsSetAndNotEmitted() {
        let field = UITextField()
        let model = BehaviorRelay<String?>(value: "model")
        let log = Log(field.rx.text)
        let bag = DisposeBag()
        model.bind(to: field.rx.text).disposed(by: bag)
        #expect(field.text == "model")
        #expect(log.elements == [""])
    }

    @Test func bothWaysComeToRest() {
        let field = UITextField()
        let model = BehaviorRelay(value: "one")
        let received = Log(model)
        let bag = DisposeBag()
        model.bind(to: field.rx.text).disposed(by: bag)
        field.rx.text.orEmpty.bind(to: model).disposed(by: bag)
        field.text = "two"
        field.sendActions(for: .editingChanged)
        #expect(model.value == "two")
        model.accept("three")
        #expect(field.text == "three")
        #expect(received.elements == ["one", "one", "two", "three"])
    }

    @Test func noTextIsAnEmptyOne() {
        let label = UILabel()
        let source = PublishSubject<String?>()
        let property = ControlProperty<String?>(values: source, valueSink: label.rx.text)
        let log = Log(property.orEmpty)
        source.onNext(nil)
        source.onNext("a")
        #expect(log.elements == ["", "a"])
        property.orEmpty.onNext("set")
        #expect(label.text == "set")
    }

    @Test func controlPropertyEmitsForEachEditingEvent() {
        let control = UIControl()
        let property = control.rx.controlProperty(
            editingEvents: [.valueChanged, .touchDown], getter: { $0.tag }, setter: { $0.tag = $1 })
        let log = Log(property)
        control.tag = 1
        control.sendActions(for: .valueChanged)
        control.tag = 2
        control.sendActions(for: .touchDown)
        control.tag = 3
        control.sendActions(for: .touchUpInside)
        // Both kinds at once are one event.
        control.sendActions(for: [.valueChanged, .touchDown])
        #expect(log.elements == [0, 1, 2, 3])
        property.onNext(9)
        #expect(control.tag == 9)
    }

    /// A property of any kind.
    private func property<Source: ControlPropertyType>(_ source: Source) -> ControlProperty<Source.Element> {
        source.asControlProperty()
    }

    /// The texts of a property of any kind.
    private func texts<Source: ControlPropertyType>(_ source: Source) -> ControlProperty<String>
    where Source.Element == String? { source.orEmpty }

    @Test func eachConversionSendsTheValues() {
        let control = UISwitch()
        let isOn: ControlProperty<Bool> = property(control.rx.isOn)
        let on: ControlProperty<Bool>.Element = true
        let logs: [Log<Bool>] = [Log(isOn), Log(isOn.asObservable()), Log(isOn.asDriver())]
        isOn.on(.next(on))
        #expect(control.isOn)
        control.sendActions(for: .valueChanged)
        #expect(logs.map(\.elements) == [[false, true], [false, true], [false, true]])
        let field = UITextField()
        texts(field.rx.text).on(.next("a"))
        #expect(field.text == "a")
    }

    @Test func aControlMayGoDuringItsOwnEvent() {
        var control: UISwitch? = UISwitch()
        weak let watched = control
        let bag = DisposeBag()
        control?.rx.isOn.changed.subscribe(onNext: { _ in control = nil }).disposed(by: bag)
        control?.sendActions(for: .valueChanged)
        #expect(watched == nil)
    }

    @Test func itIsSubscribedToOnTheMainThread() async {
        let field = UITextField()
        field.text = "a"
        nonisolated(unsafe) let text = field.rx.text
        let received = await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                _ = text.subscribe(onNext: { text in
                    let isMain = MainActor.assumeIsolated { text == "a" }
                    continuation.resume(returning: isMain)
                })
            }
        }
        #expect(received)
    }
}

extension ProcessWide {
    @MainActor
    @Suite(.leavesNoResources) struct ControlPropertyErrorTests {
        @Test func anErrorIsReportedAndCompletionChangesNothing() {
            let control = UISwitch()
            let errors = ProcessWide.unhandledErrors {
                control.rx.isOn.onError(Failure())
                control.rx.isOn.onCompleted()
            }
            #expect(errors == ["ControlProperty<Bool>: Failure()"])
            control.rx.isOn.onNext(true)
            #expect(control.isOn)
        }
    }
}
