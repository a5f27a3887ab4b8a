import BuilderUIKit
import Foundation
import Render
import SnapshotCore

/// A picture that was laid out for one appearance.
struct LaidOutImage: WarningProviding, Sendable {
    var display: Display
    var warnings: [String]
}

/// Lays out, paints and encodes pictures.
package struct ImageRenderer: Sendable {
    /// Lays out a picture, once for each appearance.
    var layOut:
        @MainActor @Sendable (DocumentationPicture, Catalog, Appearance, ScreenInput) async throws -> LaidOutImage
    /// Encodes pixels as a file.
    var encode: @Sendable (Bitmap, Display) throws -> Data = { bitmap, display in
        try PNGEncoder(fingerprint: display.fingerprint).encode(bitmap, scale: display.scale)
    }

    /// The renderer that draws as `DocumentationDrawing` does.
    package static let documentation = ImageRenderer { picture, catalog, appearance, input in
        let drawing = try await DocumentationDrawing(picture, in: catalog, appearance: appearance, input: input)
        return LaidOutImage(display: drawing.display, warnings: drawing.warnings)
    }
}

/// A picture in one appearance, and its files.
struct ImageVariant: Sendable {
    var picture: DocumentationPicture
    var appearance: Appearance
    /// The folders that contain its files.
    var folders: [String]

    /// The name for messages.
    var name: String { "\(picture.name) (\(appearance))" }
}

/// The drawn files of an item.
struct RenderedVariant: Sendable {
    struct VariantFile: Sendable {
        var path: String
        var state: ImageFileState
        /// The data to write; nil for nothing.
        var data: Data?
    }

    /// The size in points.
    var size: CGSize
    var files: [VariantFile] = []
    /// The file's content at the highest density, if it was requested.
    var largest: Data?
}

/// Writes the drawn pixels.
struct ImageWriter: Sendable {
    let drawer: ImageRenderer
    /// A Boolean value that indicates whether no files are written.
    var onlyChecks: Bool
    /// A Boolean value that indicates whether each item's content at the highest density is returned.
    var keepsLargest: Bool

    /// Paints a picture at each density and compares it with its files; encodes each file to write once for all
    /// folders.
    /// - Throws: `RenderError`, `ImageError`, `DocumentationError`.
    func finish(_ item: ImageVariant, _ laidOut: LaidOutImage) throws -> RenderedVariant {
        var drawn = RenderedVariant(size: laidOut.display.size)
        let scales = item.picture.scales.sorted()
        for scale in scales {
            let isLargest = keepsLargest && scale == scales.last
            if item.folders.isEmpty, !isLargest { continue }
            var display = laidOut.display
            display.scale = Double(scale)
            let bitmap = try display.bitmap()
            let name = ImageFileName(picture: item.picture.name, appearance: item.appearance, scale: scale).fileName
            var made: Data?
            func data() throws -> Data {
                if let made { return made }
                let data = try drawer.encode(bitmap, display)
                made = data
                return data
            }
            for folder in item.folders {
                let path = FilePaths.join(folder, name)
                let state = ImageFileState(
                    path: path, bitmap: bitmap, scale: display.scale, fingerprint: display.fingerprint)
                if !onlyChecks { try state.checkReplaceable(path) }
                let isWritten = !onlyChecks && !state.isCurrent
                drawn.files.append(
                    RenderedVariant.VariantFile(path: path, state: state, data: isWritten ? try data() : nil))
            }
            if isLargest { drawn.largest = try kept(drawn.files) ?? data() }
        }
        return drawn
    }

    /// Returns the content of a file that is kept, so that it needn't be encoded again.
    private func kept(_ files: [RenderedVariant.VariantFile]) -> Data? {
        guard let last = files.last, last.state == .same else { return nil }
        return try? Data(contentsOf: URL(fileURLWithPath: last.path))
    }
}
