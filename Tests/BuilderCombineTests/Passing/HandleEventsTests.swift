import BuilderCombine
import Testing

/// `handleEvents`: the order of calls, cancellation, and the end of the closures.
@Suite(.timeLimit(.minutes(20))) struct HandleEventsTests {
    private let subject = PassthroughSubject<Int, TestError>()

    private func publisher(_ record: @escaping (String) -> Void) -> some Publisher<Int, TestError> {
        subject.handleEvents(
            receiveSubscription: { record("subscription \($0)") }, receiveOutput: { record("output \($0)") },
            receiveCompletion: { record("\($0)") }, receiveCancel: { record("cancel") },
            receiveRequest: { record("\($0)") })
    }

    @Test func closuresPrecedeTheSubscriberAndThePublisher() {
        let subscriber = DemandingSubscriber<Int, TestError>(.max(1))
        subscriber.more = { .max($0 - 1) }
        publisher { subscriber.record("- \($0)") }.subscribe(subscriber)
        for number in 1...2 { subject.send(number) }
        subscriber.subscription?.request(.none)
        subscriber.request(1)
        subject.send(2)
        subject.send(completion: .finished)
        subject.send(3)
        subscriber.request(1)
        subscriber.subscription?.cancel()
        #expect(
            subscriber.events == [
                "- subscription PassthroughSubject", "subscription", "- max(1)", "- output 1", "1", "- max(1)",
                "- output 2", "2", "- max(1)", "- finished", "finished",
            ])
    }

    @Test func aFailureReachesTheClosure() {
        var log: [String] = []
        let subscriber = publisher { log.append($0) }.demand(nil)
        subject.send(completion: .failure(.failed))
        #expect(log.last?.hasPrefix("failure") == true)
        #expect(subscriber.events.last?.hasPrefix("failure") == true)
    }

    @Test func aCancellationIsHandledOnce() {
        var log: [String] = []
        let subscriber = publisher { log.append($0) }.demand(nil)
        for _ in 0..<2 { subscriber.subscription?.cancel() }
        subject.send(1)
        #expect(log == ["subscription PassthroughSubject", "unlimited", "cancel"])
        #expect(subscriber.events == ["subscription"])
    }

    @Test func closuresMayUseTheSubscription() {
        nonisolated(unsafe) var events: [String] = []
        let hasEnded = endsInTime { [subject] in
            let subscriber = DemandingSubscriber<Int, TestError>(.max(1))
            subject.handleEvents(
                receiveOutput: { if $0 == 1 { subscriber.request(1) } else { subscriber.subscription?.cancel() } },
                receiveCancel: {
                    subscriber.record("cancel")
                    subscriber.subscription?.cancel()
                }
            ).subscribe(subscriber)
            for number in 1...3 { subject.send(number) }
            events = subscriber.events
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(events == ["subscription", "1", "cancel"])
    }

    /// A model that only its own subscription retains: the closure's end is the model's, which cancels.
    @Test(arguments: [true, false]) func theEndOfAClosureMayCancel(isFailure: Bool) {
        final class Model {
            var value = 0
            var cancellable: AnyCancellable?
        }
        nonisolated(unsafe) var released = false
        let hasEnded = endsInTime { [subject] in
            weak var last: Model?
            do {
                let model = Model()
                last = model
                model.cancellable = subject.handleEvents(receiveOutput: { model.value = $0 })
                    .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            }
            subject.send(1)
            guard last?.value == 1 else { return }
            subject.send(completion: isFailure ? .failure(.failed) : .finished)
            released = last == nil
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(released)
    }
}
