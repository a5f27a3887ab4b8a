extension ObservableType where Element == Swift.Never {
    /// The sequence as a ``Completable``.
    public func asCompletable() -> Completable {
        PrimitiveSequence(raw: asObservable())
    }
}
