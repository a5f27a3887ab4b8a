import BuilderCombine
import Foundation
import Testing

/// Combine's operators, one by one, in the virtual time of a screen.
@MainActor @Suite(.timeLimit(.minutes(20))) struct OperatorTests {
    @Test(arguments: OperatorRow.operators) func sendsWhatCombinesDoes(_ row: OperatorRow) {
        let screen = VirtualScreen()
        let sent = screen.build(row.subscribe)
        screen.rest()
        #expect(sent() == row.expected)
    }

    @Test func rowsHaveDifferentSymbols() {
        let rows = OperatorRow.operators + OperatorRow.specialized + OperatorRow.publisherTypes
        let symbols = rows.map(\.symbol)
        #expect(symbols.count == Set(symbols).count)
    }

    @Test func assignsToPropertiesAndPublishedProperties() {
        final class Model {
            var number = 0
            @Published var published = 0
        }
        let model = Model()
        let cancellable = [1, 2].publisher.assign(to: \.number, on: model)
        [3, 4].publisher.assign(to: &model.$published)
        #expect((model.number, model.published) == (2, 4))
        cancellable.cancel()
    }

    @Test func handledEventsAreInOrder() {
        var events: [String] = []
        let subscriber = [1, 2].publisher.handleEvents(
            receiveSubscription: { _ in events.append("subscription") }, receiveOutput: { events.append("\($0)") },
            receiveCompletion: { events.append("\($0)") }, receiveCancel: { events.append("cancel") },
            receiveRequest: { events.append("\($0)") }
        ).demand(1)
        subscriber.subscription?.cancel()
        #expect(events == ["subscription", "max(1)", "1", "cancel"])
    }

    @Test func printsEvents() {
        final class Lines: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let lines = Lines()
        let subscriber = DemandingSubscriber<Int, Never>(.max(1))
        subscriber.more = { $0 == 1 ? .max(1) : .none }
        [1, 2, 3].publisher.print("numbers", to: lines).subscribe(subscriber)
        subscriber.request(1)
        #expect(
            lines.text.split(separator: "\n") == [
                "numbers: receive subscription: ([1, 2, 3])", "numbers: request max: (1)",
                "numbers: receive value: (1)", "numbers: request max: (1) (synchronous)",
                "numbers: receive value: (2)", "numbers: request max: (1)", "numbers: receive value: (3)",
                "numbers: receive finished",
            ])
    }

    /// A stream that is a structure counts on, in each subscription.
    @Test func printsToStreamsThatAreValues() {
        final class Numbers { var values: [Int] = [] }
        struct Counter: TextOutputStream {
            let numbers: Numbers
            var count = 0
            mutating func write(_ string: String) {
                count += 1
                numbers.values.append(count)
            }
        }
        let numbers = Numbers()
        let publisher = Just(1).print(to: Counter(numbers: numbers))
        for _ in 0..<2 { _ = publisher.sink { _ in } }
        #expect(numbers.values == [1, 2, 3, 4, 1, 2, 3, 4])
    }

    @Test func sharedPublishersSubscribeOnce() {
        var count = 0
        let subject = PassthroughSubject<Int, Never>()
        let source = subject.handleEvents(receiveSubscription: { _ in count += 1 })
        let shared = source.share()
        let subscribers = [shared.demand(nil), shared.demand(nil)]
        let multicast = source.multicast { PassthroughSubject<Int, Never>() }
        let other = multicast.demand(nil)
        subject.send(1)
        let connection = multicast.connect()
        subject.send(2)
        #expect(count == 2)
        #expect(subscribers.allSatisfy { $0.events == ["subscription", "1", "2"] })
        #expect(other.events == ["subscription", "2"])
        connection.cancel()
        subject.send(3)
        #expect(other.events == ["subscription", "2"])
    }

    @Test func buffersAsFarAsTheyReach() {
        let subject = PassthroughSubject<Int, TestError>()
        let oldest = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).demand(0)
        let newest = subject.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).demand(0)
        let failing = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { .failed }).demand(0)
        for number in 1...3 { subject.send(number) }
        for subscriber in [oldest, newest, failing] { subscriber.request(5) }
        #expect(oldest.events == ["subscription", "2", "3"])
        #expect(newest.events == ["subscription", "1", "2"])
        #expect(failing.events.last?.hasPrefix("failure") == true)
    }

    @Test nonisolated func valuesAreAnAsynchronousSequence() async throws {
        var values: [Int] = []
        for await value in [1, 2, 3].publisher.values { values.append(value) }
        #expect(values == [1, 2, 3])
        await #expect(throws: TestError.self) {
            for try await _ in Fail<Int, TestError>(error: .failed).values {}
        }
        #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
    }
}

private struct Pair: Codable, Equatable, CustomStringConvertible {
    var a = 1
    var b = 2
    var c = 3

    var description: String { "\(a)-\(b)-\(c)" }
}

/// A timeline: values of virtual seconds, and an end.
private func timeline(_ values: [Double: Int], end: Double? = nil) -> AnyPublisher<Int, TestError> {
    let subject = PassthroughSubject<Int, TestError>()
    let queue = DispatchQueue.main
    for (time, value) in values {
        queue.schedule(after: queue.now.advanced(by: .seconds(time / 10))) { subject.send(value) }
    }
    if let end {
        queue.schedule(after: queue.now.advanced(by: .seconds(end / 10))) { subject.send(completion: .finished) }
    }
    return subject.eraseToAnyPublisher()
}

extension OperatorRow {
    /// One to three, as any publisher.
    private static var numbers: AnyPublisher<Int, TestError> {
        [1, 2, 3].publisher.setFailureType(to: TestError.self).eraseToAnyPublisher()
    }

    /// One to three, then a failure.
    private static var failing: AnyPublisher<Int, TestError> {
        numbers.append(Fail(error: TestError.failed)).eraseToAnyPublisher()
    }

    private static func refuse(_ value: Int) throws -> Int {
        guard value < 3 else { throw TestError.failed }
        return value
    }

    static let operators: [OperatorRow] = values + filters + folds + combinations + failures + times + types

    private static let values: [OperatorRow] = [
        OperatorRow("Publisher.map(_:)", "2 4 6 finished") { numbers.map { $0 * 2 } },
        OperatorRow("Publisher.map(_:_:)", "(1, 2) finished") { Just(Pair()).eraseToAnyPublisher().map(\.a, \.b) },
        OperatorRow("Publisher.map(_:_:_:)", "(1, 2, 3) finished") {
            Just(Pair()).eraseToAnyPublisher().map(\.a, \.b, \.c)
        },
        OperatorRow("Publisher.tryMap(_:)", "1 2 failure") { numbers.tryMap(refuse) },
        OperatorRow("Publisher.replaceNil(with:)", "1 0 finished") {
            ([1, nil] as [Int?]).publisher.eraseToAnyPublisher().replaceNil(with: 0)
        },
        OperatorRow("Publisher.scan(_:_:)", "1 3 6 finished") { numbers.scan(0, +) },
        OperatorRow("Publisher.tryScan(_:_:)", "1 3 failure") { numbers.tryScan(0) { try $0 + refuse($1) } },
        OperatorRow("Publisher.setFailureType(to:)", "1 finished") {
            Just(1).eraseToAnyPublisher().setFailureType(to: TestError.self)
        },
        OperatorRow("Publisher.encode(encoder:)", "7 finished") {
            Just([1, 2, 3]).encode(encoder: JSONEncoder()).map(\.count)
        },
        OperatorRow("Publisher.decode(type:decoder:)", "[1, 2] failure") {
            ["[1,2]", "[1"].publisher.map { Data($0.utf8) }.decode(type: [Int].self, decoder: JSONDecoder())
        },
        OperatorRow("Publisher.flatMap(maxPublishers:_:)", "1 1 2 2 3 3 finished") {
            numbers.flatMap(maxPublishers: .max(1)) { [$0, $0].publisher }
        },
        OperatorRow("Publisher.switchToLatest()", "1 2 3 finished") { numbers.map { Just($0) }.switchToLatest() },
    ]

    private static let filters: [OperatorRow] = [
        OperatorRow("Publisher.filter(_:)", "1 3 finished") { numbers.filter { $0 != 2 } },
        OperatorRow("Publisher.tryFilter(_:)", "2 failure") { numbers.tryFilter { try refuse($0) == 2 } },
        OperatorRow("Publisher.compactMap(_:)", "2 3 finished") { numbers.compactMap { $0 > 1 ? $0 : nil } },
        OperatorRow("Publisher.tryCompactMap(_:)", "2 failure") {
            numbers.tryCompactMap { try refuse($0) > 1 ? $0 : nil }
        },
        OperatorRow("Publisher.removeDuplicates()", "1 2 finished") {
            [1, 1, 2].publisher.eraseToAnyPublisher().removeDuplicates()
        },
        OperatorRow("Publisher.removeDuplicates(by:)", "1 finished") { numbers.removeDuplicates { $0 < $1 } },
        OperatorRow("Publisher.tryRemoveDuplicates(by:)", "1 2 failure") {
            numbers.tryRemoveDuplicates { try refuse($1) == $0 }
        },
        OperatorRow("Publisher.ignoreOutput()", "finished") { numbers.ignoreOutput() },
        OperatorRow("Publisher.first()", "1 finished") { numbers.first() },
        OperatorRow("Publisher.first(where:)", "2 finished") { numbers.first { $0 > 1 } },
        OperatorRow("Publisher.tryFirst(where:)", "failure") { numbers.tryFirst { try refuse($0) > 2 } },
        OperatorRow("Publisher.last()", "3 finished") { numbers.last() },
        OperatorRow("Publisher.last(where:)", "2 finished") { numbers.last { $0 < 3 } },
        OperatorRow("Publisher.tryLast(where:)", "failure") { numbers.tryLast { try refuse($0) < 3 } },
        OperatorRow("Publisher.dropFirst(_:)", "3 finished") { numbers.dropFirst(2) },
        OperatorRow("Publisher.drop(while:)", "2 3 finished") { numbers.drop { $0 < 2 } },
        OperatorRow("Publisher.tryDrop(while:)", "failure") { numbers.tryDrop { try refuse($0) < 3 } },
        OperatorRow("Publisher.drop(untilOutputFrom:)", "2 3 finished") {
            timeline([1: 1, 2: 2, 3: 3], end: 5).drop(untilOutputFrom: timeline([1.5: 0]))
        },
        OperatorRow("Publisher.prefix(_:)", "1 2 finished") { numbers.prefix(2) },
        OperatorRow("Publisher.prefix(while:)", "1 finished") { numbers.prefix { $0 < 2 } },
        OperatorRow("Publisher.tryPrefix(while:)", "1 2 failure") { numbers.tryPrefix { try refuse($0) < 3 } },
        OperatorRow("Publisher.prefix(untilOutputFrom:)", "1 finished") {
            timeline([1: 1, 2: 2]).prefix(untilOutputFrom: timeline([1.5: 0]))
        },
        OperatorRow("Publisher.output(at:)", "2 finished") { numbers.output(at: 1) },
        OperatorRow("Publisher.output(in:)", "2 3 finished") { numbers.output(in: 1...2) },
    ]

    private static let folds: [OperatorRow] = [
        OperatorRow("Publisher.collect()", "[1, 2, 3] finished") { numbers.collect() },
        OperatorRow("Publisher.collect(_:)", "[1, 2] [3] finished") { numbers.collect(2) },
        OperatorRow("Publisher.collect(_:options:)", "[1, 2] [3] finished") {
            timeline([1: 1, 2: 2, 11: 3], end: 15).collect(.byTime(DispatchQueue.main, .seconds(1)))
        },
        OperatorRow("Publisher.reduce(_:_:)", "6 finished") { numbers.reduce(0, +) },
        OperatorRow("Publisher.tryReduce(_:_:)", "failure") { numbers.tryReduce(0) { try $0 + refuse($1) } },
        OperatorRow("Publisher.count()", "3 finished") { numbers.count() },
        OperatorRow("Publisher.max()", "3 finished") { numbers.max() },
        OperatorRow("Publisher.max(by:)", "1 finished") { numbers.max { $0 > $1 } },
        OperatorRow("Publisher.tryMax(by:)", "failure") { numbers.tryMax { try refuse($0) < refuse($1) } },
        OperatorRow("Publisher.min()", "1 finished") { numbers.min() },
        OperatorRow("Publisher.min(by:)", "3 finished") { numbers.min { $0 > $1 } },
        OperatorRow("Publisher.tryMin(by:)", "failure") { numbers.tryMin { try refuse($0) < refuse($1) } },
        OperatorRow("Publisher.contains(_:)", "true finished") { numbers.contains(2) },
        OperatorRow("Publisher.contains(where:)", "false finished") { numbers.contains { $0 > 3 } },
        OperatorRow("Publisher.tryContains(where:)", "failure") { numbers.tryContains { try refuse($0) > 2 } },
        OperatorRow("Publisher.allSatisfy(_:)", "true finished") { numbers.allSatisfy { $0 > 0 } },
        OperatorRow("Publisher.tryAllSatisfy(_:)", "failure") { numbers.tryAllSatisfy { try refuse($0) > 0 } },
    ]

    private static let combinations: [OperatorRow] = [
        OperatorRow("Publisher.append(_:)", "1 2 3 4 5 6 7 finished") {
            numbers.append(4).append([5, 6]).append(Just(7).setFailureType(to: TestError.self))
        },
        OperatorRow("Publisher.prepend(_:)", "7 5 6 4 1 2 3 finished") {
            numbers.prepend(4).prepend([5, 6]).prepend(Just(7).setFailureType(to: TestError.self))
        },
        OperatorRow("ConnectablePublisher.autoconnect()", "1 2 3 finished") {
            numbers.multicast(subject: PassthroughSubject()).autoconnect()
        },
        OperatorRow("Publisher.makeConnectable()", "") { [1].publisher.makeConnectable() },
        OperatorRow("Publisher.multicast(subject:)", "") { numbers.multicast(subject: PassthroughSubject()) },
        OperatorRow("Publisher.eraseToAnyPublisher()", "1 finished") { Just(1).eraseToAnyPublisher() },
        OperatorRow("Publisher.breakpoint(receiveSubscription:receiveOutput:receiveCompletion:)", "1 2 3 finished") {
            numbers.breakpoint(receiveOutput: { $0 > 3 })
        },
        OperatorRow("Publisher.breakpointOnError()", "1 2 3 finished") { numbers.breakpointOnError() },
    ]

    private static let failures: [OperatorRow] = [
        OperatorRow("Publisher.mapError(_:)", "1 2 3 failure") { failing.mapError { $0 as any Error } },
        OperatorRow("Publisher.catch(_:)", "1 2 3 4 finished") { failing.catch { _ in Just(4) } },
        OperatorRow("Publisher.tryCatch(_:)", "1 2 3 failure") {
            failing.tryCatch { error -> AnyPublisher<Int, TestError> in throw error }
        },
        OperatorRow("Publisher.replaceError(with:)", "1 2 3 0 finished") { failing.replaceError(with: 0) },
        OperatorRow("Publisher.replaceEmpty(with:)", "0 finished") {
            Empty<Int, Never>().eraseToAnyPublisher().replaceEmpty(with: 0)
        },
        OperatorRow("Publisher.retry(_:)", "1 2 3 1 2 3 failure") { failing.retry(1) },
        OperatorRow("Publisher.assertNoFailure(_:file:line:)", "1 2 3 finished") { numbers.assertNoFailure() },
    ]

    private static let times: [OperatorRow] = [
        OperatorRow("Publisher.delay(for:tolerance:scheduler:options:)", "1 2 finished") {
            timeline([1: 1, 2: 2], end: 3).delay(for: 1, scheduler: RunLoop.main)
        },
        OperatorRow("Publisher.debounce(for:scheduler:options:)", "2 3 finished") {
            timeline([1: 1, 2: 2, 9: 3], end: 20).debounce(for: .milliseconds(250), scheduler: DispatchQueue.main)
        },
        OperatorRow("Publisher.throttle(for:scheduler:latest:)", "1 3 4 finished") {
            timeline([1: 1, 2: 2, 3: 3, 20: 4], end: 40)
                .throttle(for: .milliseconds(500), scheduler: DispatchQueue.main, latest: true)
        },
        OperatorRow("Publisher.timeout(_:scheduler:options:customError:)", "1 2 failure") {
            timeline([1: 1, 2: 2, 9: 3])
                .timeout(.milliseconds(250), scheduler: DispatchQueue.main, customError: { .failed })
        },
        OperatorRow("Publisher.measureInterval(using:options:)", "true true finished") {
            timeline([1: 1, 2: 2], end: 3).measureInterval(using: DispatchQueue.main).map { $0 >= .milliseconds(99) }
        },
        OperatorRow("Publisher.receive(on:options:)", "1 2 3 finished") { numbers.receive(on: DispatchQueue.main) },
        OperatorRow("Publisher.subscribe(on:options:)", "1 2 3 finished") { numbers.subscribe(on: RunLoop.main) },
    ]

    private static let types: [OperatorRow] = [
        OperatorRow("Just", "1 finished") { Just(1) },
        OperatorRow("Fail", "failure") { Fail<Int, TestError>(error: .failed) },
        OperatorRow("Empty", "finished") { Empty<Int, Never>() },
        OperatorRow("Deferred", "1 finished") { Deferred { Just(1) } },
        OperatorRow("Future", "1 finished") { Future<Int, Never> { $0(.success(1)) } },
        OperatorRow("Record", "1 2 failure") { Record<Int, TestError>(output: [1, 2], completion: .failure(.failed)) },
        OperatorRow("Optional.publisher", "1 finished") { Optional(1).publisher },
        OperatorRow("Result.publisher", "failure") { Result<Int, TestError>.failure(.failed).publisher },
        OperatorRow("Sequence.publisher", "1 2 finished") { (1...2).publisher },
        // The values stay optional, as Combine declares it.
        OperatorRow("Publishers.Sequence.replaceNil(with:)", "Optional(1) Optional(0) finished") {
            ([1, nil] as [Int?]).publisher.replaceNil(with: 0)
        },
        OperatorRow("Publishers.Concatenate", "1 2 finished") {
            Publishers.Concatenate(prefix: Just(1), suffix: Just(2))
        },
    ]
}
