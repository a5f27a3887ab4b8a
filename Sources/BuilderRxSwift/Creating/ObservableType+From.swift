extension ObservableType {
    /// A sequence of the given elements, which then completes.
    ///
    /// ```swift
    /// let sizes = Observable.of("small", "medium", "large")
    /// ```
    ///
    /// - Parameters:
    ///   - elements: what is sent, in order.
    ///   - scheduler: where each element is sent, one piece of work for each. On the current thread, which is the
    ///     default,
    ///     all are there when `subscribe` returns, and several such sequences take turns.
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        from(elements, scheduler: scheduler)
    }

    /// A sequence of an array's elements, which then completes.
    ///
    /// - Parameters:
    ///   - array: what is sent, in order.
    ///   - scheduler: where each element is sent, one piece of work for each. On the current thread, which is the
    ///     default,
    ///     all are there when `subscribe` returns, and several such sequences take turns.
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        Observable.stepping(on: scheduler) {
            var rest = array.makeIterator()
            return { rest.next() }
        }
    }

    /// A sequence of the elements of a Swift sequence, which is gone through anew for each subscription.
    ///
    /// - Parameters:
    ///   - sequence: what is sent, in order. It may be endless, as long as somebody disposes the subscription.
    ///   - scheduler: where each element is sent, one piece of work for each. On the current thread, which is the
    ///     default,
    ///     all are there when `subscribe` returns, and several such sequences take turns.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element {
        Observable.stepping(on: scheduler) {
            var rest = sequence.makeIterator()
            return { rest.next() }
        }
    }
}
