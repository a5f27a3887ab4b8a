import BuilderCombine
import Foundation
import Testing

/// `tryMap`, `tryCompactMap`, `tryFilter`, `prefix(while:)`, `removeDuplicates`, `encode`, `decode`, `measureInterval`,
/// and `print`: demand, ends, errors, cancellation, and releases.
@Suite(.timeLimit(.minutes(20))) struct TransformingTests {
    /// An operator that passes 1 and 2, and drops a further 2 or ends at it.
    struct Operator: CustomTestStringConvertible, Sendable {
        /// The name of its subscriptions.
        let name: String
        let result: [String]
        let apply: @Sendable (AnyPublisher<Int, TestError>) -> AnyPublisher<String, any Error>

        var testDescription: String { name }
    }

    /// The operators, with their events for 1, 2, 2, and 3. A closure that throws does so for 3.
    static let operators = [
        Operator(name: "TryMap", result: ["1", "2", "2", "failure"]) { erased($0.tryMap(check)) },
        Operator(name: "TryCompactMap", result: ["1", "failure"]) {
            erased($0.tryCompactMap { try check($0) == 1 ? 1 : nil })
        },
        Operator(name: "TryFilter", result: ["1", "failure"]) { erased($0.tryFilter { try check($0) == 1 }) },
        Operator(name: "PrefixWhile", result: ["1", "finished"]) { erased($0.prefix { $0 < 2 }) },
        Operator(name: "TryPrefixWhile", result: ["1", "2", "2", "failure"]) {
            erased($0.tryPrefix { try check($0) > 0 })
        },
        Operator(name: "RemoveDuplicates", result: ["1", "2", "3"]) { erased($0.removeDuplicates()) },
        Operator(name: "TryRemoveDuplicates", result: ["1", "2", "failure"]) {
            erased($0.tryRemoveDuplicates { try check($1) == $0 })
        },
        Operator(name: "Print", result: ["1", "2", "2", "3"]) { erased($0.print(to: Nowhere())) },
        Operator(name: "Encode", result: ["1", "2", "2", "failure"]) { erased($0.encode(encoder: Coder())) },
        Operator(name: "Decode", result: ["1", "2", "2", "failure"]) {
            erased($0.decode(type: Int.self, decoder: Coder()))
        },
        Operator(name: "MeasureInterval", result: ["true", "true", "true", "true"]) {
            erased($0.measureInterval(using: ImmediateScheduler.shared).map { $0 == .seconds(0) })
        },
    ]

    private static func check(_ number: Int) throws -> Int {
        if number < 3 { number } else { throw TestError.failed }
    }

    /// A coder that refuses 3.
    private struct Coder: TopLevelEncoder, TopLevelDecoder {
        func encode<T: Encodable>(_ value: T) throws -> String { "\(try check(value as? Int ?? 3))" }

        func decode<T: Decodable>(_ type: T.Type, from number: Int) throws -> T {
            guard let value = try check(number) as? T else { throw TestError.failed }
            return value
        }
    }

    private let subject = PassthroughSubject<Int, TestError>()

    /// Returns events in the form of `Operator.result`, without the subscription.
    private func outcome(_ events: [String]) -> [String] {
        events.dropFirst().map { $0.hasPrefix("failure") ? "failure" : $0 }
    }

    @Test(arguments: operators) func valuesPassUntilTheEnd(_ tested: Operator) {
        var log: [String] = []
        let source = subject.handleEvents(
            receiveCompletion: { _ in log.append("completion") }, receiveCancel: { log.append("cancel") },
            receiveRequest: { log.append("\($0)") })
        let subscriber = tested.apply(source.eraseToAnyPublisher()).demand(nil)
        for number in [1, 2, 2, 3] { subject.send(number) }
        #expect(outcome(subscriber.events) == tested.result)
        subject.send(completion: .finished)
        let hasEnded = ["failure", "finished"].contains(tested.result.last)
        #expect(outcome(subscriber.events) == tested.result + (hasEnded ? [] : ["finished"]))
        #expect(log.filter { $0 != "max(1)" } == ["unlimited", hasEnded ? "cancel" : "completion"])
    }

    @Test(arguments: operators) func aDroppedValueIsRequestedAgain(_ tested: Operator) {
        let late = LatePublisher()
        let subscriber = tested.apply(late.setFailureType(to: TestError.self).eraseToAnyPublisher()).demand(1)
        late.subscribers[0].receive(subscription: Subscriptions.empty)
        var demands: [Subscribers.Demand] = []
        for number in [1, 2, 2] { demands.append(late.subscribers[0].receive(number)) }
        let isFilter = ["TryCompactMap", "TryFilter"].contains(tested.name)
        let isDistinct = tested.name.hasSuffix("RemoveDuplicates")
        #expect(demands == [.none, isFilter ? .max(1) : .none, isFilter || isDistinct ? .max(1) : .none])
        #expect(subscriber.events.first == "subscription")
    }

    @Test(arguments: operators) func requestsArePassedOn(_ tested: Operator) {
        var log: [String] = []
        let source = subject.handleEvents(receiveRequest: { log.append("\($0)") }).eraseToAnyPublisher()
        let subscriber = DemandingSubscriber<String, any Error>(.max(2))
        subscriber.more = { _ in .max(3) }
        tested.apply(source).subscribe(subscriber)
        subscriber.request(4)
        subject.send(1)
        #expect(log == ["max(2)", "max(4)", "max(3)"])
    }

    @Test(arguments: operators) func aFailurePasses(_ tested: Operator) {
        let subscriber = tested.apply(subject.eraseToAnyPublisher()).demand(0)
        subject.send(completion: .failure(.failed))
        #expect(outcome(subscriber.events) == ["failure"])
    }

    @Test(arguments: operators) func aValueMayCancel(_ tested: Operator) {
        var log: [String] = []
        let source = subject.handleEvents(receiveCancel: { log.append("cancel") }).eraseToAnyPublisher()
        let subscriber = DemandingSubscriber<String, any Error>(.unlimited)
        subscriber.more = { _ in
            for _ in 0..<2 { subscriber.subscription?.cancel() }
            return .none
        }
        tested.apply(source).subscribe(subscriber)
        for number in [1, 2, 3] { subject.send(number) }
        #expect(outcome(subscriber.events) == [tested.result[0]])
        #expect(log == ["cancel"])
    }

    @Test(arguments: operators) func theSubscriptionHasItsName(_ tested: Operator) {
        var names: [String] = []
        _ = tested.apply(subject.eraseToAnyPublisher())
            .handleEvents(receiveSubscription: { names.append("\($0)") }).demand(0)
        #expect(names == [tested.name])
    }

    @Test func theClosureMayCancel() {
        let subscriber = DemandingSubscriber<Int, any Error>(.unlimited)
        subject.tryMap {
            subscriber.subscription?.cancel()
            return $0
        }.subscribe(subscriber)
        for number in 1...2 { subject.send(number) }
        #expect(subscriber.events == ["subscription"])
    }

    /// Methods of the operators themselves, which join two closures.
    @Test func closuresAreJoined() {
        let values = subject.map { $0 + 1 }.tryMap { $0 * 10 }.map { $0 + 1 }.demand(nil)
        let some = subject.filter { $0 > 1 }.tryFilter { $0 != 3 }.filter { $0 < 5 }.demand(nil)
        for number in 1...5 { subject.send(number) }
        #expect(values.events == ["subscription", "21", "31", "41", "51", "61"])
        #expect(some.events == ["subscription", "2", "4"])
    }

    /// An object that only the publisher's subscription retains, and that cancels and sends at its end.
    @Test(arguments: operators, ["value", "completion", "cancellation"])
    func theEndOfThePublishersSubscriptionMayCancel(_ tested: Operator, at event: String) {
        nonisolated(unsafe) var events: [String] = []
        let hasEnded = endsInTime {
            let late = LatePublisher()
            let subscriber = tested.apply(late.setFailureType(to: TestError.self).eraseToAnyPublisher()).demand(nil)
            let upstream = late.subscribers[0]
            upstream.receive(
                subscription: EndingSubscription {
                    subscriber.record("end")
                    subscriber.subscription?.cancel()
                    _ = upstream.receive(1)
                })
            if event == "value" { for number in [1, 2, 3] { _ = upstream.receive(number) } }
            if event == "cancellation" { subscriber.subscription?.cancel() }
            upstream.receive(completion: .finished)
            events = subscriber.events
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(events.filter { $0 == "end" }.count == 1)
        #expect(events.last == "end")
        #expect(events.contains { $0 == "finished" || $0.hasPrefix("failure") } == (event != "cancellation"))
    }

    /// A value that only the operator retains; its end sends a value, or cancels.
    @Test(arguments: [true, false]) func theEndOfTheLastValueMaySend(isCancellation: Bool) {
        nonisolated(unsafe) var numbers: [Int] = []
        let hasEnded = endsInTime {
            let source = PassthroughSubject<EndingValue, Never>()
            var cancellable: AnyCancellable?
            cancellable = source.removeDuplicates { $0.number == $1.number }.sink { numbers.append($0.number) }
            source.send(
                EndingValue(1) {
                    if isCancellation { cancellable?.cancel() } else { source.send(EndingValue(3)) }
                })
            for number in [2, 4] { source.send(EndingValue(number)) }
            cancellable?.cancel()
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(numbers.first == 1 && numbers.contains(4) == !isCancellation)
    }
}
