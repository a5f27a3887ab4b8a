import Foundation
import Synchronization

/// The output of a command: results to standard output, everything else to standard error.
///
/// A status line, on terminals only, stays the last line: it is cleared before anything else is written.
public final class Console: Sendable {
    private let writeResult: @Sendable (Data) throws -> Void
    private let writeMessage: @Sendable (Data) -> Void
    let showsStatus: Bool
    /// The terminal of standard output.
    package let terminal: Terminal
    private let hasStatus = Mutex(false)
    /// The warnings that were written.
    private let warned = Mutex<Set<String>>([])

    /// Creates a console.
    /// - Parameters:
    ///   - showsStatus: true if messages go to a terminal.
    ///   - result: writes to standard output, or throws.
    ///   - message: writes to standard error.
    public convenience init(
        showsStatus: Bool, result: @escaping @Sendable (Data) throws -> Void,
        message: @escaping @Sendable (Data) -> Void
    ) { self.init(showsStatus: showsStatus, terminal: Terminal(), result: result, message: message) }

    init(
        showsStatus: Bool, terminal: Terminal, result: @escaping @Sendable (Data) throws -> Void,
        message: @escaping @Sendable (Data) -> Void
    ) {
        self.showsStatus = showsStatus
        self.terminal = terminal
        writeResult = result
        writeMessage = message
    }

    /// The process's own standard output and standard error.
    public static let standard = Console(
        showsStatus: isatty(STDERR_FILENO) == 1,
        terminal: .ofProcess,
        result: { data in
            if let reason = write(data, to: STDOUT_FILENO) { throw CommandError.standardOutput(reason: reason) }
        },
        message: { data in _ = write(data, to: STDERR_FILENO) })

    /// Writes to standard output.
    package func result(_ data: Data) throws {
        try hasStatus.withLock { hasStatus in
            clear(&hasStatus)
            try writeResult(data)
        }
    }

    /// Writes lines to standard output, and a line end if the text has none.
    package func result(_ text: String) throws { try result(Data((text.hasSuffix("\n") ? text : text + "\n").utf8)) }

    /// Writes a line to standard error.
    package func message(_ text: String) {
        hasStatus.withLock { hasStatus in
            clear(&hasStatus)
            writeMessage(Data("\(text)\n".utf8))
        }
    }

    /// Writes a line that begins with “error: ”.
    package func error(_ text: String) { message("error: \(text)") }

    /// Writes a line that begins with “warning: ”.
    ///
    /// The same warning is written once, for whichever screens it occurs.
    public func warn(_ text: String, of screen: String? = nil) {
        guard warned.withLock({ $0.insert(text).inserted }) else { return }
        message("warning: " + (screen.map { "\($0): " } ?? "") + text)
    }

    /// Replaces the status line; nil clears it.
    package func status(_ text: String?) {
        guard showsStatus else { return }
        hasStatus.withLock { hasStatus in
            clear(&hasStatus)
            guard let text else { return }
            writeMessage(Data(text.utf8))
            hasStatus = true
        }
    }

    /// Moves to the start of the line, and clears it.
    private func clear(_ hasStatus: inout Bool) {
        if hasStatus { writeMessage(Data("\r\u{1B}[K".utf8)) }
        hasStatus = false
    }

    /// Returns the system's reason if not everything could be written.
    private static func write(_ data: Data, to descriptor: Int32) -> String? {
        data.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return nil }
            var done = 0
            while done < bytes.count {
                let count = Foundation.write(descriptor, start + done, bytes.count - done)
                if count < 0 {
                    if errno == EINTR { continue }
                    return String(cString: strerror(errno))
                }
                done += count
            }
            return nil
        }
    }
}
