import BuilderCombine
import Testing

/// `dropFirst`: demand, cancellation and reentrancy.
@Suite(.timeLimit(.minutes(20))) struct DropTests {
    private let subject = PassthroughSubject<Int, TestError>()

    /// The requests that OpenCombine's tests expect, which run against Combine too.
    @Test func asManyMoreValuesAreRequested() {
        var log: [String] = []
        let subscriber = subject.handleEvents(receiveRequest: { log.append("\($0)") }).dropFirst(2).demand(2)
        for number in 1...5 { subject.send(number) }
        subscriber.request(1)
        for number in 6...7 { subject.send(number) }
        subject.send(completion: .finished)
        #expect(subscriber.events == ["subscription", "3", "4", "6", "finished"])
        #expect(log == ["max(4)", "max(1)"])
    }

    @Test func valuesAreDroppedWithoutARequest() {
        let subscriber = subject.dropFirst(2).demand(0)
        subscriber.subscription?.request(.none)
        for number in 1...3 { subject.send(number) }
        subscriber.subscription?.request(.unlimited)
        for number in 4...5 { subject.send(number) }
        #expect(subscriber.events == ["subscription", "4", "5"])
    }

    @Test func demandThatAValueReturnsIsRequested() {
        let subscriber = DemandingSubscriber<Int, TestError>(.max(1))
        subscriber.more = { $0 < 4 ? .max(1) : .none }
        subject.dropFirst().subscribe(subscriber)
        for number in 1...5 { subject.send(number) }
        #expect(subscriber.events == ["subscription", "2", "3", "4"])
    }

    @Test func theEndMayComeBefore() {
        let subscriber = subject.dropFirst(2).demand(nil)
        subject.send(1)
        subject.send(completion: .failure(.failed))
        #expect(subscriber.events.count == 2 && subscriber.events.last?.hasPrefix("failure") == true)
    }

    /// Before the publisher is subscribed to.
    @Test func aSubscriberMayCancelAtItsSubscription() {
        var log: [String] = []
        let source = subject.handleEvents(receiveCancel: { log.append("cancel") })
        var values: [Int] = []
        source.dropFirst().subscribe(
            AnySubscriber(
                receiveSubscription: { $0.cancel() },
                receiveValue: {
                    values.append($0)
                    return .none
                }))
        for number in 1...2 { subject.send(number) }
        #expect(values.isEmpty)
        #expect(log == ["cancel"])
    }

    @Test func aSubscriberMaySendAndCancel() {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subscriber.more = { [subject] in
            if $0 == 2 { subject.send(3) }
            if $0 == 3 { subscriber.subscription?.cancel() }
            subscriber.record("end of \($0)")
            return .none
        }
        subject.dropFirst().subscribe(subscriber)
        for number in [1, 2, 4] { subject.send(number) }
        #expect(subscriber.events == ["subscription", "2", "3", "end of 3", "end of 2"])
    }

    @Test func isEqualByItsPublisherAndCount() {
        #expect(Publishers.Drop(upstream: Just(1), count: 2) == Publishers.Drop(upstream: Just(1), count: 2))
        #expect(Publishers.Drop(upstream: Just(1), count: 2) != Publishers.Drop(upstream: Just(1), count: 1))
    }
}
