import BuilderCombine
import Testing

/// `scan` and `tryScan`: demand, failures, cancellation, and the end of results.
@Suite(.timeLimit(.minutes(20))) struct ScanTests {
    private let subject = PassthroughSubject<Int, TestError>()

    @Test func demandIsPassedOn() {
        var log: [String] = []
        let subscriber = DemandingSubscriber<Int, TestError>(.max(1))
        subscriber.more = { $0 == 1 ? .max(1) : .none }
        let source = subject.handleEvents(receiveRequest: { log.append("\($0)") })
        source.scan(0, +).subscribe(subscriber)
        for number in 1...3 { subject.send(number) }
        subscriber.subscription?.request(.none)
        subscriber.subscription?.request(.unlimited)
        for number in 4...5 { subject.send(number) }
        subject.send(completion: .finished)
        #expect(subscriber.events == ["subscription", "1", "3", "7", "12", "finished"])
        #expect(log == ["max(1)", "max(1)", "unlimited"])
        #expect(subject.scan(0, +).demand(0).events == ["subscription", "finished"])
    }

    @Test func anErrorEndsAndCancels() {
        var log: [String] = []
        let source = subject.handleEvents(receiveCancel: { log.append("cancel") })
        let subscriber = source.tryScan(0) { sum, value -> Int in
            guard value < 3 else { throw TestError.failed }
            return sum + value
        }.demand(nil)
        for number in 1...4 { subject.send(number) }
        #expect(subscriber.events.prefix(3) == ["subscription", "1", "3"])
        #expect(subscriber.events.count == 4 && subscriber.events.last?.hasPrefix("failure") == true)
        #expect(log == ["cancel"])
    }

    @Test func aFailurePasses() {
        let subscribers = [
            subject.scan(0, +).mapError { $0 as any Error }.demand(nil), subject.tryScan(0) { $0 + $1 }.demand(nil),
        ]
        subject.send(completion: .failure(.failed))
        #expect(subscribers.allSatisfy { $0.events.last?.hasPrefix("failure") == true })
    }

    @Test func theSubscriptionHasItsName() {
        var names: [String] = []
        let scan = subject.scan(0, +).handleEvents(receiveSubscription: { names.append("\($0)") }).demand(0)
        let tryScan = subject.tryScan(0) { $0 + $1 }
            .handleEvents(receiveSubscription: { names.append("\($0)") }).demand(0)
        #expect(names == ["PassthroughSubject", "TryScan"])
        #expect(scan.events == tryScan.events)
    }

    @Test func aSubscriberMaySendAndCancel() {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subscriber.more = { [subject] in
            if $0 == 1 { subject.send(2) }
            if $0 == 3 { subscriber.subscription?.cancel() }
            return .none
        }
        subject.scan(0, +).subscribe(subscriber)
        for number in [1, 4] { subject.send(number) }
        #expect(subscriber.events == ["subscription", "1", "3"])
    }

    @Test func theClosureMayCancel() {
        let subscriber = DemandingSubscriber<Int, TestError>(.unlimited)
        subject.scan(0) {
            subscriber.subscription?.cancel()
            return $0 + $1
        }.subscribe(subscriber)
        for number in 1...2 { subject.send(number) }
        #expect(subscriber.events == ["subscription"])
    }

    /// A result that only the operator retains; its end sends a value, or cancels.
    @Test(arguments: [true, false]) func theEndOfAResultMaySend(isCancellation: Bool) {
        nonisolated(unsafe) var numbers: [Int] = []
        let hasEnded = endsInTime {
            let source = PassthroughSubject<EndingValue, Never>()
            var cancellable: AnyCancellable?
            cancellable = source.scan(EndingValue(0)) { $1 }.sink { numbers.append($0.number) }
            source.send(
                EndingValue(1) {
                    if isCancellation { cancellable?.cancel() } else { source.send(EndingValue(3)) }
                })
            for number in [2, 4] { source.send(EndingValue(number)) }
            cancellable?.cancel()
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(numbers == (isCancellation ? [1, 2] : [1, 2, 3, 4]))
    }

    /// The result of a value that the closure sent is replaced by that of the value that was sent before.
    @Test func theEndOfAReplacedResultMaySend() {
        nonisolated(unsafe) var numbers: [Int] = []
        let hasEnded = endsInTime {
            let source = PassthroughSubject<EndingValue, Never>()
            let cancellable = source.scan(EndingValue(0)) { _, value in
                if value.number == 1 { source.send(EndingValue(2) { source.send(EndingValue(3)) }) }
                return value
            }
            .sink { numbers.append($0.number) }
            source.send(EndingValue(1))
            cancellable.cancel()
        }
        #expect(hasEnded, "the thread waits for its own lock")
        #expect(numbers.sorted() == [1, 2, 3])
    }
}
