import OpenCombine

extension ObservableType {
    /// A sequence of one element, delivered while subscribing, which then completes.
    public static func just(_ element: Element) -> Observable<Element> {
        Observable(trampolined: false) { observer in
            observer.receive(subscription: Subscriptions.empty)
            observer.onNext(element)
            observer.receive(completion: .finished)
        }
    }

    /// A sequence of one element, delivered on a scheduler, which then completes.
    ///
    /// The element and the completion are two pieces of work, one scheduled after the other.
    public static func just(
        _ element: Element, scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> {
        scheduled(element, on: scheduler)
    }

    /// A sequence of one element or, for nil, of none; delivered while subscribing.
    public static func from(optional: Element?) -> Observable<Element> { optional.map(just) ?? empty() }

    /// A sequence of one element or, for nil, of none; delivered on a scheduler.
    public static func from(
        optional: Element?, scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> {
        scheduled(optional, on: scheduler)
    }

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

    /// A sequence that completes without an element, while subscribing.
    public static func empty() -> Observable<Element> {
        Observable(trampolined: false) { observer in
            observer.receive(subscription: Subscriptions.empty)
            observer.receive(completion: .finished)
        }
    }

    /// A sequence that has no element and never ends.
    public static func never() -> Observable<Element> {
        Observable(trampolined: false) { observer in
            observer.receive(subscription: Subscriptions.empty)
        }
    }

    /// A sequence that fails without an element, while subscribing.
    public static func error(_ error: any Swift.Error) -> Observable<Element> {
        Observable(trampolined: false) { observer in
            observer.receive(subscription: Subscriptions.empty)
            observer.receive(completion: .failure(error))
        }
    }
}
