/// A picture as DEC's sixels: bands of six rows, in each of them one pass for each colour.
///
/// The same picture gives the same text. Clear pixels leave what is behind them.
enum SixelEncoder {
    static func text(_ picture: ShownPixels) -> String {
        let palette = SixelPalette(picture)
        var text: [UInt8] = []
        // Pixels as high as wide, and clear where nothing is drawn.
        text += "\u{1B}P0;1;0q\"1;1;\(picture.width);\(picture.height)".utf8
        for (index, color) in palette.colors.enumerated() {
            text += "#\(index);2;\(color.red);\(color.green);\(color.blue)".utf8
        }
        for top in stride(from: 0, to: picture.height, by: 6) {
            if top > 0 { text.append(UInt8(ascii: "-")) }
            var band = Band(width: picture.width)
            for y in top..<min(top + 6, picture.height) {
                band.add(palette.indices[y * picture.width..<(y + 1) * picture.width], bit: 1 << UInt8(y - top))
            }
            band.write(to: &text)
        }
        text += "\u{1B}\\".utf8
        return String(decoding: text, as: UTF8.self)
    }

    /// Six rows, or the last few.
    private struct Band {
        let width: Int
        /// For each colour of the band, by its index: which of the six pixels of each column have it.
        private var masks: [Int: [UInt8]] = [:]

        init(width: Int) {
            self.width = width
        }

        mutating func add(_ row: ArraySlice<Int16>, bit: UInt8) {
            var start = row.startIndex
            while start < row.endIndex {
                let color = row[start]
                var end = start + 1
                while end < row.endIndex, row[end] == color { end += 1 }
                if color >= 0 {
                    for place in start..<end {
                        masks[Int(color), default: [UInt8](repeating: 0, count: width)][place - row.startIndex] |= bit
                    }
                }
                start = end
            }
        }

        func write(to text: inout [UInt8]) {
            for (place, index) in masks.keys.sorted().enumerated() {
                guard let mask = masks[index] else { continue }
                if place > 0 { text.append(UInt8(ascii: "$")) }
                text += "#\(index)".utf8
                Self.write(mask, to: &text)
            }
        }

        /// Runs of the same character are counted; what is clear at the end is left out.
        private static func write(_ mask: [UInt8], to text: inout [UInt8]) {
            let count = (mask.lastIndex { $0 != 0 } ?? -1) + 1
            var start = 0
            while start < count {
                var end = start + 1
                while end < count, mask[end] == mask[start] { end += 1 }
                let character = mask[start] + 0x3F
                if end - start > 3 {
                    text += "!\(end - start)".utf8
                    text.append(character)
                } else {
                    text.append(contentsOf: repeatElement(character, count: end - start))
                }
                start = end
            }
        }
    }
}
