import BuilderCombine
import Foundation
import Testing

/// `timeout`: demand, the end, cancellation, and its timer.
@MainActor @Suite(.timeLimit(.minutes(20))) struct TimeoutTests {
    private let screen = VirtualScreen()
    private let subject = PassthroughSubject<Int, TestError>()

    private var publisher: Publishers.Timeout<PassthroughSubject<Int, TestError>, DispatchQueue> {
        subject.timeout(.seconds(1), scheduler: DispatchQueue.main, customError: { .failed })
    }

    private func isNow(_ seconds: Double) -> Bool { abs(screen.work.elapsed - seconds) < 0.001 }

    @Test func noTimerIsLeftAfterIt() {
        var canceled = 0
        let subscriber = screen.build {
            subject.handleEvents(receiveCancel: { canceled += 1 })
                .timeout(.seconds(1), scheduler: DispatchQueue.main, customError: { .failed }).demand(nil)
        }
        #expect(screen.rest() == [])
        #expect(subscriber.events.map { $0.prefix(7) } == ["subscri", "failure"])
        #expect(canceled == 1 && isNow(1))
    }

    /// The time begins with the subscription, and anew with the first request.
    @Test func theTimeBeginsWithTheFirstRequest() {
        let subscriber = screen.build { publisher.demand(0) }
        screen.after(0.25) {
            subscriber.subscription?.request(.none)
            subscriber.request(1)
        }
        screen.after(0.5) { subscriber.request(1) }
        #expect(screen.rest() == [])
        #expect(subscriber.events.count == 2 && isNow(1.25))
        let unrequested = VirtualScreen()
        let other = unrequested.build { publisher.demand(0) }
        unrequested.rest()
        #expect(other.events.count == 2 && abs(unrequested.work.elapsed - 1) < 0.001)
    }

    @Test func demandIsPassedOn() {
        var requests: [String] = []
        let subscriber = DemandingSubscriber<Int, Never>(.max(1))
        subscriber.more = { $0 == 1 ? .max(2) : .none }
        screen.build {
            (1...9).publisher.handleEvents(receiveRequest: { requests.append("\($0)") })
                .timeout(.seconds(1), scheduler: DispatchQueue.main).subscribe(subscriber)
        }
        screen.rest()
        #expect(subscriber.events == ["subscription", "1", "2", "3", "finished"])
        #expect(requests == ["max(1)", "max(2)"])
    }

    @Test func theEndStopsTheTimer() {
        let subscriber = screen.build {
            let subscriber = publisher.demand(nil)
            subject.send(1)
            subject.send(completion: .finished)
            return subscriber
        }
        #expect(screen.rest() == [])
        #expect(subscriber.events == ["subscription", "1", "finished"])
        #expect(screen.work.elapsed == 0)
    }

    @Test func aCancellationStopsTheTimer() {
        let subscriber = screen.build {
            let subscriber = publisher.demand(nil)
            subject.send(1)
            return subscriber
        }
        for _ in 0..<2 { subscriber.subscription?.cancel() }
        screen.build { subject.send(2) }
        #expect(screen.rest() == [])
        #expect(subscriber.events == ["subscription"])
        #expect(screen.work.elapsed == 0)
    }

    @Test func aSubscriberMaySendAndCancel() {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subscriber.more = { [subject] in
            if $0 == 1 { subject.send(2) }
            if $0 == 2 { subscriber.subscription?.cancel() }
            subscriber.record("end of \($0)")
            return .none
        }
        screen.build {
            publisher.subscribe(subscriber)
            subject.send(1)
        }
        #expect(screen.rest() == [])
        #expect(subscriber.events == ["subscription", "1", "end of 1", "2", "end of 2"])
        #expect(screen.work.elapsed == 0)
    }

    /// The cancellation handler and the closure use the subscription. An immediate scheduler's time is up at once.
    @Test nonisolated func theClosureIsCalledWithoutALock() {
        nonisolated(unsafe) var events: [String] = []
        let hasEnded = endsInTime {
            let subject = PassthroughSubject<Int, TestError>()
            let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
            func use(_ name: String) {
                subscriber.request(1)
                subject.send(1)
                subscriber.record(name)
            }
            subject.handleEvents(receiveCancel: { use("cancel") })
                .timeout(1, scheduler: ImmediateScheduler.shared) {
                    use("error")
                    return .failed
                }
                .subscribe(subscriber)
            events = subscriber.events.map { $0.hasPrefix("failure") ? "failure" : $0 }
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(events == ["subscription", "cancel", "error", "failure"])
    }

    @Test func theClosureMayCancel() {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        screen.build {
            subject.timeout(.seconds(1), scheduler: DispatchQueue.main) {
                subscriber.subscription?.cancel()
                return .failed
            }
            .subscribe(subscriber)
        }
        #expect(screen.rest() == [])
        #expect(subscriber.events == ["subscription"])
    }

    @Test func aLongTimeIsReportedAsPending() {
        let short = VirtualScreen(limit: 5)
        let subscriber = short.build { subject.timeout(.seconds(30), scheduler: DispatchQueue.main).demand(nil) }
        #expect(short.rest() == ["a timer of 30 s"])
        subscriber.subscription?.cancel()
        #expect(short.rest().isEmpty)
    }
}
