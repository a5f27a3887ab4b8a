import OpenCombine

extension ObservableType {
    /// A sequence that completes without an element, while subscribing.
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

    /// A sequence that fails without an element, while subscribing.
    public static func error(_ error: any Swift.Error) -> Observable<Element> {
        Observable(trampolined: false) { receiver in
            receiver.receive(subscription: Subscriptions.empty)
            receiver.receive(completion: .failure(error))
        }
    }
}
