import Foundation

/// What is known of the terminal that standard output goes to.
package struct Terminal: Sendable {
    /// A terminal's sides.
    package struct Size: Hashable, Sendable {
        package var columns: Int
        package var rows: Int
        /// All cells together, in pixels; 0 where the terminal doesn't say.
        package var pixelWidth = 0
        package var pixelHeight = 0
    }

    /// Nil where standard output is a file or a pipe.
    package var size: Size?
    var environment: [String: String]
    /// Asks the terminal what it can do; nil where it doesn't answer, or can't be asked.
    package var ask: @Sendable () -> DeviceAttributes?

    init(
        size: Size? = nil, environment: [String: String] = [:],
        ask: @escaping @Sendable () -> DeviceAttributes? = { nil }
    ) {
        self.size = size
        self.environment = environment
        self.ask = ask
    }

    /// The process's own.
    static var ofProcess: Terminal {
        Terminal(
            size: isatty(STDOUT_FILENO) == 1 ? Self.size(of: STDOUT_FILENO) : nil,
            environment: ProcessInfo.processInfo.environment,
            ask: { TerminalQuestion(input: STDIN_FILENO, output: STDOUT_FILENO).deviceAttributes() })
    }

    /// What the system knows of a terminal's size; 80 × 24 where it knows nothing.
    static func size(of descriptor: Int32) -> Size {
        var window = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return Size(columns: 80, rows: 24)
        }
        return Size(
            columns: Int(window.ws_col), rows: Int(window.ws_row), pixelWidth: Int(window.ws_xpixel),
            pixelHeight: Int(window.ws_ypixel))
    }

    package func variable(_ name: String) -> String { environment[name] ?? "" }

    /// The terminal's kind, `TERM`.
    package var kind: String { variable("TERM") }

    /// Whether nothing says that it follows control sequences.
    package var isDumb: Bool { kind.isEmpty || kind == "dumb" }

    package var isTmux: Bool { !variable("TMUX").isEmpty || kind.hasPrefix("tmux") }
    /// GNU screen.
    package var isScreen: Bool { !isTmux && (!variable("STY").isEmpty || kind.hasPrefix("screen")) }

    /// Whether the user wants no colours, as no-color.org has it: by any value but an empty one.
    package var wantsNoColors: Bool { !variable("NO_COLOR").isEmpty }
}
