extension ObservableType {
    /// A running result: what the elements so far add up to, sent after each of them.
    ///
    /// ```swift
    /// let counts = taps.scan(0) { count, _ in count + 1 }   // 1, 2, 3 …
    /// ```
    ///
    /// - Parameters:
    ///   - seed: what each subscription begins with. It is not sent itself.
    ///   - accumulator: makes the next result of the last one and an element. What it throws ends the sequence.
    public func scan<A>(
        _ seed: A, accumulator: @escaping (A, Element) throws -> A
    ) -> Observable<A> {
        scan(into: seed) { $0 = try accumulator($0, $1) }
    }

    /// A running result that is changed in place.
    ///
    /// - Parameters:
    ///   - seed: what each subscription begins with. It is not sent itself.
    ///   - accumulator: adds an element to the result. What it throws ends the sequence.
    public func scan<A>(
        into seed: A, accumulator: @escaping (inout A, Element) throws -> Void
    ) -> Observable<A> {
        transforming("scan") {
            var result = seed
            return { element in
                try accumulator(&result, element)
                return result
            }
        }
    }
}
