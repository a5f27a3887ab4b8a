import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: _MainActorObject {
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
            return onMain { Deallocation.of(object) }.subscribe(observer)
        }
        .subscribe(on: ConcurrentMainScheduler.instance)
    }
}

/// Lies in an object and tells when the object is gone, because it goes with it.
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
        if let known = object._attachments[key] as? Deallocation { return known.told }
        let new = Deallocation()
        object._attachments[key] = new
        return new.told
    }
}
