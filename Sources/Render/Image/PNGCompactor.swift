import CImageCodecs
import Foundation

/// The smallest of many encodings of an image's pixels.
struct PNGCompactor {
    private let compressor: Compressor
    private(set) var best: (lines: PNGScanlines, data: Data)?

    /// Tries the ordinary encoding, color, gray if the image is gray, and a palette if it has at most 256 colors; each
    /// without filter, with each of the five, and with the likeliest filter for each row; all compressed at the highest
    /// level.
    ///
    /// - Parameter level: The level of the ordinary encoding, which is one of the candidates.
    /// - Throws: `ImageError.encodingFailed` when memory runs out.
    init(_ bitmap: Bitmap, isOpaque: Bool, level: Int) throws {
        compressor = try Compressor(level: 12)
        let color = PNGScanlines(bitmap, isOpaque: isOpaque)
        best = (color, try Compressor(level: level).compress(color.bytes, count: color.count))
        let palette = PNGScanlines(paletteOf: bitmap)
        let gray = PNGScanlines(grayOf: color, width: bitmap.width)
        if let palette { try add(palette) }
        if let gray { try add(gray) }
        // A palette only loses against color when it is much of the file.
        if (palette == nil && gray == nil) || (best?.data.count ?? 0) < 4096 { try add(color) }
    }

    private mutating func add(_ lines: PNGScanlines) throws {
        try lines.forEachFiltering { rows in
            let data = try compressor.compress(rows, count: lines.count)
            guard let best else {
                self.best = (lines, data)
                return
            }
            if data.count + lines.paletteSize < best.data.count + best.lines.paletteSize { self.best = (lines, data) }
        }
    }
}

/// A compressor of libdeflate.
final class Compressor {
    private let compressor: OpaquePointer

    /// Creates a compressor.
    ///
    /// - Parameter level: The compression level, 1…12.
    /// - Throws: `ImageError.encodingFailed` when memory runs out.
    init(level: Int) throws {
        guard let compressor = libdeflate_alloc_compressor(Int32(level)) else {
            throw ImageError.encodingFailed(format: .png, detail: "out of memory")
        }
        self.compressor = compressor
    }

    deinit {
        libdeflate_free_compressor(compressor)
    }

    /// Returns the bytes as a zlib stream.
    func compress(_ bytes: UnsafeRawPointer, count: Int) throws -> Data {
        let room = libdeflate_zlib_compress_bound(compressor, count)
        let output = UnsafeMutableRawPointer.allocate(byteCount: room, alignment: 16)
        defer { output.deallocate() }
        let size = libdeflate_zlib_compress(compressor, bytes, count, output, room)
        guard size > 0 else { throw ImageError.encodingFailed(format: .png, detail: "the compressor gave up") }
        return Data(bytes: output, count: size)
    }
}
