import Foundation

/// The terminal that standard output goes to.
package struct Terminal: Sendable {
    /// A terminal's size.
    package struct Size: Hashable, Sendable {
        /// The number of cells in a row.
        package var columns: Int
        package var rows: Int
        /// The width of all cells together, in pixels; 0 if the terminal doesn't report it.
        package var pixelWidth = 0
        /// The height of all cells together, in pixels; 0 if the terminal doesn't report it.
        package var pixelHeight = 0

        package init(columns: Int, rows: Int, pixelWidth: Int = 0, pixelHeight: Int = 0) {
            self.columns = columns
            self.rows = rows
            self.pixelWidth = pixelWidth
            self.pixelHeight = pixelHeight
        }
    }

    /// The size; nil if standard output is a file or a pipe.
    package var size: Size?
    var environment: [String: String]

    init(size: Size? = nil, environment: [String: String] = [:]) {
        self.size = size
        self.environment = environment
    }

    /// The process's own terminal.
    static var ofProcess: Terminal {
        Terminal(
            size: isatty(STDOUT_FILENO) == 1 ? Self.size(of: STDOUT_FILENO) : nil,
            environment: ProcessInfo.processInfo.environment)
    }

    /// Returns a terminal's size; 80 × 24 if the system reports none.
    package static func size(of descriptor: Int32) -> Size {
        var window = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
            return Size(columns: 80, rows: 24)
        }
        return Size(
            columns: Int(window.ws_col), rows: Int(window.ws_row), pixelWidth: Int(window.ws_xpixel),
            pixelHeight: Int(window.ws_ypixel))
    }

    /// Returns the value of an environment variable; empty if it isn't set.
    package func variable(_ name: String) -> String { environment[name] ?? "" }

    /// The terminal's kind, `TERM`.
    package var kind: String { variable("TERM") }

    /// A Boolean value that indicates whether `TERM` is unset or `dumb`: no control sequences are used then.
    package var isDumb: Bool { kind.isEmpty || kind == "dumb" }

    package var isTmux: Bool { !variable("TMUX").isEmpty || kind.hasPrefix("tmux") }
    package var isScreen: Bool { !isTmux && (!variable("STY").isEmpty || kind.hasPrefix("screen")) }

    /// A Boolean value that indicates whether `NO_COLOR` isn't empty, by the convention of no-color.org.
    package var wantsNoColors: Bool { !variable("NO_COLOR").isEmpty }
}
