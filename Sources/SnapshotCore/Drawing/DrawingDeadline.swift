import Foundation
import Synchronization

/// The time limit of a process that draws: it ends the process with an error when no picture was begun or finished for
/// that long, even while a screen blocks the main thread or all threads of Swift's concurrency.
final class DrawingDeadline: Sendable {
    private struct State {
        var name = ""
        var end: SuspendingClock.Instant
    }

    private let limit: Duration
    /// The picture that is being drawn, and when its time is over; nil when everything is drawn.
    private let state: Mutex<State?>

    /// Starts to watch.
    /// - Parameters:
    ///   - seconds: The time limit of a picture.
    ///   - status: The status that the process ends with.
    ///   - signals: The signals that are deferred until the files being written are complete.
    init(seconds: Double, status: CommandStatus, signals: DeferredSignals, console: Console) {
        limit = .seconds(seconds)
        state = Mutex(State(end: .now + limit))
        let text = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
        Thread.detachNewThread { [self] in
            while let state = state.withLock(\.self) {
                let left = state.end - .now
                if left <= .zero {
                    console.error(
                        "\(state.name): not drawn within \(text) seconds: it is blocked or busy. Make the screen "
                            + "faster, or raise --timeout")
                    signals.shutDown()
                    _exit(status.rawValue)
                }
                usleep(UInt32(min(200_000, max(1000, left / .microseconds(1)))))
            }
        }
    }

    /// Begins a picture.
    func begin(_ name: String) {
        state.withLock { if $0 != nil { $0 = State(name: name, end: .now + limit) } }
    }

    /// Notes that a picture is finished.
    func extend() { state.withLock { $0?.end = .now + limit } }

    /// Stops to watch.
    func end() { state.withLock { $0 = nil } }
}
