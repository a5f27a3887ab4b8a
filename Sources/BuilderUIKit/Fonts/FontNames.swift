import Foundation
import Render

/// Maps names of fonts to descriptors and back.
enum FontNames {
    /// The families of iOS, with the prefixes of their PostScript names.
    private static let families: [(family: String, prefix: String)] = [
        ("American Typewriter", "AmericanTypewriter"), ("Arial", "Arial"), ("Arial", "ArialMT"),
        ("Avenir", "Avenir"), ("Avenir Next", "AvenirNext"), ("Baskerville", "Baskerville"),
        ("Chalkboard SE", "ChalkboardSE"), ("Cochin", "Cochin"), ("Copperplate", "Copperplate"),
        ("Courier", "Courier"), ("Courier New", "CourierNewPSMT"), ("Courier New", "CourierNewPS"),
        ("Courier New", "CourierNew"), ("Didot", "Didot"), ("Futura", "Futura"), ("Georgia", "Georgia"),
        ("Gill Sans", "GillSans"), ("Helvetica", "Helvetica"), ("Helvetica Neue", "HelveticaNeue"),
        ("Hoefler Text", "HoeflerText"), ("Marker Felt", "MarkerFelt"), ("Menlo", "Menlo"),
        ("Noteworthy", "Noteworthy"), ("Optima", "Optima"), ("Palatino", "Palatino"), ("Rockwell", "Rockwell"),
        ("Times New Roman", "TimesNewRomanPSMT"), ("Times New Roman", "TimesNewRomanPS"),
        ("Times New Roman", "TimesNewRoman"), ("Trebuchet MS", "TrebuchetMS"), ("Verdana", "Verdana"),
    ]

    /// The names of the families, sorted.
    static var familyNames: [String] { Set(families.map(\.family)).sorted() }

    /// The prefixes of the system font's names.
    private static let systemPrefixes = [
        "sfuitext", "sfuidisplay", "sfui", "sfprotext", "sfprodisplay", "sfpro", "applesystemuifont", "systemfont",
    ]
    private static let monospacedPrefixes = ["sfuimono", "sfmono", "applesystemuifontmonospaced"]

    /// Returns the font with a family or PostScript name, at 12 points, or nil if there is none.
    ///
    /// Installed fonts are found by their PostScript name; families of iOS that aren't installed are drawn with the
    /// system font.
    static func descriptor(named name: String) -> UIFontDescriptor? {
        let parts = name.split(separator: "-", maxSplits: 1)
        guard let first = parts.first else { return nil }
        let key = NameMatcher.key(String(first))
        let face = face(parts.count > 1 ? String(parts[1]) : "")
        func make(_ design: FontSpec.Design) -> UIFontDescriptor {
            UIFontDescriptor(
                spec: FontSpec(design: design, size: 12, weight: face.weight, isItalic: face.isItalic), hasSize: false)
        }
        if monospacedPrefixes.contains(key) { return make(.monospaced) }
        if systemPrefixes.contains(key) { return make(.system) }
        if FontLibrary.shared.digests(of: [FontFace(name: name)])[name] != nil { return make(.named(name)) }
        let known = families.first { NameMatcher.key($0.family) == key || $0.prefix.lowercased() == key }
        return known.map { make(.named($0.family)) }
    }

    /// Returns the weight and slant in a face's name, such as `SemiboldItalic`.
    static func face(_ name: String) -> (weight: FontWeight, isItalic: Bool) {
        let key = NameMatcher.key(name)
        let isItalic = key.contains("italic") || key.contains("oblique")
        let weights: [(String, FontWeight)] = [
            ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .ultraLight), ("thin", .thin),
            ("semilight", .light), ("light", .light), ("medium", .medium), ("semibold", .semibold),
            ("demibold", .semibold), ("demi", .semibold), ("extrabold", .heavy), ("heavy", .heavy),
            ("black", .black), ("bold", .bold),
        ]
        return (weights.first { key.contains($0.0) }?.1 ?? .regular, isItalic)
    }

    static func family(of spec: FontSpec) -> String {
        switch spec.design {
        case .system: ".AppleSystemUIFont"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .named(let family): family
        }
    }

    /// Returns the name of the face, such as `Semibold Italic` or `Regular`.
    static func faceName(of spec: FontSpec) -> String {
        let weight =
            switch spec.weight {
            case .ultraLight: "Ultralight"
            default: spec.weight.rawValue.prefix(1).uppercased() + spec.weight.rawValue.dropFirst()
            }
        guard spec.isItalic else { return weight }
        return spec.weight == .regular ? "Italic" : weight + " Italic"
    }

    static func postScriptName(of spec: FontSpec) -> String {
        let face = faceName(of: spec).replacingOccurrences(of: " ", with: "")
        switch spec.design {
        case .system: return ".SFUI-" + face
        case .monospaced: return ".SFUIMono-" + face
        case .named(let family):
            let base = families.first { $0.family == family }?.prefix ?? family.replacingOccurrences(of: " ", with: "")
            return face == "Regular" ? base : base + "-" + face
        }
    }
}
