extension ObservableType {
    /// The elements with their positions, the first being at 0. Each subscription counts for itself.
    public func enumerated() -> Observable<(index: Int, element: Element)> {
        transforming("enumerated") {
            var next = 0
            return { element in
                defer { next += 1 }
                return (index: next, element: element)
            }
        }
    }
}
