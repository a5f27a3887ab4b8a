import BuilderCombine
import Testing

/// `drop(untilOutputFrom:)`: ends, failures, demand, cancellation and reentrancy.
@Suite(.timeLimit(.minutes(20))) struct DropUntilOutputTests {
    private let subject = PassthroughSubject<Int, TestError>()
    private let other = PassthroughSubject<String, TestError>()

    /// The publisher, with a closure that receives what reaches the two.
    private func publisher(_ record: @escaping (String) -> Void) -> some Publisher<Int, TestError> {
        subject.observed("subject", record).drop(untilOutputFrom: other.observed("other", record))
    }

    @Test func valuesPassAfterTheOthersFirst() {
        var log: [String] = []
        let subscriber = publisher { log.append($0) }.demand(nil)
        subject.send(1)
        other.send("a")
        subject.send(2)
        other.send("b")
        subject.send(completion: .finished)
        #expect(subscriber.events == ["subscription", "2", "finished"])
        // The second one is subscribed to first, and canceled at its value.
        #expect(log == ["other", "max(1) of other", "subject", "unlimited of subject", "cancel other"])
    }

    @Test func valuesThatAreDroppedMeetTheDemand() {
        var log: [String] = []
        let subscriber = publisher { log.append($0) }.demand(4)
        for number in 1...2 { subject.send(number) }
        other.send("a")
        for number in 3...5 { subject.send(number) }
        #expect(subscriber.events == ["subscription", "3", "4"])
        subscriber.subscription?.request(.none)
        subscriber.request(1)
        subject.send(6)
        #expect(subscriber.events == ["subscription", "3", "4", "6"])
        #expect(log.filter { $0.hasSuffix("of subject") } == ["max(4) of subject", "max(1) of subject"])
    }

    @Test func demandThatAValueReturnsIsRequested() {
        var log: [String] = []
        let subscriber = DemandingSubscriber<Int, TestError>(.max(1))
        subscriber.more = { $0 < 3 ? .max(1) : .none }
        publisher { log.append($0) }.subscribe(subscriber)
        other.send("a")
        for number in 1...4 { subject.send(number) }
        #expect(subscriber.events == ["subscription", "1", "2", "3"])
        #expect(log.filter { $0 == "max(1) of subject" }.count == 3)
    }

    @Test(arguments: [true, false]) func theOthersEndWithoutAValueEndsIt(isFailure: Bool) {
        var log: [String] = []
        let subscriber = publisher { log.append($0) }.demand(nil)
        other.send(completion: isFailure ? .failure(.failed) : .finished)
        other.send("a")
        subject.send(1)
        #expect(subscriber.events.count == 2)
        #expect(subscriber.events.last?.hasPrefix(isFailure ? "failure" : "finished") == true)
        #expect(log.last == "cancel subject")
    }

    @Test func theOthersEndAfterItsValueHasNoEffect() {
        let late = LatePublisher()
        let numbers = PassthroughSubject<Int, Never>()
        let subscriber = numbers.drop(untilOutputFrom: late).demand(nil)
        late.subscribers[0].receive(subscription: Subscriptions.empty)
        _ = late.subscribers[0].receive(0)
        late.subscribers[0].receive(completion: .finished)
        numbers.send(1)
        #expect(subscriber.events == ["subscription", "1"])
        let failed = subject.drop(untilOutputFrom: other).demand(nil)
        other.send("a")
        subject.send(completion: .failure(.failed))
        #expect(failed.events.last?.hasPrefix("failure") == true)
    }

    @Test func itsEndCancelsTheOther() {
        var log: [String] = []
        let subscriber = publisher { log.append($0) }.demand(0)
        subject.send(completion: .finished)
        #expect(subscriber.events == ["subscription", "finished"])
        #expect(log.last == "cancel other")
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

    @Test func aSubscriberMaySendAndCancel() {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subscriber.more = { [subject] in
            if $0 == 1 { subject.send(2) }
            if $0 == 2 { subscriber.subscription?.cancel() }
            subscriber.record("end of \($0)")
            return .none
        }
        publisher { _ in }.subscribe(subscriber)
        other.send("a")
        subject.send(1)
        subject.send(3)
        #expect(subscriber.events == ["subscription", "1", "end of 1", "2", "end of 2"])
    }

    /// The cancellation handler uses the subscription.
    @Test func theOtherIsCanceledWithoutALock() {
        nonisolated(unsafe) var events: [String] = []
        let hasEnded = endsInTime { [subject, other] in
            let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
            let waited = other.handleEvents(receiveCancel: {
                subscriber.request(1)
                subject.send(1)
                subscriber.subscription?.cancel()
            })
            subject.drop(untilOutputFrom: waited).subscribe(subscriber)
            other.send("a")
            subject.send(2)
            events = subscriber.events
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(events == ["subscription", "1"])
    }

    @Test func isEqualByItsPublishers() {
        let publisher = Publishers.DropUntilOutput(upstream: Just(1), other: Just(2))
        #expect(publisher == Just(1).drop(untilOutputFrom: Just(2)))
        #expect(publisher != Just(1).drop(untilOutputFrom: Just(3)))
    }
}
