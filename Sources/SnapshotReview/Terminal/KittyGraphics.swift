import Foundation

/// A PNG in Kitty's graphics protocol.
enum KittyGraphics {
    /// The most bytes of base64 that one piece may hold, by the protocol.
    static let pieceLength = 4096

    /// Returns the sequences that draw a picture at the cursor, over `columns` by `rows` cells.
    /// - Parameter movesCursor: whether the cursor ends behind the picture.
    static func pieces(png: Data, columns: Int, rows: Int, movesCursor: Bool = true) -> [String] {
        let text = Array(png.base64EncodedString().utf8)
        let starts = Array(stride(from: 0, to: text.count, by: pieceLength))
        return starts.map { start in
            let end = min(text.count, start + pieceLength)
            var keys = [end < text.count ? "m=1" : "m=0"]
            if start == 0 {
                // Transmit and show a PNG, without an answer.
                keys = ["a=T", "f=100", "q=2", "c=\(columns)", "r=\(rows)"] + (movesCursor ? [] : ["C=1"]) + keys
            }
            return "\u{1B}_G\(keys.joined(separator: ","));" + String(decoding: text[start..<end], as: UTF8.self)
                + "\u{1B}\\"
        }
    }
}
