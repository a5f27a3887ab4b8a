import BuilderCombine
import Foundation
import Testing

/// `share`: one subscription, from the first subscriber to the last one's cancellation.
@Suite(.timeLimit(.minutes(20))) struct ShareTests {
    private let subject = PassthroughSubject<Int, TestError>()

    @Test func theLastCancellationEndsTheSubscription() {
        var events: [String] = []
        let shared = subject.handleEvents(
            receiveSubscription: { _ in events.append("subscription") }, receiveCancel: { events.append("cancel") }
        ).share()
        #expect(events.isEmpty)
        let first = [shared.demand(nil), shared.demand(nil)]
        first[0].subscription?.cancel()
        subject.send(1)
        #expect(events == ["subscription"])
        first[1].subscription?.cancel()
        first[1].subscription?.cancel()
        #expect(events == ["subscription", "cancel"])
        let second = shared.demand(nil)
        subject.send(2)
        #expect(events == ["subscription", "cancel", "subscription"])
        #expect(first.map(\.events) == [["subscription"], ["subscription", "1"]])
        #expect(second.events == ["subscription", "2"])
    }

    @Test(arguments: [Subscribers.Completion.finished, .failure(TestError.failed)])
    func lateSubscribersReceiveTheEnd(_ completion: Subscribers.Completion<TestError>) {
        let shared = subject.share()
        let early = shared.demand(0)
        subject.send(completion: completion)
        let end = ["subscription", "\(completion)"]
        #expect(early.events == end)
        #expect(shared.demand(nil).events == end)
    }

    @Test func allValuesAreRequestedOnceOneIs() {
        var requests: [String] = []
        let shared = subject.handleEvents(receiveRequest: { requests.append("\($0)") }).share()
        let subscribers = [shared.demand(0), shared.demand(0)]
        #expect(requests.isEmpty)
        subscribers[0].request(1)
        subscribers[1].request(2)
        #expect(requests == ["unlimited"])
        for number in 1...3 { subject.send(number) }
        #expect(subscribers.map(\.events) == [["subscription", "1"], ["subscription", "1", "2"]])
    }

    @Test func aNewSubscriptionWaitsForARequest() {
        var requests: [String] = []
        let shared = subject.handleEvents(receiveRequest: { requests.append("\($0)") }).share()
        shared.demand(nil).subscription?.cancel()
        let second = shared.demand(0)
        #expect(requests == ["unlimited"])
        second.request(1)
        #expect(requests == ["unlimited", "unlimited"])
    }

    @Test func aSubscriberMayCancelWhileItIsCalled() {
        var canceled = 0
        let shared = (1...3).publisher.handleEvents(receiveCancel: { canceled += 1 }).share()
        #expect(shared.first().demand(nil).events == ["subscription", "1", "finished"])
        #expect(canceled == 1)
    }

    @Test func aSubscriberMaySubscribeAnother() {
        let shared = subject.share()
        let second = DemandingSubscriber<Int, TestError>(.unlimited)
        let cancellable = shared.sink(
            receiveCompletion: { _ in }, receiveValue: { if $0 == 1 { shared.subscribe(second) } })
        subject.send(1)
        subject.send(2)
        #expect(second.events == ["subscription", "2"])
        cancellable.cancel()
    }

    /// A subscription that arrives when nobody waits for it is canceled, and its events have no effect.
    @Test func whatArrivesTooLateHasNoEffect() {
        let late = LatePublisher()
        let shared = late.share()
        shared.demand(nil).subscription?.cancel()
        let second = shared.demand(nil)
        var canceled: [Int] = []
        for number in 0..<2 {
            late.subscribers[number].receive(subscription: AnyCancellation { canceled.append(number) })
        }
        _ = late.subscribers[0].receive(1)
        late.subscribers[0].receive(completion: .finished)
        _ = late.subscribers[1].receive(2)
        #expect(canceled == [0])
        #expect(second.events == ["subscription", "2"])
    }

    @Test func subscribersOnSeveralThreadsShareOneSubscription() {
        for _ in 0..<50 {
            let lock = NSLock()
            nonisolated(unsafe) var counts = (subscriptions: 0, values: 0)
            let subject = PassthroughSubject<Int, Never>()
            let shared = subject.handleEvents(
                receiveSubscription: { _ in lock.withLock { counts.subscriptions += 1 } }
            ).share()
            nonisolated(unsafe) var cancellables: [AnyCancellable] = []
            let hasEnded = endsInTime {
                concurrently(4) { _ in
                    let cancellable = shared.sink { _ in lock.withLock { counts.values += 1 } }
                    lock.withLock { cancellables.append(cancellable) }
                }
            }
            subject.send(1)
            #expect(hasEnded)
            #expect(counts == (1, 4))
            lock.withLock { cancellables.removeAll() }
        }
    }

    @Test func nothingIsRetainedAfterTheEnd() {
        final class Token {}
        weak var token: Token?
        do {
            let object = Token()
            token = object
            let shared = subject.map { [object] in ($0, object) }.share()
            _ = shared.demand(nil)
            subject.send(completion: .finished)
        }
        #expect(token == nil)
    }

    @Test func equalityIsIdentity() {
        let shared = [subject.share(), subject.share()]
        #expect(shared[0] == shared[0] && shared[0] != shared[1])
    }
}

private struct AnyCancellation: Subscription {
    let combineIdentifier = CombineIdentifier()
    private let onCancel: () -> Void

    init(_ onCancel: @escaping () -> Void) { self.onCancel = onCancel }

    func request(_ demand: Subscribers.Demand) {}

    func cancel() { onCancel() }
}
