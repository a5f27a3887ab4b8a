import Foundation
import SnapshotCore
import SnapshotReview

/// The sequences that turn one frame into the next: the lines that differ, and the picture if it does.
struct FrameWriter {
    /// The colors of the terminal; nil for none.
    let colors: TerminalColors?
    let graphics: TerminalGraphics?
    private var lines: [String] = []
    private var picture: InspectorFrame.Picture?
    /// The numbers of the pictures: that of the one that is shown, and that of the next one. They take turns, so that
    /// one is there until the other one is.
    private var identifiers: (shown: Int, next: Int)

    /// - Parameter identifier: The lower one of the numbers of two pictures. Programs in a terminal share its numbers.
    init(colors: TerminalColors?, graphics: TerminalGraphics?, identifier: Int = 2 * Int(getpid())) {
        self.colors = colors
        self.graphics = graphics
        identifiers = (identifier, identifier + 1)
    }

    /// The sequences that delete the pictures of this writer.
    var deletion: String {
        guard let graphics, graphics.graphicsProtocol == .kitty else { return "" }
        return [identifiers.shown, identifiers.next].sorted().map { graphics.deletion(of: $0) }.joined()
    }

    /// Returns the sequences that show a frame.
    mutating func sequences(for frame: InspectorFrame) -> String {
        var result = "\u{1B}[?2026h\u{1B}[?25l"
        let encoded = frame.lines.map { $0.encoded(with: colors) }
        // Text that is behind a picture would show where the picture was.
        if encoded.count != lines.count || place(of: frame.picture) != place(of: picture) {
            result += deletion + "\u{1B}[0m\u{1B}[2J"
            lines = []
            picture = nil
        }
        for (row, line) in encoded.enumerated() where !lines.indices.contains(row) || lines[row] != line {
            result += "\u{1B}[\(row + 1);1H" + line
        }
        lines = encoded
        if let new = frame.picture, new != picture, let graphics {
            result += "\u{1B}[\(new.row + 1);\(new.column + 1)H"
            result += (try? graphics.sequences(of: new.picture, identifier: identifiers.next)) ?? ""
            result += graphics.deletion(of: identifiers.shown)
            identifiers = (identifiers.next, identifiers.shown)
        }
        picture = frame.picture
        if let cursor = frame.cursor { result += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h" }
        return result + "\u{1B}[?2026l"
    }

    private func place(of picture: InspectorFrame.Picture?) -> [Int] {
        picture.map { [$0.column, $0.row, $0.picture.columns, $0.picture.rows] } ?? []
    }

    /// Returns the sequence that writes a text to the clipboard, OSC 52.
    static func copying(_ text: String, in terminal: Terminal) -> String {
        let sequence = "\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{07}"
        // GNU screen passes it to the terminal around it; tmux understands it.
        return terminal.isScreen ? "\u{1B}P\(sequence)\u{1B}\\" : sequence
    }
}
