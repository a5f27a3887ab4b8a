import Foundation
import Render

/// Puts PNG files together that the encoder would not write.
public enum TestPNG {
    /// - Parameters:
    ///   - type: PNG's color type: 0 gray, 2 color, 3 palette, 4 gray and alpha, 6 color and alpha.
    ///   - rows: a filter byte and the samples for each row.
    public static func file(
        width: Int, height: Int, depth: UInt8 = 8, type: UInt8, chunks: [(String, [UInt8])] = [], rows: [UInt8],
        interlaced: Bool = false
    ) -> Data {
        var writer = PNGChunkWriter(capacity: rows.count + 200)
        var header = Data()
        header.appendBigEndian(UInt32(width))
        header.appendBigEndian(UInt32(height))
        writer.append("IHDR", header + [depth, type, 0, 0, interlaced ? 1 : 0])
        for (name, content) in chunks { writer.append(name, Data(content)) }
        writer.append("IDAT", stored(rows))
        writer.append("IEND", Data())
        return writer.data
    }

    /// A zlib stream without compression, in blocks of at most 65,535 bytes.
    public static func stored(_ bytes: [UInt8]) -> Data {
        var data = Data([0x78, 0x01])
        var a: UInt32 = 1
        var b: UInt32 = 0
        var place = 0
        repeat {
            let count = min(65_535, bytes.count - place)
            let isLast = place + count == bytes.count
            data += [
                isLast ? 1 : 0, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8 & 255),
            ]
            data += bytes[place..<place + count]
            place += count
        } while place < bytes.count
        for byte in bytes {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        data.appendBigEndian(b << 16 | a)
        return data
    }
}
