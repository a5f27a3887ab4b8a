import BuilderCombine
import Foundation
import Testing

/// `Future`: its closure, the result, demand, cancellation and threads.
@Suite(.timeLimit(.minutes(20))) struct FutureTests {
    private typealias Number = Future<Int, TestError>

    /// A future, and the closure that fulfills it.
    private static func pending() -> (future: Number, promise: Number.Promise) {
        var promise: Number.Promise = { _ in }
        let future = Number { promise = $0 }
        return (future, promise)
    }

    @Test func theClosureRunsOnceAndTheResultIsKept() {
        var runs = 0
        let future = Number { promise in
            runs += 1
            promise(.success(runs))
            promise(.success(7))
            promise(.failure(.failed))
        }
        #expect(runs == 1)
        for _ in 0..<2 { #expect(future.demand(nil).events == ["subscription", "1", "finished"]) }
        #expect(runs == 1)
    }

    @Test func theValueWaitsForARequest() {
        let (future, promise) = Self.pending()
        let subscribers = [future.demand(0), future.demand(1)]
        promise(.success(1))
        let late = future.demand(0)
        #expect(subscribers.map(\.events) == [["subscription"], ["subscription", "1", "finished"]])
        for subscriber in subscribers + [late] {
            subscriber.request(1)
            subscriber.request(1)
            #expect(subscriber.events == ["subscription", "1", "finished"])
        }
    }

    @Test func aFailureNeedsNoRequest() {
        let (future, promise) = Self.pending()
        let early = future.demand(0)
        promise(.failure(.failed))
        for subscriber in [early, future.demand(0)] {
            #expect(subscriber.events.count == 2 && subscriber.events.last?.hasPrefix("failure") == true)
        }
    }

    @Test func subscribersAreCalledInTheirOrder() {
        let (future, promise) = Self.pending()
        var order: [Int] = []
        let cancellables = (0..<20).map { number in
            future.sink(receiveCompletion: { _ in }, receiveValue: { _ in order.append(number) })
        }
        promise(.success(1))
        #expect(order == Array(0..<20))
        cancellables.forEach { $0.cancel() }
    }

    @Test func aCanceledSubscriberIsReleased() {
        let (future, promise) = Self.pending()
        weak var released: DemandingSubscriber<Int, TestError>?
        do {
            let subscriber = future.demand(nil)
            released = subscriber
            subscriber.subscription?.cancel()
            promise(.success(1))
            #expect(subscriber.events == ["subscription"])
        }
        let waiting = Self.pending()
        weak var canceled: DemandingSubscriber<Int, TestError>?
        do {
            let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
            canceled = subscriber
            let cancellable = waiting.future.sink(
                receiveCompletion: { _ in }, receiveValue: { _ = subscriber.receive($0) })
            cancellable.cancel()
        }
        #expect(canceled == nil && released == nil)
        withExtendedLifetime((future, waiting.future)) {}
    }

    @Test func aSubscriberMaySubscribeAndCancel() {
        let (future, promise) = Self.pending()
        let (first, second) = (DemandingSubscriber<Int, TestError>(.unlimited), future.demand(nil))
        let canceled = DemandingSubscriber<Int, TestError>(.unlimited)
        var nested: [String] = []
        first.more = { _ in
            nested = future.demand(nil).events
            canceled.subscription?.cancel()
            return .none
        }
        // The second one's turn comes first.
        future.subscribe(first)
        let third = future.demand(nil)
        future.subscribe(canceled)
        promise(.success(1))
        #expect(nested == ["subscription", "1", "finished"])
        #expect([first, second, third].allSatisfy { $0.events == ["subscription", "1", "finished"] })
        #expect(canceled.events == ["subscription"])
    }

    /// Subscribers that come while another thread fulfills the promise receive the value once.
    @Test func everySubscriberReceivesTheValueOnce() {
        for _ in 0..<100 {
            let (future, promise) = Self.pending()
            nonisolated(unsafe) let send = promise
            let lock = NSLock()
            nonisolated(unsafe) var values = 0
            nonisolated(unsafe) var cancellables: [AnyCancellable] = []
            let hasEnded = endsInTime {
                concurrently(4) { thread in
                    if thread == 0 { return send(.success(1)) }
                    let cancellable = future.sink(
                        receiveCompletion: { _ in }, receiveValue: { _ in lock.withLock { values += 1 } })
                    lock.withLock { cancellables.append(cancellable) }
                }
            }
            #expect(hasEnded)
            #expect(lock.withLock { values } == 3)
            lock.withLock { cancellables.removeAll() }
        }
    }

    @Test func theValueIsAwaited() async throws {
        #expect(try await Number { $0(.success(1)) }.value == 1)
        await #expect(throws: TestError.failed) { try await Number { $0(.failure(.failed)) }.value }
        let later = Future<Int, Never> { promise in
            nonisolated(unsafe) let send = promise
            Thread.detachNewThread { send(.success(2)) }
        }
        #expect(await later.value == 2)
    }
}
