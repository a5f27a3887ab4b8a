import OpenCombine

extension ObservableType {
    /// Creates a sequence that emits one element during subscription, then completes.
    public static func just(_ element: Element) -> Observable<Element> {
        Observable(trampolined: false) { observer in
            observer.receive(subscription: Subscriptions.empty)
            observer.onNext(element)
            observer.receive(completion: .finished)
        }
    }

    /// Creates a sequence that emits one element on a scheduler, then completes.
    ///
    /// The element and the completion are two actions, scheduled one after the other.
    public static func just(
        _ element: Element, scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> { scheduled(element, on: scheduler) }

    /// Creates a sequence of one element, or of none for `nil`, emitted during subscription.
    public static func from(optional: Element?) -> Observable<Element> { optional.map(just) ?? empty() }

    /// Creates a sequence of one element, or of none for `nil`, emitted on a scheduler.
    public static func from(
        optional: Element?, scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> { scheduled(optional, on: scheduler) }

    private static func scheduled(
        _ element: Element?, on scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> {
        Observable { observer in
            let subscription = DisposableSubscription()
            observer.receive(subscription: subscription)
            subscription.hold(
                scheduler.schedule(element) { element in
                    if let element {
                        observer.onNext(element)
                        return scheduler.schedule(()) { _ in complete(observer) }
                    }
                    return complete(observer)
                })
        }
    }

    private static func complete(_ observer: ObserverBase<Element>) -> any Disposable {
        observer.receive(completion: .finished)
        return Disposables.create()
    }

    /// Creates a sequence that completes during subscription, without an element.
    public static func empty() -> Observable<Element> {
        Observable(trampolined: false) { observer in
            observer.receive(subscription: Subscriptions.empty)
            observer.receive(completion: .finished)
        }
    }

    /// Creates a sequence that emits no element and never ends.
    public static func never() -> Observable<Element> {
        Observable(trampolined: false) { observer in
            observer.receive(subscription: Subscriptions.empty)
        }
    }

    /// Creates a sequence that fails during subscription, without an element.
    public static func error(_ error: any Swift.Error) -> Observable<Element> {
        Observable(trampolined: false) { observer in
            observer.receive(subscription: Subscriptions.empty)
            observer.receive(completion: .failure(error))
        }
    }
}
