import SnapshotCore

/// The kinds of an app's files, other than its sources, by their endings.
enum ResourceFile {
    enum Kind: Hashable {
        case assetCatalog
        case font
        /// A table of strings, or another file, of one language.
        case localized
        /// A file that the app finds by its name: an image, a text, a sound, data.
        case data
        /// A file that a gallery doesn't use.
        case unused(UnusedKind)
    }

    enum UnusedKind: String, CaseIterable, Hashable {
        case interface = "storyboards and xibs, whose outlets aren't connected"
        case dataModel = "Core Data's models, except for the classes that Xcode generates of them"
        case machineLearningModel = "models of Core ML"
        case scene = "scenes of SceneKit, SpriteKit and RealityKit"
        case intents = "definitions of intents"
        case settings = "pages of the Settings app"
    }

    /// Returns the kind of a file or bundle; nil for sources and for files that no app reads.
    static func kind(of path: String) -> Kind? {
        let name = FilePaths.name(of: path)
        guard let dot = name.lastIndex(of: "."), name.first != ".", name != "Info.plist" else { return nil }
        let ending = name[name.index(after: dot)...].lowercased()
        switch ending {
        case "xcassets": return .assetCatalog
        case "otf", "ttf", "ttc": return .font
        case "storyboard", "xib": return .unused(.interface)
        case "xcdatamodeld", "xcdatamodel", "xcmappingmodel": return .unused(.dataModel)
        case "mlmodel", "mlpackage": return .unused(.machineLearningModel)
        case "scn", "scnassets", "sks", "usdz", "usd", "reality", "rcproject": return .unused(.scene)
        case "intentdefinition": return .unused(.intents)
        case _ where name == "Settings.bundle": return .unused(.settings)
        default: break
        }
        guard data.contains(ending) else { return nil }
        return language(of: path) == nil ? .data : .localized
    }

    /// Returns the name of the localization that a file belongs to: `en` in `en.lproj`.
    static func language(of path: String) -> String? {
        let parts = path.split(separator: "/")
        guard parts.count > 1, let folder = parts.dropLast().last, folder.hasSuffix(".lproj") else { return nil }
        return String(folder.dropLast(".lproj".count))
    }

    /// Returns the path of a resource in the bundle of a module, where all resources are in one folder.
    static func destination(of path: String) -> String {
        let name = FilePaths.name(of: path)
        return language(of: path).map { "\($0).lproj/\(name)" } ?? name
    }

    private static let data: Set = [
        "strings", "stringsdict", "xcstrings", "json", "geojson", "plist", "xml", "csv", "tsv", "txt", "rtf", "html",
        "htm", "css", "js", "png", "jpg", "jpeg", "gif", "heic", "webp", "bmp", "tiff", "pdf", "svg", "bundle",
        "sqlite", "db", "mp3", "m4a", "wav", "caf", "aif", "aiff", "mp4", "m4v", "mov", "lottie", "cer", "der",
    ]
}
