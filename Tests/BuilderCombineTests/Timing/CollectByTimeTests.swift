import BuilderCombine
import Foundation
import Testing

@MainActor @Suite(.timeLimit(.minutes(20))) struct CollectByTimeTests {
    private let screen = VirtualScreen()
    private let subject = PassthroughSubject<Int, TestError>()

    private func send(_ values: [Int], after seconds: Double) {
        DispatchQueue.main.schedule(after: DispatchQueue.main.now.advanced(by: .seconds(seconds))) { [subject] in
            values.forEach(subject.send)
        }
    }

    @Test func collectsTheValuesOfEachInterval() {
        let subscriber = screen.build {
            send([1, 2], after: 0.5)
            send([3], after: 0.9)
            send([4], after: 4.2)
            return subject.collect(.byTime(DispatchQueue.main, .seconds(1))).demand(nil)
        }
        #expect(screen.rest().isEmpty)
        #expect(subscriber.events == ["subscription", "[1, 2, 3]", "[4]"])
    }

    @Test func collectsByCountToo() {
        let subscriber = screen.build {
            send([1, 2, 3], after: 0.5)
            return subject.collect(.byTimeOrCount(RunLoop.main, .seconds(1), 2)).demand(nil)
        }
        screen.rest()
        #expect(subscriber.events == ["subscription", "[1, 2]", "[3]"])
    }

    /// Values that aren't requested keep no timer running, and are delivered at the end of an interval after a request.
    @Test func noTimerRunsWithoutDemand() {
        let subscriber = screen.build {
            send([1, 2], after: 0.5)
            send([3, 4], after: 1.5)
            return subject.collect(.byTime(DispatchQueue.main, .seconds(1))).demand(1)
        }
        #expect(screen.rest().isEmpty)
        #expect(subscriber.events == ["subscription", "[1, 2]"])
        screen.build { subscriber.request(1) }
        #expect(subscriber.events == ["subscription", "[1, 2]"])
        #expect(screen.rest().isEmpty)
        #expect(subscriber.events == ["subscription", "[1, 2]", "[3, 4]"])
    }

    @Test func theRestPrecedesTheCompletionButNotAFailure() {
        let finished = subject.collect(.byTime(DispatchQueue.main, .seconds(1))).demand(nil)
        subject.send(1)
        subject.send(completion: .finished)
        #expect(finished.events == ["subscription", "[1]", "finished"])
        let other = PassthroughSubject<Int, TestError>()
        let failed = other.collect(.byTime(DispatchQueue.main, .seconds(1))).demand(nil)
        other.send(1)
        other.send(completion: .failure(.failed))
        #expect(failed.events == ["subscription", "failure(BuilderCombineTests.TestError.failed)"])
    }

    @Test func cancellationEndsIt() {
        let subscriber = screen.build {
            send([1], after: 0.5)
            return subject.collect(.byTime(DispatchQueue.main, .seconds(1))).demand(nil)
        }
        subscriber.subscription?.cancel()
        #expect(screen.rest().isEmpty)
        #expect(subscriber.events == ["subscription"])
    }
}
