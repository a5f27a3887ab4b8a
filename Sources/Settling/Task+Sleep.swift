import Foundation
import Synchronization

// Replacements for the standard library's methods: those of any module are preferred to its own with the same
// parameters. Outside a render they only call the originals.

extension Task where Success == Never, Failure == Never {
    /// Suspends the task for a number of nanoseconds, as the standard library does; during a render, of virtual time.
    /// - Throws: `CancellationError` if the task is canceled meanwhile.
    public static func sleep(nanoseconds duration: UInt64) async throws {
        try await sleep(for: Duration(nanoseconds: duration), tolerance: nil, clock: .continuous)
    }

    /// Suspends the task for a duration, as the standard library does; during a render, of virtual time if it is that
    /// of one of the standard library's clocks.
    /// - Throws: `CancellationError` if the task is canceled meanwhile.
    public static func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        try await clock.sleep(for: duration, tolerance: tolerance)
    }

    /// Suspends the task until a time, as the standard library does; during a render, for the virtual time until then
    /// if it is that of one of the standard library's clocks.
    /// - Throws: `CancellationError` if the task is canceled meanwhile.
    public static func sleep<C: Clock>(
        until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
    ) async throws {
        try await clock.sleep(for: clock.now.duration(to: deadline), tolerance: tolerance)
    }
}

extension Clock {
    /// Suspends the task for a duration, as the standard library does; during a render, of virtual time if the clock is
    /// one of the standard library's.
    /// - Throws: `CancellationError` if the task is canceled meanwhile.
    public func sleep(for duration: Instant.Duration, tolerance: Instant.Duration? = nil) async throws {
        let isStandard = self is ContinuousClock || self is SuspendingClock
        if let work = ScreenWork.current, isStandard, let duration = duration as? Swift.Duration {
            return try await VirtualSleep().run(for: duration / .seconds(1), of: work)
        }
        let sleep = ClockSleep()
        defer { sleep.end() }
        try await self.sleep(until: now.advanced(by: duration), tolerance: tolerance)
    }
}

/// A sleep of a task by a clock, from which the task wakes though no thread runs.
struct ClockSleep {
    private static let count = Atomic(0)

    static var isInProgress: Bool { count.load(ordering: .relaxed) > 0 }

    init() { Self.count.add(1, ordering: .relaxed) }

    func end() { Self.count.subtract(1, ordering: .relaxed) }
}

extension Duration {
    fileprivate init(nanoseconds: UInt64) {
        let second: UInt64 = 1_000_000_000
        self.init(
            secondsComponent: Int64(nanoseconds / second),
            attosecondsComponent: Int64(nanoseconds % second) * 1_000_000_000)
    }
}

/// The sleep of a task in the virtual time of a render.
private final class VirtualSleep: Sendable {
    private enum State {
        case begun
        case asleep(CheckedContinuation<Void, any Error>)
        case ended
    }

    private let state = Mutex(State.begun)

    func run(for seconds: Double, of work: ScreenWork) async throws {
        try Task.checkCancellation()
        let timer = work.timer(named: .sleep(of: seconds)) { self.end(with: .success(())) }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isAsleep = state.withLock { state in
                    guard case .begun = state else { return false }
                    state = .asleep(continuation)
                    return true
                }
                guard isAsleep else { return continuation.resume(throwing: CancellationError()) }
                work.schedule(timer, after: seconds)
            }
        } onCancel: {
            timer.cancel()
            end(with: .failure(CancellationError()))
        }
    }

    private func end(with result: Result<Void, any Error>) {
        let continuation: CheckedContinuation<Void, any Error>? = state.withLock { state in
            defer { state = .ended }
            if case .asleep(let continuation) = state { return continuation }
            return nil
        }
        continuation?.resume(with: result)
    }
}
