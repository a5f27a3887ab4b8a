import BuilderCombine
import Foundation
import Testing

/// `receive(on:)`: order, demand, cancellation and threads.
@MainActor @Suite(.timeLimit(.minutes(20))) struct ReceiveOnTests {
    private let subject = PassthroughSubject<Int, TestError>()

    @Test func eventsComeInLaterTurns() {
        let screen = VirtualScreen()
        let subscriber = screen.build {
            let subscriber = subject.receive(on: DispatchQueue.main).demand(nil)
            subject.send(1)
            subject.send(2)
            subject.send(completion: .failure(.failed))
            #expect(subscriber.events == ["subscription"])
            return subscriber
        }
        screen.rest()
        #expect(subscriber.events.map { $0.prefix(12) } == ["subscription", "1", "2", "failure(Buil"])
    }

    @Test func demandIsPassedOn() {
        let screen = VirtualScreen()
        var requests: [String] = []
        let subscriber = DemandingSubscriber<Int, Never>(.max(1))
        subscriber.more = { $0 == 1 ? .max(2) : .none }
        screen.build {
            (1...9).publisher.handleEvents(receiveRequest: { requests.append("\($0)") })
                .receive(on: RunLoop.main).subscribe(subscriber)
        }
        screen.rest()
        #expect(subscriber.events == ["subscription", "1", "2", "3"])
        #expect(requests == ["max(1)", "max(2)"])
    }

    @Test func aCancellationPrecedesWhatWaits() {
        let screen = VirtualScreen()
        var canceled = 0
        let subscriber = screen.build {
            let subscriber = subject.handleEvents(receiveCancel: { canceled += 1 })
                .receive(on: DispatchQueue.main).demand(nil)
            subject.send(1)
            subscriber.subscription?.cancel()
            subject.send(2)
            return subscriber
        }
        screen.rest()
        #expect(subscriber.events == ["subscription"])
        #expect(canceled == 1)
    }

    @Test func aCancellationAfterTheEndPrecedesItsTurn() {
        let screen = VirtualScreen()
        let subscriber = screen.build {
            let subscriber = Just(1).receive(on: DispatchQueue.main).demand(nil)
            subscriber.subscription?.cancel()
            return subscriber
        }
        screen.rest()
        #expect(subscriber.events == ["subscription"])
    }

    @Test func aTurnWithinACallDeliversAtOnce() {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subscriber.more = { [subject] in
            if $0 == 1 { subject.send(2) }
            subscriber.record("end of \($0)")
            return .none
        }
        subject.receive(on: ImmediateScheduler.shared).subscribe(subscriber)
        subject.send(1)
        #expect(subscriber.events == ["subscription", "1", "2", "end of 2", "end of 1"])
    }

    @Test func optionsAndSchedulerAreItsProperties() {
        let queue = DispatchQueue(label: "receive")
        let publisher = subject.receive(on: queue, options: .init(qos: .utility))
        #expect(publisher.scheduler === queue && publisher.upstream === subject)
        #expect(publisher.options?.qos == .utility)
    }

    /// Values of a queue with several threads arrive one at a time and in order.
    @Test nonisolated func concurrentQueuesKeepTheOrder() {
        nonisolated(unsafe) var values: [Int] = []
        nonisolated(unsafe) var cancellable: AnyCancellable?
        let end = DispatchSemaphore(value: 0)
        cancellable = (1...2_000).publisher.receive(on: DispatchQueue.global())
            .sink(receiveCompletion: { _ in end.signal() }, receiveValue: { values.append($0) })
        #expect(end.wait(timeout: .now() + 300) == .success)
        #expect(values == Array(1...2_000))
        cancellable?.cancel()
    }

    /// While a subscriber waits for another thread, that thread's values wait for it, and not the thread itself.
    @Test nonisolated func aThreadDoesNotWaitForTheSubscriber() {
        nonisolated(unsafe) var values: [Int] = []
        let hasEnded = endsInTime {
            let publisher = LatePublisher()
            let cancellable = publisher.receive(on: ImmediateScheduler.shared).sink { value in
                values.append(value)
                if value == 1 { concurrently(1) { _ in _ = publisher.subscribers[0].receive(2) } }
            }
            publisher.subscribers[0].receive(subscription: Subscriptions.empty)
            _ = publisher.subscribers[0].receive(1)
            cancellable.cancel()
        }
        #expect(hasEnded)
        #expect(values == [1, 2])
    }
}
