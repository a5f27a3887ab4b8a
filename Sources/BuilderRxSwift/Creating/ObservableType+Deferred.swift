extension ObservableType {
    /// A sequence that is made anew for each subscription.
    ///
    /// ```swift
    /// let now = Observable.deferred { .just(Date()) }   // the time of the subscription
    /// ```
    ///
    /// - Parameter observableFactory: makes the observable to subscribe to. What it throws is the sequence's error.
    public static func deferred(
        _ observableFactory: @escaping () throws -> Observable<Element>
    ) -> Observable<Element> {
        DeferredSource(observableFactory)
    }
}
