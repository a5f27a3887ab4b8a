import Foundation
import Synchronization

/// The deferred signals of a process: a signal closes all of them before it ends the process.
///
/// SIGINT, SIGTERM and SIGHUP end it as ever, with the status that its caller expects, only up to a few milliseconds
/// later.
final class SignalCoordinator: Sendable {
    private struct State {
        var gates: [DeferredSignals] = []
        var isClosed = false
    }

    private let state = Mutex(State())

    /// The coordinator that signals close.
    private static let guarded = SignalCoordinator()

    /// Closes `gate` with the others; at once where they are closed already.
    func add(_ gate: DeferredSignals) {
        let isClosed = state.withLock { state in
            state.gates.append(gate)
            return state.isClosed
        }
        if isClosed { gate.close() }
    }

    /// Closes them in the order in which they were opened, as who writes through one may need a later one for that, and
    /// cleans up when no thread writes through any of them.
    func close() {
        let gates = state.withLock { state in
            state.isClosed = true
            return state.gates
        }
        for gate in gates { gate.shut() }
        for gate in gates { gate.cleanUp() }
    }

    /// Takes the signals over, for the rest of the process, and has them wait for what is written through `gate` too.
    static func guardAgainstSignals(_ gate: DeferredSignals) {
        guarded.add(gate)
        _ = isGuarding
    }

    /// The main thread of a program that waits in `await` receives signals even when they are blocked everywhere, so
    /// a handler takes them, and does no more than to wake a thread.
    private static let isGuarding: Bool = {
        guard let pipe = SignalCoordinator.pipe else { return false }
        let numbers = [SIGINT, SIGTERM, SIGHUP].filter { !SignalCoordinator.isIgnored($0) }
        for number in numbers {
            signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                if let pipe = SignalCoordinator.pipe { _ = Foundation.write(pipe.writing, &byte, 1) }
            }
        }
        Thread.detachNewThread {
            // A process that is started from a thread that blocks signals, as Dispatch's do, inherits the mask; no
            // other thread receives them then while the main thread is at work.
            var taken = sigset_t()
            sigemptyset(&taken)
            for number in numbers { sigaddset(&taken, number) }
            pthread_sigmask(SIG_UNBLOCK, &taken, nil)
            var byte: UInt8 = 0
            while read(pipe.reading, &byte, 1) != 1 { usleep(1000) }
            SignalCoordinator.guarded.close()
            signal(Int32(byte), SIG_DFL)
            kill(getpid(), Int32(byte))
        }
        return true
    }()

    private static let pipe: (reading: Int32, writing: Int32)? = {
        var descriptors: [Int32] = [0, 0]
        guard Foundation.pipe(&descriptors) == 0 else { return nil }
        for descriptor in descriptors { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        return (descriptors[0], descriptors[1])
    }()

    /// Returns whether the process ignores a signal, as `nohup` arranges; such signals stay ignored.
    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard sigaction(number, nil, &action) == 0 else { return true }
        return action.__sigaction_handler.sa_handler.map { unsafeBitCast($0, to: Int.self) } == 1
    }
}
