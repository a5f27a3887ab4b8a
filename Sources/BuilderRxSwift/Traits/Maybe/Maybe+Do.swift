extension PrimitiveSequenceType where Trait == MaybeTrait {
    /// The maybe, with closures called on the way.
    ///
    /// What a throwing closure throws is the error in place of the event.
    ///
    /// - Parameters:
    ///   - onNext: called with the element before it is passed on.
    ///   - afterNext: called with the element after it was passed on.
    ///   - onError: called with the error before it is passed on.
    ///   - afterError: called with the error after it was passed on.
    ///   - onCompleted: called before completion is passed on, also after an element.
    ///   - afterCompleted: called after completion was passed on.
    ///   - onSubscribe: called before the subscription to the source.
    ///   - onSubscribed: called after the subscription to the source.
    ///   - onDispose: called after the end or when the subscription is disposed.
    public func `do`(
        onNext: ((Element) throws -> Void)? = nil,
        afterNext: ((Element) throws -> Void)? = nil,
        onError: ((any Swift.Error) throws -> Void)? = nil,
        afterError: ((any Swift.Error) throws -> Void)? = nil,
        onCompleted: (() throws -> Void)? = nil,
        afterCompleted: (() throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Maybe<Element> {
        PrimitiveSequence(
            raw: source.do(
                onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError,
                onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe,
                onSubscribed: onSubscribed, onDispose: onDispose))
    }
}
