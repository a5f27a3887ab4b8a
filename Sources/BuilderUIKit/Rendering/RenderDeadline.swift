import Foundation
import Settling

/// Runs a render on the main actor when it is its turn, and gives up waiting for it after a time.
struct RenderDeadline {
    /// How long the main thread may take to begin, and for each further step, in seconds.
    var step: Double
    /// How much longer a step may take because it waits for other things, in seconds.
    var grace = 0.0
    var limits = RenderLimits.standard
    var queue = RenderQueue.shared

    /// The longest time that a timer is set to, in seconds.
    private static let longest = 86_400.0

    /// The time in which the main thread must begin counts until it takes the work up, and again from this render's turn on; others'
    /// turns only count for `limits.seconds`. A render that ends while it waits gives its place up at once, whatever the main thread
    /// does.
    /// - Parameter body: calls the closure it gets when it has done a step. Its task is cancelled when nobody waits any more.
    /// - Throws: `RenderError.mainThreadBusy`, `.tookTooLong` or `.tooManyWaiting`, `CancellationError` when the calling task is
    ///   cancelled, or what `body` throws.
    func run<Value: Sendable>(
        _ body: @escaping @MainActor @Sendable (_ didStep: @escaping () -> Void) async throws -> Value
    ) async throws -> Value {
        try Self.check(step, "timeout")
        try Self.checkGrace(grace)
        guard limits.seconds > 0 else { throw Self.invalid(limits.seconds, "limits.seconds") }
        // A picture within a picture doesn't wait behind the one that waits for it.
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

    /// Waits without counting a step's time. Off the main actor, so that the time counts again from the turn on and not from when the
    /// main thread takes notice of it.
    private nonisolated static func turn<Value: Sendable>(
        of place: RenderQueue.Place, _ outcome: RenderOutcome<Value>
    ) async throws {
        outcome.pause()
        try await place.begin()
        outcome.postpone()
    }

    /// - Parameter grace: a renderer's `settlingLimit`, by which errors name it.
    /// - Throws: `RenderError.invalidSize` where it is no number from 0 to a day.
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
