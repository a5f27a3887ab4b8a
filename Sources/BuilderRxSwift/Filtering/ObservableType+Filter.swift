extension ObservableType {
    /// The elements for which a condition holds. An error that it throws ends the sequence.
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
    public func ignoreElements() -> Observable<Never> { transforming("ignoreElements") { _ in nil } }

    /// The sequence without elements that a closure finds equal to the one before.
    public func distinctUntilChanged(
        _ comparer: @escaping (Element, Element) throws -> Bool
    ) -> Observable<Element> {
        distinctUntilChanged({ $0 }, comparer: comparer)
    }

    /// The sequence without elements whose key equals the key of the one before.
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        distinctUntilChanged(keySelector, comparer: ==)
    }

    /// The sequence without elements whose property equals that of the one before.
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> Observable<Element> {
        distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
    }

    /// The sequence without elements whose key equals, by a rule of the caller's, the key of the last one that was
    /// sent.
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
    /// The sequence without elements that equal the one before.
    public func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged({ $0 }, comparer: ==) }
}
