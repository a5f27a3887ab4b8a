import Foundation
import Testing

@testable import BuilderUIKit

@Suite struct RenderDeadlineTests {
    /// Ends as `outcome` does.
    static func result(of outcome: RenderOutcome<Int>, _ begin: @escaping @Sendable () -> Void = {}) async -> (
        any Error
    )? {
        do {
            _ = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Int, any Error>) in
                outcome.wait(with: continuation)
                begin()
            }
            return nil
        } catch {
            return error
        }
    }

    @Test func aPausedOutcomeOutlastsItsStepAndGetsANewOneAfterwards() async {
        var step = 1.0
        while !(await pauses(step: step)) { step *= 4 }
    }

    /// Pauses an outcome. Another one with the same time for a step, that begins later, marks the end of that time.
    /// - Returns: False if a busy machine paused it only after the step's time.
    private func pauses(step: Double) async -> Bool {
        let waiting = RenderOutcome<Int>(step: step, stepTimeout: step, total: 86_400)
        let other = RenderOutcome<Int>(step: step, stepTimeout: step, total: 86_400)
        let start = ContinuousClock.now
        async let end = Self.result(of: waiting) {
            waiting.pause()
            guard ContinuousClock.now - start < .seconds(step) else {
                return waiting.end(.failure(CancellationError()))
            }
            Task {
                let error = await Self.result(of: other)
                #expect(error as? RenderError == .mainThreadBusy(seconds: step))
                #expect(!waiting.hasEnded)
                waiting.postpone()
            }
        }
        let error = await end
        guard other.hasEnded else { return false }
        #expect(error as? RenderError == .mainThreadBusy(seconds: step))
        return true
    }

    @Test func aPausedOutcomeStillEndsAtItsDeadline() async {
        let outcome = RenderOutcome<Int>(step: 600, stepTimeout: 600, total: 0.01)
        let error = await Self.result(of: outcome) { outcome.pause() }
        #expect(error as? RenderError == .tookTooLong(seconds: 0.01))
    }

    /// Takes an error from one thread to another.
    private final class Note: @unchecked Sendable {
        private let lock = NSLock()
        private var errors: [any Error] = []
        func add(_ error: any Error) { lock.withLock { errors.append(error) } }
        var all: [any Error] { lock.withLock { errors } }
    }

    /// The queue has its places back while the main thread is still blocked.
    @MainActor @Test func timedOutRendersLeaveTheQueueWhileTheMainThreadIsBlocked() throws {
        let queue = RenderQueue(openLimit: 1)
        let note = Note()
        let ended = DispatchSemaphore(value: 0)
        for _ in 0..<3 {
            Task.detached {
                do {
                    _ = try await RenderDeadline(step: 0.05, queue: queue).run { _ in
                        Issue.record("something was drawn after the time limit")
                    }
                } catch {
                    note.add(error)
                }
                ended.signal()
            }
        }
        for _ in 0..<3 { ended.wait() }
        #expect(note.all.count == 3)
        #expect(note.all.allSatisfy { $0 as? RenderError == .mainThreadBusy(seconds: 0.05) })
        #expect(queue.counts == (open: 0, waiting: 0))
    }

    /// The only place is taken all the time.
    @Test func aWaitingRenderLeavesTheQueueAtItsTimeLimit() async throws {
        let queue = RenderQueue(openLimit: 1)
        let first = try queue.join(limit: 10)
        try await first.begin()
        var limits = RenderLimits.standard
        limits.seconds = 0.05
        await #expect(throws: RenderError.tookTooLong(seconds: 0.05)) {
            _ = try await RenderDeadline(step: 600, limits: limits, queue: queue).run { _ in
                Issue.record("it was not its turn")
            }
        }
        #expect(queue.counts == (open: 1, waiting: 0))
        first.leave()
    }

    @Test func anAbandonedPlaceIsGivenUpOnlyWhileItWaits() async throws {
        let queue = RenderQueue(openLimit: 1)
        let tickets = try (0..<2).map { _ in try queue.join(limit: 10) }
        try await tickets[0].begin()
        tickets.forEach { $0.abandon() }
        #expect(queue.counts == (open: 1, waiting: 0))
        await #expect(throws: CancellationError.self) { try await tickets[1].begin() }
        tickets[0].leave()
        #expect(queue.counts == (open: 0, waiting: 0))
    }
}
