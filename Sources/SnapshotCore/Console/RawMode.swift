import Foundation
import Synchronization

/// A terminal that shows nothing of what is typed and passes on each byte as it comes, until `leave()`.
///
/// A signal that ends the process meanwhile first gives the terminal back as it was; Ctrl-C comes as a byte.
final class RawMode {
    /// What Ctrl-C types.
    static let interrupt: UInt8 = 3

    /// The mode to go back to, where a signal's handler finds it.
    private struct Kept: @unchecked Sendable {
        let mode = UnsafeMutablePointer<termios>.allocate(capacity: 1)
        let descriptor = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    }

    private static let kept = Kept()
    private static let isTaken = Mutex(false)
    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
    private var handlers: [(number: Int32, action: sigaction)] = []
    /// True until the mode is had.
    private var isLeft = true

    /// Nil where the mode can't be had, or another is being had.
    init?(_ descriptor: Int32) {
        var mode = termios()
        guard tcgetattr(descriptor, &mode) == 0,
            Self.isTaken.withLock({ taken in
                defer { taken = true }
                return !taken
            })
        else { return nil }
        isLeft = false
        Self.kept.mode.initialize(to: mode)
        Self.kept.descriptor.initialize(to: descriptor)
        takeSignals()
        mode.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
        guard tcsetattr(descriptor, TCSANOW, &mode) == 0 else {
            leave()
            return nil
        }
    }

    /// Gives the terminal and the signals back; doing it again does nothing.
    func leave() {
        if isLeft { return }
        isLeft = true
        tcsetattr(Self.kept.descriptor.pointee, TCSANOW, Self.kept.mode)
        for handler in handlers {
            var action = handler.action
            sigaction(handler.number, &action, nil)
        }
        Self.isTaken.withLock { $0 = false }
    }

    deinit {
        leave()
    }

    private func takeSignals() {
        for number in Self.signals {
            var old = sigaction()
            guard sigaction(number, nil, &old) == 0 else { continue }
            // What the caller ignores for the process stays ignored.
            let handler = old.__sigaction_handler.sa_handler.map { unsafeBitCast($0, to: Int.self) }
            if handler == 1 { continue }
            handlers.append((number, old))
            signal(number) { number in
                tcsetattr(RawMode.kept.descriptor.pointee, TCSANOW, RawMode.kept.mode)
                signal(number, SIG_DFL)
                kill(getpid(), number)
            }
        }
    }
}
