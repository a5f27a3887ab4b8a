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

    /// A sequence that completes without an element.
    public static func empty() -> Observable<Element> {
        Observable(trampolined: false) { receiver in
            receiver.receive(subscription: Subscriptions.empty)
            receiver.receive(completion: .finished)
        }
    }

    /// A sequence that has no element and never ends.
    public static func never() -> Observable<Element> {
        Observable(trampolined: false) { receiver in
            receiver.receive(subscription: Subscriptions.empty)
        }
    }

    /// A sequence that fails at once.
    public static func error(_ error: any Swift.Error) -> Observable<Element> {
        Observable(trampolined: false) { receiver in
            receiver.receive(subscription: Subscriptions.empty)
            receiver.receive(completion: .failure(error))
        }
    }
}
