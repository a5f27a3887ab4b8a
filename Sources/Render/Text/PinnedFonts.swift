import Foundation

/// Fonts that stand beside a user's baselines: the folder `.fonts`, with a list of its files in `fonts.json`.
public struct PinnedFonts: Sendable {
    /// The name of the folder beside the baselines.
    public static let folderName = ".fonts"
    /// The name of the list in the folder.
    public static let listName = "fonts.json"

    /// A font of the list.
    public struct Font: Hashable, Sendable, Codable {
        /// The face's name, such as `Inter-Regular`.
        public var name: String
        /// The file's name in the folder.
        public var file: String
        /// The version as the font names it.
        public var version: String
        /// The file's digest: XXH3, 64 bits, in hexadecimal.
        public var digest: String
        /// The name of the license's file in the folder.
        public var license: String?

        /// Creates an entry of the list.
        public init(name: String, file: String, version: String, digest: String, license: String? = nil) {
            self.name = name
            self.file = file
            self.version = version
            self.digest = digest
            self.license = license
        }
    }

    /// The folder's path.
    public let folder: String
    /// The fonts of the list, by name; empty without a list.
    public let fonts: [Font]

    /// Reads the list of a folder, and compares each file with it.
    ///
    /// - Throws: `FontError` for a list that can't be read, and for a file that is missing or was changed.
    public init(folder: String) throws(FontError) {
        self.folder = folder
        let path = folder + "/" + Self.listName
        guard FileManager.default.fileExists(atPath: path) else {
            fonts = []
            return
        }
        do {
            fonts = try JSONDecoder().decode([Font].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw .unreadable(path: path, detail: "it is not a list of fonts")
        }
        for font in fonts {
            let path = folder + "/" + font.file
            guard !font.file.contains("/"), let digest = FontFile.digest(ofFileAt: path) else {
                throw .pinnedFontMissing(path: path)
            }
            guard digest == font.digest else {
                throw .pinnedFontChanged(path: path, expected: font.digest, found: digest)
            }
        }
    }
}

extension FontLibrary {
    /// Searches the fonts beside a folder of baselines before all others, instead of those that were pinned before.
    ///
    /// Call it before content is laid out, and don't change the folder until it is painted.
    ///
    /// - Parameter baselines: The path of the folder with the baselines; nil, or a folder without pinned fonts, for
    ///   none.
    /// - Throws: `FontError` if a pinned font is missing or was changed.
    public func usePinnedFonts(besideBaselines baselines: String?) throws(FontError) {
        let folder = baselines.map { $0 + "/" + PinnedFonts.folderName }.flatMap { path in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            return exists && isFolder.boolValue ? path : nil
        }
        guard state.withLock({ $0.pinned?.folder }) != folder else { return }
        var pinned: PinnedFonts?
        if let folder { pinned = try PinnedFonts(folder: folder) }
        state.withLock { [pinned] state in
            var changed = LookupResults()
            changed.registered = state.registered
            changed.pinned = pinned
            changed.generation = state.generation + 1
            state = changed
        }
        forgetTexts()
    }

    /// Discards texts that were shaped with the fonts before a change.
    private func forgetTexts() {
        if self === FontLibrary.shared { ParagraphTypesetter.shared.fontsChanged() }
    }
}

extension FontLibrary {
    /// Makes a file's font available by its PostScript and family names, before the system's fonts. Registering the
    /// same file again has no effect.
    ///
    /// - Throws: `FontError` for a file that isn't a font, or another file with a font of that name.
    public func register(fontAt path: String) throws(FontError) {
        _ = ownFonts()
        try state.withLock { state throws(FontError) in
            var own = state.ownFiles ?? OwnFonts(state.registered, pinnedFolder: state.pinned?.folder)
            try own.add(fileAt: path)
            state.ownFiles = own
            state.registered = own.files.filter { file in
                file.path == path || state.registered.contains { $0 === file }
            }
            // Names that weren't found may be the font's.
            state.files = state.files.filter { $0.value != nil }
            state.families = [:]
            state.fontConfiguration = nil
        }
        forgetTexts()
    }

    /// Returns the PostScript name of a file's font; nil for a file that isn't a font.
    public static func postScriptName(ofFontAt path: String) -> String? { try? FontFile(ownFileAt: path).name }
}

/// The fonts that aren't the system's: those of the user's directories, and those that the app registered.
struct OwnFonts: Sendable {
    private(set) var files: [FontFile]
    private(set) var errors: [FontError] = []
    private let pinnedFolder: String?

    /// Creates a list of registered fonts.
    /// - Parameter pinnedFolder: The folder whose fonts are used instead of others of the same names.
    init(_ registered: [FontFile], pinnedFolder: String? = nil) {
        files = registered
        self.pinnedFolder = pinnedFolder
    }

    mutating func add(filesIn directory: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        for name in names.sorted() where [".otf", ".ttf"].contains(where: name.lowercased().hasSuffix) {
            do throws(FontError) {
                try add(fileAt: directory + "/" + name)
            } catch {
                errors.append(error)
            }
        }
    }

    mutating func add(fileAt path: String) throws(FontError) {
        let file = try FontFile(ownFileAt: path)
        guard let other = files.first(where: { $0.name == file.name }) else {
            files.append(file)
            return
        }
        if let pinnedFolder, other.path.hasPrefix(pinnedFolder + "/") { return }
        let isSame = FontFile.digest(ofFileAt: other.path) == FontFile.digest(ofFileAt: file.path)
        if !isSame { throw .ambiguous(name: file.name, path: file.path, other: other.path) }
    }
}

extension FontFile {
    /// Opens a font that isn't the system's. If it is another version of a font of system text, its name gets its
    /// digest's first digits, so that both can be drawn.
    ///
    /// - Throws: `FontError.unreadable`.
    convenience init(ownFileAt path: String) throws(FontError) {
        let found = try FontFile(path: path, index: 0)
        guard !found.name.isEmpty else { throw .unreadable(path: path, detail: "it has no PostScript name") }
        let digest = FontFile.digest(ofFileAt: path) ?? ""
        let isOther = InterFont.digests[found.name].map { $0 != digest } ?? false
        try self.init(path: path, index: 0, name: isOther ? "\(found.name)@\(digest.prefix(8))" : found.name)
    }
}
