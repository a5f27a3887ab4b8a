extension Snapshotting {
    /// Returns the same snapshot of another value that this strategy's value can be made from.
    ///
    /// ```swift
    /// let markup = Snapshotting<String, String>.lines.pullback { (page: Page) in page.markup }
    /// ```
    public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value) -> Snapshotting<
        NewValue, Format
    > {
        let snapshot = snapshot
        var result = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
            snapshot(transform($0))
        }
        if let drawing { result.drawing = { make in drawing { transform(try make()) } } }
        return result
    }

    /// Returns the same snapshot of another value that this strategy's value is made from later.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        let snapshot = snapshot
        return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
            Async { callback in transform(other).run { snapshot($0).run(callback) } }
        }
    }
}
