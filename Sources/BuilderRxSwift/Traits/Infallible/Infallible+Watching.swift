extension InfallibleType {
    /// The sequence, with closures called on the way.
    ///
    /// - Parameters:
    ///   - onNext: called with each element before it is passed on.
    ///   - afterNext: called with each element after it was passed on.
    ///   - onCompleted: called before completion is passed on.
    ///   - afterCompleted: called after completion was passed on.
    ///   - onSubscribe: called before the subscription to the source.
    ///   - onSubscribed: called after the subscription to the source.
    ///   - onDispose: called after the end or when the subscription is disposed.
    public func `do`(
        onNext: ((Element) -> Void)? = nil,
        afterNext: ((Element) -> Void)? = nil,
        onCompleted: (() -> Void)? = nil,
        afterCompleted: (() -> Void)? = nil,
        onSubscribe: (() -> Void)? = nil,
        onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> Infallible<Element> {
        Infallible(
            asObservable().do(
                onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }

    /// Prints what happens: the subscription, every event and the disposal.
    ///
    /// - Parameters:
    ///   - identifier: what each line is marked with; without it, where the call stands.
    ///   - trimOutput: whether long events are shortened.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> Infallible<Element> {
        Infallible(
            asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }
}
