extension InfallibleType {
    /// A sequence of one element, delivered while subscribing, which then completes.
    public static func just(_ element: Element) -> Infallible<Element> {
        Infallible(.just(element))
    }

    /// A sequence of one element, delivered on a scheduler.
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element> {
        Infallible(.just(element, scheduler: scheduler))
    }

    /// A sequence that completes without an element.
    public static func empty() -> Infallible<Element> {
        Infallible(.empty())
    }

    /// A sequence that has no element and never ends.
    public static func never() -> Infallible<Element> {
        Infallible(.never())
    }

    /// The sequence that a closure makes, anew for each subscription.
    public static func deferred(_ observableFactory: @escaping () -> Infallible<Element>) -> Infallible<Element> {
        Infallible(.deferred { observableFactory().asObservable() })
    }

    /// A sequence of the given elements, which then completes.
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(.from(elements, scheduler: scheduler))
    }

    /// A sequence of an array's elements, which then completes.
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> {
        Infallible(.from(array, scheduler: scheduler))
    }

    /// A sequence of another sequence's elements, which then completes.
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Infallible<Element> where Sequence.Element == Element {
        Infallible(.from(sequence, scheduler: scheduler))
    }
}
