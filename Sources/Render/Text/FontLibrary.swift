import CImageCodecs
import Foundation
import Synchronization

/// The fonts that text is set in: files in a few known folders, opened when first needed.
///
/// The host's font configuration plays no part: a face is looked up by its file's name in `directories`, in their order,
/// so the same fonts give the same pixels on every machine. Safe to use from any thread.
public final class FontLibrary: Sendable {
    /// The environment variable that lists folders, separated by colons, to be searched before the usual ones.
    public static let directoriesVariable = "BUILDER_FONT_PATH"

    /// Where Debian's packages fonts-inter, fonts-noto-cjk, fonts-noto-core, fonts-noto-color-emoji and
    /// fonts-dejavu-core put their files.
    public static let standardDirectories = [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto",
        "/usr/share/fonts/truetype/dejavu",
    ]

    /// The library of the process: the folders of `directoriesVariable`, then `standardDirectories`.
    public static let shared = FontLibrary(
        directories: (getenv(directoriesVariable).map { String(cString: $0) } ?? "")
            .split(separator: ":").map(String.init) + standardDirectories)

    /// The folders, searched in this order.
    public let directories: [String]
    let state = Mutex(State())
    /// The glyphs that were painted with its fonts.
    let glyphs: GlyphCache

    struct State {
        /// What a look-up by face name gave; nil for "not there".
        var files: [String: FontFile?] = [:]
        /// All fonts of the user's own folders, read when a font that we don't know is first asked for by name.
        var ownFiles: [FontFile]?
        /// What a look-up by family gave.
        var families: [FamilyKey: FontFile?] = [:]
        var digests: [String: String] = [:]
        var emoji: EmojiFont??
    }

    struct FamilyKey: Hashable {
        var family: String
        var weightClass: Double
        var isItalic: Bool
    }

    /// A library over these folders, in the order of the search. Nothing is opened yet.
    public convenience init(directories: [String]) {
        self.init(directories: directories, glyphs: GlyphCache())
    }

    /// The same with a cache of another size.
    init(directories: [String], glyphs: GlyphCache) {
        self.directories = directories
        self.glyphs = glyphs
    }

    /// Throws the error that says how to install Inter if the system's font is not there.
    public func requireSystemFont() throws(FontError) {
        let name = InterFont.name(of: FontSpec(size: 17), drawnItalic: false)
        if file(named: name) == nil {
            throw .systemFontMissing(file: name + ".otf", directories: directories)
        }
    }

    /// True when a face's file is there. Cheap after the first time.
    public func contains(_ face: FontFace) -> Bool {
        file(named: face.name) != nil
    }

    /// A fingerprint of a face's file: its XXH3 hash, in hexadecimal digits.
    public func digest(of face: FontFace) throws(FontError) -> String {
        guard let file = file(named: face.name) else {
            throw .faceMissing(name: face.name, directories: directories)
        }
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

    /// The fingerprints of the faces' files, by face name; faces that aren't there are left out.
    public func digests(of faces: some Sequence<FontFace>) -> [String: String] {
        var result: [String: String] = [:]
        for face in faces where result[face.name] == nil {
            result[face.name] = try? digest(of: face)
        }
        return result
    }

    /// The font whose face has this name; nil when no folder has it.
    func file(named name: String) -> FontFile? {
        if let known = state.withLock({ $0.files[name] }) { return known }
        let found = open(named: name)
        return state.withLock { state in
            // Another thread may have been quicker: everybody gets the same object.
            if let known = state.files[name] { return known }
            state.files[name] = .some(found)
            return found
        }
    }

    /// The colour font that emoji are drawn with; nil when it isn't installed.
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
        // In the user's own folders a file may have any name.
        return FallbackFonts.package(ofFace: name) == nil ? ownFiles().first { $0.name == name } : nil
    }
}
