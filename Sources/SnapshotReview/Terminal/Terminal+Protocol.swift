import Foundation
import SnapshotCore

extension Terminal {
    var colors: TerminalColors {
        let depth = variable("COLORTERM").lowercased()
        return depth == "truecolor" || depth == "24bit" || kind.hasSuffix("-direct") || supportsKitty ? .all : .indexed
    }

    /// The best protocol for pictures, by the environment.
    var bestProtocol: TerminalGraphicsProtocol { supportsKitty ? .kitty : .blocks }

    /// Variables of a terminal that reach a multiplexer which runs in it don't hold for the multiplexer.
    private var supportsKitty: Bool {
        if isTmux || isScreen { return false }
        return !variable("KITTY_WINDOW_ID").isEmpty || kind == "xterm-kitty" || kind == "xterm-ghostty"
            || ["ghostty", "WezTerm"].contains(variable("TERM_PROGRAM"))
            // Konsole has them since 22.04.
            || (Int(variable("KONSOLE_VERSION")) ?? 0) >= 220_400
    }
}
