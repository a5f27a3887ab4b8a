extension ObservableType {
    /// A sequence of states, each made of the one before, as long as a condition holds.
    ///
    /// ```swift
    /// let powers = Observable.generate(initialState: 1, condition: { $0 < 100 }, iterate: { $0 * 2 })   // 1, 2, 4 … 64
    /// ```
    ///
    /// - Parameters:
    ///   - initialState: the first element, if the condition holds for it.
    ///   - condition: asked before an element is sent; the sequence completes when it is false.
    ///   - scheduler: where each element is sent, one piece of work for each.
    ///   - iterate: makes the next state. What it or `condition` throws ends the sequence.
    public static func generate(
        initialState: Element, condition: @escaping (Element) throws -> Bool,
        scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance,
        iterate: @escaping (Element) throws -> Element
    ) -> Observable<Element> {
        Observable.stepping(on: scheduler) {
            var state = initialState
            var isFirst = true
            return {
                if !isFirst { state = try iterate(state) }
                isFirst = false
                return try condition(state) ? state : nil
            }
        }
    }
}
