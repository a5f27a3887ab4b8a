/// What pixels and files depend on beside the layers themselves: the versions of everything that takes part.
///
/// Two machines with equal `pixels` parts draw the same pixels; with equal `encoder` parts too they write the same bytes.
public struct Fingerprint: Hashable, Sendable {
    /// What decides about pixels: component name to version, fonts as `font:Inter-Regular` to a digest.
    public var pixels: [String: String]
    /// What decides about the compressed bytes: component name to version.
    public var encoder: [String: String]

    /// Component names to versions.
    public init(pixels: [String: String], encoder: [String: String]) {
        self.pixels = pixels
        self.encoder = encoder
    }

    /// One component whose version differs between two fingerprints; nil where a side lacks it.
    public struct Difference: Hashable, Sendable {
        /// The library, font or setting.
        public var component: String
        /// Its version in the recorded fingerprint.
        public var recorded: String?
        /// Its version in the one at hand.
        public var here: String?
        /// True when the component decides about pixels, false when only about the bytes of the file.
        public var affectsPixels: Bool

        /// A component with its two versions.
        public init(component: String, recorded: String?, here: String?, affectsPixels: Bool) {
            self.component = component
            self.recorded = recorded
            self.here = here
            self.affectsPixels = affectsPixels
        }
    }

    /// What differs from the `recorded` fingerprint, pixel components first, by name.
    public func differences(from recorded: Fingerprint) -> [Difference] {
        Self.differences(recorded.pixels, pixels, affectsPixels: true)
            + Self.differences(recorded.encoder, encoder, affectsPixels: false)
    }

    /// What draws otherwise than the `recorded` fingerprint: versions of libraries, and fonts that both pictures use. A font that
    /// only one of them uses says something of the picture, not of what drew it.
    public func otherVersions(from recorded: Fingerprint) -> [Difference] {
        differences(from: recorded).filter { difference in
            difference.affectsPixels
                && !(difference.component.hasPrefix(Self.fontPrefix)
                    && (difference.recorded == nil || difference.here == nil))
        }
    }

    /// Before a font's name among the components.
    static let fontPrefix = "font:"

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
    /// Such as "recorded with freetype 2.12.1, here is 2.13.3".
    public var description: String {
        switch (recorded, here) {
        case (let recorded?, let here?): "recorded with \(component) \(recorded), here is \(here)"
        case (let recorded?, nil): "recorded with \(component) \(recorded), here is none"
        case (nil, let here?): "recorded without \(component), here is \(here)"
        case (nil, nil): "\(component) is the same"
        }
    }
}
