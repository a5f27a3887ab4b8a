import Testing

@testable import SnapshotCore
@testable import SnapshotReview

/// Terminals by their environment.
@Suite struct TerminalTests {
    @Test(arguments: [
        ["TERM": "xterm-kitty"], ["TERM": "xterm-ghostty"], ["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"],
        ["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], ["TERM": "xterm-256color", "KONSOLE_VERSION": "230804"],
    ])
    func terminalsWithTheKittyProtocol(environment: [String: String]) {
        let terminal = Terminal(environment: environment)
        #expect(terminal.bestProtocol == .kitty)
        #expect(terminal.colors == .all)
    }

    @Test(arguments: [
        ["TERM": "foot"], ["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"],
        ["TERM": "xterm-256color", "KONSOLE_VERSION": "210400"],
    ])
    func othersGetHalfBlocks(environment: [String: String]) {
        #expect(Terminal(environment: environment).bestProtocol == .blocks)
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
        #expect(Terminal(environment: tmux).bestProtocol == .blocks)
        let screen = kitty.merging(["TERM": "screen", "STY": "12.pts"]) { $1 }
        #expect(Terminal(environment: screen).bestProtocol == .blocks)
    }

    @Test func colorsFollowTheEnvironment() {
        #expect(Terminal(environment: ["TERM": "xterm-256color"]).colors == .indexed)
        #expect(Terminal(environment: ["TERM": "xterm", "COLORTERM": "truecolor"]).colors == .all)
        #expect(Terminal(environment: ["TERM": "xterm-direct"]).colors == .all)
        #expect(Terminal(environment: ["COLORTERM": "24bit", "NO_COLOR": "1"]).wantsNoColors)
        #expect(!Terminal(environment: ["COLORTERM": "24bit", "NO_COLOR": ""]).wantsNoColors)
    }

    // MARK: Sizes

    @Test(.enabled(if: PseudoTerminal.isPossible, "this system has no pseudo terminals (/dev/pts)"))
    func theSystemHasTheSize() throws {
        let terminal = try #require(PseudoTerminal())
        terminal.setSize(columns: 100, rows: 30, pixelWidth: 1200, pixelHeight: 780)
        #expect(
            Terminal.size(of: terminal.line)
                == Terminal.Size(columns: 100, rows: 30, pixelWidth: 1200, pixelHeight: 780))
        terminal.setSize(columns: 0, rows: 0, pixelWidth: 0, pixelHeight: 0)
        #expect(Terminal.size(of: terminal.line) == Terminal.Size(columns: 80, rows: 24))
    }
}
