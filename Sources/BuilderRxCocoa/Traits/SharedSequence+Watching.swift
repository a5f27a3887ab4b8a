import BuilderRxSwift

extension SharedSequenceConvertibleType {
    /// Calls closures on the way of the events, once for each event however many are subscribed.
    ///
    /// - Parameters:
    ///   - onNext: called with each element before it is passed on.
    ///   - afterNext: called with each element after it was passed on.
    ///   - onCompleted: called before completion is passed on.
    ///   - afterCompleted: called after completion was passed on.
    ///   - onSubscribe: called before the source is subscribed to.
    ///   - onSubscribed: called after the source was subscribed to.
    ///   - onDispose: called after the end or when the last subscription is disposed.
    public func `do`(
        onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
        afterCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
        onDispose: (() -> Void)? = nil
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            asObservable().do(
                onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
                onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
    }

    /// Prints every event.
    ///
    /// - Parameters:
    ///   - identifier: stands before each event; without one, the place in the source does.
    ///   - trimOutput: whether long events are shortened.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> SharedSequence<SharingStrategy, Element> {
        SharedSequence(
            asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }
}
