import BuilderCombine
import Testing

/// `switchToLatest`: replacement, ends, failures, demand, cancellation and reentrancy.
@Suite(.timeLimit(.minutes(20))) struct SwitchToLatestTests {
    private typealias Source = PassthroughSubject<Int, TestError>

    private let outer = PassthroughSubject<AnyPublisher<Int, TestError>, TestError>()
    private let inner = [Source(), Source(), Source()]

    private func send(_ index: Int) { outer.send(inner[index].eraseToAnyPublisher()) }

    @Test func theNextPublisherReplacesTheOneBefore() {
        var canceled: [Int] = []
        let numbers = PassthroughSubject<Int, TestError>()
        let subscriber = numbers.map { number in
            inner[number].handleEvents(receiveCancel: { canceled.append(number) })
        }.switchToLatest().demand(nil)
        for number in 0...1 {
            numbers.send(number)
            inner[0].send(10 + number)
            inner[1].send(20 + number)
        }
        #expect(subscriber.events == ["subscription", "10", "21"])
        #expect(canceled == [0])
    }

    @Test func finishesWhenBothHaveFinished() {
        let (first, second) = (outer.switchToLatest().demand(nil), outer.switchToLatest().demand(nil))
        send(0)
        inner[0].send(completion: .finished)
        #expect(first.events == ["subscription"])
        send(1)
        outer.send(completion: .finished)
        inner[1].send(1)
        #expect(first.events == ["subscription", "1"])
        inner[1].send(completion: .finished)
        #expect(first.events == ["subscription", "1", "finished"] && second.events == first.events)
        let third = Empty<Just<Int>, Never>().switchToLatest().demand(0)
        #expect(third.events == ["subscription", "finished"])
        let fourth = PassthroughSubject<Just<Int>, Never>()
        let last = fourth.switchToLatest().demand(nil)
        fourth.send(Just(1))
        fourth.send(completion: .finished)
        #expect(last.events == ["subscription", "1", "finished"])
    }

    @Test(arguments: [true, false]) func aFailureCancelsTheOther(isInner: Bool) {
        var canceled: [String] = []
        let subscriber = outer.handleEvents(receiveCancel: { canceled.append("outer") })
            .map { $0.handleEvents(receiveCancel: { canceled.append("inner") }) }.switchToLatest().demand(nil)
        send(0)
        if isInner {
            inner[0].send(completion: .failure(.failed))
        } else {
            outer.send(completion: .failure(.failed))
        }
        inner[0].send(1)
        #expect(subscriber.events.count == 2 && subscriber.events.last?.hasPrefix("failure") == true)
        #expect(canceled == [isInner ? "outer" : "inner"])
    }

    /// The requests that OpenCombine's tests expect, which run against Combine too.
    @Test func unmetDemandIsRequestedOfTheNextPublisher() {
        var requests: [[String]] = [[], [], []]
        var outerRequests: [String] = []
        let numbers = PassthroughSubject<Int, TestError>()
        let subscriber = DemandingSubscriber<Int, TestError>()
        subscriber.more = { _ in .max(5) }
        numbers.handleEvents(receiveRequest: { outerRequests.append("\($0)") })
            .map { number in inner[number].handleEvents(receiveRequest: { requests[number].append("\($0)") }) }
            .switchToLatest().subscribe(subscriber)
        numbers.send(0)
        #expect(requests[0].isEmpty)
        subscriber.request(1)
        inner[0].send(completion: .finished)
        subscriber.request(41)
        subscriber.request(1)
        numbers.send(1)
        inner[1].send(1)
        inner[1].send(2)
        numbers.send(2)
        subscriber.request(9)
        #expect(outerRequests == ["unlimited"])
        #expect(requests == [["max(1)"], ["max(43)", "max(5)", "max(5)"], ["max(51)", "max(9)"]])
    }

    @Test func valuesOfAReplacedPublisherMeetTheDemand() {
        let subscriber = outer.switchToLatest().demand(3)
        send(0)
        inner[0].send(1)
        send(1)
        for number in 2...4 { inner[1].send(number) }
        #expect(subscriber.events == ["subscription", "1", "2", "3"])
    }

    /// Values that weren't requested, as of a publisher that disregards the demand.
    @Test func valuesWaitUntilTheyAreRequested() {
        let late = LatePublisher()
        let subscriber = Just(late).switchToLatest().demand(1)
        late.subscribers[0].receive(subscription: Subscriptions.empty)
        for number in 1...2 { _ = late.subscribers[0].receive(number) }
        late.subscribers[0].receive(completion: .finished)
        #expect(subscriber.events == ["subscription", "1"])
        subscriber.subscription?.request(.none)
        subscriber.request(1)
        #expect(subscriber.events == ["subscription", "1", "2", "finished"])
    }

    @Test func aSubscriberMaySendPublishersAndCancel() {
        let numbers = PassthroughSubject<Int, Never>()
        let subscriber = DemandingSubscriber<Int, Never>(.unlimited)
        subscriber.more = {
            if $0 == 1 { numbers.send(2) }
            if $0 == 20 { subscriber.subscription?.cancel() }
            subscriber.record("end of \($0)")
            return .none
        }
        numbers.map { [$0, 10 * $0].publisher }.switchToLatest().subscribe(subscriber)
        numbers.send(1)
        numbers.send(3)
        // The number 10 belongs to a publisher that has been replaced.
        #expect(subscriber.events == ["subscription", "1", "end of 1", "2", "end of 2", "20", "end of 20"])
    }

    @Test func aCancellationHandlerMaySendANewerPublisher() {
        let numbers = PassthroughSubject<Int, TestError>()
        let subscriber = numbers.map { number in
            inner[number].handleEvents(receiveCancel: { if number == 0 { numbers.send(2) } })
        }.switchToLatest().demand(nil)
        numbers.send(0)
        numbers.send(1)
        for number in 0...2 { inner[number].send(number) }
        #expect(subscriber.events == ["subscription", "2"])
    }

    @Test func aCancellationReachesBoth() {
        var canceled: [String] = []
        let subscriber = outer.handleEvents(receiveCancel: { canceled.append("outer") })
            .map { $0.handleEvents(receiveCancel: { canceled.append("inner") }) }.switchToLatest().demand(nil)
        send(0)
        for _ in 0..<2 { subscriber.subscription?.cancel() }
        send(1)
        inner[0].send(1)
        #expect(canceled == ["inner", "outer"])
        #expect(subscriber.events == ["subscription"])
    }

    /// Publishers that never fail and those that may, in both places.
    @Test func failuresOfBothAreOfOneType() {
        let failing = Fail<Int, TestError>(error: .failed)
        let failingOuter = Fail<Just<Int>, TestError>(error: .failed)
        let ends = [
            Just(Just(1)).switchToLatest().demand(nil).events.last,
            Just(failing).switchToLatest().demand(nil).events.last,
            failingOuter.switchToLatest().demand(nil).events.last,
            failingOuter.map { _ in failing }.switchToLatest().demand(nil).events.last,
        ]
        #expect(ends.map { $0?.hasPrefix("failure") } == [false, true, true, true])
    }

    /// While a subscriber waits for another thread, that thread's publishers and values wait for it.
    @Test func aThreadDoesNotWaitForTheSubscriber() {
        nonisolated(unsafe) var values: [Int] = []
        let hasEnded = endsInTime { [outer, inner] in
            let cancellable = outer.switchToLatest().replaceError(with: 0).sink { value in
                values.append(value)
                if value == 1 {
                    concurrently(1) { _ in
                        outer.send(inner[1].eraseToAnyPublisher())
                        for number in 2...3 { inner[1].send(number) }
                    }
                }
            }
            outer.send(inner[0].eraseToAnyPublisher())
            inner[0].send(1)
            cancellable.cancel()
        }
        #expect(hasEnded)
        #expect(values == [1, 2, 3])
    }
}
