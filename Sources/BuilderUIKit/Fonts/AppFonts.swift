import Foundation
import Render

/// The fonts that an app's `Info.plist` lists under `UIAppFonts`, which iOS registers when the app starts.
package enum AppFonts {
    /// Makes fonts among the main bundle's resources available by their names.
    ///
    /// - Parameters:
    ///   - paths: The paths in the app's bundle. The resources of a package's target may lack their folders, so that a
    ///     file is also found by its name.
    ///   - folders: The folders to search.
    ///   - library: The library that the fonts are added to.
    /// - Throws: `FontError`, which names the file that is missing or can't be used.
    package static func register(
        _ paths: [String], in folders: [String] = ResourceFolders.folders(of: nil), library: FontLibrary = .shared
    ) throws(FontError) {
        for path in paths {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let candidates = folders.flatMap { ["\($0)/\(path)", "\($0)/\(name)"] }
            guard let file = candidates.first(where: ImageFiles.isFile) else {
                throw .appFontMissing(name: path, directories: folders)
            }
            try library.register(fontAt: file)
        }
    }
}
