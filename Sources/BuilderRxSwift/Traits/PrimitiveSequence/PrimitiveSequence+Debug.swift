extension PrimitiveSequence {
    /// Prints what happens: the subscription, every event and the disposal.
    ///
    /// - Parameters:
    ///   - identifier: what each line is marked with; without it, where the call stands.
    ///   - trimOutput: whether long events are shortened.
    public func debug(
        _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
        function: String = #function
    ) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(
            raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
    }
}
