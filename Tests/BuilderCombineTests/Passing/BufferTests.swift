import BuilderCombine
import Testing

/// `buffer`: strategies, demand, ends, cancellation and reentrancy.
@Suite(.timeLimit(.minutes(20))) struct BufferTests {
    private let subject = PassthroughSubject<Int, TestError>()

    private func publisher(
        _ size: Int = 3, _ prefetch: Publishers.PrefetchStrategy = .byRequest,
        _ whenFull: Publishers.BufferingStrategy<TestError> = .dropNewest,
        record: @escaping (String) -> Void = { _ in }
    ) -> some Publisher<Int, TestError> {
        subject.handleEvents(receiveCancel: { record("cancel") }, receiveRequest: { record("\($0)") })
            .buffer(size: size, prefetch: prefetch, whenFull: whenFull)
    }

    private func events(of subscriber: DemandingSubscriber<Int, TestError>) -> [String] {
        subscriber.events.map { $0.hasPrefix("failure") ? "failure" : $0 }
    }

    /// The events and requests that OpenCombine's tests expect, which run against Combine too.
    @Test func valuesWaitAsFarAsThereIsRoom() {
        var log: [String] = []
        let strategies: [Publishers.BufferingStrategy<TestError>] = [
            .dropNewest, .dropOldest, .customError { .failed },
        ]
        let subscribers = strategies.map { publisher(3, .byRequest, $0) { log.append($0) }.demand(0) }
        for number in 1...5 { subject.send(number) }
        #expect(subscribers.map(\.events) == Array(repeating: ["subscription"], count: 3))
        #expect(log == ["unlimited", "unlimited", "unlimited", "cancel"])
        for subscriber in subscribers {
            subscriber.subscription?.request(.none)
            subscriber.request(3)
        }
        #expect(events(of: subscribers[0]) == ["subscription", "1", "2", "3"])
        #expect(events(of: subscribers[1]) == ["subscription", "3", "4", "5"])
        #expect(events(of: subscribers[2]) == ["subscription", "1", "2", "3", "failure"])
        subject.send(6)
        #expect(subscribers.map(\.events.count) == [4, 4, 5])
    }

    @Test func aFullBufferIsKept() {
        var log: [String] = []
        let subscriber = publisher(2, .keepFull) { log.append($0) }.demand(0)
        for number in 1...3 { subject.send(number) }
        subscriber.request(1)
        for number in 4...5 { subject.send(number) }
        subscriber.subscription?.request(.unlimited)
        #expect(subscriber.events == ["subscription", "1", "2", "4"])
        #expect(log == ["max(2)", "max(1)", "max(1)", "max(1)"])
    }

    @Test func demandThatAValueReturnsCounts() {
        let subscriber = DemandingSubscriber<Int, TestError>(.max(1))
        subscriber.more = { $0 < 3 ? .max(1) : .none }
        publisher().subscribe(subscriber)
        for number in 1...4 { subject.send(number) }
        #expect(subscriber.events == ["subscription", "1", "2", "3"])
    }

    @Test func theEndFollowsTheValues() {
        let subscriber = publisher().demand(0)
        for number in 1...2 { subject.send(number) }
        subject.send(completion: .finished)
        subscriber.request(1)
        #expect(subscriber.events == ["subscription", "1"])
        subscriber.request(1)
        #expect(subscriber.events == ["subscription", "1", "2", "finished"])
    }

    @Test func aFailurePrecedesValuesThatArentRequested() {
        let subscriber = publisher().demand(1)
        for number in 1...2 { subject.send(number) }
        subject.send(completion: .failure(.failed))
        #expect(events(of: subscriber) == ["subscription", "1", "failure"])
    }

    /// As OpenCombine's tests have it for a failure; without room no strategy has a value to drop.
    @Test func withoutRoomNothingPasses() {
        let subscribers = [publisher(0, .byRequest, .dropOldest).demand(nil), publisher(0).demand(nil)]
        let failing = publisher(0, .byRequest, .customError { .failed }).demand(1)
        subject.send(1)
        failing.request(1)
        #expect(subscribers.allSatisfy { $0.events == ["subscription"] })
        #expect(events(of: failing) == ["subscription", "failure"])
    }

    @Test func aCancellationDropsTheValues() {
        var log: [String] = []
        let subscriber = publisher { log.append($0) }.demand(0)
        subject.send(1)
        for _ in 0..<2 { subscriber.subscription?.cancel() }
        subscriber.request(1)
        #expect(subscriber.events == ["subscription"])
        #expect(log == ["unlimited", "cancel"])
    }

    /// Values that are requested and wait for the subscriber to return need no room.
    @Test func aSubscriberMaySendAndCancel() {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subscriber.more = { [subject] in
            if $0 == 1 { for number in 2...4 { subject.send(number) } }
            if $0 == 3 { subscriber.subscription?.cancel() }
            subscriber.record("end of \($0)")
            return .none
        }
        publisher(1).subscribe(subscriber)
        subject.send(1)
        #expect(subscriber.events == ["subscription", "1", "end of 1", "2", "end of 2", "3", "end of 3"])
    }

    /// The closure of the error, which OpenCombine calls under a lock.
    @Test(arguments: ["request", "send", "cancel"]) func theClosureMayUseTheSubscription(_ action: String) {
        nonisolated(unsafe) var events: [String] = []
        let hasEnded = endsInTime { [subject] in
            let subscriber = DemandingSubscriber<Int, TestError>()
            var calls = 0
            subject.buffer(
                size: 1, prefetch: .byRequest,
                whenFull: .customError {
                    calls += 1
                    switch action {
                    case "request": subscriber.request(1)
                    case "send" where calls == 1: subject.send(3)
                    case "cancel": subscriber.subscription?.cancel()
                    default: break
                    }
                    return .failed
                }
            ).subscribe(subscriber)
            for number in 1...2 { subject.send(number) }
            subscriber.request(1)
            events = subscriber.events.map { $0.hasPrefix("failure") ? "failure" : $0 }
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(events == ["subscription"] + (action == "cancel" ? [] : ["1", "failure"]))
    }

    /// A value that only the buffer retains.
    @Test(arguments: ["replacement", "cancellation"]) func theEndOfAValueMayCancel(at event: String) {
        nonisolated(unsafe) var events: [String] = []
        let hasEnded = endsInTime {
            let source = PassthroughSubject<EndingValue, Never>()
            let subscriber = DemandingSubscriber<EndingValue, Never>()
            source.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest).subscribe(subscriber)
            source.send(
                EndingValue(1) {
                    subscriber.record("end")
                    subscriber.subscription?.cancel()
                })
            if event == "replacement" { source.send(EndingValue(2)) } else { subscriber.subscription?.cancel() }
            subscriber.request(1)
            events = subscriber.events
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(events == ["subscription", "end"])
    }
}
