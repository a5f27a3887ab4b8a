extension ObservableType {
    /// Subscribes again each time the sequence fails, without limit.
    ///
    /// A source that fails at once, always, keeps the thread busy until the subscription is disposed; see
    /// `retry(when:)` for pauses.
    public func retry() -> Observable<Element> {
        let source = asObservable()
        return Observable { receiver in
            AttemptSuccession("retry", AnyIterator { source }, downstream: receiver).start()
        }
    }

    /// Subscribes again when the sequence fails, up to a number of attempts.
    ///
    /// ```swift
    /// request.retry(3)   // tried three times at most
    /// ```
    ///
    /// The error of the last attempt is passed on.
    ///
    /// - Parameter maxAttemptCount: how often the sequence is subscribed to, the first time included. With zero the
    ///   result completes at once; so it does with less, where RxSwift ends the program.
    public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
        let source = asObservable()
        return Observable { receiver in
            let attempts = Swift.repeatElement(source, count: max(0, maxAttemptCount)).makeIterator()
            AttemptSuccession("retry", attempts, downstream: receiver).start()
        }
    }
}
