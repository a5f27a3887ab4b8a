extension ObservableType {
    /// Makes a sequence of each element and tells their elements, one sequence after the other.
    ///
    /// ```swift
    /// uploads.concatMap { upload in send(upload) }   // never two at a time, none is left out
    /// ```
    ///
    /// - Parameter selector: called when an element arrives, also while an earlier sequence still runs; its result
    ///   waits then. What it throws ends the whole.
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        flattening("concatMap", maxConcurrent: 1, selector)
    }
}
