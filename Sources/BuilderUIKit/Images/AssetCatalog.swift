import Foundation
import Render
import Settling
import Synchronization

/// The image, color, symbol and data sets of the asset catalogs (`.xcassets`) in a folder.
struct AssetCatalog: Sendable {
    /// The folders of the image sets, by name.
    private(set) var imageSets: [String: String] = [:]
    /// The folders of the color sets, by name.
    private(set) var colorSets: [String: String] = [:]
    /// The folders of the symbol sets, by name.
    private(set) var symbolSets: [String: String] = [:]
    /// The folders of the data sets, by name.
    private(set) var dataSets: [String: String] = [:]

    /// Returns the catalogs of a resource folder, which are read once for each folder.
    static func of(folder: String) -> AssetCatalog {
        if let found = cache.withLock({ $0[folder] }) { return found }
        let made = AssetCatalog(folder: folder)
        cache.withLock { $0[folder] = made }
        return made
    }

    init(folder: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        var visited: Set<String> = []
        for name in names.sorted() where name.hasSuffix(".xcassets") {
            collect(folder + "/" + name, namespace: "", depth: 0, visited: &visited)
        }
    }

    /// Adds the sets of a folder, once for each folder that links lead to: links may form circles.
    private mutating func collect(_ folder: String, namespace: String, depth: Int, visited: inout Set<String>) {
        guard depth < 16, visited.insert(URL(fileURLWithPath: folder).resolvingSymlinksInPath().path).inserted else {
            return
        }
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
            } else if name.hasSuffix(".dataset") {
                let key = namespace + name.dropLast(".dataset".count)
                if dataSets[key] == nil { dataSets[key] = path }
            } else {
                var isFolder: ObjCBool = false
                guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                    continue
                }
                let giveNamespace = Self.contents(of: path)?.properties?.providesNamespace == true
                collect(
                    path, namespace: giveNamespace ? namespace + name + "/" : namespace, depth: depth + 1,
                    visited: &visited)
            }
        }
    }

    /// Returns the decoded `Contents.json` of a set, or nil if there is none. Adds one warning if it can't be read.
    static func contents(of set: String) -> Contents? {
        let path = set + "/Contents.json"
        guard let stamp = FileStatus(path: path), stamp.isRegular, stamp.bytes <= 1 << 24,
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        do {
            return try JSONDecoder().decode(Contents.self, from: data)
        } catch {
            let reason: String? =
                switch error as? DecodingError {
                case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context),
                    .keyNotFound(_, let context):
                    context.debugDescription
                default: nil
                }
            WarningLog.add("the asset \(set)/Contents.json can't be read: \(reason ?? "\(error)")")
            return nil
        }
    }

    /// The contents of `Contents.json`, as Xcode writes it.
    struct Contents: Decodable, Sendable {
        struct Appearance: Decodable, Sendable {
            var appearance: String
            var value: String
        }
        /// The traits and the locale that an entry is for.
        struct Variant: Decodable, Sendable {
            var idiom: String?
            var appearances: [Appearance]?
            var direction: String?
            var widthClass: String?
            var heightClass: String?
            var gamut: String?
            var locale: String?

            enum CodingKeys: String, CodingKey {
                case direction = "language-direction"
                case widthClass = "width-class"
                case heightClass = "height-class"
                case gamut = "display-gamut"
                case idiom, appearances, locale
            }
        }
        struct Image: Decodable, Sendable {
            var filename: String?
            var scale: String?
            var resizing: Resizing?
            var alignment: Insets?
            /// Indicates whether the insets can't be read: the image is drawn without.
            var hasMalformedInsets = false
            var variant: Variant

            enum CodingKeys: String, CodingKey {
                case filename, scale, resizing
                case alignment = "alignment-insets"
            }

            init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: CodingKeys.self)
                filename = try values.decodeIfPresent(String.self, forKey: .filename)
                scale = try values.decodeIfPresent(String.self, forKey: .scale)
                variant = try Variant(from: decoder)
                do {
                    resizing = try values.decodeIfPresent(Resizing.self, forKey: .resizing)
                    alignment = try values.decodeIfPresent(Insets.self, forKey: .alignment)
                } catch {
                    hasMalformedInsets = true
                }
            }
        }
        /// The parts of an image that keep their size, and the one that fills the rest, in pixels.
        struct Resizing: Decodable, Sendable {
            struct Center: Decodable, Sendable {
                var mode: String?
                var width: Double?
                var height: Double?
            }
            var mode: String?
            var center: Center?
            var caps: Insets?

            enum CodingKeys: String, CodingKey {
                case mode, center
                case caps = "cap-insets"
            }
        }
        /// Insets in pixels.
        struct Insets: Decodable, Sendable {
            var top: Double?
            var left: Double?
            var bottom: Double?
            var right: Double?
        }
        struct Color: Decodable, Sendable {
            struct Value: Decodable, Sendable {
                var space: String?
                var components: [String: Component]?
                var reference: String?

                enum CodingKeys: String, CodingKey {
                    case space = "color-space"
                    case components, reference
                }
            }
            /// A component as text; JSON may have it as a number.
            struct Component: Decodable, Sendable {
                var text: String

                init(from decoder: any Decoder) throws {
                    let value = try decoder.singleValueContainer()
                    // A whole number keeps its form: it is of 255.
                    text =
                        try (try? value.decode(String.self)) ?? (try? value.decode(Int.self)).map { "\($0)" }
                        ?? "\(value.decode(Double.self))"
                }
            }
            var color: Value?
            var variant: Variant

            enum CodingKeys: String, CodingKey { case color }

            init(from decoder: any Decoder) throws {
                color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Value.self, forKey: .color)
                variant = try Variant(from: decoder)
            }
        }
        struct Properties: Decodable, Sendable {
            var intent: String?
            var keepsVectors: Bool?
            var providesNamespace: Bool?

            enum CodingKeys: String, CodingKey {
                case intent = "template-rendering-intent"
                case keepsVectors = "preserves-vector-representation"
                case providesNamespace = "provides-namespace"
            }
        }
        /// A file of a data set.
        struct DataFile: Decodable, Sendable {
            var filename: String?
            var type: String?
            var variant: Variant

            enum CodingKeys: String, CodingKey {
                case filename
                case type = "universal-type-identifier"
            }

            init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: CodingKeys.self)
                filename = try values.decodeIfPresent(String.self, forKey: .filename)
                type = try values.decodeIfPresent(String.self, forKey: .type)
                variant = try Variant(from: decoder)
            }
        }
        var data: [DataFile]?
        var images: [Image]?
        var colors: [Color]?
        var properties: Properties?
    }

    /// Returns a score for an entry: higher for a closer fit, nil if the entry is for other traits.
    ///
    /// The order in which attributes decide isn't measured. An entry for the other direction fits if nothing else does:
    /// it is mirrored.
    static func fit(_ variant: Contents.Variant, traits: UITraitCollection) -> Int? {
        var score = 0
        switch variant.idiom {
        case nil, "universal": break
        case "iphone" where traits.userInterfaceIdiom == .phone, "ipad" where traits.userInterfaceIdiom == .pad,
            "tv" where traits.userInterfaceIdiom == .tv, "car" where traits.userInterfaceIdiom == .carPlay,
            "mac" where traits.userInterfaceIdiom == .mac, "vision" where traits.userInterfaceIdiom == .vision:
            score += 8
        default: return nil
        }
        for appearance in variant.appearances ?? [] {
            switch (appearance.appearance, appearance.value) {
            case ("luminosity", "dark") where traits.userInterfaceStyle == .dark: score += 128
            case ("luminosity", "light") where traits.userInterfaceStyle != .dark: score += 128
            case ("contrast", "high") where traits.accessibilityContrast == .high: score += 64
            default: return nil
            }
        }
        if let locale = variant.locale {
            guard isCurrent(locale) else { return nil }
            score += 32
        }
        if let direction = variant.direction { score += direction == Self.direction(of: traits) ? 16 : -16 }
        for (wanted, given, points) in [
            (variant.widthClass, traits.horizontalSizeClass, 4), (variant.heightClass, traits.verticalSizeClass, 2),
        ] {
            switch (wanted, given) {
            case (nil, _): break
            case ("compact", .compact), ("regular", .regular): score += points
            default: return nil
            }
        }
        switch variant.gamut {
        case nil: break
        case "display-P3" where traits.displayGamut == .P3, "sRGB" where traits.displayGamut != .P3: score += 1
        // Displays without the gamut show the color or image converted.
        default: score -= 1
        }
        return score
    }

    /// Returns the value of `language-direction` for traits.
    static func direction(of traits: UITraitCollection) -> String {
        traits.layoutDirection == .rightToLeft ? "right-to-left" : "left-to-right"
    }

    /// Returns a Boolean value that indicates whether a localization is that of the render: the same language, and the
    /// same region if it has one.
    private static func isCurrent(_ locale: String) -> Bool {
        let current =
            ScreenWork.current.map { $0.locale?.identifier ?? "en" } ?? Locale.preferredLanguages.first ?? "en"
        let (wanted, given) = (Locale.Language(identifier: locale), Locale.Language(identifier: current))
        func script(_ language: Locale.Language) -> Locale.Script? {
            Locale.Language(identifier: language.maximalIdentifier).script
        }
        return wanted.languageCode == given.languageCode && script(wanted) == script(given)
            && (wanted.region == nil || wanted.region == given.region)
    }

    private static let cache = Mutex<[String: AssetCatalog]>([:])
}
