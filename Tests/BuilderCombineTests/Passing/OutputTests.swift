import BuilderCombine
import Testing

/// `output(in:)`, `output(at:)` and `prefix(_:)`: ranges, demand, ends, cancellation, and reentrancy.
@Suite(.timeLimit(.minutes(20))) struct OutputTests {
    private let subject = PassthroughSubject<Int, TestError>()

    /// The ranges that OpenCombine's tests expect, which run against Combine too.
    @Test func indicesAreAHalfOpenRange() {
        let publisher = Empty<Int, Never>()
        #expect(publisher.prefix(89).range == 0..<89 && publisher.prefix(0).range == 0..<0)
        #expect(publisher.output(at: 89).range == 89..<90)
        #expect(publisher.output(in: ...8).range == 0..<9 && publisher.output(in: 4...5).range == 4..<6)
        #expect(publisher.output(in: 8...).range == 8..<Int.max)
        #expect(publisher.output(in: Int.max...).range == Int.max..<Int.max)
    }

    @Test func aNegativeIndexEndsTheProgram() async {
        await #expect(processExitsWith: .failure) { _ = Empty<Int, Never>().prefix(-1) }
        await #expect(processExitsWith: .failure) { _ = Empty<Int, Never>().output(at: -1) }
        let output = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Publishers.Output(upstream: Empty<Int, Never>(), range: -1..<4)
        }
        let text = String(decoding: output?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("must not be negative"), "\(text)")
    }

    @Test func theLastValueCancelsAndCompletes() {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subscriber.more = {
            subscriber.record("end of \($0)")
            return .none
        }
        let source = subject.handleEvents(
            receiveCompletion: { _ in subscriber.record("completion") },
            receiveCancel: { subscriber.record("cancel") })
        source.prefix(2).subscribe(subscriber)
        for number in 1...2 { subject.send(number) }
        let events = ["subscription", "1", "end of 1", "2", "end of 2", "cancel", "finished"]
        #expect(subscriber.events == events)
        subject.send(3)
        subject.send(completion: .failure(.failed))
        subscriber.subscription?.cancel()
        #expect(subscriber.events == events)
    }

    @Test func valuesOfTheRangePass() {
        let range = subject.output(in: 1..<3).demand(nil)
        let one = subject.output(at: 2).demand(nil)
        let open = subject.output(in: 2...).demand(nil)
        for number in 1...4 { subject.send(number) }
        subject.send(completion: .finished)
        #expect(range.events == ["subscription", "2", "3", "finished"])
        #expect(one.events == ["subscription", "3", "finished"])
        #expect(open.events == ["subscription", "3", "4", "finished"])
    }

    @Test(arguments: [0, 2]) func anEmptyRangeCompletesAtTheSubscription(bound: Int) {
        var log: [String] = []
        let source = CurrentValueSubject<Int, TestError>(0).handleEvents(
            receiveOutput: { log.append("\($0)") }, receiveCancel: { log.append("cancel") },
            receiveRequest: { log.append("\($0)") })
        let subscriber = source.output(in: bound..<bound).demand(nil)
        #expect(subscriber.events == ["subscription", "finished"])
        #expect(log == ["cancel"])
        #expect(subject.prefix(0).demand(0).events == ["subscription", "finished"])
    }

    @Test func aSubscriptionToAnEmptyRangeMayBeCanceled() {
        var log: [String] = []
        subject.handleEvents(receiveCancel: { log.append("cancel") }).prefix(0).subscribe(
            AnySubscriber(
                receiveSubscription: { $0.cancel() },
                receiveCompletion: { log.append("\($0)") }))
        #expect(log == ["cancel"])
    }

    /// The requests that OpenCombine's tests expect, which run against Combine too.
    @Test func demandIsPassedOn() {
        let late = LatePublisher()
        var log: [String] = []
        let subscriber = DemandingSubscriber<Int, Never>()
        subscriber.more = { _ in .max(42) }
        late.handleEvents(receiveRequest: { log.append("\($0)") }).output(in: 2..<5).subscribe(subscriber)
        late.subscribers[0].receive(subscription: Subscriptions.empty)
        for _ in 1...2 { #expect(late.subscribers[0].receive(1) == .max(1)) }
        subscriber.request(31)
        subscriber.subscription?.request(.none)
        #expect(log == ["max(1)", "max(1)", "max(31)"])
        #expect(late.subscribers[0].receive(2) == .max(42))
        #expect(subscriber.events == ["subscription", "2"])
    }

    @Test func aCompletionMayComeBefore() {
        let subscribers = [subject.prefix(3).demand(nil), subject.output(at: 4).demand(nil)]
        subject.send(1)
        subject.send(completion: .failure(.failed))
        #expect(subscribers.map(\.events.count) == [3, 2])
        #expect(subscribers.allSatisfy { $0.events.last?.hasPrefix("failure") == true })
    }

    @Test func nothingFollowsACancellation() {
        let late = LatePublisher()
        let subscriber = late.output(in: 1..<3).demand(nil)
        late.subscribers[0].receive(subscription: Subscriptions.empty)
        for number in 1...2 { _ = late.subscribers[0].receive(number) }
        for _ in 0..<2 { subscriber.subscription?.cancel() }
        #expect(late.subscribers[0].receive(3) == .none)
        late.subscribers[0].receive(completion: .finished)
        #expect(subscriber.events == ["subscription", "2"])
    }

    @Test func theLastValueMayCancel() {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subscriber.more = {
            if $0 == 2 { subscriber.subscription?.cancel() }
            return .none
        }
        subject.prefix(2).subscribe(subscriber)
        for number in 1...3 { subject.send(number) }
        #expect(subscriber.events == ["subscription", "1", "2"])
    }

    /// Of the values that a subscriber sends, those in the range are delivered.
    @Test(arguments: [2, 3]) func aSubscriberMaySend(count: Int) {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subscriber.more = { [subject] in
            if $0 < 3 { subject.send($0 + 1) }
            return .none
        }
        subject.prefix(count).subscribe(subscriber)
        subject.send(1)
        #expect(subscriber.events == ["subscription"] + (1...count).map { "\($0)" } + ["finished"])
    }

    /// An object that only the publisher's subscription retains, and that cancels and sends at its end.
    @Test(arguments: ["last value", "completion", "cancellation"])
    func theEndOfThePublishersSubscriptionMayCancel(at event: String) {
        nonisolated(unsafe) var events: [String] = []
        let hasEnded = endsInTime {
            let late = LatePublisher()
            let subscriber = late.prefix(1).demand(nil)
            let upstream = late.subscribers[0]
            upstream.receive(
                subscription: EndingSubscription {
                    subscriber.record("end")
                    subscriber.subscription?.cancel()
                    _ = upstream.receive(2)
                })
            switch event {
            case "last value": _ = upstream.receive(1)
            case "completion": upstream.receive(completion: .finished)
            default: subscriber.subscription?.cancel()
            }
            events = subscriber.events
        }
        #expect(hasEnded, "the thread waits for its own lock")
        let expected = ["last value": ["1", "finished"], "completion": ["finished"]][event] ?? []
        #expect(events == ["subscription"] + expected + ["end"])
    }

    @Test func isEqualByItsPublisherAndRange() {
        let output = Publishers.Output(upstream: Just(1), range: 0..<2)
        #expect(output == Publishers.Output(upstream: Just(1), range: 0..<2))
        #expect(output != Publishers.Output(upstream: Just(1), range: 1..<2))
    }
}
