extension PrimitiveSequenceType where Trait == SingleTrait {
    /// A single of one element, delivered while subscribing.
    public static func just(_ element: Element) -> Single<Element> {
        PrimitiveSequence(raw: .just(element))
    }

    /// A single that fails at once.
    public static func error(_ error: any Swift.Error) -> Single<Element> {
        PrimitiveSequence(raw: .error(error))
    }

    /// A single that never tells anything.
    public static func never() -> Single<Element> {
        PrimitiveSequence(raw: .never())
    }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    /// A single of one element, delivered on a scheduler.
    public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element> {
        PrimitiveSequence(raw: .just(element, scheduler: scheduler))
    }
}
