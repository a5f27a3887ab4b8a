extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// A maybe of one element, delivered while subscribing.
    public static func just(_ element: Element) -> Maybe<Element> {
        PrimitiveSequence(raw: .just(element))
    }

    /// A maybe without an element, which completes at once.
    public static func empty() -> Maybe<Element> {
        PrimitiveSequence(raw: .empty())
    }

    /// A maybe that fails at once.
    public static func error(_ error: any Swift.Error) -> Maybe<Element> {
        PrimitiveSequence(raw: .error(error))
    }

    /// A maybe that never tells anything.
    public static func never() -> Maybe<Element> {
        PrimitiveSequence(raw: .never())
    }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// A maybe of one element, delivered on a scheduler.
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element> {
        PrimitiveSequence(raw: .just(element, scheduler: scheduler))
    }
}
