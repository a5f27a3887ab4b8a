import CCairo
import Foundation

/// The SHA-256 of a file's bytes, made by GLib: quick enough for hundreds of pictures, whatever the build's settings.
struct FileDigest: Hashable, Sendable {
    /// Thirty-two.
    let bytes: [UInt8]

    init(_ data: Data) {
        var bytes = [UInt8](repeating: 0, count: 32)
        let checksum = g_checksum_new(G_CHECKSUM_SHA256)
        defer { g_checksum_free(checksum) }
        data.withUnsafeBytes { content in
            guard let start = content.bindMemory(to: UInt8.self).baseAddress else { return }
            // As many at once as GLib's number holds on any machine.
            var place = 0
            while place < content.count {
                let count = min(content.count - place, 1 << 24)
                g_checksum_update(checksum, start + place, gssize(count))
                place += count
            }
        }
        var count = gsize(bytes.count)
        g_checksum_get_digest(checksum, &bytes, &count)
        self.bytes = bytes
    }

    init(_ text: String) {
        self.init(Data(text.utf8))
    }

    /// Sixty-four small hexadecimal digits.
    var text: String {
        let digits = Array("0123456789abcdef")
        return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
    }

    /// As a content security policy has it.
    var base64: String { Data(bytes).base64EncodedString() }
}
