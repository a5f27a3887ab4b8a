import CImageCodecs
import Foundation

/// Encodes JPEG, for tools that make sample photographs. The same bitmap gives the same bytes.
public enum JPEGEncoder {
    /// Encodes `bitmap`; translucent pixels are composited on black.
    ///
    /// - Parameters:
    ///   - quality: The quality, 1…100, clamped; 85 is good for photographs.
    ///   - isProgressive: Indicates that several scans, from coarse to fine, are written.
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
