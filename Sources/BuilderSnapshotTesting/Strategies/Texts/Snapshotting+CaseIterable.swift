extension Snapshotting where Value: CaseIterable, Format == String {
    /// The result of a function for each case, as a table of inputs and outputs without a header.
    ///
    /// ```swift
    /// let titles = Snapshotting<Level, String>.func(into: Snapshotting<String, String>.lines)
    /// assertSnapshot(of: { (level: Level) in level.title }, as: titles)
    /// ```
    /// - Parameter witness: The strategy that writes an output.
    public static func `func`<A>(into witness: Snapshotting<A, Format>) -> Snapshotting<(Value) -> A, Format> {
        var strategy = Snapshotting<String, String>.lines.asyncPullback { (function: @escaping (Value) -> A) in
            outputs(of: function, for: Array(Value.allCases)[...], into: witness).map { $0.joined(separator: "\n") }
        }
        strategy.pathExtension = "csv"
        return strategy
    }

    /// Returns a row for each case, in their order.
    private static func outputs<A>(
        of function: @escaping (Value) -> A, for cases: ArraySlice<Value>, into witness: Snapshotting<A, Format>
    ) -> Async<[String]> {
        guard let first = cases.first else { return Async(value: []) }
        return Async { callback in
            witness.snapshot(function(first)).run { output in
                let row = "\(quoted("\(first)")),\(quoted(output))"
                outputs(of: function, for: cases.dropFirst(), into: witness).run { callback([row] + $0) }
            }
        }
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}

extension Snapshotting where Format == String {
    /// The same, if the function's type determines the cases.
    ///
    /// ```swift
    /// assertSnapshot(of: { (level: Level) in level.title }, as: .func(into: .lines))
    /// ```
    /// - Parameter witness: The strategy that writes an output.
    public static func `func`<Input: CaseIterable, Output>(
        into witness: Snapshotting<Output, Format>
    ) -> Snapshotting where Value == (Input) -> Output { Snapshotting<Input, Format>.func(into: witness) }
}
