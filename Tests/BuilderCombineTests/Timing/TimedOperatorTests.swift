import BuilderCombine
import Foundation
import Testing

@testable import Settling

/// The operators that use time: what they send, and when, in the virtual time of a screen.
@MainActor @Suite(.timeLimit(.minutes(20))) struct TimedOperatorTests {
    @Test(arguments: TimedRow.all) func sendsAtItsTimes(_ row: TimedRow) {
        let start = Date(timeIntervalSince1970: 1_000)
        let screen = VirtualScreen(start: start)
        var events: [String] = []
        func record(_ event: String) {
            let seconds = ScreenWork.now.timeIntervalSince(start)
            events.append("\((seconds * 100).rounded() / 100):\(event)")
        }
        let cancellable = screen.build {
            row.publisher().sink(
                receiveCompletion: {
                    if case .finished = $0 { record("finished") } else { record("failure") }
                }, receiveValue: record)
        }
        screen.rest()
        #expect(events.joined(separator: " ") == row.expected)
        withExtendedLifetime(cancellable) {}
    }
}

/// An operator, its source, and the times of what it sends.
struct TimedRow: CustomStringConvertible, @unchecked Sendable {
    let description: String
    let expected: String
    let publisher: () -> AnyPublisher<String, TestError>

    init<P: Publisher>(_ description: String, _ expected: String, _ publisher: @escaping () -> P)
    where P.Failure == TestError {
        self.description = description
        self.expected = expected
        self.publisher = { publisher().map { "\($0)" }.eraseToAnyPublisher() }
    }

    static var all: [TimedRow] {
        rows(on: DispatchQueue.main, "queue") + rows(on: RunLoop.main, "run loop")
            + rows(on: OperationQueue.main, "operations")
    }

    private static func rows<S: Scheduler>(on scheduler: S, _ name: String) -> [TimedRow] {
        delayed(on: scheduler, name) + sparse(on: scheduler, name) + measured(on: scheduler, name)
    }

    /// A publisher that sends values at times in seconds, and ends.
    private static func source<S: Scheduler>(
        _ values: [(time: Double, value: Int)], end: Double?, on scheduler: S
    ) -> AnyPublisher<Int, TestError> {
        let subject = PassthroughSubject<Int, TestError>()
        func send(after seconds: Double, _ action: @escaping () -> Void) {
            let time = scheduler.now.advanced(by: .milliseconds(Int((seconds * 1000).rounded())))
            scheduler.schedule(after: time, action)
        }
        for (time, value) in values { send(after: time) { subject.send(value) } }
        if let end { send(after: end) { subject.send(completion: .finished) } }
        return subject.eraseToAnyPublisher()
    }

    private static func delayed<S: Scheduler>(on scheduler: S, _ name: String) -> [TimedRow] {
        [
            TimedRow("delay, \(name)", "1.1:1 1.2:2 1.3:finished") {
                source([(0.1, 1), (0.2, 2)], end: 0.3, on: scheduler).delay(for: .seconds(1), scheduler: scheduler)
            },
            TimedRow("timeout, \(name)", "0.1:1 0.2:2 0.45:failure") {
                source([(0.1, 1), (0.2, 2), (0.9, 3)], end: nil, on: scheduler)
                    .timeout(.milliseconds(250), scheduler: scheduler, customError: { .failed })
            },
            TimedRow("timeout without values, \(name)", "0.25:finished") {
                source([], end: nil, on: scheduler).timeout(.milliseconds(250), scheduler: scheduler)
            },
            TimedRow("timeout after the end, \(name)", "0.1:1 0.3:finished") {
                source([(0.1, 1)], end: 0.3, on: scheduler)
                    .timeout(.milliseconds(250), scheduler: scheduler, customError: { .failed })
            },
        ]
    }

    private static func sparse<S: Scheduler>(on scheduler: S, _ name: String) -> [TimedRow] {
        let values = [(time: 0.1, value: 1), (time: 0.2, value: 2), (time: 0.3, value: 3), (time: 2, value: 4)]
        return [
            TimedRow("debounce, \(name)", "0.45:2 1.15:3 2.0:finished") {
                source([(0.1, 1), (0.2, 2), (0.9, 3)], end: 2, on: scheduler)
                    .debounce(for: .milliseconds(250), scheduler: scheduler)
            },
            TimedRow("debounce at the end, \(name)", "0.2:finished") {
                source([(0.1, 1)], end: 0.2, on: scheduler).debounce(for: .milliseconds(250), scheduler: scheduler)
            },
            TimedRow("throttle, \(name)", "0.1:1 0.6:3 2.0:4 4.0:finished") {
                source(values, end: 4, on: scheduler)
                    .throttle(for: .milliseconds(500), scheduler: scheduler, latest: true)
            },
            TimedRow("throttle to the first, \(name)", "0.1:1 0.6:2 2.0:4 4.0:finished") {
                source(values, end: 4, on: scheduler)
                    .throttle(for: .milliseconds(500), scheduler: scheduler, latest: false)
            },
            TimedRow("throttle at the end, \(name)", "0.1:1 0.6:2 0.6:finished") {
                source([(0.1, 1), (0.2, 2)], end: 0.3, on: scheduler)
                    .throttle(for: .milliseconds(500), scheduler: scheduler, latest: true)
            },
        ]
    }

    private static func measured<S: Scheduler>(on scheduler: S, _ name: String) -> [TimedRow] {
        let values = [(time: 0.1, value: 1), (time: 0.2, value: 2), (time: 0.3, value: 3), (time: 1.1, value: 4)]
        return [
            TimedRow("collect(.byTime), \(name)", "1.0:[1, 2, 3] 1.5:[4] 1.5:finished") {
                source(values, end: 1.5, on: scheduler).collect(.byTime(scheduler, .seconds(1)))
            },
            TimedRow("collect(.byTimeOrCount), \(name)", "0.2:[1, 2] 1.0:[3] 2.0:[4]") {
                source(values, end: nil, on: scheduler).collect(.byTimeOrCount(scheduler, .seconds(1), 2))
            },
            TimedRow("measureInterval, \(name)", "0.1:false 0.4:true 0.5:finished") {
                source([(0.1, 1), (0.4, 2)], end: 0.5, on: scheduler)
                    .measureInterval(using: scheduler).map { $0 > .milliseconds(200) }
            },
        ]
    }
}
