extension ObservableType {
    /// Emits only the elements for which a condition holds. An error that the closure throws ends the sequence.
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        transforming("filter") { try predicate($0) ? $0 : nil }
    }

    /// Emits the end of the sequence, without its elements.
    ///
    /// ```swift
    /// uploads.ignoreElements()
    ///     .subscribe(onError: show, onCompleted: { print("all uploaded") })
    ///     .disposed(by: bag)
    /// ```
    public func ignoreElements() -> Observable<Never> { transforming("ignoreElements") { _ in nil } }

    /// Omits elements that a closure considers equal to the previous one.
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) throws -> Bool
    ) -> Observable<Element> { distinctUntilChanged({ $0 }, comparer: comparer) }

    /// Omits elements whose key equals that of the previous one.
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> { distinctUntilChanged(keySelector, comparer: ==) }

    /// Omits elements whose property equals that of the previous one.
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> Observable<Element> { distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] } }

    /// Omits elements whose key a closure considers equal to that of the last emitted element.
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) throws -> Key, comparer: @escaping (Key, Key) throws -> Bool
    ) -> Observable<Element> {
        transforming("distinctUntilChanged") {
            var last: Key?
            return { element in
                let key = try keySelector(element)
                if let last, try comparer(last, key) { return nil }
                last = key
                return element
            }
        }
    }
}

extension ObservableType where Element: Equatable {
    /// Omits elements that equal the previous one.
    public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged({ $0 }, comparer: ==) }
}
