import Foundation
import Render

/// The record of the reference pictures: a hash of each file and of its pixels, and the versions that drew them.
package struct ReferenceRecord: Hashable, Sendable {
    struct Picture: Hashable, Sendable {
        var name: String
        /// Of the PNG file.
        var bytes: String
        /// Of the pixels alone.
        var pixels: String
    }

    var fingerprint: Fingerprint
    var pictures: [Picture]

    /// Draws the pictures here.
    /// - Throws: `RenderError`.
    @MainActor
    package init(drawing references: [ReferenceSnapshot]) throws {
        fingerprint = Fingerprint(pixels: [:], encoder: [:])
        pictures = []
        for reference in references {
            let display = try reference.display()
            let bitmap = try display.bitmap()
            let own = display.fingerprint
            // Encoded as the bare picture, whatever else a baseline's file may hold.
            let png = try PNGEncoder(fingerprint: own).encode(bitmap, scale: display.scale)
            let hash = FastHash()
            hash.update(png)
            fingerprint.pixels.merge(own.pixels) { $1 }
            fingerprint.encoder.merge(own.encoder) { $1 }
            pictures.append(
                Picture(name: reference.name, bytes: hash.text, pixels: bitmap.pixelHash(scale: display.scale)))
        }
    }

    init(fingerprint: Fingerprint, pictures: [Picture]) {
        self.fingerprint = fingerprint
        self.pictures = pictures
    }

    /// The one that this version was made with.
    package static var builtIn: ReferenceRecord {
        ReferenceRecord(
            fingerprint: Fingerprint(text: ReferenceHashes.fingerprint) ?? Fingerprint(pixels: [:], encoder: [:]),
            pictures: ReferenceHashes.pictures.map { Picture(name: $0.name, bytes: $0.bytes, pixels: $0.pixels) })
    }

    /// The source file that holds this record as the built-in one.
    var source: String {
        let lines = fingerprint.text.split(separator: "\n").map { "        \($0)" }.joined(separator: "\n")
        let rows = pictures.map { "        (\"\($0.name)\", \"\($0.bytes)\", \"\($0.pixels)\")," }.joined(
            separator: "\n")
        return """
            /// Made by scripts/make-doctor-references: the hashes of the reference pictures, and what drew them.
            enum ReferenceHashes {
                static let fingerprint = \"""
            \(lines)
                    \"""

                static let pictures: [(name: String, bytes: String, pixels: String)] = [
            \(rows)
                ]
            }

            """
    }
}
