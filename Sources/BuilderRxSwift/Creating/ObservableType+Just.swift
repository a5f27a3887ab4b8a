import OpenCombine

extension ObservableType {
    /// A sequence of one element, delivered while subscribing, which then completes.
    public static func just(_ element: Element) -> Observable<Element> {
        Observable(trampolined: false) { receiver in
            receiver.receive(subscription: Subscriptions.empty)
            _ = receiver.receive(element)
            receiver.receive(completion: .finished)
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
    public static func from(optional: Element?) -> Observable<Element> {
        optional.map(just) ?? empty()
    }

    /// A sequence of one element or, for nil, of none; delivered on a scheduler.
    public static func from(
        optional: Element?, scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> {
        scheduled(optional, on: scheduler)
    }

    private static func scheduled(
        _ element: Element?, on scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> {
        Observable { receiver in
            let subscription = DisposableSubscription()
            receiver.receive(subscription: subscription)
            subscription.hold(
                scheduler.schedule(element) { element in
                    if let element {
                        _ = receiver.receive(element)
                        return scheduler.schedule(()) { _ in complete(receiver) }
                    }
                    return complete(receiver)
                })
        }
    }

    private static func complete(_ receiver: Receiver<Element>) -> any Disposable {
        receiver.receive(completion: .finished)
        return Disposables.create()
    }
}
