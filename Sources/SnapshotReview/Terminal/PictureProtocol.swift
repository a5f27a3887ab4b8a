/// A way of drawing a picture in a terminal.
package enum PictureProtocol: String, CaseIterable, Hashable, Sendable {
    /// Kitty's graphics: the terminal gets a PNG, and says how many cells it takes.
    case kitty
    /// DEC's graphics: columns of six pixels in at most 256 colours.
    case sixel
    /// Letters that are coloured in two halves: two pixels in each cell, in any terminal with colours.
    case blocks
}
