extension ObservableType {
    /// The elements for which a condition holds. What it throws ends the sequence.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        transforming("filter") { try predicate($0) ? $0 : nil }
    }

    /// The end of the sequence, without its elements.
    ///
    /// ```swift
    /// uploads.ignoreElements()
    ///     .subscribe(onError: show, onCompleted: { print("all uploaded") })
    ///     .disposed(by: bag)
    /// ```
    public func ignoreElements() -> Observable<Never> {
        transforming("ignoreElements") { _ in nil }
    }
}
