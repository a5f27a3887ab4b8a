import Foundation

/// What is known of the terminal that standard output goes to.
struct Terminal: Sendable {
    /// A terminal's sides.
    struct Size: Hashable, Sendable {
        var columns: Int
        var rows: Int
        /// All cells together, in pixels; 0 where the terminal doesn't say.
        var pixelWidth = 0
        var pixelHeight = 0
    }

    /// Nil where standard output is a file or a pipe.
    var size: Size?
    var environment: [String: String]
    /// Asks the terminal what it can do; nil where it doesn't answer, or can't be asked.
    var ask: @Sendable () -> DeviceAttributes?

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

    private func variable(_ name: String) -> String { environment[name] ?? "" }

    /// The terminal's kind, `TERM`.
    var kind: String { variable("TERM") }

    /// Whether nothing says that it follows control sequences.
    var isDumb: Bool { kind.isEmpty || kind == "dumb" }

    var isTmux: Bool { !variable("TMUX").isEmpty || kind.hasPrefix("tmux") }
    /// GNU screen.
    var isScreen: Bool { !isTmux && (!variable("STY").isEmpty || kind.hasPrefix("screen")) }

    /// Whether the user wants no colours, as no-color.org has it: by any value but an empty one.
    var wantsNoColors: Bool { !variable("NO_COLOR").isEmpty }

    var colors: TerminalColors {
        let said = variable("COLORTERM").lowercased()
        return said == "truecolor" || said == "24bit" || kind.hasSuffix("-direct") || speaksKitty ? .all : .indexed
    }

    // MARK: The best protocol

    /// How pictures are drawn best: by what the environment says and, where that isn't enough, by what the terminal answers.
    ///
    /// What the environment says of a terminal isn't true of a multiplexer that runs in it: tmux is asked for itself, GNU
    /// screen shows no pictures.
    var bestProtocol: PictureProtocol {
        if isScreen { return .blocks }
        if isTmux { return asksForSixel ? .sixel : .blocks }
        if speaksKitty { return .kitty }
        return speaksSixel || asksForSixel ? .sixel : .blocks
    }

    /// Who wants no colours gets no picture for the sake of which a terminal would be disturbed.
    private var asksForSixel: Bool {
        if wantsNoColors { return false }
        return ask()?.hasSixel ?? false
    }

    private var speaksKitty: Bool {
        if isTmux || isScreen { return false }
        return !variable("KITTY_WINDOW_ID").isEmpty || kind == "xterm-kitty" || kind == "xterm-ghostty"
            || ["ghostty", "WezTerm"].contains(variable("TERM_PROGRAM"))
            // Konsole has them since 22.04.
            || (Int(variable("KONSOLE_VERSION")) ?? 0) >= 220_400
    }

    private var speaksSixel: Bool {
        ["iTerm.app", "mintty", "contour"].contains(variable("TERM_PROGRAM"))
            || kind == "foot" || kind.hasPrefix("foot-") || kind.hasPrefix("mlterm") || kind.hasPrefix("yaft")
            || kind.contains("sixel")
    }
}
