import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: _MainActorObject {
    /// Returns a sequence of the object's events from subscription until its end; then the sequence completes.
    ///
    /// - Parameter start: begins to listen, on the main thread. It gets the object and what to send with, and returns
    ///   what ends the listening.
    func events<Element>(
        _ start: @escaping @MainActor (Base, @escaping (Element) -> Void) -> @MainActor () -> Void
    ) -> Observable<Element> {
        Observable.create { [weak object = base] observer in
            guard let object else {
                observer.onCompleted()
                return Disposables.create()
            }
            return onMain {
                let stop = start(object, observer.onNext)
                // The last one to hold the object may be on any thread.
                let end = Deallocation.of(object).observe(on: ConcurrentMainScheduler.instance)
                    .subscribe(onCompleted: observer.onCompleted)
                return Disposables.create(Disposables.create { onMain(stop) }, end)
            }
        }
    }

    /// The events of a kind that an object tells beside its delegate, as the elements that a closure makes of them.
    func delegateEvents<Value, Element>(
        _ event: _DelegateEvent<Value>, _ transform: @escaping @MainActor (Base, Value) -> Element
    ) -> ControlEvent<Element> {
        ControlEvent(
            events: events { object, send in
                let listening = object._listen(to: event) { [weak object] value in
                    nonisolated(unsafe) let value = value
                    if let object { send(onMain { transform(object, value) }) }
                }
                return { listening.stop() }
            })
    }

    /// The events of a kind that never happen here: the sequence completes when the object is gone.
    func silence<Element>() -> ControlEvent<Element> {
        ControlEvent(events: events { _, _ in {} })
    }

    /// The events of a kind that an object tells beside its delegate.
    func delegateEvents<Value>(_ event: _DelegateEvent<Value>) -> ControlEvent<Value> {
        delegateEvents(event) { _, value in value }
    }
}
