import Testing

@testable import SnapshotCore
@testable import SnapshotReview

/// What is found out of a terminal from what the environment says and from its answers.
@Suite struct TerminalTests {
    private static let sixel = DeviceAttributes(answer: "\u{1B}[?62;4;22c".utf8)
    private static let plain = DeviceAttributes(answer: "\u{1B}[?1;2c".utf8)

    @Test(arguments: [
        ["TERM": "xterm-kitty"], ["TERM": "xterm-ghostty"], ["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"],
        ["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], ["TERM": "xterm-256color", "KONSOLE_VERSION": "230804"],
    ])
    func terminalsThatSpeakKitty(environment: [String: String]) {
        let terminal = Terminal(environment: environment, ask: { Self.sixel })
        #expect(terminal.bestProtocol == .kitty)
        #expect(terminal.colors == .all)
    }

    @Test(arguments: [
        ["TERM": "foot"], ["TERM": "mlterm"], ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"],
        ["TERM": "xterm-256color", "TERM_PROGRAM": "mintty"],
    ])
    func terminalsThatAreKnownToSpeakSixel(environment: [String: String]) {
        #expect(Terminal(environment: environment).bestProtocol == .sixel)
    }

    @Test func whatIsNotKnownIsAsked() {
        let environment = ["TERM": "xterm-256color", "KONSOLE_VERSION": "210400"]
        #expect(Terminal(environment: environment, ask: { Self.sixel }).bestProtocol == .sixel)
        #expect(Terminal(environment: environment, ask: { Self.plain }).bestProtocol == .blocks)
        #expect(Terminal(environment: environment).bestProtocol == .blocks)
    }

    @Test func whoWantsNoColorsIsNotAskedAbout() {
        let terminal = Terminal(
            environment: ["TERM": "xterm-256color", "NO_COLOR": "1"],
            ask: {
                Issue.record("it was asked")
                return Self.sixel
            })
        #expect(terminal.bestProtocol == .blocks)
        #expect(Terminal(environment: ["TERM": "foot", "NO_COLOR": "1"]).bestProtocol == .sixel)
    }

    @Test(arguments: [
        ([String: String](), true), (["TERM": ""], true), (["TERM": "dumb"], true), (["TERM": "xterm"], false),
    ])
    func aTerminalThatIsNotNamedIsDumb(environment: [String: String], isDumb: Bool) {
        #expect(Terminal(environment: environment).isDumb == isDumb)
    }

    /// The variables of the terminal outside reach programs in a multiplexer.
    @Test func multiplexersAreNotTheTerminalAroundThem() {
        let kitty = ["KITTY_WINDOW_ID": "1", "TERM_PROGRAM": "ghostty"]
        let tmux = kitty.merging(["TERM": "tmux-256color", "TMUX": "/tmp/tmux-0/default,1,0"]) { $1 }
        #expect(Terminal(environment: tmux, ask: { Self.sixel }).bestProtocol == .sixel)
        #expect(Terminal(environment: tmux, ask: { Self.plain }).bestProtocol == .blocks)
        let screen = kitty.merging(["TERM": "screen", "STY": "12.pts"]) { $1 }
        #expect(Terminal(environment: screen, ask: { Self.sixel }).bestProtocol == .blocks)
    }

    @Test func colorsAreWhatTheEnvironmentSays() {
        #expect(Terminal(environment: ["TERM": "xterm-256color"]).colors == .indexed)
        #expect(Terminal(environment: ["TERM": "xterm", "COLORTERM": "truecolor"]).colors == .all)
        #expect(Terminal(environment: ["TERM": "xterm-direct"]).colors == .all)
        #expect(Terminal(environment: ["COLORTERM": "24bit", "NO_COLOR": "1"]).wantsNoColors)
        #expect(!Terminal(environment: ["COLORTERM": "24bit", "NO_COLOR": ""]).wantsNoColors)
    }

    // MARK: Answers

    @Test func anAnswerIsReadWhereverItBegins() {
        #expect(DeviceAttributes(answer: "x\u{1B}[A\u{1B}[?62;9;4c".utf8)?.numbers == [62, 9, 4])
        #expect(DeviceAttributes(answer: "\u{1B}[?6c".utf8)?.hasSixel == false)
        // The class of a terminal isn't one of its abilities.
        #expect(DeviceAttributes(answer: "\u{1B}[?4;6c".utf8)?.hasSixel == false)
    }

    @Test(arguments: ["", "\u{1B}", "\u{1B}[?62;4", "\u{1B}[?62;4R", "\u{1B}[62;4c", "62;4c"])
    func whatIsNoWholeAnswerIsNone(text: String) {
        #expect(DeviceAttributes(answer: text.utf8) == nil)
    }

    // MARK: Sizes

    @Test(.enabled(if: PseudoTerminal.isPossible, "this system has no pseudo terminals (/dev/pts)"))
    func theSystemKnowsTheSize() throws {
        let terminal = try #require(PseudoTerminal())
        terminal.setSize(columns: 100, rows: 30, pixelWidth: 1200, pixelHeight: 780)
        #expect(
            Terminal.size(of: terminal.line)
                == Terminal.Size(columns: 100, rows: 30, pixelWidth: 1200, pixelHeight: 780))
        terminal.setSize(columns: 0, rows: 0, pixelWidth: 0, pixelHeight: 0)
        #expect(Terminal.size(of: terminal.line) == Terminal.Size(columns: 80, rows: 24))
    }
}
