import BuilderCombine
import Foundation
import Testing

/// `multicast`, `makeConnectable` and `autoconnect`: subjects, connections, threads and releases.
@Suite(.timeLimit(.minutes(20))) struct MulticastTests {
    private typealias Source = PassthroughSubject<Int, TestError>

    private let source = Source()

    @Test func theSubjectIsCreatedOnce() {
        var count = 0
        let shared = source.multicast {
            count += 1
            return Source()
        }
        #expect(count == 0)
        let subscribers = [shared.demand(nil), shared.demand(1), shared.demand(0)]
        let connection = shared.connect()
        #expect(count == 1)
        for number in 1...2 { source.send(number) }
        subscribers[2].subscription?.request(.none)
        subscribers[1].request(1)
        source.send(3)
        connection.cancel()
        source.send(4)
        #expect(
            subscribers.map(\.events) == [
                ["subscription", "1", "2", "3"], ["subscription", "1", "3"], ["subscription"],
            ])
    }

    @Test func theSubscriptionHasItsName() {
        var names: [String] = []
        let shared = source.multicast(subject: Source())
        let record: (any Subscription) -> Void = { names.append("\($0)") }
        let subscribers = [
            shared.handleEvents(receiveSubscription: record).demand(nil),
            shared.autoconnect().handleEvents(receiveSubscription: record).demand(nil),
        ]
        #expect(names == ["Multicast", "Multicast"])
        #expect(subscribers.count == 2)
    }

    @Test func demandThatAValueReturnsCounts() {
        let subscriber = DemandingSubscriber<Int, TestError>(.max(1))
        subscriber.more = { $0 < 3 ? .max(1) : .none }
        let shared = source.multicast(subject: Source())
        shared.subscribe(subscriber)
        let connection = shared.connect()
        for number in 1...4 { source.send(number) }
        connection.cancel()
        #expect(subscriber.events == ["subscription", "1", "2", "3"])
    }

    /// The closure waits for a thread that subscribes.
    @Test func theClosureIsCalledWithoutALock() {
        nonisolated(unsafe) var events: [[String]] = []
        let hasEnded = endsInTime { [source] in
            let other = Source()
            nonisolated(unsafe) var isFirst = true
            nonisolated(unsafe) var shared: Publishers.Multicast<Source, Source>?
            nonisolated(unsafe) var subscribers: [DemandingSubscriber<Int, TestError>] = []
            shared = source.multicast { () -> Source in
                guard isFirst else { return other }
                isFirst = false
                let end = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    if let shared { subscribers.append(shared.demand(nil)) }
                    end.signal()
                }
                end.wait()
                return Source()
            }
            if let shared { subscribers.append(shared.demand(nil)) }
            // One subject serves both.
            other.send(1)
            events = subscribers.map(\.events)
        }
        #expect(hasEnded, "the threads wait for each other")
        #expect(events == [["subscription", "1"], ["subscription", "1"]])
    }

    // MARK: autoconnect

    /// A publisher that counts its connections.
    private final class CountingPublisher: ConnectablePublisher {
        typealias Output = Int
        typealias Failure = Never

        let subject = PassthroughSubject<Int, Never>()
        private(set) var log: [String] = []
        var onConnect: () -> Void = {}

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
            subject.subscribe(subscriber)
        }

        func connect() -> any Cancellable {
            log.append("connect")
            let number = log.count
            onConnect()
            return AnyCancellable { [weak self] in self?.log.append("disconnect \(number)") }
        }
    }

    private let counting = CountingPublisher()

    @Test func theFirstSubscriberConnectsAndTheLastDisconnects() {
        let shared = counting.autoconnect()
        let subscribers = [shared.demand(nil), shared.demand(1), shared.demand(0)]
        for number in 1...2 { counting.subject.send(number) }
        #expect(
            subscribers.map(\.events) == [["subscription", "1", "2"], ["subscription", "1"], ["subscription"]])
        for subscriber in subscribers.dropFirst() {
            // A further cancellation has no effect.
            for _ in 0..<3 { subscriber.subscription?.cancel() }
        }
        #expect(counting.log == ["connect"])
        subscribers[0].subscription?.cancel()
        #expect(counting.log == ["connect", "disconnect 1"])
        let next = shared.demand(nil)
        #expect(counting.log == ["connect", "disconnect 1", "connect"])
        next.subscription?.cancel()
        #expect(counting.log.last == "disconnect 3")
    }

    @Test func aCancellationDuringTheConnectionEndsIt() {
        let shared = counting.autoconnect()
        let subscriber = DemandingSubscriber<Int, Never>(.unlimited)
        counting.onConnect = { subscriber.subscription?.cancel() }
        shared.subscribe(subscriber)
        #expect(counting.log == ["connect", "disconnect 1"])
        // As with a source that sends its values at once.
        let numbers = (1...3).publisher.append(Empty(completeImmediately: false))
            .multicast { PassthroughSubject<Int, Never>() }.autoconnect()
        #expect(numbers.first().demand(nil).events == ["subscription", "1", "finished"])
        #expect(numbers.first().demand(nil).events == ["subscription", "1", "finished"])
    }

    @Test func aSubscriberDuringTheSubscriptionSharesTheConnection() {
        let shared = counting.autoconnect()
        var subscribers: [DemandingSubscriber<Int, Never>] = []
        shared.subscribe(
            AnySubscriber(
                receiveSubscription: {
                    subscribers.append(shared.demand(nil))
                    $0.request(.unlimited)
                }))
        counting.subject.send(1)
        #expect(counting.log == ["connect"])
        #expect(subscribers.map(\.events) == [["subscription", "1"]])
    }

    /// The second one comes while the first connects.
    @Test func twoThreadsShareAConnection() {
        nonisolated(unsafe) var log: [String] = []
        let hasEnded = endsInTime { [counting] in
            let meeting = Meeting()
            counting.onConnect = {
                meeting.meet(0)
                meeting.meet(0)
            }
            let shared = counting.autoconnect()
            concurrently(2) { thread in
                if thread == 1 { meeting.meet(1) }
                let subscriber = shared.demand(nil)
                if thread == 1 { meeting.meet(1) }
                withExtendedLifetime(subscriber) {}
            }
            log = counting.log
        }
        #expect(hasEnded, "the threads wait for each other")
        #expect(log == ["connect"])
    }
}
