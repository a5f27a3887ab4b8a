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
            return assumingMainActor {
                let stop = start(object, observer.onNext)
                // The last one to hold the object may be on any thread.
                let end = Deallocation.of(object).observe(on: ConcurrentMainScheduler.instance)
                    .subscribe(onCompleted: observer.onCompleted)
                return Disposables.create(Disposables.create { assumingMainActor(stop) }, end)
            }
        }
    }

    /// The events of a kind that an object sends beside its delegate, as the elements that a closure makes of them.
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

    /// The events of a kind that never happen here: the sequence completes when the object is gone.
    func silence<Element>() -> ControlEvent<Element> { ControlEvent(events: events { _, _ in {} }) }

    /// The events of a kind that an object sends beside its delegate.
    func delegateEvents<Value>(_ event: DelegateEvent<Value>) -> ControlEvent<Value> {
        delegateEvents(event) { _, value in value }
    }

    /// One element, then completion, when the object is gone. Who subscribes later gets them at once.
    ///
    /// ```swift
    /// ticks.take(until: controller.rx.deallocated)
    /// ```
    ///
    /// Views, controllers, gestures and bar items have it. Other objects don't (in RxSwift all have): without
    /// Objective-C nothing can be attached to them that would see their end. For the same reason there are no
    /// `deallocating`, `sentMessage` and `methodInvoked`.
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

/// An attachment of an object that sends an event when it is released with the object.
final class Deallocation {
    private let told = ReplaySubject<Void>.create(bufferSize: 1)

    deinit {
        told.onNext(())
        told.onCompleted()
    }

    /// Returns the sequence that notifies of an object's end.
    @MainActor
    static func of(_ object: _MainActorObject) -> Observable<Void> {
        let key = ObjectIdentifier(Deallocation.self)
        if let known = object.attachments[key] as? Deallocation { return known.told }
        let new = Deallocation()
        object.attachments[key] = new
        return new.told
    }
}
