import BuilderCombine
import Foundation
import Testing

/// `debounce`: demand, the end, cancellation, reentrancy, and its timer.
@MainActor @Suite(.timeLimit(.minutes(20))) struct DebounceTests {
    private let screen = VirtualScreen()
    private let subject = PassthroughSubject<Int, TestError>()

    private var publisher: Publishers.Debounce<PassthroughSubject<Int, TestError>, DispatchQueue> {
        subject.debounce(for: .seconds(1), scheduler: DispatchQueue.main)
    }

    private func send(_ value: Int, after seconds: Double) { screen.after(seconds) { subject.send(value) } }

    @Test func valuesThatArentRequestedInTimeAreLost() {
        var requests: [String] = []
        let subscriber = screen.build {
            subject.handleEvents(receiveRequest: { requests.append("\($0)") })
                .debounce(for: .seconds(1), scheduler: DispatchQueue.main).demand(0)
        }
        send(1, after: 0)
        screen.after(2) {
            subscriber.subscription?.request(.none)
            subscriber.request(1)
        }
        send(2, after: 3)
        send(3, after: 5)
        #expect(screen.rest().isEmpty)
        #expect(subscriber.events == ["subscription", "2"])
        #expect(requests == ["unlimited"])
    }

    @Test func demandThatAValueReturnsIsUsed() {
        let subscriber = DemandingSubscriber<Int, TestError>(.max(1))
        subscriber.more = { $0 < 3 ? .max(1) : .none }
        screen.build { publisher.subscribe(subscriber) }
        for number in 1...4 { send(number, after: 2 * Double(number)) }
        screen.rest()
        #expect(subscriber.events == ["subscription", "1", "2", "3"])
    }

    @Test(arguments: [true, false]) func theCompletionDropsTheValueThatWaits(isFailure: Bool) {
        let subscriber = screen.build {
            let subscriber = publisher.demand(nil)
            subject.send(1)
            subject.send(completion: isFailure ? .failure(.failed) : .finished)
            return subscriber
        }
        #expect(subscriber.events == ["subscription"])
        #expect(screen.rest().isEmpty)
        #expect(subscriber.events.map { $0.prefix(6) } == ["subscr", isFailure ? "failur" : "finish"])
        // No timer is left.
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
        #expect(screen.rest().isEmpty)
        #expect(subscriber.events == ["subscription"])
        #expect(screen.work.elapsed == 0)
    }

    @Test func aSubscriberMaySendAndCancel() {
        var canceled = 0
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subscriber.more = { [subject] in
            if $0 == 1 { subject.send(2) }
            if $0 == 2 {
                subject.send(3)
                subscriber.subscription?.cancel()
            }
            return .none
        }
        screen.build {
            subject.handleEvents(receiveCancel: { canceled += 1 })
                .debounce(for: .seconds(1), scheduler: DispatchQueue.main).subscribe(subscriber)
            subject.send(1)
        }
        #expect(screen.rest().isEmpty)
        #expect(subscriber.events == ["subscription", "1", "2"])
        #expect(canceled == 1)
        #expect(abs(screen.work.elapsed - 2) < 0.001)
    }

    @Test func aTurnWithinACallDeliversAtOnce() {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subscriber.more = { [subject] in
            if $0 == 1 { subject.send(2) }
            subscriber.record("end of \($0)")
            return .none
        }
        subject.debounce(for: 1, scheduler: ImmediateScheduler.shared).subscribe(subscriber)
        subject.send(1)
        subject.send(completion: .finished)
        #expect(subscriber.events == ["subscription", "1", "2", "end of 2", "end of 1", "finished"])
    }

    @Test func aLongTimeIsReportedAsPending() {
        let short = VirtualScreen(limit: 5)
        let cancellable = short.build {
            let cancellable = subject.debounce(for: .seconds(30), scheduler: DispatchQueue.main)
                .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            subject.send(1)
            return cancellable
        }
        #expect(short.rest() == ["a timer of 30 s"])
        cancellable.cancel()
        #expect(short.rest().isEmpty)
    }
}
