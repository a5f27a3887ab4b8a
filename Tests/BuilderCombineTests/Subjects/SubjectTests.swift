import BuilderCombine
import Foundation
import Synchronization
import Testing

/// Subjects: demand, order, ends, and what subscribers do while they are called.
@Suite(.timeLimit(.minutes(20))) struct SubjectTests {
    private let subject = PassthroughSubject<Int, TestError>()
    private let current = CurrentValueSubject<Int, TestError>(0)

    // MARK: Values and demand

    @Test func unrequestedValuesAreLost() {
        let subscriber = subject.demand(1)
        subject.send(1)
        subject.send(2)
        subscriber.request(1)
        subject.send(3)
        #expect(subscriber.events == ["subscription", "1", "3"])
    }

    @Test func theCurrentValueAnswersTheFirstRequest() {
        let subscriber = current.demand(0)
        current.send(1)
        subscriber.request(1)
        current.value = 2
        subscriber.request(2)
        #expect(subscriber.events == ["subscription", "1", "2"])
        current.value = 3
        subscriber.request(1)
        current.value = 4
        #expect(subscriber.events == ["subscription", "1", "2", "3", "4"])
        #expect(current.value == 4)
    }

    @Test func demandReturnedForAValueCounts() {
        let subscriber = DemandingSubscriber<Int, TestError>(.max(1))
        subscriber.more = { $0 < 2 ? .max(1) : .none }
        current.subscribe(subscriber)
        (1...4).forEach(current.send)
        #expect(subscriber.events == ["subscription", "0", "1", "2"])
    }

    @Test func aRequestOfZeroHasNoEffect() {
        let subscribers = [subject.demand(0), current.demand(0)]
        for subscriber in subscribers { subscriber.request(0) }
        subject.send(1)
        current.send(1)
        #expect(subscribers.allSatisfy { $0.events == ["subscription"] })
    }

    @Test func subscribersReceiveInTheirOrder() {
        var order: [Int] = []
        let cancellables = (0..<100).map { number in
            subject.sink(receiveCompletion: { _ in order.append(-number) }, receiveValue: { _ in order.append(number) })
        }
        subject.send(0)
        #expect(order == Array(0..<100))
        // Of 100 places 70 become free, and are closed up.
        for number in 0..<70 { cancellables[number].cancel() }
        order = []
        subject.send(0)
        #expect(order == Array(70..<100))
        order = []
        cancellables[80].cancel()
        subject.send(completion: .finished)
        #expect(order == (70..<100).filter { $0 != 80 }.map { -$0 })
    }

    // MARK: Ends

    @Test func nothingFollowsTheEnd() {
        let subscribers = [subject.demand(nil), current.demand(nil)]
        subject.send(completion: .finished)
        subject.send(1)
        subject.send(completion: .failure(.failed))
        current.send(completion: .finished)
        current.send(1)
        #expect(subscribers[0].events == ["subscription", "finished"])
        #expect(subscribers[1].events == ["subscription", "0", "finished"])
        #expect(current.value == 0)
        #expect(subject.demand(nil).events == ["subscription", "finished"])
        #expect(current.demand(nil).events == ["subscription", "finished"])
    }

    @Test func aSubscriptionRetainsItsSubjectUntilItEnds() {
        for finishes in [false, true] {
            weak var released: PassthroughSubject<Int, TestError>?
            let subscriber: DemandingSubscriber<Int, TestError>
            do {
                let subject = PassthroughSubject<Int, TestError>()
                released = subject
                subscriber = subject.demand(nil)
            }
            #expect(released != nil)
            if finishes { released?.send(completion: .finished) } else { subscriber.subscription?.cancel() }
            #expect(released == nil)
        }
    }

    // MARK: Publishers

    @Test func aSubjectRequestsWhenItsSubscribersDo() {
        var events: [String] = []
        func source(_ name: String) -> some Publisher<Int, TestError> {
            Empty<Int, TestError>(completeImmediately: false)
                .handleEvents(receiveRequest: { events.append("\(name) \($0)") })
        }
        source("first").subscribe(AnySubscriber(subject))
        #expect(events == [])
        let subscriber = subject.demand(1)
        source("second").subscribe(AnySubscriber(subject))
        #expect(events == ["first unlimited", "second unlimited"])
        source("third").subscribe(AnySubscriber(current))
        #expect(events.last == "third unlimited")
        subscriber.subscription?.cancel()
    }

    @Test func valuesOfAPublisherPassThrough() {
        let subscriber = subject.demand(nil)
        let cancellable = [1, 2].publisher.setFailureType(to: TestError.self).subscribe(subject)
        #expect(subscriber.events == ["subscription", "1", "2", "finished"])
        cancellable.cancel()
    }

    // MARK: Reentrancy

    @Test func aValueThatASubscriberSendsIsDeliveredAtOnce() {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subscriber.more = { [subject] value in
            if value < 3 { subject.send(value + 1) }
            subscriber.record("end of \(value)")
            return .none
        }
        subject.subscribe(subscriber)
        subject.send(1)
        #expect(subscriber.events == ["subscription", "1", "2", "3", "end of 3", "end of 2", "end of 1"])
        subscriber.more = { _ in .none }
    }

    @Test func aSubscriberMayEndTheSubjectOrCancel() {
        let (ending, canceling) = (
            DemandingSubscriber<Int, TestError>(.unlimited), DemandingSubscriber<Int, TestError>(.unlimited)
        )
        canceling.more = { [unowned canceling] _ in
            canceling.subscription?.cancel()
            return .none
        }
        ending.more = { [subject] value in
            if value == 2 { subject.send(completion: .finished) }
            return .none
        }
        subject.subscribe(canceling)
        subject.subscribe(ending)
        (1...3).forEach(subject.send)
        #expect(canceling.events == ["subscription", "1"])
        #expect(ending.events == ["subscription", "1", "2", "finished"])
        ending.more = { _ in .none }
    }

    @Test func theEndOfAReplacedValueMayUseTheSubject() {
        nonisolated(unsafe) var seen: [Int?] = []
        let hasEnded = endsInTime {
            let subject = CurrentValueSubject<EndingValue?, Never>(nil)
            subject.send(EndingValue(1) { seen.append(subject.value?.number) })
            subject.send(EndingValue(2) { subject.value = nil })
            subject.value = EndingValue(3)
            seen.append(subject.value?.number)
            subject.send(completion: .finished)
        }
        #expect(hasEnded)
        #expect(seen == [2, nil])
    }

    // MARK: Threads

    @Test func subjectsWhoseSubscribersSendToEachOtherGoOn() {
        let received = Atomic(0)
        let hasEnded = endsInTime {
            let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
            let meeting = Meeting()
            let cancellables = (0..<2).map { thread in
                subjects[thread].sink { value in
                    received.add(1, ordering: .relaxed)
                    guard value == 0 else { return }
                    meeting.meet(thread)
                    subjects[1 - thread].send(1)
                }
            }
            concurrently(2) { subjects[$0].send(0) }
            cancellables.forEach { $0.cancel() }
        }
        #expect(hasEnded, "each thread waits for the other one's subject")
        #expect(received.load(ordering: .relaxed) == 4)
    }

    @Test func threadsDeliverOneAtATimeAndLoseNothing() {
        let count = 2000
        let inside = Atomic(0)
        let overlaps = Atomic(0)
        nonisolated(unsafe) var values: [Int] = []
        nonisolated(unsafe) var ends = 0
        let cancellable = subject.sink(
            receiveCompletion: { _ in ends += 1 },
            receiveValue: { value in
                if inside.add(1, ordering: .acquiringAndReleasing).oldValue != 0 {
                    overlaps.add(1, ordering: .relaxed)
                }
                values.append(value)
                inside.subtract(1, ordering: .acquiringAndReleasing)
            })
        nonisolated(unsafe) let subject = subject
        concurrently(4) { thread in
            for number in 0..<count { subject.send(number * 4 + thread) }
        }
        concurrently(2) { _ in subject.send(completion: .finished) }
        #expect(overlaps.load(ordering: .relaxed) == 0)
        #expect(ends == 1)
        for thread in 0..<4 {
            #expect(values.filter { $0 % 4 == thread } == (0..<count).map { $0 * 4 + thread })
        }
        withExtendedLifetime(cancellable) {}
    }

    @Test func subscribersComeAndGoWhileOthersSend() {
        let current = CurrentValueSubject<Int, Never>(0)
        let late = Atomic(0)
        concurrently(3) { thread in
            for number in 1...500 {
                if thread == 0 {
                    current.send(number)
                } else {
                    let received = Atomic(0)
                    let cancellable = current.sink { _ in received.add(1, ordering: .relaxed) }
                    // A subscriber receives the current value before the subscription returns.
                    if received.load(ordering: .relaxed) == 0 { late.add(1, ordering: .relaxed) }
                    cancellable.cancel()
                }
            }
        }
        #expect(late.load(ordering: .relaxed) == 0)
    }
}
