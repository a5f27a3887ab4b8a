import BuilderCombine
import Testing

/// `retry`: attempts, demand, cancellation, reentrancy and releases.
@Suite(.timeLimit(.minutes(20))) struct RetryTests {
    /// A publisher that retains its subscribers, and leaves the rest to a test.
    private final class ManualPublisher: Publisher {
        typealias Output = Int
        typealias Failure = TestError

        private(set) var subscribers: [AnySubscriber<Int, TestError>] = []
        private(set) var requests: [String] = []

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == TestError {
            subscribers.append(AnySubscriber(subscriber))
            subscriber.receive(subscription: ManualSubscription { [weak self] in self?.requests.append($0) })
        }

        func send(_ value: Int) { _ = subscribers.last?.receive(value) }

        func fail() { subscribers.last?.receive(completion: .failure(.failed)) }
    }

    private final class ManualSubscription: Subscription {
        private let record: (String) -> Void

        init(record: @escaping (String) -> Void) { self.record = record }

        func request(_ demand: Subscribers.Demand) { record("\(demand)") }
        func cancel() { record("cancel") }
    }

    private let publisher = ManualPublisher()

    private func events<Input, Failure: Error>(of subscriber: DemandingSubscriber<Input, Failure>) -> [String] {
        subscriber.events.map { $0.hasPrefix("failure") ? "failure" : $0 }
    }

    /// The requests that OpenCombine's tests expect, which run against Combine too.
    @Test func unmetDemandIsRequestedOfTheNextAttempt() {
        let subscriber = publisher.retry(3).demand(5)
        for number in 1...4 {
            publisher.send(number)
            publisher.fail()
        }
        publisher.send(5)
        subscriber.request(6)
        #expect(events(of: subscriber) == ["subscription", "1", "2", "3", "4", "failure"])
        #expect(publisher.requests == ["max(5)", "max(4)", "max(3)", "max(2)"])
        #expect(publisher.subscribers.count == 4)
    }

    @Test func demandThatAValueReturnsIsRequested() {
        let subscriber = DemandingSubscriber<Int, TestError>(.max(3))
        subscriber.more = { .max($0) }
        publisher.retry(1).subscribe(subscriber)
        publisher.send(5)
        publisher.fail()
        subscriber.subscription?.request(.none)
        #expect(publisher.requests == ["max(3)", "max(5)", "max(7)"])
    }

    @Test func noDemandIsRequestedIfThereIsNone() {
        let subscriber = publisher.retry(1).demand(0)
        publisher.fail()
        #expect(publisher.requests.isEmpty && publisher.subscribers.count == 2)
        subscriber.request(2)
        #expect(publisher.requests == ["max(2)"])
    }

    @Test func completionsAndValuesPass() {
        let subscriber = publisher.retry(2).demand(nil)
        publisher.send(1)
        publisher.fail()
        publisher.send(2)
        publisher.subscribers.last?.receive(completion: .finished)
        publisher.fail()
        #expect(subscriber.events == ["subscription", "1", "2", "finished"])
        #expect(publisher.requests == ["unlimited", "unlimited"])
        #expect(events(of: Fail<Int, TestError>(error: .failed).retry(0).demand(0)) == ["subscription", "failure"])
    }

    /// As many that fail at once would use up the stack, if each one were subscribed to within the one before.
    @Test func attemptsAreNotNested() {
        var count = 0
        let failing = Deferred {
            count += 1
            return Fail<Int, TestError>(error: .failed)
        }
        let subscriber = failing.retry(50_000).demand(nil)
        #expect(count == 50_001)
        #expect(events(of: subscriber) == ["subscription", "failure"])
    }

    @Test(arguments: [nil, -1]) func itRetriesWithoutAnEnd(retries: Int?) {
        var count = 0
        let failing = Deferred {
            count += 1
            return count < 1_000
                ? Fail<Int, TestError>(error: .failed).eraseToAnyPublisher()
                : Just(1).setFailureType(to: TestError.self).eraseToAnyPublisher()
        }
        let subscriber = Publishers.Retry(upstream: failing, retries: retries).demand(nil)
        #expect(subscriber.events == ["subscription", "1", "finished"])
    }

    @Test func aCancellationEndsTheAttempts() {
        var count = 0
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        let failing = Deferred {
            count += 1
            if count == 3 { subscriber.subscription?.cancel() }
            return Fail<Int, TestError>(error: .failed)
        }
        Publishers.Retry(upstream: failing, retries: nil).subscribe(subscriber)
        #expect(count == 3)
        #expect(subscriber.events == ["subscription"])
    }

    @Test func aCancellationReachesTheLastAttempt() {
        let subscriber = publisher.retry(3).demand(nil)
        publisher.fail()
        for _ in 0..<2 { subscriber.subscription?.cancel() }
        publisher.send(1)
        publisher.fail()
        #expect(publisher.requests == ["unlimited", "unlimited", "cancel"])
        #expect(publisher.subscribers.count == 2)
        #expect(subscriber.events == ["subscription"])
    }

    @Test func aSubscriberMayCancelWhenItReceivesItsSubscriptionOrAValue() {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subscriber.more = { _ in
            subscriber.subscription?.cancel()
            return .max(1)
        }
        publisher.retry(1).subscribe(subscriber)
        publisher.send(1)
        publisher.send(2)
        publisher.fail()
        #expect(subscriber.events == ["subscription", "1"])
        let other = AnySubscriber<Int, TestError>(receiveSubscription: { $0.cancel() })
        Deferred { () -> Empty<Int, TestError> in
            Issue.record("a canceled subscription subscribes")
            return Empty()
        }.retry(1).subscribe(other)
    }

    @Test func aFailureWithinASubscriberIsFollowedByTheNextAttempt() {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subscriber.more = { [publisher] in
            if $0 == 1 {
                publisher.fail()
                publisher.send(2)
            }
            subscriber.record("end of \($0)")
            return .none
        }
        publisher.retry(1).subscribe(subscriber)
        publisher.send(1)
        #expect(subscriber.events == ["subscription", "1", "end of 1", "2", "end of 2"])
    }

    @Test func eventsOfAnEarlierAttemptAreDropped() {
        let subscriber = publisher.retry(3).demand(nil)
        publisher.fail()
        _ = publisher.subscribers[0].receive(1)
        publisher.subscribers[0].receive(completion: .failure(.failed))
        publisher.subscribers[0].receive(completion: .finished)
        publisher.send(2)
        #expect(subscriber.events == ["subscription", "2"])
        #expect(publisher.subscribers.count == 2)
    }

    /// OpenCombine releases the subscription under its lock, which ends the program.
    @Test func theEndOfAFailedSubscriptionMayUseTheSubscription() {
        nonisolated(unsafe) var found: [String] = []
        let hasEnded = endsInTime {
            let subscriber = DemandingSubscriber<Int, TestError>(.max(1))
            let subject = PassthroughSubject<Int, TestError>()
            var count = 0
            let publisher = ClosurePublisher { receiver in
                count += 1
                if count > 1 { return subject.subscribe(receiver) }
                receiver.receive(
                    subscription: EndingSubscription {
                        subscriber.request(1)
                        subscriber.record("end")
                    })
                receiver.receive(completion: .failure(.failed))
            }
            publisher.retry(1).subscribe(subscriber)
            for number in 1...3 { subject.send(number) }
            found = subscriber.events
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(found == ["subscription", "end", "1", "2"])
    }

    @Test func isEqualByPublisherAndCount() {
        #expect(Publishers.Retry(upstream: Just(1), retries: 1) == Publishers.Retry(upstream: Just(1), retries: 1))
        #expect(Publishers.Retry(upstream: Just(1), retries: 1) != Publishers.Retry(upstream: Just(1), retries: 2))
    }
}

/// A publisher that passes its subscribers to a closure.
private struct ClosurePublisher: Publisher {
    typealias Output = Int
    typealias Failure = TestError

    let receive: (AnySubscriber<Int, TestError>) -> Void

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == TestError {
        receive(AnySubscriber(subscriber))
    }
}
