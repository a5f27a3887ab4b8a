import BuilderCombine
import Testing

/// `prefix(untilOutputFrom:)`: ends, failures, demand, cancellation and reentrancy.
@Suite(.timeLimit(.minutes(20))) struct PrefixUntilOutputTests {
    private let subject = PassthroughSubject<Int, TestError>()
    private let other = PassthroughSubject<String, TestError>()

    /// The publisher, with a closure that receives what reaches the two.
    private func publisher(_ record: @escaping (String) -> Void) -> some Publisher<Int, TestError> {
        subject.observed("subject", record).prefix(untilOutputFrom: other.observed("other", record))
    }

    /// The requests and cancellations that OpenCombine's tests expect, which run against Combine too.
    @Test func theOthersFirstValueEndsIt() {
        var log: [String] = []
        let subscriber = DemandingSubscriber<Int, TestError>(.max(3))
        publisher {
            log.append($0)
            subscriber.record($0)
        }.subscribe(subscriber)
        for number in 1...2 { subject.send(number) }
        other.send("a")
        subject.send(3)
        other.send("b")
        #expect(log == ["other", "max(1) of other", "subject", "max(3) of subject", "cancel subject"])
        #expect(subscriber.events.suffix(4) == ["1", "2", "cancel subject", "finished"])
    }

    @Test func onlyRequestedValuesPass() {
        let subscriber = publisher { _ in }.demand(0)
        subscriber.subscription?.request(.none)
        subject.send(1)
        subscriber.request(2)
        for number in 2...4 { subject.send(number) }
        #expect(subscriber.events == ["subscription", "2", "3"])
        let unlimited = publisher { _ in }.demand(nil)
        for number in 5...6 { subject.send(number) }
        #expect(unlimited.events == ["subscription", "5", "6"])
    }

    @Test func demandThatAValueReturnsIsRequested() {
        let subscriber = DemandingSubscriber<Int, TestError>(.max(1))
        subscriber.more = { $0 < 3 ? .max(1) : .none }
        publisher { _ in }.subscribe(subscriber)
        for number in 1...4 { subject.send(number) }
        #expect(subscriber.events == ["subscription", "1", "2", "3"])
    }

    /// A failure neither, which may be of another type.
    @Test(arguments: [true, false]) func theOthersEndWithoutAValueHasNoEffect(isFailure: Bool) {
        let numbers = PassthroughSubject<Int, Never>()
        let subscriber = numbers.prefix(untilOutputFrom: other).demand(nil)
        other.send(completion: isFailure ? .failure(.failed) : .finished)
        other.send("a")
        numbers.send(1)
        numbers.send(completion: .finished)
        #expect(subscriber.events == ["subscription", "1", "finished"])
    }

    @Test(arguments: [true, false]) func itsEndCancelsTheOtherBefore(isFailure: Bool) {
        let subscriber = DemandingSubscriber<Int, TestError>(.max(1))
        publisher { subscriber.record($0) }.subscribe(subscriber)
        subject.send(completion: isFailure ? .failure(.failed) : .finished)
        let events = subscriber.events.suffix(2).map { $0.hasPrefix("failure") ? "failure" : $0 }
        #expect(events == ["cancel other", isFailure ? "failure" : "finished"])
    }

    @Test func aCancellationReachesBoth() {
        var log: [String] = []
        let subscriber = publisher { log.append($0) }.demand(nil)
        for _ in 0..<2 { subscriber.subscription?.cancel() }
        other.send("a")
        subject.send(1)
        #expect(subscriber.events == ["subscription"])
        #expect(log.suffix(2) == ["cancel subject", "cancel other"])
    }

    @Test func aValueAtOnceEndsItAfterTheSubscription() {
        var log: [String] = []
        let source = subject.handleEvents(receiveCancel: { log.append("cancel") })
        let subscriber = source.prefix(untilOutputFrom: Just(1)).demand(nil)
        subject.send(1)
        #expect(subscriber.events == ["subscription", "finished"])
        #expect(log == ["cancel"])
    }

    @Test func aSubscriberMaySendAndCancel() {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subscriber.more = { [subject] in
            if $0 == 1 { subject.send(2) }
            if $0 == 2 { subscriber.subscription?.cancel() }
            subscriber.record("end of \($0)")
            return .none
        }
        publisher { _ in }.subscribe(subscriber)
        subject.send(1)
        subject.send(3)
        #expect(subscriber.events == ["subscription", "1", "end of 1", "2", "end of 2"])
    }

    @Test func aSubscriberMayEndIt() {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subscriber.more = { [other] in
            if $0 == 1 { other.send("a") }
            subscriber.record("end of \($0)")
            return .none
        }
        publisher { _ in }.subscribe(subscriber)
        subject.send(1)
        subject.send(2)
        #expect(subscriber.events == ["subscription", "1", "end of 1", "finished"])
    }

    /// The end of the finished subscription uses the operator's.
    @Test func theOthersSubscriptionIsReleasedWithoutALock() {
        nonisolated(unsafe) var events: [String] = []
        let hasEnded = endsInTime { [subject] in
            let late = LatePublisher()
            let subscriber = DemandingSubscriber<Int, TestError>(.max(1))
            subject.prefix(untilOutputFrom: late).subscribe(subscriber)
            late.subscribers[0].receive(
                subscription: EndingSubscription {
                    subscriber.record("end")
                    subject.send(1)
                    subscriber.subscription?.cancel()
                })
            late.subscribers[0].receive(completion: .finished)
            subject.send(2)
            events = subscriber.events
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(events == ["subscription", "end", "1"])
    }
}
