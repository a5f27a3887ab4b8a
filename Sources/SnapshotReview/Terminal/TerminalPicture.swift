import BuilderUIKit
import Render
import SnapshotCore

/// Draws pictures in a terminal, one below the other.
package struct TerminalPicture: Sendable {
    let pictureProtocol: PictureProtocol
    let colors: TerminalColors
    private let size: Terminal.Size?
    private let columns: Int?
    /// Whether the sequences have to be handed through tmux.
    private let passesTmux: Bool

    /// - Parameters:
    ///   - asked: what the user wants; nil for the best that the terminal can do.
    ///   - columns: how many columns a picture may take; nil for what the terminal has.
    /// - Throws: `TerminalError` where nothing can be shown.
    package init(_ asked: PictureProtocol?, in terminal: Terminal, columns: Int?) throws(TerminalError) {
        size = terminal.size
        self.columns = columns
        if let asked {
            if terminal.isScreen, asked != .blocks { throw .multiplexer(asked) }
            pictureProtocol = asked
        } else {
            guard terminal.size != nil else { throw .noTerminal }
            guard !terminal.isDumb else { throw .dumb }
            pictureProtocol = terminal.bestProtocol
            // What is asked for by name outweighs the general wish.
            if pictureProtocol == .blocks, terminal.wantsNoColors { throw .noColors }
        }
        colors = terminal.colors
        passesTmux =
            switch pictureProtocol {
            case .kitty: terminal.isTmux
            case .sixel: terminal.isTmux && terminal.size != nil && terminal.ask()?.hasSixel != true
            case .blocks: false
            }
    }

    /// The size that a picture of `width` by `height` pixels gets.
    /// - Parameter reserve: rows for what stands beside it.
    func fit(width: Int, height: Int, reserve: Int = 1) -> PictureFit {
        PictureFit(width: width, height: height, with: pictureProtocol, in: size, columns: columns, reserve: reserve)
    }

    /// The text that draws a picture, with the line's end.
    /// - Parameter reserve: rows for what stands beside it, such as the prompt that follows.
    /// - Throws: `ImageError` where the picture can't be encoded.
    package func text(of bitmap: Bitmap, reserve: Int = 1) throws -> String {
        let fit = fit(width: bitmap.width, height: bitmap.height, reserve: reserve)
        let scaled = PictureScaler.scale(bitmap, width: fit.width, height: fit.height)
        switch pictureProtocol {
        case .kitty:
            let png = try PNGEncoder().encode(scaled, scale: 1)
            let pieces = KittyPicture.pieces(png: png, columns: fit.columns, rows: fit.rows, movesCursor: !passesTmux)
            return place(pieces, rows: fit.rows)
        case .sixel:
            return place([SixelEncoder.text(ShownPixels(scaled))], rows: fit.rows)
        case .blocks:
            return HalfBlocks(colors: colors).text(ShownPixels(scaled))
        }
    }

    private func place(_ sequences: [String], rows: Int) -> String {
        passesTmux ? TmuxPassThrough.draw(sequences, rows: rows) : sequences.joined() + "\n"
    }
}
