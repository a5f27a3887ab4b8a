/// Reads sixels back into colours, written by the format's description alone.
struct SixelDecoder {
    struct Fault: Error {
        let reason: String
    }

    private(set) var width = 0
    private(set) var height = 0
    /// Row by row, in hundredths of red, green and blue; nil where nothing was drawn.
    private(set) var pixels: [[Int]?] = []
    /// Color registers that were defined.
    private(set) var registers: [Int: [Int]] = [:]
    private var bytes: ArraySlice<UInt8>

    init(_ text: String) throws {
        let start = "\u{1B}P0;1;0q"
        let end = "\u{1B}\\"
        guard text.hasPrefix(start), text.hasSuffix(end) else { throw Fault(reason: "no sixel string") }
        bytes = Array(text.utf8)[start.utf8.count...].dropLast(2)
        guard bytes.popFirst() == UInt8(ascii: "\"") else { throw Fault(reason: "no raster attributes") }
        let raster = numbers()
        guard raster.count == 4, raster[0] == 1, raster[1] == 1 else { throw Fault(reason: "no square pixels") }
        (width, height) = (raster[2], raster[3])
        pixels = Array(repeating: nil, count: width * height)
        try readBody()
    }

    private mutating func readBody() throws {
        var (x, top, color) = (0, 0, -1)
        while let byte = bytes.popFirst() {
            switch byte {
            case UInt8(ascii: "#"):
                let values = numbers()
                if values.count == 5, values[1] == 2 { registers[values[0]] = Array(values[2...]) }
                color = values[0]
            case UInt8(ascii: "$"): x = 0
            case UInt8(ascii: "-"): (x, top) = (0, top + 6)
            case UInt8(ascii: "!"):
                let count = numbers()[0]
                guard let character = bytes.popFirst() else { throw Fault(reason: "a run of nothing") }
                try draw(character, count, &x, top, color)
            default: try draw(byte, 1, &x, top, color)
            }
        }
    }

    private mutating func draw(_ character: UInt8, _ count: Int, _ x: inout Int, _ top: Int, _ color: Int) throws {
        guard (0x3F...0x7E).contains(character) else { throw Fault(reason: "character \(character)") }
        guard x + count <= width else { throw Fault(reason: "beyond the right edge") }
        for bit in 0..<6 where (character - 0x3F) >> bit & 1 == 1 {
            guard top + bit < height else { throw Fault(reason: "below the last row") }
            guard let value = registers[color] else { throw Fault(reason: "color \(color) is not defined") }
            for column in x..<x + count { pixels[(top + bit) * width + column] = value }
        }
        x += count
    }

    private mutating func numbers() -> [Int] {
        var text = ""
        while let byte = bytes.first, byte == UInt8(ascii: ";") || (48...57).contains(byte) {
            text.unicodeScalars.append(Unicode.Scalar(byte))
            bytes = bytes.dropFirst()
        }
        return text.split(separator: ";").compactMap { Int($0) }
    }
}
