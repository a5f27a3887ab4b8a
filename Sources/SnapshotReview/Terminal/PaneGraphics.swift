import Foundation
import Render
import SnapshotCore

/// A picture scaled to a part of the terminal.
package struct PanePicture: Hashable, Sendable {
    /// The number of cells that it covers in a row.
    package let columns: Int
    package let rows: Int
    /// The pixels that are shown; they needn't be square.
    package var bitmap: Bitmap
}

extension TerminalGraphics {
    /// Returns a picture as large as it can be in a number of cells; it is never enlarged.
    package func fit(_ bitmap: Bitmap, columns: Int, rows: Int) -> PanePicture {
        var pane = Terminal.Size(columns: max(1, columns), rows: max(1, rows))
        if let size {
            pane.pixelWidth = size.pixelWidth / max(1, size.columns) * pane.columns
            pane.pixelHeight = size.pixelHeight / max(1, size.rows) * pane.rows
        }
        let fit = TerminalFit(
            width: bitmap.width, height: bitmap.height, with: graphicsProtocol, in: pane, columns: nil, reserve: 0)
        return PanePicture(
            columns: min(fit.columns, pane.columns), rows: min(fit.rows, pane.rows),
            bitmap: BitmapScaler.scale(bitmap, width: fit.width, height: fit.height))
    }

    /// Returns the lines of half blocks of a picture.
    package func lines(of picture: PanePicture) -> [String] {
        HalfBlocks(colors: colors).text(TerminalPixels(picture.bitmap)).split(separator: "\n").map(String.init)
    }

    /// Returns the sequences that draw a picture at the cursor by Kitty's protocol, and leave the cursor there.
    /// - Parameter identifier: The number by which it can be deleted, 1 or more.
    /// - Throws: `ImageError` if the picture can't be encoded.
    package func sequences(of picture: PanePicture, identifier: Int) throws -> String {
        let png = try PNGEncoder().quick().encode(picture.bitmap, scale: 1)
        let pieces = KittyGraphics.pieces(
            png: png, columns: picture.columns, rows: picture.rows, movesCursor: false, identifier: identifier)
        return passed(pieces)
    }

    /// Returns the sequence that deletes the picture with a number, and its data.
    package func deletion(of identifier: Int) -> String {
        passed(["\u{1B}_Ga=d,d=I,i=\(identifier),q=2\u{1B}\\"])
    }

    private func passed(_ sequences: [String]) -> String {
        (passesTmux ? sequences.map(TmuxPassThrough.wrap) : sequences).joined()
    }
}

extension TerminalColors {
    /// Returns the part of a control sequence that selects a color of letters, given as `0xRRGGBB`.
    package func code(of color: UInt32) -> String {
        switch self {
        case .all: "38;2;\(color >> 16 & 0xFF);\(color >> 8 & 0xFF);\(color & 0xFF)"
        case .indexed: "38;5;\(IndexedColors.nearest(to: color))"
        }
    }
}
