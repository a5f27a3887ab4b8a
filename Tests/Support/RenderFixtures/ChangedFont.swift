import Foundation

/// Font files with one field changed.
public enum ChangedFont {
    /// Returns a font with half the units per em: its letters are twice as large under the same names.
    public static func twiceAsLarge(_ font: Data) -> Data {
        changing(font, table: "head", at: 18) { $0 / 2 }
    }

    /// Returns a font that has no glyphs.
    public static func withoutGlyphs(_ font: Data) -> Data {
        changing(font, table: "maxp", at: 4) { _ in 0 }
    }

    /// Changes a field of 16 bits.
    private static func changing(
        _ font: Data, table: String, at position: Int, _ change: (UInt16) -> UInt16
    ) -> Data {
        var data = Data(font)
        // The tables' directory: 12 bytes, then 16 for each table, with its tag first and its offset at 8.
        for record in stride(from: 12, to: 12 + Int(data[5]) * 16, by: 16)
        where data[record..<record + 4].elementsEqual(table.utf8) {
            let field = data[record + 8..<record + 12].reduce(0) { $0 << 8 | Int($1) } + position
            let value = change(UInt16(data[field]) << 8 | UInt16(data[field + 1]))
            (data[field], data[field + 1]) = (UInt8(value >> 8), UInt8(value & 0xFF))
        }
        return data
    }
}
