import Foundation
import Synchronization

/// The image and color sets of the asset catalogs (`.xcassets`) in a folder.
struct AssetCatalog: Sendable {
    /// The folders of the image sets, by name.
    private(set) var imageSets: [String: String] = [:]
    /// The folders of the color sets, by name.
    private(set) var colorSets: [String: String] = [:]
    /// The folders of the symbol sets, by name.
    private(set) var symbolSets: [String: String] = [:]

    /// Returns the catalogs of a resource folder, which are read once for each folder.
    static func of(folder: String) -> AssetCatalog {
        if let found = cache.withLock({ $0[folder] }) { return found }
        let made = AssetCatalog(folder: folder)
        cache.withLock { $0[folder] = made }
        return made
    }

    init(folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where name.hasSuffix(".xcassets") {
            collect(folder + "/" + name, namespace: "", depth: 0)
        }
    }

    private mutating func collect(_ folder: String, namespace: String, depth: Int) {
        guard depth < 16 else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() {
            let path = folder + "/" + name
            if name.hasSuffix(".imageset") {
                let key = namespace + name.dropLast(".imageset".count)
                if imageSets[key] == nil { imageSets[key] = path }
            } else if name.hasSuffix(".colorset") {
                let key = namespace + name.dropLast(".colorset".count)
                if colorSets[key] == nil { colorSets[key] = path }
            } else if name.hasSuffix(".symbolset") {
                let key = namespace + name.dropLast(".symbolset".count)
                if symbolSets[key] == nil { symbolSets[key] = path }
            } else {
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                    continue
                }
                let giveNamespace = Self.contents(of: path)?.properties?.providesNamespace == true
                collect(path, namespace: giveNamespace ? namespace + name + "/" : namespace, depth: depth + 1)
            }
        }
    }

    /// Returns the decoded `Contents.json` of a set, or nil if it can't be read.
    static func contents(of set: String) -> Contents? {
        guard let data = FileManager.default.contents(atPath: set + "/Contents.json") else { return nil }
        return try? JSONDecoder().decode(Contents.self, from: data)
    }

    /// The contents of `Contents.json`, as Xcode writes it.
    struct Contents: Decodable, Sendable {
        struct Appearance: Decodable, Sendable {
            var appearance: String
            var value: String
        }
        struct Image: Decodable, Sendable {
            var filename: String?
            var scale: String?
            var idiom: String?
            var appearances: [Appearance]?
        }
        struct Color: Decodable, Sendable {
            struct Value: Decodable, Sendable {
                var space: String?
                var components: [String: String]?
                var reference: String?

                enum CodingKeys: String, CodingKey {
                    case space = "color-space"
                    case components, reference
                }
            }
            var color: Value?
            var idiom: String?
            var appearances: [Appearance]?
        }
        struct Properties: Decodable, Sendable {
            var intent: String?
            var providesNamespace: Bool?

            enum CodingKeys: String, CodingKey {
                case intent = "template-rendering-intent"
                case providesNamespace = "provides-namespace"
            }
        }
        var images: [Image]?
        var colors: [Color]?
        var properties: Properties?
    }

    /// Returns a score for an entry: higher for a closer fit, nil if the entry is for other traits.
    static func fit(idiom: String?, appearances: [Contents.Appearance]?, traits: UITraitCollection) -> Int? {
        var score = 0
        switch idiom {
        case nil, "universal": break
        case "iphone" where traits.userInterfaceIdiom == .phone, "ipad" where traits.userInterfaceIdiom == .pad:
            score += 1
        default: return nil
        }
        for appearance in appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", "dark") where traits.userInterfaceStyle == .dark: score += 4
            case ("luminosity", "light") where traits.userInterfaceStyle != .dark: score += 4
            case ("contrast", "high") where traits.accessibilityContrast == .high: score += 2
            default: return nil
            }
        }
        return score
    }

    private static let cache = Mutex<[String: AssetCatalog]>([:])
}
