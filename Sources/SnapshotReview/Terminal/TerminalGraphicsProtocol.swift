/// A way of drawing a picture in a terminal.
package enum TerminalGraphicsProtocol: String, CaseIterable, Hashable, Sendable {
    /// Kitty's graphics: a PNG, with the number of cells that it covers.
    case kitty
    /// Block characters in two colors: two pixels in each cell, in any terminal with colors.
    case blocks
}
