import Foundation

/// Finds the folders of an app's images and colors.
enum ResourceFolders {
    /// Returns the folders to search: the bundle's own, and for the main bundle also the resources of the package's
    /// targets, which SwiftPM puts beside the executable as `Package_Target.resources`.
    static func folders(of bundle: Bundle?) -> [String] {
        let bundle = bundle ?? .main
        var result: [String] = []
        func add(_ path: String?) {
            guard let path, !result.contains(path) else { return }
            result.append(path)
        }
        add(bundle.resourceURL?.standardizedFileURL.path)
        guard bundle == .main else {
            add(bundle.bundleURL.standardizedFileURL.path)
            return result
        }
        let beside = (bundle.executableURL ?? bundle.bundleURL).standardizedFileURL.deletingLastPathComponent().path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: beside)) ?? []
        for name in names.sorted() where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
            add(beside + "/" + name)
        }
        return result
    }
}
