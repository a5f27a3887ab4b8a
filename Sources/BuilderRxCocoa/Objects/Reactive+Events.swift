import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: _MainActorObject {
    /// Returns a sequence of the object's events from subscription until its deallocation; then the sequence completes.
    ///
    /// - Parameter start: The closure that starts the observation, on the main thread. It receives the object and a
    ///   closure that emits an element, and returns a closure that ends the observation.
    func events<Element>(
        _ start: @escaping @MainActor (Base, @escaping (Element) -> Void) -> @MainActor () -> Void
    ) -> Observable<Element> {
        Observable.create { [weak object = base] observer in
            guard let object else {
                observer.onCompleted()
                return Disposables.create()
            }
            let observer = UncheckedSendable(value: observer)
            return assumingMainActor {
                let observer = observer.value
                let stop = start(object, observer.onNext)
                // The object's last owner may release it on any thread.
                let end = Deallocation.of(object).observe(on: ConcurrentMainScheduler.instance)
                    .subscribe(onCompleted: observer.onCompleted)
                return Disposables.create(Disposables.create { assumingMainActor(stop) }, end)
            }
        }
    }

    /// Returns the events of a kind that an object emits in addition to its delegate calls, each transformed by a
    /// closure.
    func delegateEvents<Value, Element>(
        _ event: DelegateEvent<Value>, _ transform: @escaping @MainActor (Base, Value) -> Element
    ) -> ControlEvent<Element> {
        ControlEvent(
            events: events { object, send in
                let listening = object.listen(to: event) { [weak object] value in
                    nonisolated(unsafe) let value = value
                    if let object { send(assumingMainActor { transform(object, value) }) }
                }
                return { listening.stop() }
            })
    }

    /// Returns the events of a kind that an object emits in addition to its delegate calls.
    func delegateEvents<Value>(_ event: DelegateEvent<Value>) -> ControlEvent<Value> {
        delegateEvents(event) { _, value in value }
    }

    /// Emits one element, then completes, when the object is deallocated; immediately for later subscriptions.
    ///
    /// ```swift
    /// ticks.take(until: controller.rx.deallocated)
    /// ```
    ///
    /// Views, controllers, gesture recognizers and bar items have this property. Other objects don't (in RxSwift all
    /// do): without Objective-C, no attachment can detect their deallocation.
    public var deallocated: Observable<Void> {
        Observable.create { [weak object = base] observer in
            guard let object else {
                observer.onNext(())
                observer.onCompleted()
                return Disposables.create()
            }
            return assumingMainActor { Deallocation.of(object) }.subscribe(observer)
        }
        .subscribe(on: ConcurrentMainScheduler.instance)
    }
}

/// An attachment of an object that emits an event when it is released with the object.
final class Deallocation {
    private let ended = ReplaySubject<Void>.create(bufferSize: 1)

    deinit {
        ended.onNext(())
        ended.onCompleted()
    }

    /// Returns the sequence that emits an event when an object is deallocated.
    @MainActor
    static func of(_ object: _MainActorObject) -> Observable<Void> {
        let key = ObjectIdentifier(Deallocation.self)
        if let known = object.attachments[key] as? Deallocation { return known.ended }
        let new = Deallocation()
        object.attachments[key] = new
        return new.ended
    }
}
