import BuilderCombine
import Testing

/// `append`, `prepend`, `catch`, `tryCatch`, `replaceError` and `replaceEmpty`: what follows, demand, cancellation,
/// reentrancy, and releases.
@Suite(.timeLimit(.minutes(20))) struct ConcatenateTests {
    private let subject = PassthroughSubject<Int, TestError>()
    private let other = PassthroughSubject<Int, TestError>()

    /// The operators that another publisher follows, by the names of their subscriptions.
    private static let names = ["Concatenate", "Catch", "TryCatch"]

    /// An operator of a publisher that another one follows.
    private func publisher(
        _ name: String, _ first: some Publisher<Int, TestError>, _ second: some Publisher<Int, TestError>
    ) -> AnyPublisher<Int, any Error> {
        switch name {
        case "Concatenate": first.append(second).mapError { $0 as any Error }.eraseToAnyPublisher()
        case "Catch": first.catch { _ in second }.mapError { $0 as any Error }.eraseToAnyPublisher()
        default: first.tryCatch { _ in second }.eraseToAnyPublisher()
        }
    }

    /// Ends the first publisher, so that the second one follows.
    private func end(_ subject: PassthroughSubject<Int, TestError>, for name: String) {
        subject.send(completion: name == "Concatenate" ? .finished : .failure(.failed))
    }

    @Test(arguments: names) func demandThatIsNotMetIsRequestedOfTheNext(name: String) {
        var log: [String] = []
        let (first, second) = (subject.observed("1") { log.append($0) }, other.observed("2") { log.append($0) })
        let subscriber = publisher(name, first, second).demand(3)
        other.send(0)
        subject.send(1)
        end(subject, for: name)
        subject.send(2)
        for number in 3...5 { other.send(number) }
        subscriber.subscription?.request(.none)
        subscriber.request(1)
        other.send(6)
        other.send(completion: .finished)
        #expect(subscriber.events == ["subscription", "1", "3", "4", "6", "finished"])
        #expect(log == ["1", "max(3) of 1", "2", "max(2) of 2", "max(1) of 2"])
    }

    @Test(arguments: names) func withoutDemand(name: String) {
        let subscriber = publisher(name, subject, other).demand(0)
        end(subject, for: name)
        other.send(1)
        subscriber.request(1)
        for number in 2...3 { other.send(number) }
        other.send(completion: .failure(.failed))
        #expect(subscriber.events.prefix(2) == ["subscription", "2"])
        #expect(subscriber.events.count == 3 && subscriber.events.last?.hasPrefix("failure") == true)
        #expect(publisher(name, Empty(), Empty()).demand(0).events == ["subscription", "finished"])
    }

    @Test(arguments: names) func demandThatAValueReturnsIsRequested(name: String) {
        let subscriber = DemandingSubscriber<Int, any Error>(.max(1))
        subscriber.more = { $0 < 4 ? .max(1) : .none }
        publisher(name, subject, other).subscribe(subscriber)
        for number in 1...2 { subject.send(number) }
        end(subject, for: name)
        for number in 3...5 { other.send(number) }
        #expect(subscriber.events == ["subscription", "1", "2", "3", "4"])
    }

    @Test func theOtherCompletionPasses() {
        let subscribers = [
            publisher("Concatenate", subject, other).demand(nil), publisher("Catch", other, subject).demand(nil),
            publisher("TryCatch", other, subject).demand(nil),
        ]
        subject.send(completion: .failure(.failed))
        other.send(completion: .finished)
        #expect(subscribers[0].events.count == 2 && subscribers[0].events[1].hasPrefix("failure"))
        #expect(subscribers[1].events == ["subscription", "finished"])
        #expect(subscribers[2].events == ["subscription", "finished"])
    }

    @Test func anErrorOfTheClosureEnds() {
        struct Other: Error {}
        let subscriber = subject.tryCatch { _ -> Just<Int> in throw Other() }.demand(0)
        subject.send(completion: .failure(.failed))
        #expect(subscriber.events == ["subscription", "\(Subscribers.Completion<any Error>.failure(Other()))"])
    }

    @Test(arguments: names, [true, false]) func aCancellationReachesThePresentOne(name: String, isSecond: Bool) {
        var log: [String] = []
        let (first, second) = (subject.observed("1") { log.append($0) }, other.observed("2") { log.append($0) })
        let subscriber = publisher(name, first, second).demand(nil)
        if isSecond { end(subject, for: name) }
        for _ in 0..<2 { subscriber.subscription?.cancel() }
        subject.send(1)
        other.send(2)
        end(subject, for: name)
        #expect(subscriber.events == ["subscription"])
        #expect(log.filter { $0.hasPrefix("cancel") } == [isSecond ? "cancel 2" : "cancel 1"])
        #expect(log.contains("2") == isSecond)
    }

    @Test(arguments: names) func aSubscriberMaySendAndCancel(name: String) {
        let subscriber = DemandingSubscriber<Int, any Error>(.unlimited)
        subscriber.more = { [subject, other] in
            if $0 == 1 {
                subject.send(2)
                end(subject, for: name)
                other.send(3)
            }
            if $0 == 3 { subscriber.subscription?.cancel() }
            subscriber.record("end of \($0)")
            return .none
        }
        publisher(name, subject, other).subscribe(subscriber)
        subject.send(1)
        other.send(4)
        #expect(subscriber.events == ["subscription", "1", "end of 1", "2", "end of 2", "3", "end of 3"])
    }

    @Test func theHandlerMayCancel() {
        var log: [String] = []
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subject.catch { [other] _ in
            subscriber.subscription?.cancel()
            return other.observed("2") { log.append($0) }
        }.subscribe(subscriber)
        subject.send(completion: .failure(.failed))
        other.send(1)
        #expect(subscriber.events == ["subscription"])
        #expect(log == ["2", "cancel 2"])
    }

    @Test func aReplacementWaitsForARequest() {
        let subscribers = [
            subject.replaceError(with: 7).demand(0), other.assertNoFailure().replaceEmpty(with: 7).demand(0),
        ]
        subject.send(completion: .failure(.failed))
        other.send(completion: .finished)
        #expect(subscribers.map(\.events) == [["subscription"], ["subscription"]])
        subscribers.forEach { $0.request(1) }
        #expect(subscribers.map(\.events) == Array(repeating: ["subscription", "7", "finished"], count: 2))
    }

    /// Requests pass on, so that `replaceEmpty` never delivers what wasn't requested; the replacement needs one, too.
    @Test func replaceEmptyRequestsWhatIsRequestedOfIt() {
        var log: [String] = []
        let subscriber = (1...3).publisher.observed("values") { log.append($0) }.replaceEmpty(with: 7).demand(0)
        #expect(log == ["values"] && subscriber.events == ["subscription"])
        subscriber.request(2)
        #expect(subscriber.events == ["subscription", "1", "2"])
        subscriber.request(1)
        #expect(subscriber.events == ["subscription", "1", "2", "3", "finished"])
        #expect(log == ["values", "max(2) of values", "max(1) of values"])
        let empty = (1...3).publisher.observed("none") { log.append($0) }.filter { $0 > 3 }.replaceEmpty(with: 7)
            .demand(0)
        #expect(empty.events == ["subscription"])
        empty.request(1)
        #expect(empty.events == ["subscription", "7", "finished"])
    }

    @Test func nothingIsReplacedWithoutAReason() {
        let subscribers = [
            subject.replaceError(with: 7).setFailureType(to: TestError.self).demand(nil),
            subject.replaceEmpty(with: 7).demand(nil), other.replaceEmpty(with: 7).demand(nil),
        ]
        subject.send(1)
        subject.send(completion: .finished)
        other.send(completion: .failure(.failed))
        #expect(subscribers[0].events == ["subscription", "1", "finished"])
        #expect(subscribers[1].events == ["subscription", "1", "finished"])
        #expect(subscribers[2].events.count == 2 && subscribers[2].events[1].hasPrefix("failure"))
    }

    @Test func subscriptionsHaveTheirNames() {
        var names: [String] = []
        let record: (any Subscription) -> Void = { names.append("\($0)") }
        _ = subject.prepend(1).handleEvents(receiveSubscription: record).demand(0)
        _ = subject.catch { _ in Just(1) }.handleEvents(receiveSubscription: record).demand(0)
        _ = subject.tryCatch { _ in Just(1) }.handleEvents(receiveSubscription: record).demand(0)
        _ = subject.replaceError(with: 1).handleEvents(receiveSubscription: record).demand(0)
        _ = subject.replaceEmpty(with: 1).handleEvents(receiveSubscription: record).demand(0)
        #expect(names == ["Concatenate", "Catch", "TryCatch", "ReplaceError", "ReplaceEmpty"])
    }

    /// An object that only the publisher's subscription retains, and that cancels and sends at its end.
    @Test(arguments: ["append", "prepend", "replaceEmpty", "replaceError", "catch"])
    func theEndOfThePublishersSubscriptionMayCancel(name: String) {
        nonisolated(unsafe) var events: [String] = []
        let hasEnded = endsInTime {
            let late = LatePublisher()
            let publisher =
                switch name {
                case "append": late.append(7).eraseToAnyPublisher()
                case "prepend": Just(7).eraseToAnyPublisher().prepend(late).eraseToAnyPublisher()
                case "replaceEmpty": late.replaceEmpty(with: 7).eraseToAnyPublisher()
                case "replaceError": late.replaceError(with: 7).eraseToAnyPublisher()
                default: late.setFailureType(to: TestError.self).catch { _ in Just(7) }.eraseToAnyPublisher()
                }
            let subscriber = publisher.demand(nil)
            late.subscribers[0].receive(
                subscription: EndingSubscription {
                    subscriber.record("end")
                    subscriber.subscription?.cancel()
                    subscriber.request(1)
                    _ = late.subscribers[0].receive(2)
                })
            late.subscribers[0].receive(completion: .finished)
            events = subscriber.events
        }
        #expect(hasEnded, "the thread waits for its own lock")
        let replacement = name.hasSuffix("pend") || name == "replaceEmpty" ? ["7"] : []
        #expect(events == ["subscription"] + replacement + ["finished", "end"])
    }

    @Test func areEqualByTheirPublishersAndValues() {
        #expect(
            Publishers.Concatenate(prefix: Just(1), suffix: Just(2))
                != Publishers.Concatenate(prefix: Just(1), suffix: Just(3)))
        #expect(
            Publishers.ReplaceError(upstream: Just(1), output: 2)
                == Publishers.ReplaceError(upstream: Just(1), output: 2))
        #expect(
            Publishers.ReplaceEmpty(upstream: Just(1), output: 2)
                != Publishers.ReplaceEmpty(upstream: Just(1), output: 3))
    }
}
