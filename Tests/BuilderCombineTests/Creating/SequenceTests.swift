import BuilderCombine
import Foundation
import Synchronization
import Testing

/// The publisher of a sequence: demand, completion, reentrancy, threads, and releases.
@Suite(.timeLimit(.minutes(20))) struct SequenceTests {
    @Test func valuesWaitForRequestsAndTheCompletionForTheLast() {
        let subscriber = [1, 2, 3].publisher.demand(0)
        #expect(subscriber.events == ["subscription"])
        subscriber.subscription?.request(.none)
        subscriber.request(1)
        #expect(subscriber.events == ["subscription", "1"])
        subscriber.request(2)
        #expect(subscriber.events == ["subscription", "1", "2", "3", "finished"])
        subscriber.request(1)
        subscriber.subscription?.cancel()
        #expect(subscriber.events.count == 5)
    }

    @Test func anEmptySequenceFinishesWithoutARequest() {
        #expect([Int]().publisher.demand(0).events == ["subscription", "finished"])
        #expect([Int?]([nil]).publisher.demand(nil).events == ["subscription", "nil", "finished"])
    }

    /// Each subscriber has an iterator of its own, and a sequence may be without an end.
    @Test func sequencesAreReadAsTheyAreRequested() {
        var count = 0
        let numbers = sequence(first: 1) {
            count += 1
            return $0 + 1
        }
        let publisher = numbers.publisher
        let subscribers = [publisher.demand(2), publisher.prefix(3).demand(nil)]
        #expect(subscribers[0].events == ["subscription", "1", "2"])
        #expect(subscribers[1].events == ["subscription", "1", "2", "3", "finished"])
        // Of the first subscriber one value is read ahead; none is beyond those of `prefix`.
        #expect(count == 2 + 2)
    }

    @Test func demandThatAValueReturnsIsDelivered() {
        let subscriber = DemandingSubscriber<Int, Never>(.max(1))
        subscriber.more = { $0 < 3 ? .max(1) : .none }
        (1...5).publisher.subscribe(subscriber)
        #expect(subscriber.events == ["subscription", "1", "2", "3"])
    }

    /// A request within the subscriber is delivered after it has returned, on the same thread, without recursion.
    @Test func aSubscriberMayRequest() {
        let subscriber = DemandingSubscriber<Int, Never>(.max(1))
        subscriber.more = {
            subscriber.request(1)
            subscriber.record("end of \($0)")
            return .none
        }
        (1...2).publisher.subscribe(subscriber)
        #expect(subscriber.events == ["subscription", "1", "end of 1", "2", "end of 2", "finished"])
        var last = 0
        let deep = DemandingSubscriber<Int, Never>(.max(1))
        deep.more = {
            last = $0
            deep.request(1)
            return .none
        }
        (1...100_000).publisher.subscribe(deep)
        #expect(last == 100_000 && deep.events.last == "finished")
    }

    @Test(arguments: [1, 3]) func aSubscriberMayCancel(at number: Int) {
        let subscriber = DemandingSubscriber<Int, Never>(.unlimited)
        subscriber.more = {
            if $0 == number { subscriber.subscription?.cancel() }
            return .max(1)
        }
        (1...3).publisher.subscribe(subscriber)
        #expect(subscriber.events == ["subscription"] + (1...number).map { "\($0)" })
    }

    /// The subscription is described by its sequence, as `print` shows it.
    @Test func subscriptionsDescribeTheSequence() {
        let subscriber = [1, 2].publisher.demand(0)
        #expect(subscriber.subscription.map { "\($0)" } == "[1, 2]")
        subscriber.subscription?.cancel()
        #expect(subscriber.subscription.map { "\($0)" } == "Sequence")
        #expect([1].publisher == Publishers.Sequence(sequence: [1]) && [1].publisher != [2].publisher)
    }

    /// Indices beyond the sequence name no element.
    @Test func rangesAreClamped() {
        let numbers = [1, 2, 3].publisher
        #expect(numbers.output(at: 3).demand(nil).events == ["subscription", "finished"])
        #expect(numbers.output(at: -1).demand(nil).events == ["subscription", "finished"])
        #expect(numbers.output(at: 2).demand(nil).events == ["subscription", "3", "finished"])
        #expect(numbers.output(in: 1..<9).demand(nil).events == ["subscription", "2", "3", "finished"])
        #expect(numbers.output(in: 5..<9).demand(nil).events == ["subscription", "finished"])
        #expect(numbers.prefix(9).dropFirst(2).demand(nil).events == ["subscription", "3", "finished"])
    }

    /// Operators of a sequence's publisher run when they are applied, once, and have the types that Combine documents.
    @Test func operatorsAreAppliedAtOnce() {
        var calls = 0
        let doubled: Publishers.Sequence<[Int], Never> = (1...3).publisher.map {
            calls += 1
            return 2 * $0
        }
        #expect(calls == 3)
        for _ in 0..<2 { #expect(doubled.demand(nil).events == ["subscription", "2", "4", "6", "finished"]) }
        #expect(calls == 3)
        let count: Just<Int> = [1, 2].publisher.count()
        let failing: Result<Int, TestError>.Publisher = [1].publisher.setFailureType(to: TestError.self).count()
        let keys: Result<Int, Never>.Publisher = ["a": 1].publisher.count()
        let joined: Publishers.Sequence<[Int], Never> = [2].publisher.prepend([1].publisher).append([3].publisher)
        #expect(count.output == 2)
        #expect(failing.result == .success(1) && keys.result == .success(1))
        #expect(joined.sequence == [1, 2, 3])
        #expect([1, nil, nil, 1].publisher.removeDuplicates().sequence == [1, nil, 1])
    }

    // MARK: Others' code

    /// A sequence whose iterator calls a closure at each value.
    private struct CallingSequence: Sequence, IteratorProtocol {
        var number = 0
        let call: (Int) -> Void

        mutating func next() -> Int? {
            number += 1
            call(number)
            return number < 4 ? number : nil
        }
    }

    @Test func anIteratorMayUseTheSubscription() {
        nonisolated(unsafe) var events: [String] = []
        let hasEnded = endsInTime {
            let subscriber = DemandingSubscriber<Int, Never>()
            CallingSequence { _ in
                subscriber.request(1)
                _ = subscriber.subscription.map { "\($0)" }
            }.publisher.subscribe(subscriber)
            subscriber.request(1)
            events = subscriber.events
            let canceling = DemandingSubscriber<Int, Never>()
            CallingSequence { if $0 == 3 { canceling.subscription?.cancel() } }.publisher.subscribe(canceling)
            canceling.subscription?.request(.unlimited)
            events.append(canceling.events.contains("3") ? "more" : "end")
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(events == ["subscription", "1", "2", "3", "finished", "end"])
    }

    /// Values are released without the lock, at a cancellation and at the end: those that the sequence stores, and
    /// those that its iterator makes.
    @Test(arguments: [true, false], [true, false])
    func theEndOfAValueMayUseTheSubscription(isStored: Bool, isCanceled: Bool) {
        nonisolated(unsafe) var ended: [Int] = []
        let hasEnded = endsInTime {
            final class Holder { var subscription: (any Subscription)? }
            let holder = Holder()
            let make = { (number: Int) in
                EndingValue(number) {
                    ended.append(number)
                    holder.subscription?.request(.max(1))
                    if number == 3 { holder.subscription?.cancel() }
                }
            }
            let subscriber = AnySubscriber<EndingValue, Never>(receiveSubscription: { holder.subscription = $0 })
            // Only the subscription retains the sequence.
            if isStored {
                (1...3).map(make).publisher.subscribe(subscriber)
            } else {
                (1...3).lazy.map(make).publisher.subscribe(subscriber)
            }
            holder.subscription?.request(isCanceled ? .max(1) : .unlimited)
            if isCanceled { holder.subscription?.cancel() }
        }
        #expect(hasEnded, "the thread waits for its own lock")
        // The end of a value that an iterator made requests the next one.
        #expect(ended.sorted() == [1, 2, 3])
    }

    /// A subscriber whose last reference the subscription had.
    @Test func aSubscriberIsReleasedAtTheCancellation() {
        final class Holder { var subscription: (any Subscription)? }
        let holder = Holder()
        weak var released: EndingValue?
        nonisolated(unsafe) var count = 0
        do {
            let witness = EndingValue(1) {
                count += 1
                holder.subscription?.cancel()
            }
            released = witness
            (1...3).publisher.subscribe(
                AnySubscriber(
                    receiveSubscription: { holder.subscription = $0 },
                    receiveValue: { _ in withExtendedLifetime(witness) { .none } }))
        }
        #expect(released != nil)
        holder.subscription?.request(.max(1))
        holder.subscription?.cancel()
        #expect(released == nil && count == 1)
    }

    // MARK: Threads

    @Test func requestsOfSeveralThreadsDeliverOneAtATimeInOrder() {
        let inside = Atomic(0)
        nonisolated(unsafe) var overlaps = 0
        nonisolated(unsafe) var values: [Int] = []
        nonisolated(unsafe) var ends = 0
        nonisolated(unsafe) var subscription: (any Subscription)?
        (0..<8_000).publisher.subscribe(
            AnySubscriber(
                receiveSubscription: { subscription = $0 },
                receiveValue: { value in
                    if inside.add(1, ordering: .acquiringAndReleasing).oldValue != 0 { overlaps += 1 }
                    values.append(value)
                    inside.subtract(1, ordering: .acquiringAndReleasing)
                    return .none
                }, receiveCompletion: { _ in ends += 1 }))
        concurrently(4) { _ in
            for _ in 0..<2_000 { subscription?.request(.max(1)) }
        }
        #expect(overlaps == 0 && ends == 1)
        #expect(values == Array(0..<8_000))
    }

    @Test func cancellationsWhileOthersRequest() {
        for _ in 0..<200 {
            nonisolated(unsafe) let subscriber = sequence(first: 0) { $0 + 1 }.publisher.demand(0)
            concurrently(2) { thread in
                for _ in 0..<20 { subscriber.request(1) }
                if thread == 1 { subscriber.subscription?.cancel() }
            }
            let count = subscriber.events.count
            #expect(count <= 41)
            subscriber.request(5)
            #expect(subscriber.events.count == count)
        }
    }
}
