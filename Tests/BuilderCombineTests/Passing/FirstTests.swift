import BuilderCombine
import Testing

/// `first`, `contains`, `allSatisfy`, and their forms: results before the publisher's end, demand, failures,
/// cancellation, and releases.
@Suite(.timeLimit(.minutes(20))) struct FirstTests {
    private typealias Source = AnyPublisher<Int, TestError>

    /// An operator whose result for the values 1, 2, and 3 is final.
    struct Operator: CustomTestStringConvertible, Sendable {
        /// The name of its subscriptions.
        let name: String
        /// The number of values that lead to the result.
        var count = 2
        let result: String
        /// The result for the value 1 alone; `nil` for none, or if it is final.
        let other: String?
        let apply: @Sendable (AnyPublisher<Int, TestError>) -> AnyPublisher<String, any Error>

        var testDescription: String { name }
    }

    static let operators = [
        Operator(name: "First", count: 1, result: "1", other: nil) { erased($0.first()) },
        Operator(name: "TryFirst", result: "2", other: nil) { erased($0.first { $0 > 1 }) },
        Operator(name: "TryFirstWhere", result: "2", other: nil) { erased($0.tryFirst { $0 > 1 }) },
        Operator(name: "Contains", result: "true", other: "false") { erased($0.contains(2)) },
        Operator(name: "ContainsWhere", result: "true", other: "false") { erased($0.contains { $0 > 1 }) },
        Operator(name: "TryContainsWhere", result: "true", other: "false") { erased($0.tryContains { $0 > 1 }) },
        Operator(name: "AllSatisfy", result: "false", other: "true") { erased($0.allSatisfy { $0 < 2 }) },
        Operator(name: "TryAllSatisfy", result: "false", other: "true") { erased($0.tryAllSatisfy { $0 < 2 }) },
    ]

    private let subject = PassthroughSubject<Int, TestError>()

    /// An operator of the subject, with a closure that receives what reaches the subject.
    private func publisher(
        _ tested: Operator, log: @escaping (String) -> Void = { _ in }
    ) -> AnyPublisher<String, any Error> {
        tested.apply(
            subject.handleEvents(receiveCancel: { log("cancel") }, receiveRequest: { log("\($0)") })
                .eraseToAnyPublisher())
    }

    @Test(arguments: operators) func aFinalResultCancelsAndCompletes(_ tested: Operator) {
        let subscriber = DemandingSubscriber<String, any Error>(.max(1))
        publisher(tested) { subscriber.record($0) }.subscribe(subscriber)
        for number in 1..<tested.count { subject.send(number) }
        #expect(subscriber.events == ["subscription", "unlimited"])
        for number in tested.count...3 { subject.send(number) }
        subject.send(completion: .failure(.failed))
        for _ in 0..<2 { subscriber.subscription?.cancel() }
        #expect(subscriber.events == ["subscription", "unlimited", "cancel", tested.result, "finished"])
    }

    @Test(arguments: operators) func aFinalResultWaitsForARequest(_ tested: Operator) {
        var log: [String] = []
        let subscriber = publisher(tested) { log.append($0) }.demand(0)
        for number in 1...3 { subject.send(number) }
        subject.send(completion: .failure(.failed))
        subscriber.subscription?.request(.none)
        #expect(log == ["unlimited", "cancel"])
        #expect(subscriber.events == ["subscription"])
        for _ in 0..<2 { subscriber.request(1) }
        #expect(subscriber.events == ["subscription", tested.result, "finished"])
    }

    @Test(arguments: operators) func aResultThatWaitsMayBeCanceled(_ tested: Operator) {
        var log: [String] = []
        let subscriber = publisher(tested) { log.append($0) }.demand(0)
        for number in 1...3 { subject.send(number) }
        subscriber.subscription?.cancel()
        subscriber.request(1)
        #expect(subscriber.events == ["subscription"])
        #expect(log == ["unlimited", "cancel"])
    }

    @Test(arguments: operators) func aCompletionMayComeBefore(_ tested: Operator) {
        let subscribers = [publisher(tested).demand(nil), publisher(tested).demand(0)]
        if tested.count > 1 { subject.send(1) }
        subject.send(completion: .finished)
        let result = tested.other.map { [$0] } ?? []
        #expect(subscribers[1].events == ["subscription"])
        #expect(subscribers[0].events == ["subscription"] + result + ["finished"])
        subscribers[1].request(1)
        #expect(subscribers[1].events == subscribers[0].events)
    }

    @Test(arguments: operators) func aFailureNeedsNoRequest(_ tested: Operator) {
        let subscriber = publisher(tested).demand(0)
        subject.send(completion: .failure(.failed))
        #expect(subscriber.events.count == 2 && subscriber.events.last?.hasPrefix("failure") == true)
    }

    @Test(arguments: operators) func theResultMayCancel(_ tested: Operator) {
        let subscriber = DemandingSubscriber<String, any Error>(.unlimited)
        subscriber.more = { _ in
            subscriber.subscription?.cancel()
            return .none
        }
        publisher(tested).subscribe(subscriber)
        for number in 1...3 { subject.send(number) }
        #expect(subscriber.events == ["subscription", tested.result])
    }

    @Test(arguments: operators) func theSubscriptionHasItsName(_ tested: Operator) {
        var names: [String] = []
        _ = publisher(tested).handleEvents(receiveSubscription: { names.append("\($0)") }).demand(0)
        #expect(names == [tested.name])
    }

    @Test func anErrorEndsAndCancels() {
        var log: [String] = []
        let source = subject.handleEvents(receiveCancel: { log.append("cancel") })
        let check: (Int) throws -> Bool = { if $0 < 2 { false } else { throw TestError.failed } }
        let events = [
            erased(source.tryFirst(where: check)).demand(0),
            erased(source.tryContains(where: check)).demand(0),
            erased(source.tryAllSatisfy { try !check($0) }).demand(0),
            erased(source.tryMax { try check($1) }).demand(0),
        ]
        for number in 1...3 { subject.send(number) }
        #expect(events.allSatisfy { $0.events.count == 2 && $0.events[1].hasPrefix("failure") })
        #expect(log == ["cancel", "cancel", "cancel", "cancel"])
    }

    /// The cancellation handler uses the subscription and the publisher.
    @Test(arguments: operators) func thePublisherIsCanceledWithoutALock(_ tested: Operator) {
        nonisolated(unsafe) var events: [String] = []
        let hasEnded = endsInTime { [subject] in
            let subscriber = DemandingSubscriber<String, any Error>(.unlimited)
            let source = subject.handleEvents(receiveCancel: {
                subscriber.request(1)
                subject.send(5)
            })
            tested.apply(source.eraseToAnyPublisher()).subscribe(subscriber)
            for number in 1...3 { subject.send(number) }
            events = subscriber.events
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(events == ["subscription", tested.result, "finished"])
    }

    /// An object that only the publisher's subscription retains, and that cancels and sends at its end.
    @Test(arguments: operators, ["result", "completion", "cancellation"])
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
                    _ = upstream.receive(2)
                })
            switch event {
            case "result": for number in 1...2 { _ = upstream.receive(number) }
            case "completion": upstream.receive(completion: .finished)
            default: subscriber.subscription?.cancel()
            }
            events = subscriber.events
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(events.contains("end"))
        #expect(events.contains("finished") == (event != "cancellation"))
    }

    /// The closure sends a value, whose result the outer one replaces, and which is released then.
    @Test func theClosureMaySend() {
        nonisolated(unsafe) var numbers: [Int] = []
        let hasEnded = endsInTime {
            let source = PassthroughSubject<EndingValue, Never>()
            let cancellable = source.max {
                if $1.number == 2 { source.send(EndingValue(3) { source.send(EndingValue(0)) }) }
                return $0.number < $1.number
            }.sink { numbers.append($0.number) }
            for number in 1...2 { source.send(EndingValue(number)) }
            source.send(completion: .finished)
            cancellable.cancel()
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(numbers == [2])
    }
}
