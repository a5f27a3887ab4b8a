import BuilderCombine
import Foundation
import Testing

@testable import Settling

/// The timers of a screen.
@MainActor @Suite struct TimerListTests {
    @Test func timersFireInTheOrderOfTheirTimesAndStarts() {
        let screen = VirtualScreen()
        // 7 has no common divisor with 100: each number comes once.
        let numbers = (0..<100).map { $0 * 7 % 100 }
        var fired: [Int] = []
        for number in numbers { screen.after(Double(number / 2)) { fired.append(number) } }
        #expect(screen.rest().isEmpty)
        let order = numbers.enumerated().sorted { ($0.element / 2, $0.offset) < ($1.element / 2, $1.offset) }
        #expect(fired == order.map(\.element))
    }

    @Test func canceledTimersLeaveNothing() {
        let screen = VirtualScreen()
        var fired: [Int] = []
        let timers = screen.build {
            (0..<200).map { number in
                screen.work.run(on: .main, after: Double(200 - number)) { fired.append(number) }
            }
        }
        #expect(screen.work.pending.first?.description == "a timer of 1 s")
        for (number, timer) in timers.enumerated() where number % 4 != 0 { timer.cancel() }
        timers[1].cancel()
        #expect(
            screen.work.pending.map(\.description) == stride(from: 4, through: 200, by: 4).map { "a timer of \($0) s" })
        #expect(screen.work.secondsToNextTimer == 4)
        #expect(screen.rest().isEmpty)
        #expect(fired == Array(stride(from: 196, through: 0, by: -4)))
    }

    @Test func aTimerThatWaitsAfterItsCallMayBeCanceled() {
        let screen = VirtualScreen()
        var calls = 0
        let timer = screen.build { screen.work.run(on: .main, after: 1, every: 1) { calls += 1 } }
        screen.after(3.5) { timer.cancel() }
        #expect(screen.rest().isEmpty)
        #expect(calls == 3)
    }

    @Test func timersThatAreCanceledAfterTheRenderHaveNoEffect() {
        let screen = VirtualScreen()
        var fired = false
        let timers = screen.build { (0..<3).map { _ in screen.work.run(on: .main, after: 3600) { fired = true } } }
        screen.work.close()
        timers.forEach { $0.cancel() }
        #expect(screen.work.pending.isEmpty && screen.work.secondsToNextTimer == nil)
        #expect(!fired)
    }

    /// Each cancellation takes logarithmic time, in whatever order they come.
    @Test(.timeLimit(.minutes(5)), arguments: [false, true]) func manySubscriptionsEndInTime(areReversed: Bool) {
        let screen = VirtualScreen()
        let subject = PassthroughSubject<Int, Never>()
        let cancellables = screen.build {
            (0..<100_000).map { number in
                subject.timeout(.seconds(1 + number % 10), scheduler: RunLoop.main).sink { _ in }
            }
        }
        #expect(screen.work.pending.count == 100_000)
        (areReversed ? cancellables.reversed() : cancellables).forEach { $0.cancel() }
        #expect(screen.work.pending.isEmpty)
    }
}
