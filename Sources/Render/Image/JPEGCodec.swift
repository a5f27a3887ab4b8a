import CImageCodecs
import Foundation

/// Decodes JPEG by libjpeg-turbo. Each call is one C function, so that its `longjmp` never crosses Swift frames.
enum JPEGDecoder {
    static func size(_ bytes: UnsafeRawBufferPointer) throws -> (width: Int, height: Int) {
        var info = cc_jpeg_info()
        try check(cc_jpeg_decode(bytes.baseAddress, bytes.count, &info, nil, 0), &info)
        guard info.width > 0, info.height > 0 else {
            throw ImageError.corrupt(format: .jpeg, detail: "a size of \(info.width) × \(info.height) pixels")
        }
        return (Int(info.width), Int(info.height))
    }

    static func decode(_ bytes: UnsafeRawBufferPointer, header: ImageHeader) throws -> Bitmap {
        let stride = header.width * 4
        let storage = PixelMemory.allocate(byteCount: stride * header.height)
        var info = cc_jpeg_info()
        do {
            let pixels = storage.assumingMemoryBound(to: UInt8.self)
            try check(cc_jpeg_decode(bytes.baseAddress, bytes.count, &info, pixels, stride), &info)
        } catch {
            storage.deallocate()
            throw error
        }
        if info.layout == Int32(CC_JPEG_CMYK) {
            mixInks(storage, count: header.width * header.height, isInverted: info.has_adobe_marker != 0)
        }
        return Bitmap(
            adopting: storage, width: header.width, height: header.height, bytesPerRow: stride, isOpaque: true)
    }

    /// Converts cyan, magenta, yellow and black to red, green and blue without a profile: by the light that each ink
    /// transmits. Adobe's programs write the inks inverted (255 is none).
    private static func mixInks(_ storage: UnsafeMutableRawPointer, count: Int, isInverted: Bool) {
        let pixels = storage.assumingMemoryBound(to: UInt32.self)
        var index = 0
        while index < count {
            let inks = isInverted ? pixels[index] : ~pixels[index]
            let black = inks >> 24
            let red = ((inks & 255) &* black &+ 127) / 255
            let green = (((inks >> 8) & 255) &* black &+ 127) / 255
            let blue = (((inks >> 16) & 255) &* black &+ 127) / 255
            pixels[index] = 0xFF00_0000 | red << 16 | green << 8 | blue
            index = index &+ 1
        }
    }

    static func check(_ status: Int32, _ info: inout cc_jpeg_info) throws {
        guard status != Int32(CC_JPEG_OK) else { return }
        let message = withUnsafeBytes(of: &info.message) { buffer in
            String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
        }
        switch status {
        case Int32(CC_JPEG_TRUNCATED): throw ImageError.truncated(format: .jpeg)
        case Int32(CC_JPEG_UNSUPPORTED):
            let detail = info.scan_limit_hit != 0 ? "more than 500 scans" : message
            throw ImageError.unsupported(format: .jpeg, detail: detail)
        case Int32(CC_JPEG_OUT_OF_MEMORY): throw ImageError.unsupported(format: .jpeg, detail: "out of memory")
        default: throw ImageError.corrupt(format: .jpeg, detail: message)
        }
    }
}

/// Encodes JPEG, for tools that make sample photographs. The same bitmap gives the same bytes.
public enum JPEGEncoder {
    /// Encodes `bitmap`; translucent pixels are composited on black.
    ///
    /// - Parameters:
    ///   - quality: The quality, 1…100, clamped; 85 is good for photographs.
    ///   - isProgressive: A Boolean value that indicates whether several scans, from coarse to fine, are written.
    /// - Throws: `ImageError.encodingFailed`, such as for sides over 65,500 pixels.
    public static func encode(_ bitmap: Bitmap, quality: Int = 85, isProgressive: Bool = false) throws -> Data {
        var info = cc_jpeg_info()
        var output: UnsafeMutablePointer<UInt8>?
        var length = 0
        let status = cc_jpeg_encode(
            bitmap.pixels.assumingMemoryBound(to: UInt8.self), UInt32(bitmap.width), UInt32(bitmap.height),
            bitmap.bytesPerRow, Int32(min(100, max(1, quality))), isProgressive ? 1 : 0, &output, &length, &info)
        defer { free(output) }
        do {
            try JPEGDecoder.check(status, &info)
        } catch {
            throw ImageError.encodingFailed(format: .jpeg, detail: "\(error)")
        }
        guard let output else { throw ImageError.encodingFailed(format: .jpeg, detail: "nothing was written") }
        return Data(bytes: output, count: length)
    }
}
