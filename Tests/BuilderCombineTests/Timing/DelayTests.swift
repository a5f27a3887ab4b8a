import BuilderCombine
import Foundation
import Testing

/// `delay`: order, failures, demand and cancellation.
@MainActor @Suite(.timeLimit(.minutes(20))) struct DelayTests {
    private let screen = VirtualScreen()
    private let subject = PassthroughSubject<Int, TestError>()

    @Test func failuresAreDelayedAndTheSubscriptionIsNot() {
        let subscriber = screen.build { subject.delay(for: .seconds(1), scheduler: DispatchQueue.main).demand(nil) }
        #expect(subscriber.events == ["subscription"])
        screen.build {
            subject.send(1)
            subject.send(completion: .failure(.failed))
        }
        #expect(subscriber.events == ["subscription"])
        screen.rest()
        #expect(subscriber.events.map { $0.prefix(7) } == ["subscri", "1", "failure"])
        #expect(abs(screen.work.elapsed - 1) < 0.001)
    }

    @Test func demandIsPassedOn() {
        var requests: [String] = []
        let subscriber = DemandingSubscriber<Int, Never>(.max(1))
        subscriber.more = { $0 == 1 ? .max(2) : .none }
        screen.build {
            (1...9).publisher.handleEvents(receiveRequest: { requests.append("\($0)") })
                .delay(for: 1, scheduler: RunLoop.main).subscribe(subscriber)
        }
        subscriber.subscription?.request(.none)
        screen.rest()
        #expect(subscriber.events == ["subscription", "1", "2", "3"])
        #expect(requests == ["max(1)", "max(2)"])
    }

    @Test func aCancellationPrecedesWhatWaits() {
        var canceled = 0
        let subscriber = screen.build {
            let subscriber = subject.handleEvents(receiveCancel: { canceled += 1 })
                .delay(for: .seconds(1), scheduler: DispatchQueue.main).demand(nil)
            subject.send(1)
            return subscriber
        }
        screen.after(0.5) {
            for _ in 0..<2 { subscriber.subscription?.cancel() }
            subject.send(2)
        }
        screen.rest()
        #expect(subscriber.events == ["subscription"])
        #expect(canceled == 1)
    }

    @Test func aCancellationAfterTheEndPrecedesItsTime() {
        let subscriber = screen.build { Just(1).delay(for: .seconds(1), scheduler: DispatchQueue.main).demand(nil) }
        subscriber.subscription?.cancel()
        screen.rest()
        #expect(subscriber.events == ["subscription"])
    }

    @Test func aSubscriberMaySendAndCancel() {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subscriber.more = { [subject] in
            if $0 == 1 { subject.send(3) }
            if $0 == 2 { subscriber.subscription?.cancel() }
            subscriber.record("end of \($0)")
            return .none
        }
        screen.build {
            subject.delay(for: .seconds(1), scheduler: DispatchQueue.main).subscribe(subscriber)
            for number in 1...2 { subject.send(number) }
        }
        screen.rest()
        #expect(subscriber.events == ["subscription", "1", "end of 1", "2", "end of 2"])
    }

    @Test func theToleranceIsTheSchedulersByDefault() {
        let queue = DispatchQueue.main
        #expect(subject.delay(for: .seconds(1), scheduler: queue).tolerance == queue.minimumTolerance)
        let publisher = subject.delay(for: .seconds(1), tolerance: .seconds(2), scheduler: queue)
        #expect(publisher.tolerance == .seconds(2) && publisher.interval == .seconds(1))
    }

    /// Values of a queue with several threads arrive one at a time and in order.
    @Test nonisolated func concurrentQueuesKeepTheOrder() {
        nonisolated(unsafe) var values: [Int] = []
        nonisolated(unsafe) var cancellable: AnyCancellable?
        let end = DispatchSemaphore(value: 0)
        cancellable = (1...500).publisher.delay(for: .milliseconds(1), scheduler: DispatchQueue.global())
            .sink(receiveCompletion: { _ in end.signal() }, receiveValue: { values.append($0) })
        #expect(end.wait(timeout: .now() + 300) == .success)
        #expect(values == Array(1...500))
        cancellable?.cancel()
    }
}
