import BuilderCombine
import Foundation
import Testing

/// `subscribe(on:)`: turns, demand, cancellation and reentrancy.
@Suite(.timeLimit(.minutes(20))) struct SubscribeOnTests {
    private let subject = PassthroughSubject<Int, TestError>()
    private let immediate = ImmediateScheduler.shared

    /// The subject, with a closure that receives what reaches it.
    private func publisher(_ record: @escaping (String) -> Void) -> some Publisher<Int, TestError> {
        subject.handleEvents(
            receiveSubscription: { _ in record("subscription") }, receiveCancel: { record("cancel") },
            receiveRequest: { record("\($0)") })
    }

    @MainActor @Test func whatGoesUpWaitsForATurn() {
        let screen = VirtualScreen()
        var log: [String] = []
        let subscriber = screen.build { publisher { log.append($0) }.subscribe(on: DispatchQueue.main).demand(1) }
        #expect(log.isEmpty && subscriber.events.isEmpty)
        screen.rest()
        #expect(log == ["subscription", "max(1)"])
        subject.send(1)
        // Events from the publisher don't wait.
        #expect(subscriber.events == ["subscription", "1"])
        screen.build { subscriber.request(1) }
        subject.send(2)
        screen.rest()
        subject.send(3)
        screen.build { subscriber.subscription?.cancel() }
        subject.send(4)
        #expect(subscriber.events == ["subscription", "1", "3"])
        #expect(log == ["subscription", "max(1)", "max(1)"])
        screen.rest()
        #expect(log.last == "cancel")
    }

    /// The requests that OpenCombine's tests expect, which run against Combine too.
    @MainActor @Test func aRequestBeforeACancellationIsPassedOn() {
        let screen = VirtualScreen()
        var log: [String] = []
        let subscriber = screen.build { publisher { log.append($0) }.subscribe(on: DispatchQueue.main).demand(0) }
        screen.rest()
        screen.build {
            subscriber.subscription?.request(.unlimited)
            for _ in 0..<2 { subscriber.subscription?.cancel() }
        }
        screen.rest()
        #expect(log == ["subscription", "unlimited", "cancel"])
    }

    @Test func theEndPassesAtOnce() {
        for completion in [Subscribers.Completion<TestError>.finished, .failure(.failed)] {
            let subject = PassthroughSubject<Int, TestError>()
            let subscriber = subject.subscribe(on: immediate).demand(0)
            subject.send(completion: completion)
            subscriber.request(1)
            subject.send(1)
            #expect(subscriber.events == ["subscription", "\(completion)"])
        }
    }

    @Test func demandThatAValueReturnsIsRequested() {
        let subscriber = DemandingSubscriber<Int, TestError>(.max(1))
        subscriber.more = { $0 < 3 ? .max(1) : .none }
        subject.subscribe(on: immediate).subscribe(subscriber)
        for number in 1...4 { subject.send(number) }
        #expect(subscriber.events == ["subscription", "1", "2", "3"])
    }

    /// Each value arrives during a request, which OpenCombine holds a lock for.
    @Test func aRequestMayLeadToAnother() {
        nonisolated(unsafe) var events: [String] = []
        let hasEnded = endsInTime {
            let subscriber = DemandingSubscriber<Int, Never>(.max(1))
            subscriber.more = { _ in
                subscriber.request(1)
                return .none
            }
            (1...3).publisher.subscribe(on: ImmediateScheduler.shared).subscribe(subscriber)
            events = subscriber.events
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(events == ["subscription", "1", "2", "3", "finished"])
    }

    @Test func aRequestMayLeadToACancellation() {
        nonisolated(unsafe) var events: [String] = []
        let hasEnded = endsInTime {
            let subscriber = DemandingSubscriber<Int, Never>(.unlimited)
            subscriber.more = {
                if $0 == 2 { subscriber.subscription?.cancel() }
                return .none
            }
            (1...3).publisher.subscribe(on: ImmediateScheduler.shared).subscribe(subscriber)
            events = subscriber.events
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(events == ["subscription", "1", "2"])
    }

    @Test func aCancellationHandlerMayUseTheSubscription() {
        nonisolated(unsafe) var count = 0
        let hasEnded = endsInTime {
            let subscriber = DemandingSubscriber<Int, Never>(.unlimited)
            PassthroughSubject<Int, Never>().handleEvents(receiveCancel: {
                count += 1
                subscriber.request(1)
                subscriber.subscription?.cancel()
            }).subscribe(on: ImmediateScheduler.shared).subscribe(subscriber)
            subscriber.subscription?.cancel()
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(count == 1)
    }

    /// One thread requests, and its value waits for the other, which cancels.
    @Test func anotherThreadMayCancelDuringARequest() {
        let hasEnded = endsInTime {
            let meeting = Meeting()
            let subscriber = DemandingSubscriber<Int, Never>()
            subscriber.more = { _ in
                meeting.meet(0)
                meeting.meet(0)
                return .none
            }
            Just(1).subscribe(on: ImmediateScheduler.shared).subscribe(subscriber)
            concurrently(2) { thread in
                if thread == 0 { return subscriber.request(1) }
                meeting.meet(1)
                subscriber.subscription?.cancel()
                meeting.meet(1)
            }
        }
        #expect(hasEnded, "the threads wait for each other")
    }
}
