import Foundation
import Render
import Synchronization

/// Defers signals that end the process until the files that are being written are complete, so that no temporary file
/// remains.
///
/// `SignalCoordinator` receives the signals. Keep writes short: signals are deferred until they finish. After SIGKILL a
/// temporary file may remain; a file under its own name is complete at any time.
package final class DeferredSignals: @unchecked Sendable {
    /// Guards the properties below it, and wakes threads that wait for sections or for the end.
    private let condition = NSCondition()
    /// The number of calls of `whileDeferred(_:)` that are running.
    private var sections = 0
    private var hasStopped = false
    private var cleanups: [@Sendable () -> Void] = []

    /// A Boolean value that indicates whether `whileDeferred(_:)` still runs its argument. For tests.
    var admitsSections: Bool { locked { !hasStopped } }

    /// Runs `body` and defers signals meanwhile.
    ///
    /// After `shutDown()` the calling thread sleeps until the process ends: a caller that continued would report a
    /// failure and exit with its status instead of the signal's.
    package func whileDeferred<Value>(_ body: () throws -> Value) rethrows -> Value {
        locked {
            while hasStopped { condition.wait() }
            sections += 1
        }
        defer {
            locked {
                sections -= 1
                condition.broadcast()
            }
        }
        return try body()
    }

    /// Runs `cleanup` on `shutDown()`, after the last section.
    package func onShutDown(_ cleanup: @escaping @Sendable () -> Void) { locked { cleanups.append(cleanup) } }

    /// Writes a file beside its path, and leaves the rename to the caller. Signals aren't deferred meanwhile, as long
    /// content would take long: one that ends the process deletes the file.
    /// - Throws: `AtomicFileError`, or what `content` throws; then nothing is left behind.
    package func prepare(
        _ path: String, content: (_ append: (Data) throws -> Void) throws -> Void
    ) throws -> AtomicFile.Prepared {
        try AtomicFile.prepare(
            for: path, surviving: .process, willWrite: { temporary in onShutDown { unlink(temporary) } },
            content: content)
    }

    /// Admits no further sections, waits for those that are running, and cleans up.
    package func shutDown() {
        stopAdmitting()
        cleanUp()
    }

    /// Admits no further sections, and waits for those that are running.
    func stopAdmitting() {
        locked {
            hasStopped = true
            while sections > 0 { condition.wait() }
        }
    }

    /// Runs the cleanups, each once; call it when no section is running.
    func cleanUp() {
        let pending = locked {
            defer { cleanups = [] }
            return cleanups
        }
        for cleanup in pending { cleanup() }
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        condition.lock()
        defer { condition.unlock() }
        return body()
    }
}

/// The deferred signals of a process: a signal shuts all of them down before it ends the process.
///
/// SIGINT, SIGTERM and SIGHUP end the process as usual, with the status that its caller expects, but up to a few
/// milliseconds later.
final class SignalCoordinator: Sendable {
    private let registry = Mutex((signals: [DeferredSignals](), isShutDown: false))

    /// The coordinator that signals shut down.
    private static let guarded = SignalCoordinator()

    /// Shuts `signals` down with the others, or immediately if those already are.
    func add(_ signals: DeferredSignals) {
        let isShutDown = registry.withLock { registry in
            registry.signals.append(signals)
            return registry.isShutDown
        }
        if isShutDown { signals.shutDown() }
    }

    /// Stops all of them in the order in which they were added, since a section of one may need a later one, and cleans
    /// up when none has a running section.
    func shutDown() {
        let all = registry.withLock { registry in
            registry.isShutDown = true
            return registry.signals
        }
        for signals in all { signals.stopAdmitting() }
        for signals in all { signals.cleanUp() }
    }

    /// Handles the process's signals from now on, and defers them in sections of `signals`, too.
    static func guardAgainstSignals(_ signals: DeferredSignals) {
        guarded.add(signals)
        _ = isGuarding
    }

    /// The main thread of a program that waits in `await` receives signals even if they are blocked in all threads, so
    /// a handler receives them, and only wakes a thread.
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
            // other thread receives them then while the main thread is busy.
            var taken = sigset_t()
            sigemptyset(&taken)
            for number in numbers { sigaddset(&taken, number) }
            pthread_sigmask(SIG_UNBLOCK, &taken, nil)
            var byte: UInt8 = 0
            while read(pipe.reading, &byte, 1) != 1 { usleep(1000) }
            SignalCoordinator.guarded.shutDown()
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
