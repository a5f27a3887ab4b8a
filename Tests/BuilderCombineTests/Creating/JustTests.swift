import BuilderCombine
import Synchronization
import Testing

/// The publisher of one value: requests and cancellations from several threads, and from its subscriber's end.
@Suite(.timeLimit(.minutes(20))) struct JustTests {
    private static let count = 10_000

    /// Subscribes several times, and returns the subscriptions, in the order of their values.
    private func subscriptions(_ receive: @escaping (Int) -> Void) -> [any Subscription] {
        var subscriptions: [any Subscription] = []
        for number in 0..<Self.count {
            Just(number).subscribe(
                AnySubscriber(
                    receiveSubscription: { subscriptions.append($0) },
                    receiveValue: {
                        receive($0)
                        return .none
                    }, receiveCompletion: { _ in }))
        }
        return subscriptions
    }

    @Test func requestsOfSeveralThreadsDeliverOnce() {
        let received = Atomic(0)
        nonisolated(unsafe) let subscriptions = subscriptions { _ in received.add(1, ordering: .relaxed) }
        concurrently(2) { _ in
            for subscription in subscriptions { subscription.request(.max(1)) }
        }
        #expect(received.load(ordering: .relaxed) == Self.count)
    }

    @Test func cancellationsWhileOthersRequest() {
        nonisolated(unsafe) var values: [Int] = []
        nonisolated(unsafe) let subscriptions = subscriptions { values.append($0) }
        concurrently(2) { thread in
            for subscription in subscriptions {
                if thread == 0 { subscription.cancel() } else { subscription.request(.unlimited) }
            }
        }
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
        let count = values.count
        for subscription in subscriptions { subscription.request(.max(1)) }
        #expect(values.count == count)
    }

    @Test func theEndOfASubscriberMayUseTheSubscription() {
        var subscription: (any Subscription)?
        var values: [Int] = []
        var hasEnded = false
        func subscribe() {
            let witness = EndingValue(1) {
                hasEnded = true
                subscription?.request(.max(1))
                subscription?.cancel()
            }
            Just(1).subscribe(
                AnySubscriber(
                    receiveSubscription: { subscription = $0 },
                    receiveValue: {
                        values.append($0 + witness.number)
                        return .none
                    }, receiveCompletion: { _ in }))
        }
        subscribe()
        #expect(!hasEnded)
        subscription?.cancel()
        #expect(hasEnded && values.isEmpty)
    }
}
