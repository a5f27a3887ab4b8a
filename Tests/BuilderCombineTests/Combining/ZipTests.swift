import BuilderCombine
import Foundation
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(20))) struct ZipTests {
    private let a = PassthroughSubject<Int, TestError>()
    private let b = PassthroughSubject<Int, TestError>()
    private let c = PassthroughSubject<Int, TestError>()
    private let d = PassthroughSubject<Int, TestError>()

    @Test func combinesValuesOneByOne() {
        let subscriber = Publishers.Zip(a, b).demand(nil)
        a.send(1)
        a.send(2)
        b.send(3)
        b.send(4)
        b.send(5)
        a.send(6)
        #expect(subscriber.events == ["subscription", "(1, 3)", "(2, 4)", "(6, 5)"])
    }

    @Test func combinesThreeAndFour() {
        let three = a.zip(b, c).demand(nil)
        let four = a.zip(b, c, d).demand(nil)
        let types = (Publishers.Zip3(a, b, c).demand(nil), Publishers.Zip4(a, b, c, d).demand(nil))
        for (number, subject) in [a, b, c, d, d, c, b, a].enumerated() { subject.send(number) }
        #expect(three.events == ["subscription", "(0, 1, 2)", "(7, 6, 5)"])
        #expect(four.events == ["subscription", "(0, 1, 2, 3)", "(7, 6, 5, 4)"])
        #expect(types.0.events == three.events)
        #expect(types.1.events == four.events)
    }

    @Test func transforms() {
        let two = a.zip(b) { $0 + $1 }.demand(nil)
        let three = a.zip(b, c) { $0 + $1 + $2 }.demand(nil)
        let four = a.zip(b, c, d) { $0 + $1 + $2 + $3 }.demand(nil)
        for (number, subject) in [a, b, c, d].enumerated() { subject.send(number) }
        #expect(two.events.last == "1")
        #expect(three.events.last == "3")
        #expect(four.events.last == "6")
    }

    /// The methods of each of Combine's publishers make this module's publisher, not OpenCombine's.
    @Test func methodsMakeThePublishersOfThisModule() {
        let zipped: Publishers.Zip<Just<Int>, Just<String>> = Just(1).zip(Just("a"))
        #expect(zipped == Publishers.Zip(Just(1), Just("a")))
        let erased = a.eraseToAnyPublisher()
        let others: [Any] = [
            erased.zip(a), a.map { $0 }.zip(a), a.zip(a).zip(a), a.share().zip(a),
            Record(output: [1], completion: .finished).zip(a),
            Optional(1).publisher.setFailureType(to: TestError.self).zip(a), [1].publisher.zip(Just(1)),
            Result<Int, TestError>.success(1).publisher.zip(a), a.combineLatest(b).zip(a), a.merge(with: b).zip(a),
            CurrentValueSubject<Int, TestError>(1).zip(a), ObservableObjectPublisher().zip(Just(1)),
            Optional(1).publisher.zip(Just(1)), Timer.publish(every: 1, on: .main, in: .common).zip(Just(1)),
            NotificationCenter.default.publisher(for: Notification.Name("a")).zip(Just(1)), a.merge(with: a).zip(a),
        ]
        for other in others {
            #expect(
                String(reflecting: type(of: other)).contains("BuilderCombine.Publishers.Zip<"), "\(type(of: other))")
        }
    }

    // MARK: The end

    @Test func finishesWhenAFinishedPublishersValuesAreUsedUp() {
        var canceled = 0
        let subscriber = a.zip(b.handleEvents(receiveCancel: { canceled += 1 })).demand(nil)
        a.send(1)
        a.send(2)
        a.send(completion: .finished)
        b.send(3)
        #expect(subscriber.events == ["subscription", "(1, 3)"])
        #expect(canceled == 0)
        b.send(4)
        b.send(5)
        #expect(subscriber.events == ["subscription", "(1, 3)", "(2, 4)", "finished"])
        #expect(canceled == 1)
    }

    @Test func finishesAtOnceWithoutWaitingValues() {
        let subscriber = a.zip(b, c).demand(nil)
        b.send(1)
        a.send(completion: .finished)
        #expect(subscriber.events == ["subscription", "finished"])
    }

    @Test func anEmptyPublisherFinishesIt() {
        var canceled = 0
        let subscriber = Empty<Int, TestError>().zip(b.handleEvents(receiveCancel: { canceled += 1 })).demand(nil)
        #expect(subscriber.events == ["subscription", "finished"])
        #expect(canceled == 1)
    }

    @Test func sequencesOfDifferentLengths() {
        #expect([1, 2, 3].publisher.zip(["a", "b"].publisher).demand(nil).events.last == "finished")
        #expect(
            [1, 2, 3].publisher.zip(
                [4, 5].publisher, Publishers.Sequence<PartialRangeFrom<Int>, Never>(sequence: 6...)
            ).demand(nil).events.count == 4)
    }

    @Test func failsAtOnceAndCancelsTheOthers() {
        var canceled = 0
        let subscriber = a.zip(b.handleEvents(receiveCancel: { canceled += 1 })).demand(nil)
        a.send(1)
        a.send(completion: .failure(.failed))
        b.send(2)
        #expect(subscriber.events == ["subscription", "failure(BuilderCombineTests.TestError.failed)"])
        #expect(canceled == 1)
        let failed = Fail<Int, TestError>(error: .failed).zip(b).demand(nil)
        #expect(failed.events == ["subscription", "failure(BuilderCombineTests.TestError.failed)"])
    }

    @Test func cancellationEndsAllAndReleasesValues() {
        final class Value {}
        let (first, second) = (PassthroughSubject<Value, Never>(), PassthroughSubject<Int, Never>())
        var canceled = 0
        weak var released: Value?
        let cancellable = first.handleEvents(receiveCancel: { canceled += 1 })
            .zip(second.handleEvents(receiveCancel: { canceled += 1 })).sink { _ in }
        do {
            let value = Value()
            released = value
            first.send(value)
        }
        #expect(released != nil)
        cancellable.cancel()
        #expect(canceled == 2)
        #expect(released == nil)
    }

    @Test func cancellationInsideADeliveryIsTheLast() {
        let subscriber = DemandingSubscriber<(Int, Int), TestError>(.unlimited)
        subscriber.more = { [unowned subscriber] _ in
            subscriber.subscription?.cancel()
            return .unlimited
        }
        a.zip(b).subscribe(subscriber)
        for number in 1...3 { a.send(number) }
        for number in 1...3 { b.send(number) }
        #expect(subscriber.events == ["subscription", "(1, 1)"])
    }

    // MARK: Demand

    @Test func passesRequestsToEach() {
        var demands: [String] = []
        let first = a.handleEvents(receiveRequest: { demands.append("a: \($0)") })
        let second = b.handleEvents(receiveRequest: { demands.append("b: \($0)") })
        let subscriber = first.zip(second).demand(2)
        subscriber.request(3)
        #expect(demands == ["a: max(2)", "b: max(2)", "a: max(3)", "b: max(3)"])
    }

    @Test func deliversWhatIsRequested() {
        let subscriber = [1, 2, 3].publisher.zip([4, 5, 6, 7].publisher).demand(1)
        #expect(subscriber.events == ["subscription", "(1, 4)"])
        subscriber.request(1)
        #expect(subscriber.events == ["subscription", "(1, 4)", "(2, 5)"])
        subscriber.subscription?.request(.unlimited)
        #expect(subscriber.events == ["subscription", "(1, 4)", "(2, 5)", "(3, 6)", "finished"])
    }

    @Test func aRequestOfZeroHasNoEffect() {
        let subscriber = a.zip(b).demand(0)
        subscriber.request(0)
        a.send(1)
        b.send(2)
        #expect(subscriber.events == ["subscription"])
    }

    @Test func aPublisherThatIgnoresDemandWaits() {
        let eager = Eager(values: [1, 2, 3])
        let subscriber = eager.zip(eager).demand(0)
        #expect(subscriber.events == ["subscription"])
        subscriber.request(2)
        #expect(subscriber.events == ["subscription", "(1, 1)", "(2, 2)"])
        subscriber.request(1)
        #expect(subscriber.events == ["subscription", "(1, 1)", "(2, 2)", "(3, 3)", "finished"])
    }

    @Test func demandReturnedForAValueCounts() {
        let subscriber = DemandingSubscriber<(Int, Int), Never>(.max(1))
        subscriber.more = { $0.0 < 2 ? .max(1) : .none }
        [1, 2, 3].publisher.zip([4, 5, 6].publisher).subscribe(subscriber)
        #expect(subscriber.events == ["subscription", "(1, 4)", "(2, 5)"])
    }

    // MARK: Reentrancy, threads, and time

    @Test func valuesThatADeliveryCausesFollow() {
        let subscriber = DemandingSubscriber<(Int, Int), TestError>(.unlimited)
        subscriber.more = { [a, b] value in
            if value.0 < 4 {
                a.send(value.0 + 1)
                b.send(value.1 * 10)
            }
            subscriber.record("end of \(value.0)")
            return .none
        }
        a.zip(b).subscribe(subscriber)
        a.send(1)
        a.send(2)
        b.send(1)
        #expect(
            subscriber.events == [
                "subscription", "(1, 1)", "end of 1", "(2, 10)", "end of 2", "(2, 100)", "end of 2", "(3, 1000)",
                "end of 3", "(3, 10000)", "end of 3", "(4, 100000)", "end of 4",
            ])
        subscriber.more = { _ in .none }
    }

    @Test func anEndThatADeliveryCausesFollows() {
        let subscriber = DemandingSubscriber<(Int, Int), TestError>(.unlimited)
        subscriber.more = { [a] _ in
            a.send(completion: .finished)
            subscriber.record("end")
            return .none
        }
        a.zip(b).subscribe(subscriber)
        a.send(1)
        b.send(1)
        #expect(subscriber.events == ["subscription", "(1, 1)", "end", "finished"])
        subscriber.more = { _ in .none }
    }

    @Test(.timeLimit(.minutes(5))) func manyWaitingValuesTakeLinearTime() {
        let count = 200_000
        var sum = 0
        let cancellable = a.zip(b).sink(receiveCompletion: { _ in }, receiveValue: { sum += $1 - $0 })
        for number in 0..<count { a.send(number) }
        for number in 0..<count { b.send(number + 1) }
        #expect(sum == count)
        cancellable.cancel()
    }

    @Test func threadsDeliverOneAtATimeInOrder() {
        let count = 2000
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let inside = Atomic(0)
        nonisolated(unsafe) var overlaps = 0
        nonisolated(unsafe) var values: [(Int, Int)] = []
        let cancellable = a.zip(b).sink { value in
            if inside.add(1, ordering: .acquiringAndReleasing).oldValue != 0 { overlaps += 1 }
            values.append(value)
            inside.subtract(1, ordering: .acquiringAndReleasing)
        }
        concurrently(2) { thread in
            for number in 0..<count { (thread == 0 ? a : b).send(number) }
        }
        #expect(overlaps == 0)
        #expect(values.count == count)
        #expect(values.enumerated().allSatisfy { $0.offset == $0.element.0 && $0.element.0 == $0.element.1 })
        withExtendedLifetime(cancellable) {}
    }

    @Test func subscribersThatSendToEachOtherDontDeadlock() {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        let received = Atomic(0)
        // Each chain sends to the other's publishers while it delivers.
        let cancellables = [
            subjects[0].zip((0..<2000).publisher).sink { value, _ in
                received.add(1, ordering: .relaxed)
                subjects[3].send(value)
            },
            subjects[2].zip((0..<2000).publisher).sink { value, _ in
                received.add(1, ordering: .relaxed)
                subjects[1].send(value)
            },
            subjects[1].zip(subjects[3]).sink { _ in received.add(1, ordering: .relaxed) },
        ]
        let sources = [subjects[0], subjects[2]]
        concurrently(2) { thread in
            for number in 0..<2000 { sources[thread].send(number) }
        }
        #expect(received.load(ordering: .relaxed) == 6000)
        cancellables.forEach { $0.cancel() }
    }

    @Test func cancellationWhileOthersSend() {
        for _ in 0..<200 {
            let subjects = (0..<2).map { _ in PassthroughSubject<Int, Never>() }
            let cancellable = subjects[0].zip(subjects[1]).sink { _ in }
            concurrently(3) { thread in
                if thread == 2 { return cancellable.cancel() }
                for number in 0..<20 { subjects[thread].send(number) }
            }
        }
    }
}

/// A publisher that sends its values without a request, as simple ones of apps do.
private struct Eager: Publisher {
    typealias Output = Int
    typealias Failure = Never

    let values: [Int]

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        subscriber.receive(subscription: Subscriptions.empty)
        for value in values { _ = subscriber.receive(value) }
        subscriber.receive(completion: .finished)
    }
}
