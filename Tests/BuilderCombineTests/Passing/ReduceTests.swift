import BuilderCombine
import Testing

/// The operators with one result at the end, `reduce`, `last`, `collect()`, `count`, `min`, `max`, and their forms:
/// demand, failures, cancellation, and the end of results.
@Suite(.timeLimit(.minutes(20))) struct ReduceTests {
    private let subject = PassthroughSubject<Int, TestError>()

    private typealias Source = AnyPublisher<Int, TestError>

    /// The operators, by the names of their subscriptions, with their results for the values 1, 2, and 3.
    private static var operators: [(name: String, result: String, apply: (Source) -> AnyPublisher<String, any Error>)] {
        [
            ("Reduce", "6", { erased($0.reduce(0, +)) }), ("TryReduce", "6", { erased($0.tryReduce(0) { $0 + $1 }) }),
            ("Last", "3", { erased($0.last()) }), ("LastWhere", "2", { erased($0.last { $0 < 3 }) }),
            ("TryLastWhere", "2", { erased($0.tryLast { $0 < 3 }) }),
            ("Collect", "[1, 2, 3]", { erased($0.collect()) }), ("Count", "3", { erased($0.count()) }),
            ("Comparison", "1", { erased($0.min()) }), ("TryComparison", "3", { erased($0.tryMax { $0 < $1 }) }),
        ]
    }

    /// Returns the result of an operator for the values 1, 2, and 3.
    private static func result(of name: String) -> String { operators.first { $0.name == name }?.result ?? "" }

    /// The operator of a name, of the subject.
    private func publisher(
        _ name: String, log: @escaping (String) -> Void = { _ in }
    ) throws -> AnyPublisher<String, any Error> {
        let source = subject.handleEvents(
            receiveCancel: { log("cancel") }, receiveRequest: { log("\($0)") })
        return try #require(Self.operators.first { $0.name == name }).apply(source.eraseToAnyPublisher())
    }

    @Test(arguments: operators.map(\.name)) func theResultPrecedesTheCompletion(name: String) throws {
        var log: [String] = []
        let subscriber = try publisher(name) { log.append($0) }.demand(1)
        for number in 1...3 { subject.send(number) }
        #expect(subscriber.events == ["subscription"])
        subject.send(completion: .finished)
        #expect(subscriber.events == ["subscription", Self.result(of: name), "finished"])
        subscriber.request(1)
        subscriber.subscription?.cancel()
        #expect(subscriber.events.count == 3)
        #expect(log == ["unlimited"])
    }

    @Test(arguments: operators.map(\.name)) func theResultWaitsForARequest(name: String) throws {
        let subscriber = try publisher(name).demand(0)
        for number in 1...3 { subject.send(number) }
        subject.send(completion: .finished)
        subscriber.subscription?.request(.none)
        #expect(subscriber.events == ["subscription"])
        for _ in 0..<2 { subscriber.request(1) }
        #expect(subscriber.events == ["subscription", Self.result(of: name), "finished"])
    }

    @Test(arguments: operators.map(\.name)) func aResultThatWaitsMayBeCanceled(name: String) throws {
        var log: [String] = []
        let subscriber = try publisher(name) { log.append($0) }.demand(0)
        for number in 1...3 { subject.send(number) }
        subject.send(completion: .finished)
        subscriber.subscription?.cancel()
        subscriber.request(1)
        #expect(subscriber.events == ["subscription"])
        #expect(log == ["unlimited"])
    }

    @Test(arguments: operators.map(\.name)) func theResultMayCancel(name: String) throws {
        let subscriber = DemandingSubscriber<String, any Error>(.unlimited)
        subscriber.more = { _ in
            subscriber.subscription?.cancel()
            return .none
        }
        try publisher(name).subscribe(subscriber)
        for number in 1...3 { subject.send(number) }
        subject.send(completion: .finished)
        #expect(subscriber.events == ["subscription", Self.result(of: name)])
    }

    @Test(arguments: operators.map(\.name)) func aFailureNeedsNoRequest(name: String) throws {
        let subscriber = try publisher(name).demand(0)
        subject.send(1)
        subject.send(completion: .failure(.failed))
        #expect(subscriber.events.count == 2 && subscriber.events.last?.hasPrefix("failure") == true)
    }

    @Test(arguments: operators.map(\.name)) func nothingFollowsACancellation(name: String) throws {
        var log: [String] = []
        let subscriber = try publisher(name) { log.append($0) }.demand(1)
        subject.send(1)
        for _ in 0..<2 { subscriber.subscription?.cancel() }
        subject.send(completion: .finished)
        #expect(subscriber.events == ["subscription"])
        #expect(log == ["unlimited", "cancel"])
    }

    @Test func withoutAValue() {
        let empty = Empty<Int, Never>().eraseToAnyPublisher()
        #expect(empty.reduce(7, +).demand(1).events == ["subscription", "7", "finished"])
        #expect(empty.last().demand(1).events == ["subscription", "finished"])
        #expect(Just(1).eraseToAnyPublisher().last { $0 > 1 }.demand(1).events == ["subscription", "finished"])
        #expect(empty.last().demand(0).events == ["subscription"])
        #expect(empty.collect().demand(1).events == ["subscription", "[]", "finished"])
        #expect(empty.count().demand(1).events == ["subscription", "0", "finished"])
        #expect(empty.max().demand(1).events == ["subscription", "finished"])
    }

    @Test func optionalValues() {
        let values = [1, nil].publisher.eraseToAnyPublisher()
        #expect(values.last().demand(1).events == ["subscription", "nil", "finished"])
        #expect(values.reduce(Int?.none) { $1 ?? $0 }.demand(1).events == ["subscription", "Optional(1)", "finished"])
    }

    @Test func anErrorEndsAndCancels() {
        var log: [String] = []
        let source = subject.handleEvents(receiveCancel: { log.append("cancel") })
        let check: (Int) throws -> Int = { if $0 < 2 { $0 } else { throw TestError.failed } }
        let subscribers = [
            source.tryReduce(0) { try $0 + check($1) }.demand(0), source.tryLast { try check($0) > 0 }.demand(0),
        ]
        for number in 1...3 { subject.send(number) }
        #expect(subscribers.allSatisfy { $0.events.count == 2 && $0.events[1].hasPrefix("failure") })
        #expect(log == ["cancel", "cancel"])
    }

    @Test func theSubscriptionHasItsName() throws {
        var names: [String] = []
        for name in Self.operators.map(\.name) {
            _ = try publisher(name).handleEvents(receiveSubscription: { names.append("\($0)") }).demand(0)
        }
        #expect(names == Self.operators.map(\.name))
    }

    /// A value that only the operator retains; its end sends a value, or cancels.
    @Test(arguments: ["reduce", "last", "last(where:)"], [true, false])
    func theEndOfAResultMaySend(name: String, isCancellation: Bool) {
        nonisolated(unsafe) var numbers: [Int] = []
        let hasEnded = endsInTime {
            let source = PassthroughSubject<EndingValue, Never>()
            let publisher =
                switch name {
                case "reduce": source.reduce(EndingValue(0)) { $1 }.eraseToAnyPublisher()
                case "last": source.last().eraseToAnyPublisher()
                default: source.last { $0.number > 0 }.eraseToAnyPublisher()
                }
            let cancellable = publisher.sink { numbers.append($0.number) }
            source.send(
                EndingValue(1) {
                    if isCancellation { cancellable.cancel() } else { source.send(EndingValue(3)) }
                })
            source.send(EndingValue(2))
            source.send(completion: .finished)
            cancellable.cancel()
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(numbers == (isCancellation ? [] : [3]))
    }

    /// An object that only the closure retains, and that cancels at its end.
    @Test(arguments: ["completion", "failure", "cancellation"]) func theEndOfTheClosureMayCancel(at event: String) {
        nonisolated(unsafe) var events: [String] = []
        let hasEnded = endsInTime { [subject] in
            let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
            do {
                let value = EndingValue(1) {
                    subscriber.record("end")
                    subscriber.subscription?.cancel()
                }
                subject.reduce(0) { $0 + $1 * value.number }.subscribe(subscriber)
            }
            subject.send(1)
            switch event {
            case "completion": subject.send(completion: .finished)
            case "failure": subject.send(completion: .failure(.failed))
            default: subscriber.subscription?.cancel()
            }
            events = subscriber.events
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(events.last == "end" && events.count == ["completion": 4, "failure": 3][event] ?? 2)
    }

    /// Each subscription collects for itself.
    @Test func collectsForEachSubscriber() {
        let collected = subject.collect()
        let first = collected.demand(1)
        subject.send(1)
        let second = collected.demand(1)
        subject.send(2)
        subject.send(completion: .finished)
        #expect(first.events == ["subscription", "[1, 2]", "finished"])
        #expect(second.events == ["subscription", "[2]", "finished"])
    }

    /// The greatest of equal values is the first, and the smallest, too.
    @Test func ofEqualValuesTheFirstIsTheResult() {
        let values = [(1, "a"), (2, "b"), (2, "c"), (1, "d")].publisher.eraseToAnyPublisher()
        #expect(values.max { $0.0 < $1.0 }.map(\.1).demand(1).events == ["subscription", "b", "finished"])
        #expect(values.min { $0.0 < $1.0 }.map(\.1).demand(1).events == ["subscription", "a", "finished"])
    }

    @Test func isEqualByItsPublisher() {
        #expect(Publishers.Last(upstream: Just(1)) == Publishers.Last(upstream: Just(1)))
        #expect(Publishers.Last(upstream: Just(1)) != Publishers.Last(upstream: Just(2)))
    }
}
