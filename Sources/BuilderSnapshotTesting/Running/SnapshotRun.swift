import Foundation
import Settling
import Synchronization

/// One snapshot being taken: its errors and warnings, where strategies have no room for errors.
final class SnapshotRun: @unchecked Sendable {
    @TaskLocal static var current: SnapshotRun?

    private let lock = Mutex(())
    private var firstError: (any Error)?
    private var notes: [String] = []
    private var span: TimeInterval?

    /// The first error that prevents the snapshot.
    var error: (any Error)? { lock.withLock { _ in firstError } }
    /// The parts that the snapshot doesn't show as it should.
    var warnings: [String] { lock.withLock { _ in notes } }

    func fail(_ error: any Error) {
        lock.withLock { _ in firstError = firstError ?? error }
    }

    func warn(_ texts: [String]) {
        lock.withLock { _ in notes += texts.filter { !notes.contains($0) } }
    }

    /// The time that screens run before they are drawn, in seconds of their own time; nil for until they are idle.
    var settlingTime: TimeInterval? {
        get { lock.withLock { _ in span } }
        set { lock.withLock { _ in span = newValue } }
    }
}

/// Runs work that was requested outside of a screen until it is idle.
@MainActor
enum SettledWork {
    /// Does what is ready and lets virtual time pass, so many seconds at most.
    static func settle(_ work: ScreenWork, seconds: TimeInterval) {
        var settlement = Settlement(
            of: work, limit: seconds, turn: { body in ScreenWork.$current.withValue(work) { body() } },
            layOut: { false })
        settlement.settle()
    }
}
