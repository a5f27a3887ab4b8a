import BuilderCombine
import Foundation
import Testing

/// Closures of operators that cancel the subscription, send to their own publisher, or throw, when they are called for
/// the first time.
@Suite(.timeLimit(.minutes(20))) struct ClosureTests {
    private final class Subscriber: @unchecked Sendable {
        let source = PassthroughSubject<Int, TestError>()
        var events: [String] = []
        var calls = 0
        var cancellations = 0
        var hasEnded = false
        /// A Boolean value that indicates whether the source had ended when the closure was called.
        var wasEnded = false
        var cancellable: AnyCancellable?
    }

    /// Subscribes to a row's publisher, whose closure calls another one once, sends, and ends the source.
    private func run(_ row: ClosureRow, inside body: @escaping (Subscriber) throws -> Void) -> Subscriber? {
        let subscriber = Subscriber()
        let hasEnded = endsInTime {
            let source = subscriber.source.handleEvents(receiveCancel: { subscriber.cancellations += 1 })
            let publisher = row.apply(source.eraseToAnyPublisher()) { [unowned subscriber] in
                subscriber.calls += 1
                guard subscriber.calls == 1 else { return }
                subscriber.wasEnded = subscriber.hasEnded
                try body(subscriber)
            }
            subscriber.cancellable = publisher.sink(
                receiveCompletion: { subscriber.events.append("\($0)") },
                receiveValue: { subscriber.events.append($0) })
            for number in 1...3 { subscriber.source.send(number) }
            subscriber.hasEnded = true
            subscriber.source.send(completion: row.endsWithFailure ? .failure(.failed) : .finished)
        }
        guard hasEnded else {
            Issue.record("the thread waits for its own lock")
            return nil
        }
        #expect(subscriber.calls > 0)
        return subscriber
    }

    @Test(arguments: ClosureRow.all.filter { !$0.isSubscribing }) func aClosureMayCancel(_ row: ClosureRow) {
        var received = 0
        let subscriber = run(row) {
            received = $0.events.count
            $0.cancellable?.cancel()
        }
        guard let subscriber else { return }
        #expect(subscriber.events.count == received, "\(subscriber.events)")
        #expect(subscriber.cancellations == (subscriber.wasEnded ? 0 : 1))
    }

    @Test(arguments: ClosureRow.all) func aClosureMaySend(_ row: ClosureRow) {
        let subscriber = run(row) { $0.source.send(4) }
        guard let events = subscriber?.events else { return }
        let ends = events.indices.filter { events[$0].hasPrefix("finished") || events[$0].hasPrefix("failure") }
        #expect(ends == [events.count - 1], "\(events)")
    }

    @Test(arguments: ClosureRow.throwing) func anErrorOfAClosureEnds(_ row: ClosureRow) {
        struct Thrown: Error {}
        let subscriber = run(row) { _ in throw Thrown() }
        guard let subscriber else { return }
        #expect(subscriber.events == ["\(Subscribers.Completion<any Error>.failure(Thrown()))"])
        #expect(subscriber.cancellations == (subscriber.wasEnded ? 0 : 1))
        #expect(subscriber.calls == 1)
    }

    @Test func namesAreUnique() {
        let names = ClosureRow.all.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test func everyThrowingOperatorHasARow() throws {
        let symbols = try CombineInterface.shared.get().sections.flatMap(\.symbols)
        let operators = symbols.compactMap { $0.wholeMatch(of: /Publisher\.(try\w+)\(.*\)/)?.1 }
        #expect(operators.count > 10)
        let rows = ClosureRow.throwing.map { $0.name.prefix { $0 != "(" } }
        #expect(Set(rows) == Set(operators).union(["encode", "decode"]))
    }
}

/// An operator with a closure.
struct ClosureRow: CustomTestStringConvertible, @unchecked Sendable {
    typealias Source = AnyPublisher<Int, TestError>
    typealias Call = () throws -> Void

    let name: String
    let endsWithFailure: Bool
    /// A Boolean value that indicates whether the closure is called before the subscription can be canceled.
    let isSubscribing: Bool
    /// Builds the publisher, whose closure is to call the one that it is given.
    let apply: (Source, @escaping Call) -> AnyPublisher<String, any Error>

    var testDescription: String { name }

    init<P: Publisher>(
        _ name: String, endsWithFailure: Bool = false, isSubscribing: Bool = false,
        _ apply: @escaping (Source, @escaping Call) -> P
    ) {
        self.name = name
        self.endsWithFailure = endsWithFailure
        self.isSubscribing = isSubscribing
        self.apply = { erased(apply($0, $1)) }
    }

    static let all = throwing + values + results + publishers + subscribing

    static let throwing: [ClosureRow] = [
        ClosureRow("tryMap") { source, call in source.tryMap { value in try with(value, call) } },
        ClosureRow("tryFilter") { source, call in source.tryFilter { try with($0 > 0, call) } },
        ClosureRow("tryCompactMap") { source, call in source.tryCompactMap { try with(Optional($0), call) } },
        ClosureRow("tryScan") { source, call in source.tryScan(0) { try with($0 + $1, call) } },
        ClosureRow("tryReduce") { source, call in source.tryReduce(0) { try with($0 + $1, call) } },
        ClosureRow("tryDrop(while:)") { source, call in source.tryDrop { try with($0 < 1, call) } },
        ClosureRow("tryPrefix(while:)") { source, call in source.tryPrefix { try with($0 < 9, call) } },
        ClosureRow("tryFirst(where:)") { source, call in source.tryFirst { try with($0 > 1, call) } },
        ClosureRow("tryLast(where:)") { source, call in source.tryLast { try with($0 > 1, call) } },
        ClosureRow("tryContains(where:)") { source, call in source.tryContains { try with($0 > 2, call) } },
        ClosureRow("tryAllSatisfy") { source, call in source.tryAllSatisfy { try with($0 < 3, call) } },
        ClosureRow("tryMin(by:)") { source, call in source.tryMin { try with($0 < $1, call) } },
        ClosureRow("tryMax(by:)") { source, call in source.tryMax { try with($0 < $1, call) } },
        ClosureRow("tryCatch", endsWithFailure: true) { source, call in
            source.prepend(7).filter { $0 > 9 }.tryCatch { _ in try with(Just(5), call) }
        },
        // The first value is compared with none.
        ClosureRow("tryRemoveDuplicates(by:)") { source, call in
            source.tryRemoveDuplicates { try with($0 == $1, call) }.dropFirst()
        },
        ClosureRow("encode") { source, call in source.encode(encoder: CallingCoder(call: call)) },
        ClosureRow("decode") { source, call in source.decode(type: Int.self, decoder: CallingCoder(call: call)) },
    ]

    private static let values: [ClosureRow] = [
        ClosureRow("map") { source, call in source.map { value in with(value, calling: call) } },
        ClosureRow("filter") { source, call in source.filter { with($0 > 0, calling: call) } },
        ClosureRow("compactMap") { source, call in source.compactMap { with(Optional($0), calling: call) } },
        ClosureRow("mapError", endsWithFailure: true) { source, call in
            source.mapError { with($0, calling: call) }
        },
        ClosureRow("scan") { source, call in source.scan(0) { with($0 + $1, calling: call) } },
        ClosureRow("removeDuplicates(by:)") { source, call in
            source.removeDuplicates { with($0 == $1, calling: call) }
        },
        ClosureRow("drop(while:)") { source, call in source.drop { with($0 < 1, calling: call) } },
        ClosureRow("prefix(while:)") { source, call in source.prefix { with($0 < 9, calling: call) } },
        ClosureRow("handleEvents of output") { source, call in
            source.handleEvents(receiveOutput: { _ in with((), calling: call) })
        },
        ClosureRow("handleEvents of the completion") { source, call in
            source.handleEvents(receiveCompletion: { _ in with((), calling: call) })
        },
        ClosureRow("breakpoint") { source, call in
            source.breakpoint(receiveOutput: { _ in with(false, calling: call) })
        },
        ClosureRow("breakpoint of the completion") { source, call in
            source.breakpoint(receiveCompletion: { _ in with(false, calling: call) })
        },
    ]

    private static let results: [ClosureRow] = [
        ClosureRow("reduce") { source, call in source.reduce(0) { with($0 + $1, calling: call) } },
        ClosureRow("first(where:)") { source, call in source.first { with($0 > 1, calling: call) } },
        ClosureRow("last(where:)") { source, call in source.last { with($0 > 1, calling: call) } },
        ClosureRow("contains(where:)") { source, call in source.contains { with($0 > 2, calling: call) } },
        ClosureRow("allSatisfy") { source, call in source.allSatisfy { with($0 < 3, calling: call) } },
        ClosureRow("min(by:)") { source, call in source.min { with($0 < $1, calling: call) } },
        ClosureRow("max(by:)") { source, call in source.max { with($0 < $1, calling: call) } },
    ]

    private static let publishers: [ClosureRow] = [
        ClosureRow("flatMap") { source, call in
            source.flatMap { with(Just($0).setFailureType(to: TestError.self), calling: call) }
        },
        ClosureRow("flatMap, one at a time") { source, call in
            source.flatMap(maxPublishers: .max(1)) {
                with(Just($0).setFailureType(to: TestError.self), calling: call)
            }
        },
        ClosureRow("switchToLatest") { source, call in
            source.map { with(Just($0).setFailureType(to: TestError.self), calling: call) }.switchToLatest()
        },
        ClosureRow("catch", endsWithFailure: true) { source, call in
            source.catch { _ in with(Just(5), calling: call) }
        },
        ClosureRow("zip with a closure") { source, call in
            source.zip([1, 2, 3].publisher.setFailureType(to: TestError.self)) { with($0 + $1, calling: call) }
        },
        ClosureRow("combineLatest with a closure") { source, call in
            source.combineLatest(Just(1).setFailureType(to: TestError.self)) { with($0 + $1, calling: call) }
        },
    ]

    private static let subscribing: [ClosureRow] = [
        ClosureRow("Deferred", isSubscribing: true) { source, call in Deferred { with(source, calling: call) } },
        ClosureRow("Future", isSubscribing: true) { source, call in
            Future<Int, TestError> { promise in
                with(source, calling: call).subscribe(
                    Subscribers.Sink(
                        receiveCompletion: { if case .failure(let error) = $0 { promise(.failure(error)) } },
                        receiveValue: { promise(.success($0)) }))
            }
        },
        ClosureRow("multicast", isSubscribing: true) { source, call in
            source.multicast { with(PassthroughSubject<Int, TestError>(), calling: call) }.autoconnect()
        },
        ClosureRow("timeout", isSubscribing: true) { source, call in
            source.timeout(.seconds(1), scheduler: ImmediateScheduler.shared) { with(.failed, calling: call) }
        },
        ClosureRow("breakpoint of the subscription", isSubscribing: true) { source, call in
            source.breakpoint(receiveSubscription: { _ in with(false, calling: call) })
        },
        ClosureRow("handleEvents of the subscription", isSubscribing: true) { source, call in
            source.handleEvents(receiveSubscription: { _ in with((), calling: call) })
        },
        ClosureRow("handleEvents of requests", isSubscribing: true) { source, call in
            source.handleEvents(receiveRequest: { _ in with((), calling: call) })
        },
    ]
}

/// A coder of numbers that calls a closure.
private struct CallingCoder: TopLevelEncoder, TopLevelDecoder {
    let call: ClosureRow.Call

    func encode<T: Encodable>(_ value: T) throws -> Int { try with(1, call) }

    func decode<T: Decodable>(_ type: T.Type, from number: Int) throws -> T {
        guard let value = try with(number, call) as? T else { throw TestError.failed }
        return value
    }
}

/// Calls a closure, and returns a value.
private func with<Value>(_ value: Value, _ call: ClosureRow.Call) throws -> Value {
    try call()
    return value
}

/// Calls a closure that doesn't throw here, and returns a value.
private func with<Value>(_ value: Value, calling call: ClosureRow.Call) -> Value {
    try? call()
    return value
}
