import BuilderUIKit
import Render
import SnapshotCore

/// Draws pictures in a terminal, one below the other.
package struct TerminalGraphics: Sendable {
    let graphicsProtocol: TerminalGraphicsProtocol
    let colors: TerminalColors
    private let size: Terminal.Size?
    private let columns: Int?
    /// A Boolean value that indicates whether the sequences pass through tmux to the terminal around it.
    private let passesTmux: Bool

    /// - Parameters:
    ///   - asked: the requested protocol; nil for the best of the terminal.
    ///   - columns: the most columns of a picture; nil for those of the terminal.
    /// - Throws: `TerminalError` where nothing can be shown.
    package init(_ asked: TerminalGraphicsProtocol?, in terminal: Terminal, columns: Int?) throws(TerminalError) {
        size = terminal.size
        self.columns = columns
        if let asked {
            if terminal.isScreen, asked != .blocks { throw .multiplexer(asked) }
            graphicsProtocol = asked
        } else {
            guard terminal.size != nil else { throw .noTerminal }
            guard !terminal.isDumb else { throw .dumb }
            graphicsProtocol = terminal.bestProtocol
            // A protocol that is requested by name overrides NO_COLOR.
            if graphicsProtocol == .blocks, terminal.wantsNoColors { throw .noColors }
        }
        colors = terminal.colors
        passesTmux = graphicsProtocol == .kitty && terminal.isTmux
    }

    /// Returns the size that a picture of `width` by `height` pixels gets.
    /// - Parameter reserve: rows for what stands beside it.
    func fit(width: Int, height: Int, reserve: Int = 1) -> TerminalFit {
        TerminalFit(width: width, height: height, with: graphicsProtocol, in: size, columns: columns, reserve: reserve)
    }

    /// Returns the text that draws a picture, with the line's end.
    /// - Parameter reserve: rows for what stands beside it, such as the prompt that follows.
    /// - Throws: `ImageError` where the picture can't be encoded.
    package func text(of bitmap: Bitmap, reserve: Int = 1) throws -> String {
        let fit = fit(width: bitmap.width, height: bitmap.height, reserve: reserve)
        let scaled = BitmapScaler.scale(bitmap, width: fit.width, height: fit.height)
        switch graphicsProtocol {
        case .kitty:
            let png = try PNGEncoder().encode(scaled, scale: 1)
            let pieces = KittyGraphics.pieces(png: png, columns: fit.columns, rows: fit.rows, movesCursor: !passesTmux)
            return passesTmux ? TmuxPassThrough.draw(pieces, rows: fit.rows) : pieces.joined() + "\n"
        case .blocks:
            return HalfBlocks(colors: colors).text(TerminalPixels(scaled))
        }
    }
}
