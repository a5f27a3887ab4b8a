import BuilderCombine
import Testing

/// `flatMap`: ends, failures, demand, cancellation and reentrancy.
@Suite(.timeLimit(.minutes(20))) struct FlatMapTests {
    private typealias Source = PassthroughSubject<Int, TestError>

    private let outer = PassthroughSubject<PassthroughSubject<Int, TestError>, TestError>()
    private let inner = [PassthroughSubject<Int, TestError>(), PassthroughSubject<Int, TestError>()]

    @Test func finishesWhenAllHaveFinished() {
        let subscriber = outer.flatMap { $0 }.demand(nil)
        inner.forEach(outer.send)
        inner[1].send(1)
        inner[0].send(2)
        outer.send(completion: .finished)
        inner[1].send(completion: .finished)
        inner[0].send(3)
        #expect(subscriber.events == ["subscription", "1", "2", "3"])
        inner[0].send(completion: .finished)
        #expect(subscriber.events == ["subscription", "1", "2", "3", "finished"])
    }

    @Test func finishesWithItsPublisherIfNoneIsLeft() {
        let subscriber = outer.flatMap { $0 }.demand(nil)
        outer.send(inner[0])
        inner[0].send(completion: .finished)
        #expect(subscriber.events == ["subscription"])
        outer.send(completion: .finished)
        #expect(subscriber.events == ["subscription", "finished"])
        #expect(Empty<Int, Never>().flatMap { Just($0) }.demand(nil).events == ["subscription", "finished"])
    }

    @Test func aFailureOfAnInnerPublisherCancelsTheOthers() {
        var canceled: [String] = []
        let subscriber = outer.handleEvents(receiveCancel: { canceled.append("outer") })
            .flatMap { $0.handleEvents(receiveCancel: { canceled.append("inner") }) }.demand(nil)
        inner.forEach(outer.send)
        inner[0].send(completion: .failure(.failed))
        inner[1].send(1)
        #expect(subscriber.events.count == 2 && subscriber.events.last?.hasPrefix("failure") == true)
        #expect(canceled == ["outer", "inner"])
    }

    /// OpenCombine holds its lock during the cancellations, whose handlers may use the same subscription.
    @Test func aFailureOfItsPublisherCancelsWithoutALock() {
        nonisolated(unsafe) var events: [String] = []
        let hasEnded = endsInTime { [outer, inner] in
            let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
            let publisher = outer.flatMap {
                $0.handleEvents(receiveCancel: {
                    subscriber.request(1)
                    subscriber.subscription?.cancel()
                    subscriber.record("cancel")
                })
            }
            publisher.subscribe(subscriber)
            outer.send(inner[0])
            outer.send(completion: .failure(.failed))
            events = subscriber.events.map { $0.hasPrefix("failure") ? "failure" : $0 }
        }
        #expect(hasEnded)
        #expect(events.sorted() == ["cancel", "failure", "subscription"])
    }

    @Test func requestsAsManyPublishersAsItMayHave() {
        var requests: [String] = []
        let numbers = PassthroughSubject<Int, TestError>()
        let subscriber = numbers.handleEvents(receiveRequest: { requests.append("\($0)") })
            .flatMap(maxPublishers: .max(2)) { inner[$0] }.demand(nil)
        numbers.send(0)
        numbers.send(1)
        // Without demand the subject drops it.
        numbers.send(0)
        #expect(requests == ["max(2)"])
        inner[0].send(completion: .finished)
        #expect(requests == ["max(2)", "max(1)"])
        inner[1].send(5)
        #expect(subscriber.events == ["subscription", "5"])
    }

    @Test func oneAtATimeIsInOrder() {
        let numbers = (1...3).publisher.flatMap(maxPublishers: .max(1)) { [$0, 10 * $0].publisher }
        let values = ["1", "10", "2", "20", "3", "30"]
        #expect(numbers.demand(nil).events == ["subscription"] + values + ["finished"])
        #expect(numbers.demand(3).events == ["subscription"] + values.prefix(3))
    }

    @Test func valuesWaitUntilTheyAreRequested() {
        var requests: [String] = []
        let subscriber = Just(0).flatMap { _ in
            [1, 2, 3].publisher.handleEvents(receiveRequest: { requests.append("\($0)") })
        }.demand(0)
        #expect(requests == ["max(1)"])
        subscriber.request(2)
        #expect(subscriber.events == ["subscription", "1", "2"])
        #expect(requests == ["max(1)", "max(1)", "max(1)"])
        subscriber.request(1)
        #expect(subscriber.events == ["subscription", "1", "2", "3", "finished"])
    }

    @Test func demandThatAValueReturnsIsUsed() {
        let subscriber = DemandingSubscriber<Int, Never>(.max(1))
        subscriber.more = { $0 < 3 ? .max(1) : .none }
        (1...5).publisher.flatMap { Just($0) }.subscribe(subscriber)
        #expect(subscriber.events == ["subscription", "1", "2", "3"])
    }

    @Test func unlimitedDemandReachesTheInnerPublishers() {
        var requests: [String] = []
        let subscriber = outer.flatMap { $0.handleEvents(receiveRequest: { requests.append("\($0)") }) }.demand(1)
        outer.send(inner[0])
        subscriber.subscription?.request(.unlimited)
        outer.send(inner[1])
        #expect(requests == ["max(1)", "unlimited", "unlimited"])
        inner[0].send(1)
        inner[1].send(2)
        #expect(subscriber.events == ["subscription", "1", "2"])
    }

    @Test func aFailurePrecedesValuesThatArentRequested() {
        let subscriber = outer.flatMap { $0 }.demand(0)
        outer.send(inner[0])
        inner[0].send(1)
        outer.send(completion: .failure(.failed))
        #expect(subscriber.events.count == 2 && subscriber.events.last?.hasPrefix("failure") == true)
    }

    @Test func aSubscriberMaySendAndCancel() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = DemandingSubscriber<Int, Never>(.unlimited)
        subscriber.more = {
            if $0 == 1 { subject.send(2) }
            if $0 == 20 { subscriber.subscription?.cancel() }
            subscriber.record("end of \($0)")
            return .none
        }
        subject.flatMap { [$0, 10 * $0].publisher }.subscribe(subscriber)
        subject.send(1)
        subject.send(3)
        #expect(subscriber.events == ["subscription", "1", "end of 1", "2", "end of 2", "20", "end of 20"])
    }

    @Test func theClosureMayEndItsPublisher() {
        let subject = PassthroughSubject<Int, Never>()
        let subscriber = subject.flatMap { value in
            subject.send(completion: .finished)
            return Just(value)
        }.demand(nil)
        subject.send(1)
        #expect(subscriber.events == ["subscription", "1", "finished"])
    }

    @Test func aCancellationReachesAllPublishers() {
        var canceled: [String] = []
        let subscriber = outer.handleEvents(receiveCancel: { canceled.append("outer") })
            .flatMap { $0.handleEvents(receiveCancel: { canceled.append("inner") }) }.demand(nil)
        inner.forEach(outer.send)
        subscriber.subscription?.cancel()
        subscriber.subscription?.cancel()
        inner[0].send(1)
        #expect(canceled == ["outer", "inner", "inner"])
        #expect(subscriber.events == ["subscription"])
    }

    /// Publishers that never fail and those that may, in both places.
    @Test func failuresOfBothAreOfOneType() {
        let failing = Fail<Int, TestError>(error: .failed)
        let ends = [
            Just(1).flatMap { Just($0) }.demand(nil).events.last,
            Just(1).flatMap { _ in failing }.demand(nil).events.last,
            failing.flatMap { Just($0) }.demand(nil).events.last,
            failing.flatMap { _ in failing }.demand(nil).events.last,
        ]
        #expect(ends.map { $0?.hasPrefix("failure") } == [false, true, true, true])
    }
}
