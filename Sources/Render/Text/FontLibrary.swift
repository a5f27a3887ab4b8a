import CImageCodecs
import Foundation
import Synchronization

/// The fonts that text is set in: files in a few directories, opened when first needed.
///
/// The host's font configuration isn't used: a face is looked up by its file's name in `directories`, in their order,
/// so that the same fonts give the same pixels on every machine. Safe to use from any thread.
public final class FontLibrary: Sendable {
    /// The environment variable with a colon-separated list of directories that are searched before the standard ones.
    public static let directoriesVariable = "BUILDER_FONT_PATH"

    /// The directories of Debian's packages fonts-inter, fonts-noto-cjk, fonts-noto-core, fonts-noto-color-emoji and
    /// fonts-dejavu-core.
    public static let standardDirectories = [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto",
        "/usr/share/fonts/truetype/dejavu",
    ]

    /// The process's library: the directories of `directoriesVariable`, then `standardDirectories`.
    public static let shared = FontLibrary(
        directories: (getenv(directoriesVariable).map { String(cString: $0) } ?? "")
            .split(separator: ":").map(String.init) + standardDirectories)

    /// The directories in search order.
    public let directories: [String]
    let state = Mutex(LookupResults())
    /// The cache of glyphs painted with the library's fonts.
    let glyphs: GlyphCache

    /// The fonts and digests found so far.
    struct LookupResults {
        /// The results of lookups by face name; nil for a face that wasn't found.
        var files: [String: FontFile?] = [:]
        /// All fonts of the user's own directories, read when an unknown font is first looked up by name.
        var ownFiles: [FontFile]?
        /// The results of lookups by family.
        var families: [FamilyKey: FontFile?] = [:]
        var digests: [String: String] = [:]
        var emoji: EmojiFont??
    }

    struct FamilyKey: Hashable {
        var family: String
        var weightClass: Double
        var isItalic: Bool
    }

    /// Creates a library over directories, in search order. No file is opened yet.
    public convenience init(directories: [String]) { self.init(directories: directories, glyphs: GlyphCache()) }

    /// Creates a library with a given glyph cache.
    init(directories: [String], glyphs: GlyphCache) {
        self.directories = directories
        self.glyphs = glyphs
    }

    /// Throws an error that states how to install Inter if the system's font isn't found.
    public func requireSystemFont() throws(FontError) {
        let name = InterFont.name(of: FontSpec(size: 17), drawnItalic: false)
        if file(named: name) == nil { throw .systemFontMissing(file: name + ".otf", directories: directories) }
    }

    /// Returns a Boolean value that indicates whether a face's file exists. The result is cached.
    public func contains(_ face: FontFace) -> Bool { file(named: face.name) != nil }

    /// Returns the fingerprint of a face's file: its XXH3 hash in hexadecimal digits.
    public func digest(of face: FontFace) throws(FontError) -> String {
        guard let file = file(named: face.name) else { throw .faceMissing(name: face.name, directories: directories) }
        if let known = state.withLock({ $0.digests[file.path] }) { return known }
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: file.path), options: .alwaysMapped) else {
            throw .unreadable(path: file.path, detail: "it can't be read")
        }
        let hash = data.withUnsafeBytes { XXH3_64bits($0.baseAddress, $0.count) }
        let digits = String(hash, radix: 16)
        let digest = String(repeating: "0", count: 16 - digits.count) + digits
        state.withLock { $0.digests[file.path] = digest }
        return digest
    }

    /// Returns the fingerprints of the faces' files, by face name; missing faces are left out.
    public func digests(of faces: some Sequence<FontFace>) -> [String: String] {
        var result: [String: String] = [:]
        for face in faces where result[face.name] == nil { result[face.name] = try? digest(of: face) }
        return result
    }

    /// Returns the font whose face has this name, or nil if no directory has it.
    func file(named name: String) -> FontFile? {
        if let known = state.withLock({ $0.files[name] }) { return known }
        let found = open(named: name)
        return state.withLock { state in
            // Another thread may have inserted the file meanwhile: all threads get the same object.
            if let known = state.files[name] { return known }
            state.files[name] = .some(found)
            return found
        }
    }

    /// Returns the color font that emoji are drawn with, or nil if it isn't installed.
    func emojiFont() -> EmojiFont? {
        if let known = state.withLock({ $0.emoji }) { return known }
        let found = file(named: FallbackFonts.emojiFace).flatMap { EmojiFont(file: $0) }
        return state.withLock { state in
            if let known = state.emoji { return known }
            state.emoji = .some(found)
            return found
        }
    }

    private func open(named name: String) -> FontFile? {
        guard !name.isEmpty, !name.contains("/") else { return nil }
        let (stem, index) = FallbackFonts.fileStem(ofFace: name)
        for directory in directories {
            for suffix in [".otf", ".ttf", ".ttc"] {
                let path = directory + "/" + stem + suffix
                guard access(path, R_OK) == 0 else { continue }
                if let file = try? FontFile(path: path, index: index, name: name) { return file }
            }
        }
        // In the user's own directories a file may have any name.
        return FallbackFonts.package(ofFace: name) == nil ? ownFiles().first { $0.name == name } : nil
    }
}

/// Fonts looked up by the name of their family.
extension FontLibrary {
    /// Returns the font nearest to a weight and slant in a family, which may also be given by its full or PostScript
    /// name.
    ///
    /// All files of the user's directories are examined; in the standard directories, those whose names begin with the
    /// family's.
    func file(family: String, weightClass: Double, isItalic: Bool) -> FontFile? {
        let key = FamilyKey(family: family, weightClass: weightClass, isItalic: isItalic)
        if let known = state.withLock({ $0.families[key] }) { return known }
        let found = file(named: family) ?? nearest(family, weightClass: weightClass, isItalic: isItalic)
        state.withLock { $0.families[key] = .some(found) }
        return found
    }

    /// Returns the fonts of the nonstandard directories, in the directories' order and by file name.
    func ownFiles() -> [FontFile] {
        if let known = state.withLock({ $0.ownFiles }) { return known }
        let own = directories.filter { !FontLibrary.standardDirectories.contains($0) }
        let files = own.flatMap { self.files(in: $0) { _ in true } }
        return state.withLock { state in
            if let known = state.ownFiles { return known }
            state.ownFiles = files
            return files
        }
    }

    private func nearest(_ family: String, weightClass: Double, isItalic: Bool) -> FontFile? {
        let wanted = family.lowercased()
        let stem = wanted.filter { $0 != " " }
        guard !stem.isEmpty else { return nil }
        let standard = directories.filter { FontLibrary.standardDirectories.contains($0) }
        let candidates = ownFiles() + standard.flatMap { files(in: $0) { $0.lowercased().hasPrefix(stem) } }
        func distance(_ file: FontFile) -> Double {
            abs(file.weightClass - weightClass) + (file.isItalic == isItalic ? 0 : 10_000)
        }
        var best: FontFile?
        for file in candidates where file.familyNames.contains(where: { $0.lowercased() == wanted }) {
            if let other = best, distance(other) <= distance(file) { continue }
            best = file
        }
        guard let best else { return nil }
        // From now on the PostScript name finds the font too: glyph runs refer to it.
        state.withLock { state in
            if case .some(.some) = state.files[best.name] { return }
            state.files[best.name] = best
        }
        return best
    }

    private func files(in directory: String, where isWanted: (String) -> Bool) -> [FontFile] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        return names.sorted().compactMap { name in
            guard name.hasSuffix(".otf") || name.hasSuffix(".ttf"), isWanted(name) else { return nil }
            return try? FontFile(path: directory + "/" + name, index: 0)
        }
    }
}

/// An error that makes a font unusable; `description` states the remedy.
public enum FontError: Error, Hashable, Sendable {
    /// None of the directories has Inter, the font that system text is drawn with.
    case systemFontMissing(file: String, directories: [String])
    /// No file exists for a face that a glyph run references.
    case faceMissing(name: String, directories: [String])
    /// The file exists, but it isn't a readable font.
    case unreadable(path: String, detail: String)
    /// A transform makes glyphs larger than can be drawn, or flattens them to nothing. `pixels` is their height.
    case unusableScale(face: String, pixels: Double)
}

extension FontError: CustomStringConvertible {
    /// The error's message, with its remedy.
    public var description: String {
        switch self {
        case .systemFontMissing(let file, let directories):
            return "The font file \(file) was not found in \(directories.joined(separator: ", ")). "
                + "Install Inter (on Debian: apt-get install fonts-inter), "
                + "or add its folder to the environment variable \(FontLibrary.directoriesVariable)."
        case .faceMissing(let name, let directories):
            let package = FallbackFonts.package(ofFace: name).map { " (on Debian: apt-get install \($0))" } ?? ""
            return "The font \(name) was not found in \(directories.joined(separator: ", ")). Install it\(package), "
                + "or add its folder to the environment variable \(FontLibrary.directoriesVariable)."
        case .unreadable(let path, let detail):
            return "The font file \(path) can't be used: \(detail). Reinstall its package."
        case .unusableScale(let face, let pixels):
            return "Glyphs of \(face) can't be drawn \(pixels) pixels high. "
                + "Check the transform and the font size."
        }
    }
}
