import Foundation

extension NSData {
    /// The format of compressed data.
    public enum CompressionAlgorithm: Int, Sendable {
        /// Apple's format for speed and size.
        case lzfse
        /// LZ4 without frames.
        case lz4
        /// LZMA at level 6.
        case lzma
        /// DEFLATE, RFC 1951, at level 5.
        case zlib
    }

    /// Throws: Foundation on Linux brings no library of these formats along.
    ///
    /// - Throws: `CocoaError` with the code of `compressionFailed`, 5376.
    public func compressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        throw CocoaError(CocoaError.Code(rawValue: 5376))
    }

    /// Throws: Foundation on Linux brings no library of these formats along.
    ///
    /// - Throws: `CocoaError` with the code of `decompressionFailed`, 5377.
    public func decompressed(using algorithm: CompressionAlgorithm) throws -> NSData {
        throw CocoaError(CocoaError.Code(rawValue: 5377))
    }
}

extension NSMutableData {
    /// Throws as `compressed(using:)` does; the data stays as it is.
    public func compress(using algorithm: CompressionAlgorithm) throws {
        setData(try compressed(using: algorithm) as Data)
    }

    /// Throws as `decompressed(using:)` does; the data stays as it is.
    public func decompress(using algorithm: CompressionAlgorithm) throws {
        setData(try decompressed(using: algorithm) as Data)
    }
}
