import SnapshotCore

/// An error that keeps a picture from being shown in the terminal.
package enum TerminalError: Error, Hashable {
    /// Standard output is a file or a pipe.
    case noTerminal
    /// `TERM` isn't set, or is `dumb`: the terminal interprets no control sequences.
    case dumb
    /// `NO_COLOR` is set, and the terminal isn't known to show pictures.
    case noColors
    /// GNU screen lets no pictures through.
    case multiplexer(TerminalGraphicsProtocol)
}

extension TerminalError: CustomStringConvertible, StatusError {
    package var description: String {
        switch self {
        case .noTerminal:
            "standard output is no terminal: draw into files with “render”, or say with --protocol what reads it"
        case .dumb:
            "a terminal without TERM, or with TERM=dumb, shows no pictures and colours: set what it is, or draw into files "
                + "with “render”"
        case .noColors:
            "NO_COLOR is set, and this terminal isn't known to show pictures but by coloured letters: ask for them with "
                + "--protocol blocks, or draw into files with “render”"
        case .multiplexer(let asked):
            "GNU screen lets no \(asked) pictures through: use --protocol blocks, or draw into files with “render”"
        }
    }

    package var commandStatus: CommandStatus { .usage }
}
