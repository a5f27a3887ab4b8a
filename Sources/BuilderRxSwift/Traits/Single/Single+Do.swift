extension PrimitiveSequenceType where Trait == SingleTrait {
    /// The single, with closures called on the way.
    ///
    /// What a throwing closure throws is the error in place of the event.
    ///
    /// - Parameters:
    ///   - onSuccess: called with the element before it is passed on.
    ///   - afterSuccess: called with the element after it was passed on.
    ///   - onError: called with the error before it is passed on.
    ///   - afterError: called with the error after it was passed on.
    ///   - onSubscribe: called before the subscription to the source.
    ///   - onSubscribed: called after the subscription to the source.
    ///   - onDispose: called after the end or when the subscription is disposed.
    public func `do`(
        onSuccess: ((Element) throws -> Void)? = nil,
        afterSuccess: ((Element) throws -> Void)? = nil,
        onError: ((any Swift.Error) throws -> Void)? = nil,
        afterError: ((any Swift.Error) throws -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Single<Element> {
        PrimitiveSequence(
            raw: source.do(
                onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }
}
