/// Which colours a terminal's letters can have.
package enum TerminalColors: Hashable, Sendable {
    /// All of sRGB.
    case all
    /// The 6 × 6 × 6 colours and 24 grays that terminals have in common.
    case indexed
}
