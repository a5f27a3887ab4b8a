// The operators that Combine's publisher of a value has of its own. They call their closures at once, and their results
// are publishers of values and of sequences, without a subscription to this one.

extension Just {
    /// Publishes whether the output satisfies a predicate.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> { .init(predicate(output)) }

    /// Publishes whether the output satisfies a predicate, or the failure that it throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try predicate(output) })
    }

    /// Publishes whether the output satisfies a predicate.
    public func contains(where predicate: (Output) -> Bool) -> Just<Bool> { .init(predicate(output)) }

    /// Publishes whether the output satisfies a predicate, or the failure that it throws.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try predicate(output) })
    }

    /// Publishes an array with the output.
    public func collect() -> Just<[Output]> { .init([output]) }

    /// Publishes the result of a closure, unless it is `nil`.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher { .init(transform(output)) }

    /// Publishes the output, which is the least of all.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Publishes the output, which is the greatest of all.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Publishes 1.
    public func count() -> Just<Int> { .init(1) }

    /// Publishes the output, or drops it.
    ///
    /// - Precondition: The count isn't negative.
    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
        precondition(count >= 0, "count must not be negative")
        return .init(count > 0 ? nil : output)
    }

    /// Drops the output if it satisfies a predicate.
    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(predicate(output) ? nil : output)
    }

    /// Publishes the output.
    public func first() -> Just<Output> { self }

    /// Publishes the output if it satisfies a predicate.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Publishes the output.
    public func last() -> Just<Output> { self }

    /// Publishes the output if it satisfies a predicate.
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Publishes the output if it satisfies a predicate.
    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(isIncluded(output) ? output : nil)
    }

    /// Publishes the completion alone.
    public func ignoreOutput() -> Empty<Output, Never> { .init() }

    /// Publishes the result of a closure.
    public func map<T>(_ transform: (Output) -> T) -> Just<T> { .init(transform(output)) }

    /// Publishes the result of a closure, or the failure that it throws.
    public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
        .init(Result { try transform(output) })
    }

    /// Changes the type of the failure, which never happens.
    public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher { .init(output) }

    /// Publishes the output at index 0, and nothing at another one.
    ///
    /// - Precondition: The index isn't negative.
    public func output(at index: Int) -> Optional<Output>.Publisher {
        precondition(index >= 0, "index must not be negative")
        return .init(index == 0 ? output : nil)
    }

    /// Publishes the output if a range of indices begins at 0, also an empty one.
    public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
        .init(range.relative(to: 0..<Int.max).lowerBound == 0 ? output : nil)
    }

    /// Publishes up to a number of values.
    ///
    /// - Precondition: The number isn't negative.
    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
        precondition(maxLength >= 0, "maxLength must not be negative")
        return .init(maxLength > 0 ? output : nil)
    }

    /// Publishes the output if it satisfies a predicate.
    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher { filter(predicate) }

    /// Changes the type of the failure, which never happens.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Output, E>.Publisher { .init(output) }

    /// Publishes the output.
    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> { self }

    /// Publishes the output, or the failure that a predicate throws.
    public func tryRemoveDuplicates(
        by predicate: (Output, Output) throws -> Bool
    ) -> Result<Output, any Error>.Publisher {
        .init(
            Result {
                _ = try predicate(output, output)
                return output
            })
    }

    /// Publishes the output: there is no failure.
    public func replaceError(with output: Output) -> Just<Output> { self }

    /// Publishes the output, which is always there.
    public func replaceEmpty(with output: Output) -> Just<Output> { self }

    /// Publishes the output: there is no failure.
    public func retry(_ times: Int) -> Just<Output> { self }

    /// Publishes the combination of a value and the output.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) -> T
    ) -> Result<T, Never>.Publisher {
        .init(nextPartialResult(initialResult, output))
    }

    /// Publishes the combination of a value and the output, or the failure that the closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(Result { try nextPartialResult(initialResult, output) })
    }

    /// Publishes the combination of a value and the output.
    public func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T) -> Result<T, Never>.Publisher {
        reduce(initialResult, nextPartialResult)
    }

    /// Publishes the combination of a value and the output, or the failure that the closure throws.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        tryReduce(initialResult, nextPartialResult)
    }

    /// Publishes values before the output.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { prepend(elements) }

    /// Publishes the values of a sequence before the output.
    public func prepend<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S.Element == Output {
        .init(sequence: elements + [output])
    }

    /// Publishes values after the output.
    public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> { append(elements) }

    /// Publishes the values of a sequence after the output.
    public func append<S: Sequence>(_ elements: S) -> Publishers.Sequence<[Output], Never>
    where S.Element == Output {
        .init(sequence: [output] + elements)
    }
}

extension Just where Output: Comparable {
    /// Publishes the output, which is the least of all.
    public func min() -> Just<Output> { self }

    /// Publishes the output, which is the greatest of all.
    public func max() -> Just<Output> { self }
}

extension Just where Output: Equatable {
    /// Publishes whether the output is equal to a value.
    public func contains(_ output: Output) -> Just<Bool> { .init(self.output == output) }

    /// Publishes the output.
    public func removeDuplicates() -> Just<Output> { self }
}
