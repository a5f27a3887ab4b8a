import BuilderCombine
import Foundation
import Testing

/// The operators that some publishers have of their own send the same as those of any publisher.
@Suite struct SpecializedOperatorTests {
    @Test(arguments: OperatorRow.specialized) func sendsTheSameAsAnyPublisher(_ row: OperatorRow) {
        #expect(row.subscribe()() == row.expected)
    }

    /// The types that Combine declares, which code can write.
    @Test func resultsHaveCombinesTypes() {
        let one = Just(1)
        let appended: Publishers.Sequence<[Int], Never> = one.append(2)
        let prepended: Publishers.Sequence<[Int], Never> = one.prepend([2, 3])
        #expect(appended == Publishers.Sequence(sequence: [1, 2]))
        #expect(prepended == Publishers.Sequence(sequence: [2, 3, 1]))
        let mapped: Just<String> = one.map { "\($0)" }
        let collected: Just<[Int]> = one.collect()
        let filtered: Optional<Int>.Publisher = one.filter { $0 > 1 }
        let tried: Result<Int, any Error>.Publisher = one.tryMap { $0 + 1 }
        let failing: Result<Int, TestError>.Publisher = one.setFailureType(to: TestError.self)
        #expect(mapped == Just("1") && collected == Just([1]))
        #expect(filtered.output == nil)
        #expect((try? tried.result.get()) == 2 && failing.result == .success(1))
        // One after another, as any publisher's.
        let concatenated: Publishers.Concatenate<Just<Int>, Empty<Int, Never>> = one.append(Empty())
        #expect(concatenated == Publishers.Concatenate(prefix: one, suffix: Empty()))
    }

    @Test func aValueIsSentAtTheFirstRequest() {
        let subscriber = Just(1).demand(0)
        #expect(subscriber.events == ["subscription"])
        #expect(subscriber.subscription.map { "\($0)" } == "Just")
        subscriber.request(1)
        subscriber.request(1)
        #expect(subscriber.events == ["subscription", "1", "finished"])
        let canceled = Just(1).demand(0)
        canceled.subscription?.cancel()
        canceled.request(1)
        #expect(canceled.events == ["subscription"])
    }
}

extension Publisher {
    /// The publisher without operators of its own.
    fileprivate var erased: AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension OperatorRow {
    private static var one: Just<Int> { Just(1) }
    private static var optional: Optional<Int>.Publisher { Optional(1).publisher }
    private static var result: Result<Int, Never>.Publisher { Result<Int, Never>.success(1).publisher }
    private static var numbers: Publishers.Sequence<[Int], Never> { [1, 2, 3].publisher }

    private static func refuse(_ value: Int) throws -> Int {
        guard value < 3 else { throw TestError.failed }
        return value
    }

    private static func asError<Failure: Error>(_ error: Failure) -> any Error { error }

    /// A row whose expected events are those of the same operator of an erased publisher.
    private static func row<P: Publisher, Q: Publisher>(
        _ symbol: String, _ publisher: @escaping @Sendable () -> P,
        _ any: @escaping @Sendable () -> Q
    ) -> OperatorRow {
        OperatorRow(symbol, OperatorRow(symbol, "", any).subscribe()(), publisher)
    }

    static let specialized: [OperatorRow] = justs + optionals + results + sequences + mapped

    private static let justs: [OperatorRow] = [
        row("Just.allSatisfy(_:)", { one.allSatisfy { $0 > 0 } }, { one.erased.allSatisfy { $0 > 0 } }),
        row("Just.append(_:)", { one.append(4).append([5]) }, { one.erased.append(4).append([5]) }),
        row("Just.collect()", { one.collect() }, { one.erased.collect() }),
        row(
            "Just.compactMap(_:)", { one.compactMap { $0 > 1 ? $0 : nil } },
            { one.erased.compactMap { $0 > 1 ? $0 : nil } }),
        row("Just.contains(_:)", { one.contains(1) }, { one.erased.contains(1) }),
        row("Just.contains(where:)", { one.contains { $0 > 1 } }, { one.erased.contains { $0 > 1 } }),
        row("Just.count()", { one.count() }, { one.erased.count() }),
        row("Just.drop(while:)", { one.drop { $0 < 2 } }, { one.erased.drop { $0 < 2 } }),
        row("Just.dropFirst(_:)", { one.dropFirst() }, { one.erased.dropFirst() }),
        row("Just.filter(_:)", { one.filter { $0 > 1 } }, { one.erased.filter { $0 > 1 } }),
        row("Just.first()", { one.first() }, { one.erased.first() }),
        row("Just.first(where:)", { one.first { $0 > 0 } }, { one.erased.first { $0 > 0 } }),
        row("Just.ignoreOutput()", { one.ignoreOutput() }, { one.erased.ignoreOutput() }),
        row("Just.last()", { one.last() }, { one.erased.last() }),
        row("Just.last(where:)", { one.last { $0 > 0 } }, { one.erased.last { $0 > 0 } }),
        row("Just.map(_:)", { one.map { $0 * 2 } }, { one.erased.map { $0 * 2 } }),
        row("Just.mapError(_:)", { one.mapError(asError) }, { one.erased.mapError(asError) }),
        row("Just.max()", { one.max() }, { one.erased.max() }),
        row("Just.max(by:)", { one.max { $0 > $1 } }, { one.erased.max { $0 > $1 } }),
        row("Just.min()", { one.min() }, { one.erased.min() }),
        row("Just.min(by:)", { one.min { $0 > $1 } }, { one.erased.min { $0 > $1 } }),
        row("Just.output(at:)", { one.output(at: 0) }, { one.erased.output(at: 0) }),
        row("Just.output(in:)", { one.output(in: 0..<2) }, { one.erased.output(in: 0..<2) }),
        row("Just.prefix(_:)", { one.prefix(1) }, { one.erased.prefix(1) }),
        row("Just.prefix(while:)", { one.prefix { $0 < 2 } }, { one.erased.prefix { $0 < 2 } }),
        row("Just.prepend(_:)", { one.prepend(4).prepend([5]) }, { one.erased.prepend(4).prepend([5]) }),
        row("Just.reduce(_:_:)", { one.reduce(1, +) }, { one.erased.reduce(1, +) }),
        row("Just.removeDuplicates()", { one.removeDuplicates() }, { one.erased.removeDuplicates() }),
        row(
            "Just.removeDuplicates(by:)", { one.removeDuplicates { $0 > $1 } },
            { one.erased.removeDuplicates { $0 > $1 } }),
        row("Just.replaceEmpty(with:)", { one.replaceEmpty(with: 4) }, { one.erased.replaceEmpty(with: 4) }),
        row("Just.replaceError(with:)", { one.replaceError(with: 4) }, { one.erased.replaceError(with: 4) }),
        row("Just.retry(_:)", { one.retry(1) }, { one.erased.retry(1) }),
        row("Just.scan(_:_:)", { one.scan(1, +) }, { one.erased.scan(1, +) }),
        row(
            "Just.setFailureType(to:)", { one.setFailureType(to: TestError.self) },
            { one.erased.setFailureType(to: TestError.self) }),
        row(
            "Just.tryAllSatisfy(_:)", { one.tryAllSatisfy { try refuse($0) > 0 } },
            { one.erased.tryAllSatisfy { try refuse($0) > 0 } }),
        row(
            "Just.tryContains(where:)", { one.tryContains { try refuse($0) > 1 } },
            { one.erased.tryContains { try refuse($0) > 1 } }),
        row("Just.tryMap(_:)", { one.tryMap(refuse) }, { one.erased.tryMap(refuse) }),
        row(
            "Just.tryReduce(_:_:)", { one.tryReduce(1) { try $0 + refuse($1) } },
            { one.erased.tryReduce(1) { try $0 + refuse($1) } }),
        row(
            "Just.tryRemoveDuplicates(by:)", { one.tryRemoveDuplicates { $0 == $1 } },
            { one.erased.tryRemoveDuplicates { $0 == $1 } }),
        row(
            "Just.tryScan(_:_:)", { one.tryScan(1) { try $0 + refuse($1) } },
            { one.erased.tryScan(1) { try $0 + refuse($1) } }),
    ]

    private static let optionals: [OperatorRow] = [
        row(
            "Optional.Publisher.allSatisfy(_:)", { optional.allSatisfy { $0 > 0 } },
            { optional.erased.allSatisfy { $0 > 0 } }),
        row("Optional.Publisher.collect()", { optional.collect() }, { optional.erased.collect() }),
        row(
            "Optional.Publisher.compactMap(_:)", { optional.compactMap { $0 > 1 ? $0 : nil } },
            { optional.erased.compactMap { $0 > 1 ? $0 : nil } }),
        row("Optional.Publisher.contains(_:)", { optional.contains(1) }, { optional.erased.contains(1) }),
        row(
            "Optional.Publisher.contains(where:)", { optional.contains { $0 > 1 } },
            { optional.erased.contains { $0 > 1 } }),
        row("Optional.Publisher.count()", { optional.count() }, { optional.erased.count() }),
        row("Optional.Publisher.drop(while:)", { optional.drop { $0 < 2 } }, { optional.erased.drop { $0 < 2 } }),
        row("Optional.Publisher.dropFirst(_:)", { optional.dropFirst() }, { optional.erased.dropFirst() }),
        row("Optional.Publisher.filter(_:)", { optional.filter { $0 > 1 } }, { optional.erased.filter { $0 > 1 } }),
        row("Optional.Publisher.first()", { optional.first() }, { optional.erased.first() }),
        row("Optional.Publisher.first(where:)", { optional.first { $0 > 0 } }, { optional.erased.first { $0 > 0 } }),
        row("Optional.Publisher.ignoreOutput()", { optional.ignoreOutput() }, { optional.erased.ignoreOutput() }),
        row("Optional.Publisher.last()", { optional.last() }, { optional.erased.last() }),
        row("Optional.Publisher.last(where:)", { optional.last { $0 > 0 } }, { optional.erased.last { $0 > 0 } }),
        row("Optional.Publisher.map(_:)", { optional.map { $0 * 2 } }, { optional.erased.map { $0 * 2 } }),
        row("Optional.Publisher.max()", { optional.max() }, { optional.erased.max() }),
        row("Optional.Publisher.max(by:)", { optional.max { $0 > $1 } }, { optional.erased.max { $0 > $1 } }),
        row("Optional.Publisher.min()", { optional.min() }, { optional.erased.min() }),
        row("Optional.Publisher.min(by:)", { optional.min { $0 > $1 } }, { optional.erased.min { $0 > $1 } }),
        row("Optional.Publisher.output(at:)", { optional.output(at: 0) }, { optional.erased.output(at: 0) }),
        row("Optional.Publisher.output(in:)", { optional.output(in: 0..<2) }, { optional.erased.output(in: 0..<2) }),
        row("Optional.Publisher.prefix(_:)", { optional.prefix(1) }, { optional.erased.prefix(1) }),
        row("Optional.Publisher.prefix(while:)", { optional.prefix { $0 < 2 } }, { optional.erased.prefix { $0 < 2 } }),
        row("Optional.Publisher.reduce(_:_:)", { optional.reduce(1, +) }, { optional.erased.reduce(1, +) }),
        row(
            "Optional.Publisher.removeDuplicates()", { optional.removeDuplicates() },
            { optional.erased.removeDuplicates() }),
        row(
            "Optional.Publisher.removeDuplicates(by:)", { optional.removeDuplicates { $0 > $1 } },
            { optional.erased.removeDuplicates { $0 > $1 } }),
        row(
            "Optional.Publisher.replaceEmpty(with:)", { optional.replaceEmpty(with: 4) },
            { optional.erased.replaceEmpty(with: 4) }),
        row(
            "Optional.Publisher.replaceError(with:)", { optional.replaceError(with: 4) },
            { optional.erased.replaceError(with: 4) }),
        row("Optional.Publisher.retry(_:)", { optional.retry(1) }, { optional.erased.retry(1) }),
        row("Optional.Publisher.scan(_:_:)", { optional.scan(1, +) }, { optional.erased.scan(1, +) }),
    ]

    private static let results: [OperatorRow] = [
        row(
            "Result.Publisher.allSatisfy(_:)", { result.allSatisfy { $0 > 0 } }, { result.erased.allSatisfy { $0 > 0 } }
        ),
        row("Result.Publisher.collect()", { result.collect() }, { result.erased.collect() }),
        row("Result.Publisher.contains(_:)", { result.contains(1) }, { result.erased.contains(1) }),
        row("Result.Publisher.contains(where:)", { result.contains { $0 > 1 } }, { result.erased.contains { $0 > 1 } }),
        row("Result.Publisher.count()", { result.count() }, { result.erased.count() }),
        row("Result.Publisher.first()", { result.first() }, { result.erased.first() }),
        row("Result.Publisher.ignoreOutput()", { result.ignoreOutput() }, { result.erased.ignoreOutput() }),
        row("Result.Publisher.last()", { result.last() }, { result.erased.last() }),
        row("Result.Publisher.map(_:)", { result.map { $0 * 2 } }, { result.erased.map { $0 * 2 } }),
        row(
            "Result.Publisher.mapError(_:)", { result.mapError(asError) },
            { result.erased.mapError(asError) }),
        row("Result.Publisher.max()", { result.max() }, { result.erased.max() }),
        row("Result.Publisher.max(by:)", { result.max { $0 > $1 } }, { result.erased.max { $0 > $1 } }),
        row("Result.Publisher.min()", { result.min() }, { result.erased.min() }),
        row("Result.Publisher.min(by:)", { result.min { $0 > $1 } }, { result.erased.min { $0 > $1 } }),
        row("Result.Publisher.reduce(_:_:)", { result.reduce(1, +) }, { result.erased.reduce(1, +) }),
        row("Result.Publisher.removeDuplicates()", { result.removeDuplicates() }, { result.erased.removeDuplicates() }),
        row(
            "Result.Publisher.removeDuplicates(by:)", { result.removeDuplicates { $0 > $1 } },
            { result.erased.removeDuplicates { $0 > $1 } }),
        row(
            "Result.Publisher.replaceEmpty(with:)", { result.replaceEmpty(with: 4) },
            { result.erased.replaceEmpty(with: 4) }),
        row(
            "Result.Publisher.replaceError(with:)", { result.replaceError(with: 4) },
            { result.erased.replaceError(with: 4) }),
        row("Result.Publisher.retry(_:)", { result.retry(1) }, { result.erased.retry(1) }),
        row("Result.Publisher.scan(_:_:)", { result.scan(1, +) }, { result.erased.scan(1, +) }),
        row(
            "Result.Publisher.setFailureType(to:)", { result.setFailureType(to: TestError.self) },
            { result.erased.setFailureType(to: TestError.self) }),
        row(
            "Result.Publisher.tryAllSatisfy(_:)", { result.tryAllSatisfy { try refuse($0) > 0 } },
            { result.erased.tryAllSatisfy { try refuse($0) > 0 } }),
        row(
            "Result.Publisher.tryContains(where:)", { result.tryContains { try refuse($0) > 1 } },
            { result.erased.tryContains { try refuse($0) > 1 } }),
        row("Result.Publisher.tryMap(_:)", { result.tryMap(refuse) }, { result.erased.tryMap(refuse) }),
        row("Result.Publisher.tryMax(by:)", { result.tryMax { $0 > $1 } }, { result.erased.tryMax { $0 > $1 } }),
        row("Result.Publisher.tryMin(by:)", { result.tryMin { $0 > $1 } }, { result.erased.tryMin { $0 > $1 } }),
        row(
            "Result.Publisher.tryReduce(_:_:)", { result.tryReduce(1) { try $0 + refuse($1) } },
            { result.erased.tryReduce(1) { try $0 + refuse($1) } }),
        row(
            "Result.Publisher.tryRemoveDuplicates(by:)", { result.tryRemoveDuplicates { $0 == $1 } },
            { result.erased.tryRemoveDuplicates { $0 == $1 } }),
        row(
            "Result.Publisher.tryScan(_:_:)", { result.tryScan(1) { try $0 + refuse($1) } },
            { result.erased.tryScan(1) { try $0 + refuse($1) } }),
    ]

    private static let sequences: [OperatorRow] = [
        row(
            "Publishers.Sequence.allSatisfy(_:)", { numbers.allSatisfy { $0 > 0 } },
            { numbers.erased.allSatisfy { $0 > 0 } }),
        row(
            "Publishers.Sequence.append(_:)", { numbers.append(4).append([5]) },
            { numbers.erased.append(4).append([5]) }),
        row("Publishers.Sequence.collect()", { numbers.collect() }, { numbers.erased.collect() }),
        row(
            "Publishers.Sequence.compactMap(_:)", { numbers.compactMap { $0 > 1 ? $0 : nil } },
            { numbers.erased.compactMap { $0 > 1 ? $0 : nil } }),
        row("Publishers.Sequence.contains(_:)", { numbers.contains(1) }, { numbers.erased.contains(1) }),
        row(
            "Publishers.Sequence.contains(where:)", { numbers.contains { $0 > 1 } },
            { numbers.erased.contains { $0 > 1 } }),
        row("Publishers.Sequence.count()", { numbers.count() }, { numbers.erased.count() }),
        row("Publishers.Sequence.drop(while:)", { numbers.drop { $0 < 2 } }, { numbers.erased.drop { $0 < 2 } }),
        row("Publishers.Sequence.dropFirst(_:)", { numbers.dropFirst() }, { numbers.erased.dropFirst() }),
        row("Publishers.Sequence.filter(_:)", { numbers.filter { $0 > 1 } }, { numbers.erased.filter { $0 > 1 } }),
        row("Publishers.Sequence.first()", { numbers.first() }, { numbers.erased.first() }),
        row("Publishers.Sequence.first(where:)", { numbers.first { $0 > 0 } }, { numbers.erased.first { $0 > 0 } }),
        row("Publishers.Sequence.ignoreOutput()", { numbers.ignoreOutput() }, { numbers.erased.ignoreOutput() }),
        row("Publishers.Sequence.last()", { numbers.last() }, { numbers.erased.last() }),
        row("Publishers.Sequence.last(where:)", { numbers.last { $0 > 0 } }, { numbers.erased.last { $0 > 0 } }),
        row("Publishers.Sequence.map(_:)", { numbers.map { $0 * 2 } }, { numbers.erased.map { $0 * 2 } }),
        row("Publishers.Sequence.max()", { numbers.max() }, { numbers.erased.max() }),
        row("Publishers.Sequence.max(by:)", { numbers.max { $0 > $1 } }, { numbers.erased.max { $0 > $1 } }),
        row("Publishers.Sequence.min()", { numbers.min() }, { numbers.erased.min() }),
        row("Publishers.Sequence.min(by:)", { numbers.min { $0 > $1 } }, { numbers.erased.min { $0 > $1 } }),
        row("Publishers.Sequence.output(at:)", { numbers.output(at: 0) }, { numbers.erased.output(at: 0) }),
        row("Publishers.Sequence.output(in:)", { numbers.output(in: 0..<2) }, { numbers.erased.output(in: 0..<2) }),
        row("Publishers.Sequence.prefix(_:)", { numbers.prefix(1) }, { numbers.erased.prefix(1) }),
        row("Publishers.Sequence.prefix(while:)", { numbers.prefix { $0 < 2 } }, { numbers.erased.prefix { $0 < 2 } }),
        row(
            "Publishers.Sequence.prepend(_:)", { numbers.prepend(4).prepend([5]) },
            { numbers.erased.prepend(4).prepend([5]) }),
        row("Publishers.Sequence.reduce(_:_:)", { numbers.reduce(1, +) }, { numbers.erased.reduce(1, +) }),
        row(
            "Publishers.Sequence.removeDuplicates()", { numbers.removeDuplicates() },
            { numbers.erased.removeDuplicates() }),
        row("Publishers.Sequence.scan(_:_:)", { numbers.scan(1, +) }, { numbers.erased.scan(1, +) }),
        row(
            "Publishers.Sequence.setFailureType(to:)", { numbers.setFailureType(to: TestError.self) },
            { numbers.erased.setFailureType(to: TestError.self) }),
        row(
            "Publishers.Sequence.tryAllSatisfy(_:)", { numbers.tryAllSatisfy { try refuse($0) > 0 } },
            { numbers.erased.tryAllSatisfy { try refuse($0) > 0 } }),
        row(
            "Publishers.Sequence.tryContains(where:)", { numbers.tryContains { try refuse($0) > 1 } },
            { numbers.erased.tryContains { try refuse($0) > 1 } }),
        row(
            "Publishers.Sequence.tryReduce(_:_:)", { numbers.tryReduce(1) { try $0 + refuse($1) } },
            { numbers.erased.tryReduce(1) { try $0 + refuse($1) } }),
    ]

    // Closures of several operators in one table would take the compiler seconds.
    private static var successors: Publishers.Map<AnyPublisher<Int, Never>, Int> { numbers.erased.map { $0 + 1 } }
    private static var tried: Publishers.TryMap<AnyPublisher<Int, Never>, Int> { numbers.erased.tryMap(refuse) }
    private static var larger: Publishers.Filter<AnyPublisher<Int, Never>> { numbers.erased.filter { $0 > 1 } }
    private static var positive: Publishers.TryFilter<Publishers.Sequence<[Int], Never>> {
        numbers.tryFilter { try refuse($0) > 0 }
    }
    private static var some: Publishers.CompactMap<AnyPublisher<Int, Never>, Int> {
        numbers.erased.compactMap { $0 > 1 ? $0 : nil }
    }
    private static var triedSome: Publishers.TryCompactMap<AnyPublisher<Int, Never>, Int> {
        numbers.erased.tryCompactMap { try refuse($0) > 1 ? $0 : nil }
    }

    private static let mapped: [OperatorRow] = [
        row(
            "Publishers.Map.map(_:)", { successors.map { $0 * 2 } },
            { successors.erased.map { $0 * 2 } }),
        row(
            "Publishers.Map.tryMap(_:)", { successors.tryMap(refuse) },
            { successors.erased.tryMap(refuse) }),
        row(
            "Publishers.TryMap.map(_:)", { tried.map { $0 * 2 } },
            { tried.erased.map { $0 * 2 } }),
        row(
            "Publishers.TryMap.tryMap(_:)", { tried.tryMap(refuse) },
            { tried.erased.tryMap(refuse) }),
        row(
            "Publishers.Filter.filter(_:)", { larger.filter { $0 > 1 } },
            { larger.erased.filter { $0 > 1 } }),
        row(
            "Publishers.Filter.tryFilter(_:)", { larger.tryFilter { try refuse($0) > 1 } },
            { larger.erased.tryFilter { try refuse($0) > 1 } }),
        row(
            "Publishers.TryFilter.filter(_:)", { positive.filter { $0 > 1 } },
            { positive.erased.filter { $0 > 1 } }),
        row(
            "Publishers.TryFilter.tryFilter(_:)",
            { positive.tryFilter { try refuse($0) > 1 } },
            { positive.erased.tryFilter { try refuse($0) > 1 } }),
        row(
            "Publishers.CompactMap.compactMap(_:)",
            { some.compactMap { $0 > 1 ? $0 : nil } },
            { some.erased.compactMap { $0 > 1 ? $0 : nil } }),
        row(
            "Publishers.CompactMap.map(_:)", { some.map { $0 * 2 } },
            { some.erased.map { $0 * 2 } }),
        row(
            "Publishers.TryCompactMap.compactMap(_:)",
            { triedSome.compactMap { $0 > 1 ? $0 : nil } },
            { triedSome.erased.compactMap { $0 > 1 ? $0 : nil } }),
        row(
            "Publishers.SetFailureType.setFailureType(to:)",
            { numbers.erased.setFailureType(to: TestError.self).setFailureType(to: URLError.self) },
            { numbers.erased.setFailureType(to: URLError.self) }),
    ]
}
