extension ObservableType {
    /// A sequence that sends one element again and again and never ends.
    ///
    /// On the current thread, which is the default, `subscribe` returns when something below has had enough, for
    /// example ``take(_:)``.
    ///
    /// - Parameters:
    ///   - element: what is sent.
    ///   - scheduler: where it is sent, one piece of work for each time.
    public static func repeatElement(
        _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        Observable.stepping(on: scheduler) { { element } }
    }
}
