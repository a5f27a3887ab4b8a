import BuilderCombine
import Testing

/// `drop(while:)` and `tryDrop(while:)`: demand, failures, cancellation, and the end of the closure.
@Suite(.timeLimit(.minutes(20))) struct DropWhileTests {
    private let subject = PassthroughSubject<Int, TestError>()

    @Test func valuesPassFromTheFirstThatIsKept() {
        var asked: [Int] = []
        let subscriber = subject.drop {
            asked.append($0)
            return $0 < 3
        }.demand(nil)
        for number in [1, 3, 2] { subject.send(number) }
        subject.send(completion: .finished)
        #expect(subscriber.events == ["subscription", "3", "2", "finished"])
        #expect(asked == [1, 3])
    }

    @Test func valuesThatAreDroppedDontMeetTheDemand() {
        let subscriber = subject.drop { $0 < 3 }.demand(1)
        subscriber.subscription?.request(.none)
        for number in 1...4 { subject.send(number) }
        #expect(subscriber.events == ["subscription", "3"])
        subscriber.request(1)
        for number in 5...6 { subject.send(number) }
        #expect(subscriber.events == ["subscription", "3", "5"])
        #expect(subject.drop { $0 < 3 }.demand(0).events == ["subscription"])
    }

    @Test func anErrorEndsAndCancels() {
        var log: [String] = []
        let subscriber = subject.handleEvents(receiveCancel: { log.append("cancel") }).tryDrop { value in
            guard value < 2 else { throw TestError.failed }
            return true
        }.demand(nil)
        for number in 1...3 { subject.send(number) }
        #expect(subscriber.events.count == 2 && subscriber.events.last?.hasPrefix("failure") == true)
        #expect(log == ["cancel"])
    }

    @Test func aFailurePasses() {
        let subscribers = [
            subject.drop { _ in true }.mapError { $0 as any Error }.demand(nil),
            subject.tryDrop { _ in true }.demand(nil),
        ]
        subject.send(completion: .failure(.failed))
        #expect(subscribers.allSatisfy { $0.events.last?.hasPrefix("failure") == true })
    }

    @Test func theClosureMayCancel() {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subject.drop { _ in
            subscriber.subscription?.cancel()
            return false
        }.subscribe(subscriber)
        for number in 1...2 { subject.send(number) }
        #expect(subscriber.events == ["subscription"])
    }

    @Test func aSubscriberMaySendAndCancel() {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subscriber.more = { [subject] in
            if $0 == 1 { subject.send(2) }
            if $0 == 2 { subscriber.subscription?.cancel() }
            return .none
        }
        subject.drop { _ in false }.subscribe(subscriber)
        for number in [1, 3] { subject.send(number) }
        #expect(subscriber.events == ["subscription", "1", "2"])
    }

    /// An object that only the closure retains, and that cancels at its end.
    @Test(arguments: ["value", "completion", "cancellation"]) func theEndOfTheClosureMayCancel(at event: String) {
        nonisolated(unsafe) var events: [String] = []
        let hasEnded = endsInTime { [subject] in
            let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
            do {
                let value = EndingValue(2) {
                    subscriber.record("end")
                    subscriber.subscription?.cancel()
                }
                subject.drop { $0 < value.number }.subscribe(subscriber)
            }
            subject.send(1)
            switch event {
            case "value": subject.send(2)
            case "completion": subject.send(completion: .finished)
            default: subscriber.subscription?.cancel()
            }
            events = subscriber.events
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(events.filter { $0 == "end" }.count == 1)
        #expect(events.contains("finished") == (event == "completion"))
    }
}
