import CImageCodecs
import Foundation

/// The SHA-256 of a file's bytes, computed by OpenSSL's libcrypto with the processor's own instructions, so that
/// hashing thousands of images is fast in unoptimized builds too.
package struct FileDigest: Hashable, Sendable {
    /// The 32 bytes of the hash.
    let bytes: [UInt8]

    /// Creates the digest of a file's content.
    package init(_ data: Data) {
        var bytes = [UInt8](repeating: 0, count: 32)
        let isMade = data.withUnsafeBytes { cc_sha256($0.baseAddress, $0.count, &bytes) }
        precondition(isMade, "OpenSSL is set up here without SHA-256, which every hash of a file needs")
        self.bytes = bytes
    }

    /// Creates the digest of a text's UTF-8.
    package init(_ text: String) {
        self.init(Data(text.utf8))
    }

    /// The hash as 64 lowercase hexadecimal digits.
    package var text: String {
        let digits = Array("0123456789abcdef")
        return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }

    /// The hash in Base64, as in a content security policy.
    package var base64: String { Data(bytes).base64EncodedString() }
}
