import BuilderRxSwift
import Testing

/// Observers of an app's own, and functions that are generic over them.
@Suite(.leavesNoResources) struct ObserverTypeTests {
    private final class Sum: ObserverType {
        typealias Element = Int

        private(set) var total = 0
        private(set) var ends: [String] = []

        func on(_ event: Event<Element>) {
            if let element = event.element { total += element } else { ends.append("\(event)") }
        }
    }

    /// Sends the elements of a sequence.
    private func send<Source: ObservableConvertibleType, Observer: ObserverType>(
        _ source: Source, to observer: Observer
    ) where Source.Element == Observer.Element { _ = source.asObservable().subscribe(observer) }

    @Test func anObserverReceivesEveryEvent() {
        let sum = Sum()
        send(Observable.of(1, 2), to: sum)
        send(Single.just(3), to: sum)
        let handler: AnyObserver<Int>.EventHandler = sum.on
        send(Infallible.just(4), to: AnyObserver<Int>(eventHandler: handler))
        send(Observable.just(5), to: AnyObserver<Int>(sum))
        #expect(sum.total == 15)
        #expect(sum.ends == ["completed", "completed", "completed", "completed"])
    }

    @Test func anObserverIsMapped() {
        let sum = Sum()
        let texts: AnyObserver<String> = sum.mapObserver { (text: String) throws -> Int in
            guard let number = Int(text) else { throw RxError.argumentOutOfRange }
            return number
        }
        send(Observable.of("20", "22"), to: texts)
        texts.onNext("none")
        texts.onCompleted()
        #expect(sum.total == 42)
        #expect(sum.ends == ["completed", "error(Argument out of range.)", "completed"])
    }
}
