import Foundation

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
