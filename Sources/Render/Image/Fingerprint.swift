import CCairo
import CImageCodecs
import Foundation

/// The versions of everything that affects pixels and files besides the layers themselves.
///
/// Two machines with equal `pixels` parts draw the same pixels; with equal `encoder` parts too they write the same
/// bytes.
public struct Fingerprint: Hashable, Sendable {
    /// The components that affect pixels: component name to version, fonts as `font:Inter-Regular` to a digest,
    /// patterns of hyphenation as `hyphenation:en` to a digest, or to `none` where there are none.
    public var pixels: [String: String]
    /// The components that affect the compressed bytes: component name to version.
    public var encoder: [String: String]

    /// Creates a fingerprint from component names with their versions.
    public init(pixels: [String: String], encoder: [String: String]) {
        self.pixels = pixels
        self.encoder = encoder
    }

    /// A component whose version differs between two fingerprints; the version is nil where a side lacks the component.
    public struct Difference: Hashable, Sendable {
        /// The library, font or setting.
        public var component: String
        /// The component's version in the recorded fingerprint.
        public var recorded: String?
        /// The component's version in the current fingerprint.
        public var here: String?
        /// A Boolean value that indicates whether the component affects pixels, or only the bytes of the file.
        public var affectsPixels: Bool

        /// Creates a difference from a component and its two versions.
        public init(component: String, recorded: String?, here: String?, affectsPixels: Bool) {
            self.component = component
            self.recorded = recorded
            self.here = here
            self.affectsPixels = affectsPixels
        }
    }

    /// Returns the differences from the `recorded` fingerprint, pixel components first, by name.
    public func differences(from recorded: Fingerprint) -> [Difference] {
        Self.differences(recorded.pixels, pixels, affectsPixels: true)
            + Self.differences(recorded.encoder, encoder, affectsPixels: false)
    }

    /// Returns the differences from the `recorded` fingerprint that change drawing: versions of libraries, but for
    /// those that were found to draw the same, and fonts that both images use. A font that only one of them uses is a
    /// property of the image, not of the renderer; so are patterns of hyphenation, and a library that draws vector
    /// images.
    public func otherVersions(from recorded: Fingerprint) -> [Difference] {
        differences(from: recorded).filter { difference in
            difference.affectsPixels && !Self.drawTheSame(difference)
                && !(Self.dependsOnTheImage(difference.component)
                    && (difference.recorded == nil || difference.here == nil))
        }
    }

    /// The versions of libraries on systems that draw the same pixels, Debian 12 and 13: all baselines and reference
    /// pictures of this project were compared.
    private static let equivalentVersions: [String: Set<String>] = [
        "cairo": ["1.16.0", "1.18.4"], "pixman": ["0.42.2", "0.44.0"], "pango": ["1.50.12", "1.56.3"],
        "harfbuzz": ["6.0.0", "10.2.0"], "fribidi": ["1.0.8", "1.0.16"], "freetype": ["2.12.1", "2.13.3"],
    ]

    private static func drawTheSame(_ difference: Difference) -> Bool {
        guard let recorded = difference.recorded, let here = difference.here else { return false }
        return equivalentVersions[difference.component]?.isSuperset(of: [recorded, here]) ?? false
    }

    /// Returns a Boolean value that indicates whether only the images that use a component have it.
    private static func dependsOnTheImage(_ component: String) -> Bool {
        component.hasPrefix(fontPrefix) || component.hasPrefix(hyphenationPrefix)
            || VectorFormat.allCases.contains { $0.library == component }
    }

    /// The prefix of a font's name among the components.
    static let fontPrefix = "font:"
    /// The prefix of a language among the components, for the patterns by which its words are divided.
    package static let hyphenationPrefix = "hyphenation:"

    private static func differences(
        _ recorded: [String: String], _ here: [String: String], affectsPixels: Bool
    ) -> [Difference] {
        Set(recorded.keys).union(here.keys).sorted().compactMap { name in
            guard recorded[name] != here[name] else { return nil }
            return Difference(
                component: name, recorded: recorded[name], here: here[name], affectsPixels: affectsPixels)
        }
    }
}

extension Fingerprint.Difference: CustomStringConvertible {
    /// The difference in words, such as "recorded with freetype 2.12.1, now 2.13.3".
    public var description: String {
        switch (recorded, here) {
        case (let recorded?, let here?): "recorded with \(component) \(recorded), now \(here)"
        case (let recorded?, nil): "recorded with \(component) \(recorded), now without it"
        case (nil, let here?): "recorded without \(component), now \(here)"
        case (nil, nil): "\(component) is the same"
        }
    }
}

extension Fingerprint {
    /// The version of the painter and the text engine, raised whenever their output changes.
    public static let rendererVersion = "2"

    /// Returns the fingerprint of this process.
    ///
    /// - Parameter fonts: The digest of each font file that text is drawn with, by PostScript name.
    public static func current(fonts: [String: String]) -> Fingerprint { current(fonts: fonts, vectors: []) }

    /// Returns the fingerprint of this process for an image.
    ///
    /// - Parameters:
    ///   - fonts: The digest of each font file that text is drawn with, by PostScript name.
    ///   - vectors: The formats of the image's vector images, whose libraries are components only then.
    ///   - languages: The languages in which words are divided where the machine has patterns.
    package static func current(
        fonts: [String: String], vectors: Set<VectorFormat>, hyphenating languages: Set<String> = []
    ) -> Fingerprint {
        var pixels = libraries
        for (name, digest) in fonts { pixels["font:\(name)"] = digest }
        for format in vectors { pixels[format.library] = format.libraryVersion }
        for language in languages {
            pixels[hyphenationPrefix + language] = HyphenationPatterns.installed(for: language)?.digest ?? "none"
        }
        return Fingerprint(pixels: pixels, encoder: encoderLibraries)
    }

    /// The formats of the vector images that were drawn.
    package var vectorFormats: Set<VectorFormat> { Set(VectorFormat.allCases.filter { pixels[$0.library] != nil }) }

    /// The languages in which words were divided, or would have been with patterns.
    package var hyphenatedLanguages: Set<String> {
        Set(
            pixels.keys.filter { $0.hasPrefix(Self.hyphenationPrefix) }
                .map { String($0.dropFirst(Self.hyphenationPrefix.count)) })
    }

    private static let libraries: [String: String] = {
        var major: Int32 = 0
        var minor: Int32 = 0
        var patch: Int32 = 0
        cc_freetype_version(&major, &minor, &patch)
        return [
            "renderer": rendererVersion,
            "architecture": architecture,
            "cairo": String(cString: cairo_version_string()),
            "pixman": String(cString: pixman_version_string()),
            "pango": String(cString: pango_version_string()),
            "harfbuzz": String(cString: hb_version_string()),
            "fribidi": String(cString: cc_fribidi_version()),
            "freetype": "\(major).\(minor).\(patch)",
            "libjpeg": String(cString: cc_jpeg_version()),
        ]
    }()

    private static let encoderLibraries: [String: String] = [
        "zlib": String(cString: zlibVersion()),
        "libpng": String(cString: png_get_libpng_ver(nil)),
        "libdeflate": String(cString: cc_deflate_version()),
    ]

    private static var architecture: String {
        #if arch(x86_64)
        "x86_64"
        #elseif arch(arm64)
        "arm64"
        #elseif arch(riscv64)
        "riscv64"
        #else
        "other"
        #endif
    }
}

extension Fingerprint {
    /// The components, one per line, sorted: `pixels cairo 1.16.0`.
    public var text: String {
        let lines =
            pixels.map { "pixels \(Self.escaped($0.key)) \(Self.escaped($0.value))" }.sorted()
            + encoder.map { "encoder \(Self.escaped($0.key)) \(Self.escaped($0.value))" }.sorted()
        return lines.joined(separator: "\n")
    }

    /// Parses the format of `text`, or returns nil when a line is malformed.
    public init?(text: String) {
        self.init(pixels: [:], encoder: [:])
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: " ", omittingEmptySubsequences: false)
            guard fields.count == 3, let name = Self.plain(fields[1]), let version = Self.plain(fields[2]),
                !name.isEmpty
            else { return nil }
            switch fields[0] {
            case "pixels": pixels[name] = version
            case "encoder": encoder[name] = version
            default: return nil
            }
        }
    }

    /// Removes percent encoding. Hardly any field is encoded, and the fingerprint of every image of a run is parsed.
    private static func plain(_ field: Substring) -> String? {
        field.utf8.contains(UInt8(ascii: "%")) ? String(field).removingPercentEncoding : String(field)
    }

    private static func escaped(_ field: String) -> String {
        let plain = CharacterSet(
            charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._:+/~")
        return field.addingPercentEncoding(withAllowedCharacters: plain) ?? field
    }
}
