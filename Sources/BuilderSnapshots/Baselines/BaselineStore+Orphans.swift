import Foundation
import Render

extension BaselineStore {
    /// The baselines that no declared picture has, by path, in order: PNG files anywhere below the folder.
    ///
    /// Every declared screen, state and configuration is known, so this is exact. Other files are somebody else's.
    /// Links to folders aren't followed.
    public func orphans(of catalog: Catalog) -> [String] {
        let declared = Set(catalog.pictures.map { "\($0.name).png" })
        return pictureFiles().filter { !declared.contains($0) }.map { "\(folder)/\($0)" }
    }

    /// The PNG files below the folder, relative to it, in order; what killed processes left half written isn't one.
    private func pictureFiles() -> [String] {
        var files: [String] = []
        var pending = [""]
        while let place = pending.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(place)")) ?? []
            for name in names {
                let path = place.isEmpty ? name : "\(place)/\(name)"
                if FilePlace.isFolder("\(folder)/\(path)") {
                    if !FilePlace.isLink("\(folder)/\(path)") { pending.append(path) }
                } else if name.lowercased().hasSuffix(".png"), !AtomicFile.isTemporary(name) {
                    files.append(path)
                }
            }
        }
        return files.sorted()
    }
}
