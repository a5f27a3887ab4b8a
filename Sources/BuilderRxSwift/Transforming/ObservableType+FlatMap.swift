extension ObservableType {
    /// Makes a sequence of each element and tells the elements of all of them as they come.
    ///
    /// ```swift
    /// taps.flatMap { _ in request() }   // every tap starts one more
    /// ```
    ///
    /// Completes when the source and all the sequences have completed; the first error of any ends the whole.
    ///
    /// - Parameter selector: makes the sequence, which is subscribed to at once. What it throws ends the whole.
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        flattening("flatMap", selector)
    }

    /// Makes a sequence of an element, and drops the elements that arrive while it runs.
    ///
    /// ```swift
    /// taps.flatMapFirst { _ in request() }   // taps during a request do nothing
    /// ```
    ///
    /// - Parameter selector: makes the sequence; not called for elements that are dropped. What it throws ends the
    ///   whole.
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        flattening("flatMapFirst", isExclusive: true, selector)
    }
}
