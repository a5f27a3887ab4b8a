extension InfallibleType {
    /// The elements until another sequence tells one; then the sequence completes.
    public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().take(until: other.asObservable()))
    }

    /// The elements until another sequence tells one; then the sequence completes.
    ///
    /// - Parameter other: should not fail, as nothing here can tell a failure: it ends the elements and is unhandled.
    public func take<Source: ObservableType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().take(until: other))
    }

    /// The elements from the moment on when another sequence has told one.
    ///
    /// - Parameter other: should not fail, as nothing here can tell a failure: it ends the elements and is unhandled.
    public func skip<Source: ObservableType>(until other: Source) -> Infallible<Element> {
        Infallible(asObservable().skip(until: other))
    }
}
