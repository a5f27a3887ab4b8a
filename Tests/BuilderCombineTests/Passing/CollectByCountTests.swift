import BuilderCombine
import Testing

/// `collect(_:)`: demand, ends, cancellation, and the end of values.
@Suite(.timeLimit(.minutes(20))) struct CollectByCountTests {
    private let subject = PassthroughSubject<Int, TestError>()

    /// The requests that OpenCombine's tests expect, which run against Combine too.
    @Test func anArrayRequestsItsNumberOfValues() {
        var log: [String] = []
        let subscriber = DemandingSubscriber<[Int], TestError>(.max(1))
        subscriber.more = { $0 == [1, 2] ? .max(1) : .none }
        subject.handleEvents(receiveRequest: { log.append("\($0)") }).collect(2).subscribe(subscriber)
        subscriber.subscription?.request(.none)
        for number in 1...6 { subject.send(number) }
        subscriber.subscription?.request(.unlimited)
        for number in 7...8 { subject.send(number) }
        #expect(subscriber.events == ["subscription", "[1, 2]", "[3, 4]", "[7, 8]"])
        #expect(log == ["max(2)", "max(2)", "unlimited"])
    }

    @Test func whatIsLeftPrecedesTheEnd() {
        let subscriber = subject.collect(3).demand(1)
        for number in 1...2 { subject.send(number) }
        subject.send(completion: .finished)
        #expect(subscriber.events == ["subscription", "[1, 2]", "finished"])
        #expect(Empty<Int, Never>().collect(2).demand(0).events == ["subscription", "finished"])
    }

    @Test func aFailureDropsWhatIsLeft() {
        let subscriber = subject.collect(2).demand(nil)
        for number in 1...3 { subject.send(number) }
        subject.send(completion: .failure(.failed))
        #expect(subscriber.events.count == 3 && subscriber.events.last?.hasPrefix("failure") == true)
    }

    @Test func nothingFollowsACancellation() {
        let late = LatePublisher()
        let subscriber = late.collect(2).demand(0)
        late.subscribers[0].receive(subscription: Subscriptions.empty)
        _ = late.subscribers[0].receive(1)
        for _ in 0..<2 { subscriber.subscription?.cancel() }
        _ = late.subscribers[0].receive(2)
        late.subscribers[0].receive(completion: .finished)
        #expect(subscriber.events == ["subscription"])
    }

    @Test func theLastArrayMayCancel() {
        let subscriber = DemandingSubscriber<[Int], TestError>(.unlimited)
        subscriber.more = { _ in
            subscriber.subscription?.cancel()
            return .none
        }
        subject.collect(2).subscribe(subscriber)
        subject.send(1)
        subject.send(completion: .finished)
        #expect(subscriber.events == ["subscription", "[1]"])
    }

    @Test func aSubscriberMaySend() {
        let subscriber = DemandingSubscriber<[Int], TestError>(.unlimited)
        subscriber.more = { [subject] in
            if $0 == [1, 2] { for number in 3...4 { subject.send(number) } }
            return .none
        }
        subject.collect(2).subscribe(subscriber)
        for number in 1...2 { subject.send(number) }
        #expect(subscriber.events == ["subscription", "[1, 2]", "[3, 4]"])
    }

    /// A value that only the operator retains.
    @Test(arguments: ["failure", "cancellation"]) func theEndOfAValueMayCancel(at event: String) {
        nonisolated(unsafe) var events: [String] = []
        let hasEnded = endsInTime {
            let source = PassthroughSubject<EndingValue, TestError>()
            let subscriber = DemandingSubscriber<[EndingValue], TestError>(.unlimited)
            source.collect(2).subscribe(subscriber)
            source.send(
                EndingValue(1) {
                    subscriber.record("end")
                    subscriber.subscription?.cancel()
                })
            if event == "failure" {
                source.send(completion: .failure(.failed))
            } else {
                subscriber.subscription?.cancel()
            }
            events = subscriber.events
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(events.filter { $0 == "end" }.count == 1)
    }
}
