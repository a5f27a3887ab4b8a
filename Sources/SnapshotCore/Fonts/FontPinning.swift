import Foundation
import Render

/// Copies the fonts of a catalog's pictures beside its baselines, from where every machine takes them first.
package struct FontPinning {
    /// The folder of the fonts, such as `Snapshots/.fonts`.
    package let folder: String

    /// Creates the pinning of a folder of baselines.
    package init(besideBaselines baselines: String) { folder = "\(baselines)/\(PinnedFonts.folderName)" }

    /// Copies fonts that aren't pinned yet, and writes the list; files of fonts that no picture contains are deleted.
    ///
    /// - Returns: The paths of the written and the deleted files.
    /// - Throws: `FontError`, `AtomicFileError` or `CommandError`.
    package func pin(_ usage: FontUsage, through signals: DeferredSignals) throws -> (
        written: [String], deleted: [String]
    ) {
        var written: [String] = []
        let known = (try? PinnedFonts(folder: folder))?.fonts ?? []
        try FilePaths.makeFolder(folder)
        var fonts: [PinnedFonts.Font] = []
        for font in usage.fonts {
            let file = Self.fileName(of: font)
            let license = try license(of: font)
            fonts.append(
                PinnedFonts.Font(
                    name: font.name, file: file, version: font.version, digest: font.digest,
                    license: license.map(\.name)))
            if let license { try write(license.text, to: license.name, through: signals, &written) }
            if font.path != "\(folder)/\(file)" {
                try write(Data(contentsOf: URL(fileURLWithPath: font.path)), to: file, through: signals, &written)
            }
        }
        let kept = Set(fonts.flatMap { [$0.file, $0.license].compactMap { $0 } })
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try write(encoder.encode(fonts) + Data("\n".utf8), to: PinnedFonts.listName, through: signals, &written)
        var deleted: [String] = []
        for old in Set(known.flatMap { [$0.file, $0.license].compactMap { $0 } }).subtracting(kept).sorted() {
            if unlink("\(folder)/\(old)") == 0 { deleted.append("\(folder)/\(old)") }
        }
        return (written, deleted)
    }

    /// Returns the differences of the pinned fonts from those of the pictures, one line each; none if all are pinned.
    ///
    /// - Throws: `FontError` if a pinned font is missing or was changed.
    package func differences(from usage: FontUsage) throws(FontError) -> [String] {
        let pinned = try PinnedFonts(folder: folder).fonts
        let missing = usage.fonts.filter { font in !pinned.contains { $0.name == font.name && $0.digest == font.digest }
        }
        let unused = pinned.filter { font in !usage.fonts.contains { $0.name == font.name } }
        return missing.map { "\($0.name) isn't pinned (\($0.path))" }
            + unused.map { "\($0.name) is pinned, but unused" }
    }

    private func write(
        _ data: Data, to name: String, through signals: DeferredSignals, _ written: inout [String]
    ) throws {
        let path = "\(folder)/\(name)"
        if (try? Data(contentsOf: URL(fileURLWithPath: path))) == data { return }
        try signals.whileDeferred { try AtomicFile.write(data, to: path) }
        written.append(path)
    }

    /// Returns the license of a font: that of its Debian package, or the file beside it.
    private func license(of font: FontUsage.Font) throws -> (name: String, text: Data)? {
        let directory = FilePaths.folder(of: font.path)
        // Beside a pinned font is the license that was pinned with it.
        var candidates = ["\(directory)/\(Self.licenseName(font.package ?? font.name))"]
        if let package = font.package { candidates.append("/usr/share/doc/\(package)/copyright") }
        candidates += ["OFL.txt", "LICENSE.txt", "LICENSE", "LICENSE.md", "copyright"].map { "\(directory)/\($0)" }
        for path in candidates {
            guard let text = try? Data(contentsOf: URL(fileURLWithPath: path)) else { continue }
            return (Self.licenseName(font.package ?? font.name), text)
        }
        return nil
    }

    /// Returns the name of a font's copy: its face's, since files in different folders may have the same name; a
    /// collection keeps its own, by which its faces are found.
    private static func fileName(of font: FontUsage.Font) -> String {
        let name = FilePaths.name(of: font.path)
        guard let dot = name.lastIndex(of: "."), !name.hasSuffix(".ttc") else { return name }
        return font.name + name[dot...]
    }

    private static func licenseName(_ owner: String) -> String { "LICENSE-\(owner).txt" }
}
