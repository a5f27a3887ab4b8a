// The operators that Combine's publisher of a sequence has of its own. They call their closures at once, and their
// results are publishers of sequences and of values, without a subscription to this one.

extension Publishers.Sequence {
    /// Publishes whether all elements satisfy a predicate.
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(sequence.allSatisfy(predicate))
    }

    /// Publishes whether all elements satisfy a predicate, or the failure that it throws.
    public func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try sequence.allSatisfy(predicate) })
    }

    /// Publishes an array of all elements.
    public func collect() -> Result<[Output], Failure>.Publisher { .init(Array(sequence)) }

    /// Publishes the results of a closure that aren't `nil`.
    public func compactMap<T>(_ transform: (Output) -> T?) -> Publishers.Sequence<[T], Failure> {
        .init(sequence: sequence.compactMap(transform))
    }

    /// Publishes whether an element satisfies a predicate.
    public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
        .init(sequence.contains(where: predicate))
    }

    /// Publishes whether an element satisfies a predicate, or the failure that it throws.
    public func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
        .init(Result { try sequence.contains(where: predicate) })
    }

    /// Drops elements until one doesn't satisfy a predicate.
    public func drop(
        while predicate: (Output) -> Bool
    ) -> Publishers.Sequence<DropWhileSequence<Elements>, Failure> {
        .init(sequence: sequence.drop(while: predicate))
    }

    /// Drops a number of elements.
    public func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
        .init(sequence: sequence.dropFirst(count))
    }

    /// Publishes the elements that satisfy a predicate.
    public func filter(_ isIncluded: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: sequence.filter(isIncluded))
    }

    /// Publishes the completion alone.
    public func ignoreOutput() -> Empty<Output, Failure> { .init() }

    /// Publishes the results of a closure.
    public func map<T>(_ transform: (Output) -> T) -> Publishers.Sequence<[T], Failure> {
        .init(sequence: sequence.map(transform))
    }

    /// Publishes up to a number of elements.
    public func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
        .init(sequence: sequence.prefix(maxLength))
    }

    /// Publishes elements until one doesn't satisfy a predicate.
    public func prefix(while predicate: (Output) -> Bool) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: sequence.prefix(while: predicate))
    }

    /// Publishes the combination of all elements.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Result<T, Failure>.Publisher {
        .init(sequence.reduce(initialResult, nextPartialResult))
    }

    /// Publishes the combination of all elements, or the failure that the closure throws.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Result<T, any Error>.Publisher {
        .init(Result { try sequence.reduce(initialResult, nextPartialResult) })
    }

    /// Replaces elements that are `nil`. The elements stay optional, as Combine declares it.
    public func replaceNil<T>(with output: T) -> Publishers.Sequence<[Output], Failure> where Output == T? {
        .init(sequence: sequence.map { $0 ?? output })
    }

    /// Publishes the combination of the elements so far, for each element.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Sequence<[T], Failure> {
        var result = initialResult
        return map {
            result = nextPartialResult(result, $0)
            return result
        }
    }

    /// Changes the type of the failure, which never happens.
    public func setFailureType<E: Error>(to error: E.Type) -> Publishers.Sequence<Elements, E> {
        .init(sequence: sequence)
    }
}

extension Publishers.Sequence where Elements.Element: Equatable {
    /// Publishes the elements that differ from the one before.
    public func removeDuplicates() -> Publishers.Sequence<[Output], Failure> {
        var result: [Output] = []
        for element in sequence where element != result.last { result.append(element) }
        return .init(sequence: result)
    }

    /// Publishes whether there is an element that is equal to a value.
    public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher { .init(sequence.contains(output)) }
}

extension Publishers.Sequence where Failure == Never {
    /// Publishes the least element by a closure that compares two.
    public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        .init(sequence.min(by: areInIncreasingOrder))
    }

    /// Publishes the greatest element by a closure that compares two.
    public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        .init(sequence.max(by: areInIncreasingOrder))
    }

    /// Publishes the first element that satisfies a predicate.
    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(sequence.first(where: predicate))
    }
}

extension Publishers.Sequence where Failure == Never, Elements.Element: Comparable {
    /// Publishes the least element.
    public func min() -> Optional<Output>.Publisher { .init(sequence.min()) }

    /// Publishes the greatest element.
    public func max() -> Optional<Output>.Publisher { .init(sequence.max()) }
}

extension Publishers.Sequence where Elements: Collection {
    /// Publishes the number of elements.
    public func count() -> Result<Int, Failure>.Publisher { .init(sequence.count) }

    /// Publishes the elements in a range of indices, as far as there are some.
    public func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Output], Failure> {
        .init(sequence: Array(sequence[range.clamped(to: sequence.startIndex..<sequence.endIndex)]))
    }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
    /// Publishes the first element.
    public func first() -> Optional<Output>.Publisher { .init(sequence.first) }

    /// Publishes the element at an index, if there is one.
    public func output(at index: Elements.Index) -> Optional<Output>.Publisher {
        .init((sequence.startIndex..<sequence.endIndex).contains(index) ? sequence[index] : nil)
    }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
    /// Publishes the last element.
    public func last() -> Optional<Output>.Publisher { .init(sequence.last) }

    /// Publishes the last element that satisfies a predicate.
    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        .init(sequence.last(where: predicate))
    }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
    /// Publishes the number of elements.
    public func count() -> Just<Int> { .init(sequence.count) }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
    /// Publishes values before the elements.
    public func prepend(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { prepend(elements) }

    /// Publishes the values of a sequence before the elements.
    public func prepend<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S.Element == Output {
        .init(sequence: elements + sequence)
    }

    /// Publishes the elements of another publisher of a sequence before its own.
    public func prepend(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
        prepend(publisher.sequence)
    }

    /// Publishes values after the elements.
    public func append(_ elements: Output...) -> Publishers.Sequence<Elements, Failure> { append(elements) }

    /// Publishes the values of a sequence after the elements.
    public func append<S: Swift.Sequence>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
    where S.Element == Output {
        .init(sequence: sequence + elements)
    }

    /// Publishes the elements of another publisher of a sequence after its own.
    public func append(_ publisher: Publishers.Sequence<Elements, Failure>) -> Publishers.Sequence<Elements, Failure> {
        append(publisher.sequence)
    }
}
