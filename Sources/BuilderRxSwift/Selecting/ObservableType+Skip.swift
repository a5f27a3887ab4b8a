extension ObservableType {
    /// The sequence without its first `count` elements.
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
}
