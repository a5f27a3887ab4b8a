import BuilderUIKit
import Foundation
import Render
import SnapshotCore

/// A picture that was laid out for one appearance.
struct LaidOutImage: HasWarnings, Sendable {
    var display: Display
    var warnings: [String]
}

/// Lays out, paints and encodes pictures.
package struct ImageRenderer: Sendable {
    /// Lays a picture out, once for each appearance.
    var layOut:
        @MainActor @Sendable (DocumentationPicture, Catalog, Appearance, ScreenInput) async throws -> LaidOutImage
    /// Makes a file of pixels.
    var encode: @Sendable (Bitmap, Display) throws -> Data = { bitmap, display in
        try PNGEncoder(fingerprint: display.fingerprint).encode(bitmap, scale: display.scale)
    }
}
