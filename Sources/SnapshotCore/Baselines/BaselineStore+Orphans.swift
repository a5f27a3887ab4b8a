import Foundation
import Render

extension BaselineStore {
    /// The baselines that no declared picture has, by path, in order: PNG files anywhere below the folder.
    ///
    /// Every declared screen, state and configuration is known, so this is exact. Other files, also pictures that
    /// another program has made, aren't baselines. Hidden folders and links to folders aren't entered.
    public func orphans(of catalog: Catalog) -> [String] {
        let declared = Set(catalog.pictures.map { "\($0.name).png" })
        return pictureFiles().filter { !declared.contains($0) }.map { "\(folder)/\($0)" }.filter(Self.isBaseline)
    }

    /// Returns whether a name is that of a baseline that no declared picture has, or of a folder with such.
    package func hasOrphans(named name: String, of catalog: Catalog) -> Bool {
        orphans(of: catalog).contains { $0 == "\(folder)/\(name).png" || $0.hasPrefix("\(folder)/\(name)/") }
    }

    /// False for a whole PNG that doesn't say what it was drawn with; what is cut off or empty was one of ours, for all
    /// that is known.
    private static func isBaseline(_ path: String) -> Bool {
        guard let file = try? Data(contentsOf: URL(fileURLWithPath: path)), let info = try? PNGInspector.inspect(file)
        else { return true }
        return info.texts[PNGEncoder.Keyword.fingerprint] != nil
    }

    /// The PNG files below the folder, relative to it, in order; what killed processes left half written isn't one.
    package func pictureFiles() -> [String] {
        var files: [String] = []
        var pending = [""]
        while let place = pending.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(place)")) ?? []
            for name in names where !name.hasPrefix(".") {
                let path = place.isEmpty ? name : "\(place)/\(name)"
                if FilePaths.isFolder("\(folder)/\(path)") {
                    if !FilePaths.isLink("\(folder)/\(path)") { pending.append(path) }
                } else if name.lowercased().hasSuffix(".png"), !AtomicFile.isTemporary(name) {
                    files.append(path)
                }
            }
        }
        return files.sorted()
    }

    /// Returns whether pictures in another folder, which may be missing yet, are looked at as baselines: it is this one
    /// or lies below it, and isn't hidden.
    package func reaches(_ other: String) -> Bool {
        guard let root = FilePaths.real(folder) else { return false }
        let place = FilePaths.realPlace(of: other)
        if place == root { return true }
        let start = root == "/" ? root : root + "/"
        guard place.hasPrefix(start) else { return false }
        return !place.dropFirst(start.count).split(separator: "/").contains { $0.hasPrefix(".") }
    }
}
