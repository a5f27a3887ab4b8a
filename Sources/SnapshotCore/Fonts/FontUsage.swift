import BuilderUIKit
import Render

/// The fonts that the pictures of a catalog are drawn with.
package struct FontUsage {
    /// A font with its file.
    package struct Font: Hashable, Sendable, Codable {
        /// The face's name, such as `Inter-Regular`.
        package var name: String
        /// The version as the font names it.
        package var version: String
        /// The file's digest: XXH3, 64 bits, in hexadecimal.
        package var digest: String
        /// The number of pictures that contain it.
        package var pictures: Int
        /// The file's path.
        package var path: String
        /// The Debian package that contains the font; nil for others.
        package var package: String?
    }

    /// The fonts, by name.
    package private(set) var fonts: [Font] = []
    /// The pictures with characters that no font has, and the reason.
    package private(set) var incomplete: [(picture: String, text: MissingText)] = []

    /// Lays out pictures, and collects their fonts.
    /// - Throws: `FontError`, `RenderError`, or an error of a screen.
    @MainActor
    package init(of pictures: [DeclaredPicture], console: Console) async throws {
        var counts: [String: Int] = [:]
        let input = ScreenInput(warn: { _ in })
        for (index, picture) in pictures.enumerated() {
            console.status("[\(index + 1)/\(pictures.count)] \(picture.name)")
            let display = try await WarningLog().asCurrent {
                try await picture.screen.display(for: picture.configuration, input: input)
            }
            for name in Set(display.layer.fontFaces.map(\.name)) { counts[name, default: 0] += 1 }
            if !picture.screen.allowsMissingGlyphs {
                incomplete += display.missingTexts.map { (picture.name, $0) }
            }
        }
        console.status(nil)
        for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
            let source = try FontLibrary.shared.source(of: FontFace(name: name))
            fonts.append(
                Font(
                    name: name, version: source.version, digest: source.digest, pictures: count, path: source.path,
                    package: source.package))
        }
    }

    /// The fonts as a table.
    package var text: String {
        TextTable.text(
            [["font", "version", "digest", "pictures", "file"]]
                + fonts.map { [$0.name, $0.version, $0.digest, "\($0.pictures)", $0.path] })
    }
}
