/// Whether failures are shown as pictures in the terminal, and how: what `--pictures` may say.
package enum PicturesChoice: String, CaseIterable, Hashable, Sendable {
    /// As the terminal shows them best; none where output is no terminal.
    case auto
    case kitty, sixel, blocks
    case none

    /// What is asked for by name.
    package var pictureProtocol: PictureProtocol? { PictureProtocol(rawValue: rawValue) }
}
