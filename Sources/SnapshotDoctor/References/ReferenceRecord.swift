import Foundation
import Render

/// The record of the reference pictures: a hash of each file and of its pixels, and the versions that drew them.
struct ReferenceRecord: Hashable, Sendable {
    struct ReferenceHash: Hashable, Sendable {
        var name: String
        /// The hash of the PNG file.
        var bytes: String
        var pixels: String
    }

    var fingerprint: Fingerprint
    var pictures: [ReferenceHash]

    /// Draws the pictures here.
    /// - Throws: `RenderError`.
    @MainActor
    init(drawing references: [ReferenceSnapshot]) throws {
        fingerprint = Fingerprint(pixels: [:], encoder: [:])
        pictures = []
        for reference in references {
            let display = try reference.display()
            let bitmap = try display.bitmap()
            let own = display.fingerprint
            // The bare picture is encoded, without the other content of a baseline's file.
            let png = try PNGEncoder(fingerprint: own).encode(bitmap, scale: display.scale)
            let hash = FastHash()
            hash.update(png)
            fingerprint.pixels.merge(own.pixels) { $1 }
            fingerprint.encoder.merge(own.encoder) { $1 }
            pictures.append(
                ReferenceHash(name: reference.name, bytes: hash.text, pixels: bitmap.pixelHash(scale: display.scale)))
        }
    }

    init(fingerprint: Fingerprint, pictures: [ReferenceHash]) {
        self.fingerprint = fingerprint
        self.pictures = pictures
    }

    /// The record that this version was built with.
    static var builtIn: ReferenceRecord {
        ReferenceRecord(
            fingerprint: Fingerprint(text: ReferenceHashes.fingerprint) ?? Fingerprint(pixels: [:], encoder: [:]),
            pictures: ReferenceHashes.pictures.map { ReferenceHash(name: $0.name, bytes: $0.bytes, pixels: $0.pixels) })
    }
}
