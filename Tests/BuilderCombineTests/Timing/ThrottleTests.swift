import BuilderCombine
import Foundation
import Testing

/// `throttle`: demand, the end, cancellation and reentrancy.
@MainActor @Suite(.timeLimit(.minutes(20))) struct ThrottleTests {
    private let screen = VirtualScreen()
    private let subject = PassthroughSubject<Int, TestError>()

    private var publisher: Publishers.Throttle<PassthroughSubject<Int, TestError>, DispatchQueue> {
        subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
    }

    @Test func theFirstValueOfASubjectIsNotLost() {
        let state = CurrentValueSubject<Int, Never>(7)
        let subscriber = screen.build {
            state.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).demand(nil)
        }
        screen.rest()
        #expect(subscriber.events == ["subscription", "7"])
        #expect(screen.work.elapsed == 0)
    }

    @Test(arguments: [true, false]) func valuesThatArentRequestedAreLost(latest: Bool) {
        var requests: [String] = []
        let subscriber = screen.build {
            let subscriber = subject.handleEvents(receiveRequest: { requests.append("\($0)") })
                .throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: latest).demand(0)
            subject.send(1)
            subscriber.subscription?.request(.none)
            subscriber.request(1)
            // The demand is that of one of the two.
            subject.send(2)
            subject.send(3)
            return subscriber
        }
        screen.rest()
        screen.build { subject.send(4) }
        screen.rest()
        #expect(subscriber.events == ["subscription", latest ? "3" : "2"])
        #expect(requests == ["unlimited"])
    }

    @Test func demandThatAValueReturnsIsUsed() {
        let subscriber = DemandingSubscriber<Int, TestError>(.max(1))
        subscriber.more = { $0 < 3 ? .max(1) : .none }
        screen.build { publisher.subscribe(subscriber) }
        for number in 1...4 { screen.after(2 * Double(number)) { subject.send(number) } }
        screen.rest()
        #expect(subscriber.events == ["subscription", "1", "2", "3"])
    }

    @Test func aFailureFollowsTheValueThatWaits() {
        let subscriber = screen.build { publisher.demand(nil) }
        screen.after(0) { subject.send(1) }
        screen.after(0.5) {
            subject.send(2)
            subject.send(completion: .failure(.failed))
            subject.send(completion: .finished)
        }
        screen.rest()
        #expect(subscriber.events.map { $0.prefix(7) } == ["subscri", "1", "2", "failure"])
        #expect(abs(screen.work.elapsed - 1) < 0.001)
    }

    @Test func aSubscriberMaySendAndEnd() {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subscriber.more = { [subject] in
            if $0 == 1 {
                subject.send(2)
                subject.send(completion: .finished)
            }
            return .none
        }
        screen.build {
            publisher.subscribe(subscriber)
            subject.send(1)
        }
        screen.rest()
        #expect(subscriber.events == ["subscription", "1", "2", "finished"])
    }

    @Test func aSubscriberMayCancel() {
        var canceled = 0
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subscriber.more = { [subject] _ in
            subject.send(2)
            subscriber.subscription?.cancel()
            return .max(1)
        }
        screen.build {
            subject.handleEvents(receiveCancel: { canceled += 1 })
                .throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).subscribe(subscriber)
            subject.send(1)
            subject.send(completion: .finished)
        }
        screen.rest()
        #expect(subscriber.events == ["subscription", "1"])
        // Its publisher had ended before.
        #expect(canceled == 0)
    }

    @Test func aCancellationDropsTheValueThatWaits() {
        var canceled = 0
        let subscriber = screen.build {
            let subscriber = subject.handleEvents(receiveCancel: { canceled += 1 })
                .throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).demand(nil)
            subject.send(1)
            return subscriber
        }
        for _ in 0..<2 { subscriber.subscription?.cancel() }
        screen.build { subject.send(2) }
        #expect(screen.rest().isEmpty)
        #expect(subscriber.events == ["subscription"])
        #expect(canceled == 1)
    }

    @Test func aTurnWithinACallDeliversAtOnce() {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subscriber.more = { [subject] in
            if $0 < 3 { subject.send($0 + 1) }
            subscriber.record("end of \($0)")
            return .none
        }
        subject.throttle(for: 1, scheduler: ImmediateScheduler.shared, latest: true).subscribe(subscriber)
        subject.send(1)
        #expect(subscriber.events == ["subscription", "1", "2", "3", "end of 3", "end of 2", "end of 1"])
    }

    /// The value that another one replaces is released without a lock, so that its end may send.
    @Test nonisolated func theEndOfAReplacedValueMaySend() {
        nonisolated(unsafe) var numbers: [Int] = []
        let hasEnded = endsInTime {
            let source = PassthroughSubject<EndingValue, Never>()
            let queue = DispatchQueue(label: "throttle")
            let cancellable = source.throttle(for: .milliseconds(1), scheduler: queue, latest: true)
                .sink { numbers.append($0.number) }
            queue.sync {
                source.send(EndingValue(1) { source.send(EndingValue(3)) })
                source.send(EndingValue(2))
            }
            queue.sync {}
            cancellable.cancel()
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(numbers == [3])
    }
}
