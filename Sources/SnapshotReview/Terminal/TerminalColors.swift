/// The colors of characters that a terminal supports.
package enum TerminalColors: Hashable, Sendable {
    /// All of sRGB.
    case all
    /// The 6 × 6 × 6 colors and 24 grays that terminals have in common.
    case indexed
}
