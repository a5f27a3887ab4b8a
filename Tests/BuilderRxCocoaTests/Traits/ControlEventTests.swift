import BuilderRxCocoa
import BuilderRxSwift
import BuilderUIKit
import Testing

@MainActor
@Suite(.leavesNoResources) struct ControlEventTests {
    @Test func controlEventEmitsItsEventsOnly() {
        let control = UIControl()
        let log = Log(control.rx.controlEvent([.touchDown, .touchCancel]))
        for event in [UIControl.Event.touchDown, .touchUpInside, .valueChanged, .touchCancel] {
            control.sendActions(for: event)
        }
        #expect(log.count == 2)
    }

    @Test func theAppsOwnActionsStay() {
        let control = UIControl()
        var order: [String] = []
        control.addAction(UIAction { _ in order.append("first") }, for: .touchDown)
        let bag = DisposeBag()
        control.rx.controlEvent(.touchDown).subscribe(onNext: { order.append("rx") }).disposed(by: bag)
        control.addAction(UIAction { _ in order.append("last") }, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(order == ["first", "rx", "last"])
    }

    @Test func subscriptionsAreIndependent() {
        let control = UIControl()
        let event = control.rx.controlEvent(.touchDown)
        let first = Log(event)
        let second = Log(event)
        control.sendActions(for: .touchDown)
        first.dispose()
        control.sendActions(for: .touchDown)
        #expect(first.count == 1)
        #expect(second.count == 2)
    }

    @Test func itMayBeDisposedWhileItSends() {
        let control = UIControl()
        let event = control.rx.controlEvent(.touchDown)
        let serial = SerialDisposable()
        var count = 0
        serial.disposable = event.subscribe(onNext: {
            count += 1
            serial.dispose()
        })
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(count == 1)
        #expect(control.allControlEvents.isEmpty)
    }

    /// The events of an app's own source, which is generic over events.
    private func log<Source: ControlEventType>(_ source: Source) -> Log<Source.Element> { Log(source.asControlEvent()) }

    @Test func eachConversionSendsTheEvents() {
        let control = UIControl()
        let event: ControlEvent<Void> = control.rx.controlEvent(.touchDown)
        let logs: [Log<ControlEvent<Void>.Element>] = [
            log(event), Log(event.asObservable()), Log(event.asDriver()), Log(event.asSignal()),
        ]
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(logs.map(\.count) == [2, 2, 2, 2])
    }

    /// An error can't reach a control's observers.
    @Test func conversionsEndWithoutTheError() {
        let source = PublishSubject<Int>()
        let event = ControlEvent<Int>(events: source)
        let logs: [Log<Int>] = [Log(event.asDriver()), Log(event.asSignal())]
        source.onNext(1)
        source.onError(Failure())
        for log in logs { #expect(log.elements == [1] && log.isCompleted && log.error == nil) }
    }

    @Test func itCompletesWhenTheControlIsGone() {
        var control: UIControl? = UIControl()
        weak let watched = control
        let log = control.map { Log($0.rx.controlEvent(.touchDown)) }
        let late = control.map { $0.rx.controlEvent(.touchDown) }
        #expect(log?.isCompleted == false)
        control = nil
        #expect(watched == nil)
        #expect(log?.isCompleted == true)
        let lateLog = late.map { Log($0) }
        #expect(lateLog?.isCompleted == true)
    }
}
