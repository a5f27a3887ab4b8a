import Foundation
import Settling

/// Runs a render on the main actor in its turn, with limits on the time it may take.
struct RenderDeadline {
    /// The time that the main thread may take to begin, and for each further step, in seconds.
    var step: Double
    /// The additional time that a step may take to wait for pending work, in seconds.
    var grace = 0.0
    var limits = RenderLimits.standard
    var queue = RenderQueue.shared

    /// The longest time that a timer is set to, in seconds.
    private static let longest = 86_400.0

    /// Runs `body` on the main actor when it is this render's turn.
    ///
    /// The time in which the main thread must begin counts until it starts the work, and again from this render's turn
    /// on; other renders' turns count for `limits.seconds` only. A render that ends while it waits leaves the queue at
    /// once, whether or not the main thread is blocked.
    ///
    /// - Parameter body: the work, which calls the closure passed to it after each step. Its task is canceled when the
    ///   caller stops waiting.
    /// - Throws: `RenderError.mainThreadBusy`, `.tookTooLong` or `.tooManyWaiting`, `CancellationError` if the calling
    ///   task is canceled, or the error thrown by `body`.
    func run<Value: Sendable>(
        _ body: @escaping @MainActor @Sendable (_ didStep: @escaping () -> Void) async throws -> Value
    ) async throws -> Value {
        try Self.check(step, "timeout")
        try Self.checkGrace(grace)
        guard limits.seconds > 0 else { throw Self.invalid(limits.seconds, "limits.seconds") }
        // A nested render doesn't queue behind the one that waits for it.
        let place = ScreenWork.current == nil ? try queue.join(limit: limits.waiting) : nil
        let outcome = RenderOutcome<Value>(
            step: step, patience: min(step + grace, Self.longest), total: min(limits.seconds, Self.longest))
        do {
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    outcome.wait(with: continuation)
                    outcome.keep(Task { @MainActor in await Self.work(at: place, for: outcome, body) })
                }
            } onCancel: {
                outcome.end(.failure(CancellationError()))
            }
        } catch {
            place?.abandon()
            throw error
        }
    }

    @MainActor
    private static func work<Value: Sendable>(
        at place: RenderQueue.Place?, for outcome: RenderOutcome<Value>,
        _ body: @MainActor @Sendable (_ didStep: @escaping () -> Void) async throws -> Value
    ) async {
        defer { place?.leave() }
        guard !outcome.hasEnded else { return }
        do {
            if let place { try await turn(of: place, outcome) }
            guard !outcome.hasEnded else { return }
            outcome.end(.success(try await body { outcome.postpone() }))
        } catch {
            outcome.end(.failure(error))
        }
    }

    /// Waits for the turn without counting a step's time.
    ///
    /// Runs off the main actor, so that the time counts from the turn on and not from when the main thread resumes.
    private nonisolated static func turn<Value: Sendable>(
        of place: RenderQueue.Place, _ outcome: RenderOutcome<Value>
    ) async throws {
        outcome.pause()
        try await place.begin()
        outcome.postpone()
    }

    /// Checks a renderer's `settlingLimit`, which errors name.
    ///
    /// - Parameter grace: seconds.
    /// - Throws: `RenderError.invalidSize` if it isn't a number from 0 to 86,400.
    static func checkGrace(_ grace: Double) throws {
        if grace != 0 { try check(grace, "settlingLimit") }
    }

    private static func check(_ seconds: Double, _ name: String) throws {
        guard seconds > 0, seconds <= longest else { throw invalid(seconds, name) }
    }

    private static func invalid(_ seconds: Double, _ name: String) -> RenderError {
        .invalidSize(view: "A view", name: name, value: seconds, limit: longest)
    }
}
