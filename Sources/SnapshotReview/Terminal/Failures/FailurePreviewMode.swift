/// The values of `--pictures`: how failures are shown as pictures in the terminal, or that they aren't.
package enum FailurePreviewMode: String, CaseIterable, Hashable, Sendable {
    /// The best protocol of the terminal; none where output is no terminal.
    case auto
    case kitty, blocks
    case none

    /// The protocol that is requested by name; nil for `auto` and `none`.
    package var graphicsProtocol: TerminalGraphicsProtocol? { TerminalGraphicsProtocol(rawValue: rawValue) }
}
