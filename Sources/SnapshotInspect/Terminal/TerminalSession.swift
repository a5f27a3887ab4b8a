import Foundation
import Synchronization

/// The terminal while the inspector has it: raw mode, the alternate screen, no cursor.
///
/// It is restored when the inspector ends, by signals that end the process, and by crashes; only SIGKILL leaves it as
/// it is.
final class TerminalSession: Sendable {
    /// The sequences at the beginning: the alternate screen, no cursor, no line breaks.
    private static let beginning = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J\u{1B}[H"
    /// The sequences at the end, which undo those and whatever was being drawn.
    private static let end = "\u{1B}[?2026l\u{1B}[0m\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    /// A Boolean value that indicates whether the terminal is the inspector's.
    private let isActive = Mutex(false)
    private let input: Int32
    private let output: Int32

    /// - Parameters:
    ///   - input: The descriptor of the terminal's keys.
    ///   - output: The descriptor of the terminal's screen.
    init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
        self.input = input
        self.output = output
    }

    /// Takes the terminal.
    /// - Throws: `InspectError.noKeys`.
    func begin() throws(InspectError) {
        var saved = termios()
        guard tcgetattr(input, &saved) == 0 else { throw .noKeys(reason: String(cString: strerror(errno))) }
        var raw = saved
        cfmakeraw(&raw)
        CrashRestoration.prepare(saved, input: input, output: output, end: Self.end)
        guard tcsetattr(input, TCSAFLUSH, &raw) == 0 else {
            CrashRestoration.finish()
            throw .noKeys(reason: String(cString: strerror(errno)))
        }
        isActive.withLock { isActive in
            isActive = true
            Self.write(Self.beginning, to: output)
        }
    }

    /// Gives the terminal back, once; from any thread.
    /// - Parameter last: Sequences to write before that, such as those that delete pictures.
    func end(writing last: String = "") {
        isActive.withLock { isActive in
            guard isActive else { return }
            isActive = false
            Self.write(last, to: output)
            CrashRestoration.restore()
            CrashRestoration.finish()
        }
    }

    /// Writes text, unless the terminal was given back meanwhile.
    func write(_ text: String) {
        isActive.withLock { if $0 { Self.write(text, to: output) } }
    }

    private static func write(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                bytes = bytes.dropFirst(count)
            } else if errno == EAGAIN {
                var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&state, 1, 100)
            } else if errno != EINTR {
                return
            }
        }
    }
}

/// The means by which a handler of a crash restores the terminal: memory that is only read there, and system calls that
/// handlers may use.
private enum CrashRestoration {
    private struct State {
        var attributes: termios
        var input: Int32
        var output: Int32
        var length: Int
    }

    private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]
    nonisolated(unsafe) private static let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    nonisolated(unsafe) private static let text = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    /// The handlers that were there before, by signals; they run after the terminal is restored.
    nonisolated(unsafe) private static let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)

    static func prepare(_ attributes: termios, input: Int32, output: Int32, end: String) {
        let bytes = Array(end.utf8.prefix(256))
        text.update(from: bytes, count: bytes.count)
        state.initialize(to: State(attributes: attributes, input: input, output: output, length: bytes.count))
        for number in signals {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { number in
                CrashRestoration.restore()
                sigaction(number, CrashRestoration.former + Int(number), nil)
                // It is delivered, to the handler before, when this one returns.
                raise(number)
            }
            // The stack may have no room left: the handlers before this one have another.
            action.sa_flags = SA_ONSTACK
            sigaction(number, &action, former + Int(number))
        }
    }

    static func restore() {
        _ = write(state.pointee.output, text, state.pointee.length)
        _ = tcsetattr(state.pointee.input, TCSANOW, &state.pointee.attributes)
    }

    static func finish() {
        for number in signals { sigaction(number, former + Int(number), nil) }
    }
}
