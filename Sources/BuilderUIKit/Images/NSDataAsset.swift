import BuilderUniformTypeIdentifiers
import Foundation
import Render

/// A data set of an asset catalog.
open class NSDataAsset: NSObject {
    /// The name.
    public let name: String
    /// The data.
    public let data: Data
    /// The identifier of the data's type: that of the set, else that of the file's ending.
    public let typeIdentifier: String

    /// Reads the data set with a name in the main bundle's asset catalogs. Fails with one warning if there is none.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// Reads the data set with a name in a bundle's asset catalogs. Fails with one warning if there is none, or if it
    /// can't be read.
    public init?(name: String, bundle: Bundle) {
        let folders = ResourceFolders.folders(of: bundle)
        guard let set = folders.lazy.compactMap({ AssetCatalog.of(folder: $0).dataSets[name] }).first else {
            WarningLog.add("there is no data set \(name) in the catalogs of \(folders.joined(separator: ", "))")
            return nil
        }
        guard let file = Self.file(of: set) else { return nil }
        let path = set + "/" + file.name
        guard let stamp = FileStatus(path: path), stamp.isRegular, let data = FileManager.default.contents(atPath: path)
        else {
            WarningLog.add("the data set \(set) has a file that can't be opened: \(file.name)")
            return nil
        }
        self.name = name
        self.data = data
        let ending = URL(fileURLWithPath: path).pathExtension
        typeIdentifier = file.type ?? UTType(filenameExtension: ending)?.identifier ?? "public.data"
    }

    /// Returns the file that fits the current traits best. Returns nil and adds one warning if there is none.
    private static func file(of set: String) -> (name: String, type: String?)? {
        // A set whose contents can't be decoded has a warning of its own.
        guard let contents = AssetCatalog.contents(of: set) else {
            if !FileManager.default.fileExists(atPath: set + "/Contents.json") {
                WarningLog.add("the data set \(set) has no Contents.json")
            }
            return nil
        }
        var best: (fit: Int, name: String, type: String?)?
        for entry in contents.data ?? [] {
            guard let name = entry.filename, !name.isEmpty, !name.contains("/"), name != "..",
                let fit = AssetCatalog.fit(entry.variant, traits: .current)
            else { continue }
            if best.map({ $0.fit < fit }) ?? true { best = (fit, name, entry.type) }
        }
        guard let best else {
            WarningLog.add("the data set \(set) has no file for these traits")
            return nil
        }
        return (best.name, best.type)
    }
}
