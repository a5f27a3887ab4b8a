import BuilderCombine
import Foundation
import Synchronization
import Testing

/// Subscriptions: where they are stored, what they request, and what ends them.
@Suite(.timeLimit(.minutes(20))) struct SubscribingTests {
    // MARK: Storing

    @Test func subscriptionsEndWithTheSetOrTheCollectionThatStoresThem() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [String] = []
        do {
            var (set, array) = (Set<AnyCancellable>(), [AnyCancellable]())
            subject.sink { values.append("set \($0)") }.store(in: &set)
            subject.sink { values.append("first \($0)") }.store(in: &array)
            subject.sink { values.append("second \($0)") }.store(in: &array)
            #expect((set.count, array.count) == (1, 2))
            subject.send(1)
            set.removeAll()
            subject.send(2)
            array.removeFirst()
            subject.send(3)
            withExtendedLifetime((set, array)) {}
        }
        subject.send(4)
        #expect(values == ["set 1", "first 1", "second 1", "first 2", "second 2", "second 3"])
    }

    @Test func connectionsAreStoredToo() {
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.multicast { PassthroughSubject<Int, Never>() }
        let subscriber = shared.demand(nil)
        var (set, array) = (Set<AnyCancellable>(), [AnyCancellable]())
        shared.connect().store(in: &set)
        subject.send(1)
        set = []
        subject.send(2)
        shared.connect().store(in: &array)
        subject.send(3)
        array = []
        subject.send(4)
        #expect(subscriber.events == ["subscription", "1", "3"])
    }

    // MARK: Releases

    /// An object that only the publisher's subscription retains, and one that only the closures retain, cancel at their
    /// ends.
    @Test(arguments: ["sink", "assign"], [true, false])
    func theEndOfTheSubscriptionMayCancel(name: String, isCancellation: Bool) {
        final class Model {
            var number = 0
            let ending: EndingValue
            init(_ ending: EndingValue) { self.ending = ending }
        }
        nonisolated(unsafe) var events: [String] = []
        let hasEnded = endsInTime {
            let late = LatePublisher()
            var cancellable: AnyCancellable?
            let end = { (name: String) in
                events.append(name)
                cancellable?.cancel()
                _ = late.subscribers[0].receive(2)
            }
            do {
                let model = Model(EndingValue(0) { end("closure") })
                cancellable =
                    name == "assign"
                    ? late.assign(to: \.number, on: model)
                    : late.sink(receiveCompletion: { events.append("\($0)") }, receiveValue: { model.number = $0 })
            }
            late.subscribers[0].receive(subscription: EndingSubscription { end("subscription") })
            _ = late.subscribers[0].receive(1)
            if isCancellation { cancellable?.cancel() } else { late.subscribers[0].receive(completion: .finished) }
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(events.filter { $0 != "finished" }.sorted() == ["closure", "subscription"])
        #expect((events.first == "finished") == (name == "sink" && !isCancellation))
    }

    @Test func nothingFollowsTheEndOfASink() {
        let late = LatePublisher()
        var events: [String] = []
        let cancellable = late.sink(
            receiveCompletion: { events.append("\($0)") }, receiveValue: { events.append("\($0)") })
        let subscriber = late.subscribers[0]
        subscriber.receive(subscription: Subscriptions.empty)
        _ = subscriber.receive(1)
        for _ in 0..<2 { subscriber.receive(completion: .finished) }
        _ = subscriber.receive(2)
        cancellable.cancel()
        #expect(events == ["1", "finished"])
    }

    /// An object that only the closure retains cancels at its end.
    @Test func theEndOfAClosureMayCancelAgain() {
        var events: [String] = []
        var cancellable: AnyCancellable?
        do {
            let value = EndingValue(1) {
                events.append("end")
                cancellable?.cancel()
            }
            cancellable = AnyCancellable { events.append("\(value.number)") }
        }
        cancellable?.cancel()
        #expect(events == ["1", "end"])
    }

    @Test func cancellationsOfSeveralThreadsCallOnce() {
        let count = Atomic(0)
        nonisolated(unsafe) let cancellables = (0..<10_000).map { _ in
            AnyCancellable { count.add(1, ordering: .relaxed) }
        }
        concurrently(2) { _ in
            for cancellable in cancellables { cancellable.cancel() }
        }
        #expect(count.load(ordering: .relaxed) == 10_000)
    }

    // MARK: Demand

    @Test func aRequestOfZeroHasNoEffectOnThisModulesPublishers() {
        let subject = PassthroughSubject<Int, TestError>()
        let empty = Empty<Int, TestError>(completeImmediately: false)
        let subscribers = [
            subject.merge(with: empty).demand(0), Publishers.MergeMany([subject]).demand(0),
            subject.collect(.byTimeOrCount(DispatchQueue.main, .seconds(1), 1)).map(\.count).demand(0),
            subject.multicast(subject: CurrentValueSubject<Int, TestError>(0)).autoconnect().demand(0),
            subject.subscribe(on: ImmediateScheduler.shared).demand(0), subject.handleEvents().demand(0),
            subject.prefix(untilOutputFrom: empty).demand(0), subject.drop { $0 > 1 }.demand(0),
            subject.prefix(2).demand(0), subject.reduce(0, +).demand(0), subject.last().demand(0),
            subject.dropFirst(0).demand(0), subject.collect(1).map(\.count).demand(0),
            subject.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest).demand(0),
            [1].publisher.setFailureType(to: TestError.self).demand(0),
            Record<Int, TestError>(output: [1], completion: .finished).demand(0),
            subject.filter { $0 > 0 }.demand(0),
            subject.compactMap { Optional($0) }.demand(0),
        ]
        for subscriber in subscribers { subscriber.subscription?.request(.none) }
        subject.send(1)
        #expect(subscribers.allSatisfy { $0.events == ["subscription"] })
        let just = Just(1).demand(0)
        just.subscription?.request(.none)
        #expect(just.events == ["subscription"])
        let center = NotificationCenter()
        let notifications = center.publisher(for: Notification.Name("a")).map(\.name.rawValue).demand(0)
        notifications.subscription?.request(.none)
        center.post(name: Notification.Name("a"), object: nil)
        #expect(notifications.events == ["subscription"])
    }

    // MARK: Failures

    @Test func aFailureThatMustNotBeEndsTheProgram() async {
        await #expect(processExitsWith: .failure) {
            _ = Fail<Int, TestError>(error: .failed).assertNoFailure("a failure").demand(nil)
        }
        let subscriber = Empty<Int, TestError>().assertNoFailure().demand(nil)
        #expect(subscriber.events == ["subscription", "finished"])
    }

    // MARK: The immediate scheduler

    @Test func theImmediateSchedulerCallsAtOnce() {
        let scheduler = ImmediateScheduler.shared
        var events: [String] = []
        scheduler.schedule { events.append("now") }
        scheduler.schedule(after: scheduler.now.advanced(by: .seconds(10))) { events.append("after") }
        let cancellable = scheduler.schedule(after: scheduler.now, interval: .seconds(1)) { events.append("once") }
        #expect(events == ["now", "after", "once"])
        cancellable.cancel()
        let values = [1, 2].publisher.receive(on: scheduler).delay(for: .seconds(1), scheduler: scheduler)
        #expect(values.demand(nil).events == ["subscription", "1", "2", "finished"])
    }

    // MARK: Asynchronous sequences

    @Test func cancelingATaskCancelsTheSubscriptionOfItsValues() async {
        let subject = CurrentValueSubject<Int, Never>(0)
        let (requests, request) = AsyncStream.makeStream(of: Void.self)
        let (cancellations, cancel) = AsyncStream.makeStream(of: Void.self)
        nonisolated(unsafe) let publisher = subject.handleEvents(
            receiveCancel: { cancel.yield() }, receiveRequest: { _ in request.yield() })
        let task = Task {
            var values: [Int] = []
            for await value in publisher.values { values.append(value) }
            return values
        }
        var requested = requests.makeAsyncIterator()
        await requested.next()
        // The first value has been received.
        await requested.next()
        task.cancel()
        #expect(await task.value == [0])
        var canceled = cancellations.makeAsyncIterator()
        await canceled.next()
        subject.send(1)
    }

    /// An object that only the publisher's subscription retains, and that sends at its end.
    @Test func theEndOfTheSubscriptionOfValuesMaySend() {
        nonisolated(unsafe) var isReleased = false
        let hasEnded = endsInTime {
            let late = LatePublisher()
            let values = (late.values.makeAsyncIterator(), AsyncThrowingPublisher(late).makeAsyncIterator())
            for subscriber in late.subscribers {
                isReleased = false
                subscriber.receive(
                    subscription: EndingSubscription {
                        isReleased = true
                        _ = subscriber.receive(1)
                        subscriber.receive(completion: .finished)
                    })
                subscriber.receive(completion: .finished)
            }
            withExtendedLifetime(values) {}
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(isReleased)
    }

    @Test func aValueThatWasNotRequestedWaits() async {
        let late = LatePublisher()
        var values = late.values.makeAsyncIterator()
        let subscriber = late.subscribers[0]
        subscriber.receive(subscription: Subscriptions.empty)
        _ = subscriber.receive(1)
        subscriber.receive(completion: .finished)
        #expect(await values.next() == 1)
        #expect(await values.next() == nil)
    }

    @Test func aFailureIsThrownOnce() async throws {
        let subject = PassthroughSubject<Int, TestError>()
        var values = subject.values.makeAsyncIterator()
        subject.send(completion: .failure(.failed))
        await #expect(throws: TestError.failed) { try await values.next() }
        #expect(try await values.next() == nil)
    }

    @Test func aSlowConsumerReceivesTheLatestValue() async {
        let subject = CurrentValueSubject<Int, Never>(0)
        var values = subject.values.makeAsyncIterator()
        #expect(await values.next() == 0)
        subject.send(1)
        subject.send(2)
        #expect(await values.next() == 2)
        subject.send(completion: .finished)
        #expect(await values.next() == nil)
    }
}
