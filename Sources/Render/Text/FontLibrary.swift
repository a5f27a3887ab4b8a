import CImageCodecs
import Foundation
import Synchronization

/// The fonts that text is set in: files in a few directories, opened when first needed.
///
/// The host's font configuration isn't used: a face is looked up by its file's name in `directories`, in their order,
/// so that the same fonts give the same pixels on every machine. The fonts of system text are recognized by their
/// files' digests: another version of them isn't used, wherever it is. Safe to use from any thread.
public final class FontLibrary: Sendable {
    /// The environment variable with a colon-separated list of directories that are searched before the standard ones.
    public static let directoriesVariable = "BUILDER_FONT_PATH"

    /// The directories of Debian's packages fonts-inter, fonts-noto-cjk, fonts-noto-core, fonts-noto-color-emoji and
    /// fonts-dejavu-core.
    public static let standardDirectories = [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto",
        "/usr/share/fonts/truetype/dejavu",
    ]

    /// The folder of the user's data: `builder/fonts` in `XDG_DATA_HOME`, or in `~/.local/share`; nil without a home
    /// folder. `scripts/install-fonts` unpacks fonts there if the system's are other versions.
    public static var userDirectory: String? {
        let data =
            variable("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? variable("HOME").map { $0 + "/.local/share" }
        return data.map { $0 + "/builder/fonts" }
    }

    /// The process's library: pinned fonts, the directories of `directoriesVariable`, `userDirectory`, then
    /// `standardDirectories`.
    public static let shared = FontLibrary(
        directories: (variable(directoriesVariable) ?? "").split(separator: ":").map(String.init) + systemDirectories)

    /// Returns one variable's value; Foundation's dictionary would read all of them.
    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

    /// The directories in which a file's name begins with its family's.
    static let systemDirectories = [userDirectory].compactMap { $0 } + standardDirectories

    /// The directories in search order: that of pinned fonts, if there is one, first.
    public var directories: [String] {
        let pinned = state.withLock { $0.pinned?.folder }
        return (pinned.map { [$0] } ?? []) + searched
    }
    private let searched: [String]

    /// The number of changes of the pinned fonts: a face's file is the same as long as it is.
    package var generation: Int { state.withLock { $0.generation } }

    let state = Mutex(LookupResults())
    /// The cache of glyphs painted with the library's fonts.
    let glyphs: GlyphCache

    /// The fonts and digests found so far.
    struct LookupResults {
        /// The results of lookups by face name; nil for a face that wasn't found.
        var files: [String: FontFile?] = [:]
        /// The pinned fonts, which are searched first.
        var pinned: PinnedFonts?
        /// The number of changes of the pinned fonts.
        var generation = 0
        /// All fonts of the user's own directories, read when an unknown font is first looked up by name.
        var ownFiles: OwnFonts?
        /// The paths of system fonts in other versions, by face.
        var otherVersions: [String: String] = [:]
        /// Fonts that the app registered, by path.
        var registered: [FontFile] = []
        /// The results of lookups by family.
        var families: [FamilyKey: FontFile?] = [:]
        var digests: [String: String] = [:]
        var emoji: EmojiFont??
        /// The configuration of Fontconfig; nil until it is needed.
        var fontConfiguration: String?
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
        searched = directories
        self.glyphs = glyphs
    }

    /// Throws an error if the fonts of system text are missing or have another version, or if one of the user's own
    /// fonts can't be used; it names the file and the remedy.
    public func requireSystemFont() throws(FontError) {
        if file(named: InterFont.requiredFace) == nil { throw missingFace(InterFont.requiredFace) }
        if let error = ownFonts().errors.first { throw error }
    }

    /// Returns the error about a face that isn't found.
    func missingFace(_ name: String) -> FontError {
        guard InterFont.digests[name] != nil else { return .faceMissing(name: name, directories: directories) }
        if let path = state.withLock({ $0.otherVersions[name] }) {
            let version = (try? FontFile(path: path, index: 0))?.version ?? "unknown"
            return .otherSystemFont(path: path, version: version)
        }
        return .systemFontMissing(file: name + ".otf", directories: directories)
    }

    /// Returns a Boolean value that indicates whether a face's file exists. The result is cached.
    public func contains(_ face: FontFace) -> Bool { file(named: face.name) != nil }

    /// Returns the fingerprint of a face's file: its XXH3 hash in hexadecimal digits.
    public func digest(of face: FontFace) throws(FontError) -> String {
        guard let file = file(named: face.name) else { throw missingFace(face.name) }
        guard let digest = digest(ofFileAt: file.path) else {
            throw .unreadable(path: file.path, detail: "it can't be read")
        }
        return digest
    }

    private func digest(ofFileAt path: String) -> String? {
        if let known = state.withLock({ $0.digests[path] }) { return known }
        guard let digest = FontFile.digest(ofFileAt: path) else { return nil }
        state.withLock { $0.digests[path] = digest }
        return digest
    }

    /// The file that a face is drawn with.
    package struct Source: Hashable, Sendable {
        /// The file's path.
        package var path: String
        /// The version as the font names it.
        package var version: String
        /// The file's digest: XXH3, 64 bits, in hexadecimal.
        package var digest: String
        /// The Debian package that contains the face; nil for other fonts.
        package var package: String?
    }

    /// Returns the file that a face is drawn with.
    /// - Throws: `FontError` if there is none.
    package func source(of face: FontFace) throws(FontError) -> Source {
        let digest = try digest(of: face)
        guard let file = file(named: face.name) else { throw missingFace(face.name) }
        return Source(
            path: file.path, version: file.version, digest: digest, package: FallbackFonts.package(ofFace: face.name))
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
                guard access(path, R_OK) == 0, isVersionUsed(path, ofFace: name) else { continue }
                if let file = try? FontFile(path: path, index: index, name: name) { return file }
            }
        }
        // In the user's own directories a file may have any name.
        return ownFonts().files.first { $0.name == name }
    }

    /// Returns a Boolean value that indicates whether a file is the version of a system font that is drawn with; true
    /// for other fonts.
    private func isVersionUsed(_ path: String, ofFace name: String) -> Bool {
        guard let expected = InterFont.digests[name], digest(ofFileAt: path) != expected else { return true }
        state.withLock { $0.otherVersions[name] = $0.otherVersions[name] ?? path }
        return false
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

    /// Returns the fonts of the directories that aren't the system's, in the directories' order and by file name, and
    /// those that the app registered.
    func ownFonts() -> OwnFonts {
        if let known = state.withLock({ $0.ownFiles }) { return known }
        let (registered, pinned) = state.withLock { ($0.registered, $0.pinned?.folder) }
        var own = OwnFonts(registered, pinnedFolder: pinned)
        for directory in directories where !FontLibrary.systemDirectories.contains(directory) {
            own.add(filesIn: directory)
        }
        let made = own
        return state.withLock { state in
            if let known = state.ownFiles { return known }
            state.ownFiles = made
            return made
        }
    }

    private func nearest(_ family: String, weightClass: Double, isItalic: Bool) -> FontFile? {
        let wanted = family.lowercased()
        let stem = wanted.filter { $0 != " " }
        guard !stem.isEmpty else { return nil }
        let standard = directories.filter { FontLibrary.systemDirectories.contains($0) }
        let candidates = ownFonts().files + standard.flatMap { files(in: $0) { $0.lowercased().hasPrefix(stem) } }
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
    /// None of the directories has a file of Inter, the font that system text is drawn with.
    case systemFontMissing(file: String, directories: [String])
    /// No file exists for a face that a glyph run references.
    case faceMissing(name: String, directories: [String])
    /// None of the app's folders of resources has a font that its `Info.plist` lists under `UIAppFonts`.
    case appFontMissing(name: String, directories: [String])
    /// The file exists, but it isn't a readable font.
    case unreadable(path: String, detail: String)
    /// A font of system text is another version than the one that is drawn with.
    case otherSystemFont(path: String, version: String)
    /// Two different files of the user's own directories contain fonts of one name.
    case ambiguous(name: String, path: String, other: String)
    /// A pinned font isn't the one that was pinned.
    case pinnedFontChanged(path: String, expected: String, found: String)
    /// A pinned font's file is missing.
    case pinnedFontMissing(path: String)
    /// A transform makes glyphs larger than can be drawn, or flattens them to nothing. `pixels` is their height.
    case unusableScale(face: String, pixels: Double)
}

extension FontError: CustomStringConvertible {
    /// The error's message, with its remedy.
    public var description: String {
        switch self {
        case .systemFontMissing(let file, let directories):
            return "The font file \(file) was not found in \(directories.joined(separator: ", ")). "
                + "Install Inter (on Debian 12: apt-get install fonts-inter; elsewhere: scripts/install-fonts), "
                + "or add its folder to the environment variable \(FontLibrary.directoriesVariable)."
        case .faceMissing(let name, let directories):
            let package = FallbackFonts.package(ofFace: name).map { " (on Debian: apt-get install \($0))" } ?? ""
            return "The font \(name) was not found in \(directories.joined(separator: ", ")). Install it\(package), "
                + "or add its folder to the environment variable \(FontLibrary.directoriesVariable)."
        case .appFontMissing(let name, let directories):
            return "The app's font \(name) was not found in \(directories.joined(separator: ", ")). "
                + "Add the file to the resources of the app's target, or remove it from the list of fonts: UIAppFonts in "
                + "Info.plist, and fonts: in main.swift."
        case .otherSystemFont(let path, let version):
            return
                "The font \(path) is “\(version)”, and system text is drawn with version \(InterFont.version) of Debian "
                + "12's package fonts-inter 4.0~beta7. Run scripts/install-fonts, which unpacks that version, or run "
                + "“snapshot fonts pin” on a machine that has it."
        case .ambiguous(let name, let path, let other):
            return "\(path) and \(other) both contain a font named \(name). Remove one."
        case .pinnedFontChanged(let path, let expected, let found):
            return
                "The pinned font \(path) has the digest \(found), and \(expected) was pinned. Restore the file, or pin "
                + "the fonts again with “snapshot fonts pin” and record the baselines."
        case .pinnedFontMissing(let path):
            return
                "The pinned font \(path) is missing. Restore the file, or pin the fonts again with “snapshot fonts pin”."
        case .unreadable(let path, let detail):
            return "The font file \(path) can't be used: \(detail). Reinstall its package."
        case .unusableScale(let face, let pixels):
            return "Glyphs of \(face) can't be drawn \(pixels) pixels high. "
                + "Check the transform and the font size."
        }
    }
}
