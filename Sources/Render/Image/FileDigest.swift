import CImageCodecs
import Foundation

/// The SHA-256 of a file's bytes, computed by OpenSSL's libcrypto with the processor's own instructions, so that thousands of
/// pictures are quick whatever the build's settings.
package struct FileDigest: Hashable, Sendable {
    /// Thirty-two.
    let bytes: [UInt8]

    package init(_ data: Data) {
        var bytes = [UInt8](repeating: 0, count: 32)
        let isMade = data.withUnsafeBytes { cc_sha256($0.baseAddress, $0.count, &bytes) }
        precondition(isMade, "OpenSSL is set up here without SHA-256, which every hash of a file needs")
        self.bytes = bytes
    }

    package init(_ text: String) {
        self.init(Data(text.utf8))
    }

    /// Sixty-four small hexadecimal digits.
    package var text: String {
        let digits = Array("0123456789abcdef")
        return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }

    /// As a content security policy has it.
    package var base64: String { Data(bytes).base64EncodedString() }
}
