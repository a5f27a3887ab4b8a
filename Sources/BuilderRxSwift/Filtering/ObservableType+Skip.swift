extension ObservableType {
    /// The sequence without its first `count` elements; all of it when `count` is zero or less.
    public func skip(_ count: Int) -> Observable<Element> {
        transforming("skip") {
            var left = count
            return { element in
                if left > 0 {
                    left -= 1
                    return nil
                }
                return element
            }
        }
    }

    /// The sequence from the first element on for which a condition does not hold.
    ///
    /// - Parameter predicate: asked until it is false once, then no more. What it throws ends the sequence.
    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        transforming("skip(while)") {
            var isSkipping = true
            return { element in
                if isSkipping { isSkipping = try predicate(element) }
                return isSkipping ? nil : element
            }
        }
    }
}
