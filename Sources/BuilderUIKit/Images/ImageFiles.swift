import Foundation
import Render

/// Finds the files of an image: `name`, `name@2x`, `name@3x`, each with `~dark`, `~iphone` and `~ipad`, as PNG or JPEG.
enum ImageFiles {
    struct File: Hashable, Sendable {
        let path: String
        /// The scale in the file's name, in pixels per point.
        let scale: CGFloat
    }

    private static let extensions = ["png", "jpg", "jpeg", "PNG", "JPG", "JPEG"]

    /// Returns the best file for a path that may lack the scale and the extension.
    static func best(forPath path: String, traits: UITraitCollection) -> File? {
        let url = URL(fileURLWithPath: path)
        if FileManager.default.fileExists(atPath: path),
            scale(ofName: url.deletingPathExtension().lastPathComponent) > 1
        {
            return File(path: path, scale: scale(ofName: url.deletingPathExtension().lastPathComponent))
        }
        return best(named: url.lastPathComponent, in: url.deletingLastPathComponent().path, traits: traits)
    }

    /// Returns the best file in a folder: in dark mode the dark variant, then the display's scale, then the next larger
    /// one; of each the one for the kind of device, then the one for all (that order isn't measured).
    static func best(named name: String, in folder: String, traits: UITraitCollection) -> File? {
        guard !name.isEmpty, !name.contains("\0") else { return nil }
        let url = URL(fileURLWithPath: name)
        let ending = url.pathExtension
        let isNamed = extensions.contains { $0.lowercased() == ending.lowercased() }
        let base = isNamed ? String(name.dropLast(ending.count + 1)) : name
        let endings = isNamed ? [ending] : extensions
        let styles = traits.userInterfaceStyle == .dark ? ["~dark", ""] : [""]
        for style in styles {
            for scale in scales(for: traits.displayScale) {
                let suffix = scale == 1 ? "" : "@\(scale)x"
                let plain = style.isEmpty ? [base + suffix] : [base + suffix + style, base + style + suffix]
                for stem in devices(for: traits).flatMap({ device in Set(plain).sorted().map { $0 + device } }) {
                    for ending in endings {
                        let path = folder + "/" + stem + "." + ending
                        if isFile(path) { return File(path: path, scale: CGFloat(scale) * self.scale(ofName: base)) }
                    }
                }
            }
        }
        return nil
    }

    /// Returns the path of the PDF or SVG file in a folder whose name may lack the ending: in dark mode the dark
    /// variant, and the one for the kind of device before the one for all.
    static func vector(named name: String, in folder: String, traits: UITraitCollection) -> String? {
        guard !name.isEmpty, !name.contains("\0") else { return nil }
        let ending = URL(fileURLWithPath: name).pathExtension
        let isNamed = VectorFormat(ofFileEnding: ending) != nil
        let base = isNamed ? String(name.dropLast(ending.count + 1)) : name
        let endings = isNamed ? [ending] : ["pdf", "svg", "PDF", "SVG"]
        let styles = traits.userInterfaceStyle == .dark ? ["~dark", ""] : [""]
        let suffixes = styles.flatMap { style in devices(for: traits).map { style + $0 } }
        let paths = suffixes.lazy.flatMap { suffix in endings.map { "\(folder)/\(base)\(suffix).\($0)" } }
        return paths.first(where: isFile)
    }

    /// Returns the endings of names for the kind of device, best first.
    private static func devices(for traits: UITraitCollection) -> [String] {
        switch traits.userInterfaceIdiom {
        case .phone: ["~iphone", ""]
        case .pad: ["~ipad", ""]
        default: [""]
        }
    }

    /// Returns the display's scale, then larger ones, then smaller ones.
    static func scales(for displayScale: CGFloat) -> [Int] {
        let wanted = displayScale >= 1 && displayScale.isFinite ? min(3, Int(displayScale.rounded(.up))) : 1
        return Array(wanted...3) + (1..<wanted).reversed()
    }

    /// Returns 2 for `name@2x`, 3 for `name@3x`, else 1.
    static func scale(ofName name: String) -> CGFloat {
        let plain = name.replacing(/(~dark|~iphone|~ipad)+$/, with: "")
        if plain.hasSuffix("@2x") { return 2 }
        if plain.hasSuffix("@3x") { return 3 }
        return 1
    }

    static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
}
