import Foundation

/// Asks a terminal what it can do, and reads the answer from where the user's typing comes from.
///
/// Nothing is asked where the answer could go astray: where one of the ends is no terminal, where the process is in the
/// background, or where something was typed that would be taken for the answer.
package struct TerminalQuestion {
    package let input: Int32
    package let output: Int32
    /// How long an answer may take, in milliseconds: a terminal across the world answers in less.
    var patience: Int32 = 300

    package init(input: Int32, output: Int32, patience: Int32 = 300) {
        self.input = input
        self.output = output
        self.patience = patience
    }

    /// The primary device attributes; nil where there is no answer in time.
    package func deviceAttributes() -> DeviceAttributes? {
        guard isSafe, let mode = RawMode(input) else { return nil }
        defer { mode.leave() }
        guard write(output, "\u{1B}[c", 3) == 3 else { return nil }
        var answer: [UInt8] = []
        let end = DispatchTime.now().uptimeNanoseconds + UInt64(patience) * 1_000_000
        while answer.count < 256 {
            let now = DispatchTime.now().uptimeNanoseconds
            guard now < end, hasInput(within: Int32((end - now) / 1_000_000) + 1) else { break }
            var byte: UInt8 = 0
            guard read(input, &byte, 1) == 1 else { break }
            if byte == RawMode.interrupt {
                mode.leave()
                kill(getpid(), SIGINT)
                return nil
            }
            answer.append(byte)
            if let attributes = DeviceAttributes(answer: answer) { return attributes }
        }
        return nil
    }

    private var isSafe: Bool {
        guard isatty(input) == 1, isatty(output) == 1 else { return false }
        // A terminal that isn't the process's own knows no background.
        let group = tcgetpgrp(input)
        return (group < 0 || group == getpgrp()) && !hasInput(within: 0)
    }

    private func hasInput(within milliseconds: Int32) -> Bool {
        var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        while true {
            let count = poll(&descriptor, 1, milliseconds)
            if count < 0, errno == EINTR { continue }
            return count > 0 && descriptor.revents & Int16(POLLIN) != 0
        }
    }
}
