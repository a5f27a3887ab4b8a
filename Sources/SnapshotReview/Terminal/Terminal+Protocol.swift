import Foundation
import SnapshotCore

extension Terminal {
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
