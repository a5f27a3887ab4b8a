extension InfallibleType {
    /// The elements for which a condition holds.
    public func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().filter(predicate))
    }

    /// The first elements as long as a condition holds; then the sequence completes.
    ///
    /// - Parameters:
    ///   - predicate: the condition.
    ///   - behavior: whether the first element for which it doesn't hold is told, too.
    public func take(
        while predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(asObservable().take(while: predicate, behavior: behavior))
    }

    /// The elements until a condition holds for one; then the sequence completes.
    ///
    /// - Parameters:
    ///   - predicate: the condition.
    ///   - behavior: whether the element for which it holds is told, too.
    public func take(
        until predicate: @escaping (Element) -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Infallible<Element> {
        Infallible(asObservable().take(until: predicate, behavior: behavior))
    }

    /// The first `count` elements; then the sequence completes.
    public func take(_ count: Int) -> Infallible<Element> {
        Infallible(asObservable().take(count))
    }

    /// The sequence from the first element on for which a condition doesn't hold.
    public func skip(while predicate: @escaping (Element) -> Bool) -> Infallible<Element> {
        Infallible(asObservable().skip(while: predicate))
    }
}
