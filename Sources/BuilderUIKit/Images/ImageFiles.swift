import Foundation
import Render

/// Finds the files of an image: `name`, `name@2x`, `name@3x`, each with `~dark`, as PNG or JPEG.
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
    /// one.
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
                let stems = style.isEmpty ? [base + suffix] : [base + suffix + style, base + style + suffix]
                for stem in Set(stems).sorted() {
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
    /// variant.
    static func vector(named name: String, in folder: String, traits: UITraitCollection) -> String? {
        guard !name.isEmpty, !name.contains("\0") else { return nil }
        let ending = URL(fileURLWithPath: name).pathExtension
        let isNamed = VectorFormat(ofFileEnding: ending) != nil
        let base = isNamed ? String(name.dropLast(ending.count + 1)) : name
        let endings = isNamed ? [ending] : ["pdf", "svg", "PDF", "SVG"]
        let styles = traits.userInterfaceStyle == .dark ? ["~dark", ""] : [""]
        return styles.lazy.flatMap { style in endings.map { "\(folder)/\(base)\(style).\($0)" } }.first(where: isFile)
    }

    /// Returns the display's scale, then larger ones, then smaller ones.
    static func scales(for displayScale: CGFloat) -> [Int] {
        let wanted = displayScale >= 1 && displayScale.isFinite ? min(3, Int(displayScale.rounded(.up))) : 1
        return Array(wanted...3) + (1..<wanted).reversed()
    }

    /// Returns 2 for `name@2x`, 3 for `name@3x`, else 1.
    static func scale(ofName name: String) -> CGFloat {
        let plain = name.hasSuffix("~dark") ? String(name.dropLast(5)) : name
        if plain.hasSuffix("@2x") { return 2 }
        if plain.hasSuffix("@3x") { return 3 }
        return 1
    }

    static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
}
