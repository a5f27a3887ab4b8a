import BuilderUIKit
import Foundation

extension SnapshotConfiguration {
    /// The name of its files: the device and the appearance, such as `iphone-12.light`, and then all values that differ
    /// from those of a new device in portrait, such as `iphone-12.dark.landscape.rtl.text-ax-l` or
    /// `iphone-12.light.locale-de`.
    ///
    /// The layout direction is named where it isn't that of the locale.
    public var name: String {
        var parts = [device.fileName, appearance.rawValue]
        parts += Self.parts.compactMap { $0.text(self) }
        return parts.joined(separator: ".")
    }

    /// Creates a configuration from such a name; nil if a part of it is unknown.
    public init?(name: String) {
        let texts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard texts.count >= 2, let device = Device.named(texts[0]), let appearance = Appearance(rawValue: texts[1])
        else { return nil }
        self.init(device: device, appearance: appearance)
        // The locale first, since it sets the direction.
        let others = texts.dropFirst(2)
        for text in others.filter({ $0.hasPrefix(Self.localePrefix) })
            + others.filter({ !$0.hasPrefix(Self.localePrefix) })
        {
            guard Self.parts.contains(where: { $0.read(text, &self) }) else { return nil }
        }
    }

    /// Creates a configuration from the parts of such a name as a person writes them: in any order, and each of them
    /// may be missing, as in `dark` or `landscape.ipad-11`.
    /// - Throws: `ConfigurationNameError` with the first part that can't be used.
    package init(reading text: String) throws(ConfigurationNameError) {
        self.init(device: .standard, appearance: .light)
        guard !text.isEmpty else { return }
        let texts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        var (hasDevice, hasAppearance) = (false, false)
        // The locale first, since it sets the direction.
        for text in texts.filter({ $0.hasPrefix(Self.localePrefix) })
            + texts.filter({ !$0.hasPrefix(Self.localePrefix) })
        {
            if let appearance = Appearance(rawValue: text) {
                guard !hasAppearance else { throw .second(part: text, kind: "appearance") }
                hasAppearance = true
                self.appearance = appearance
            } else if let device = Device.named(text) {
                guard !hasDevice else { throw .second(part: text, kind: "device") }
                hasDevice = true
                self.device = device
            } else if !Self.parts.contains(where: { $0.read(text, &self) }) {
                throw .unknown(part: text, nearest: Self.nearest(to: text))
            }
        }
        if let width, !(1...10_000).contains(width) { throw .unknown(part: "width-\(width)", nearest: "width-320") }
        if let locale, !Self.isLocale(locale) {
            throw .unknown(part: Self.localePrefix + locale, nearest: "\(Self.localePrefix)de")
        }
    }

    /// Returns the part that is most similar to a text; of devices in a row the latest.
    private static func nearest(to text: String) -> String? {
        let words =
            Appearance.allCases.map(\.rawValue)
            + [
                "landscape", "rtl", "ltr", "high-contrast", "bold-text", "reduced-motion", "reduced-transparency",
                "voiceover", "without-color", "width-320", "\(localePrefix)de",
            ] + textSizes.map { "text-\($0.name)" } + splitFractions.map { "split-\($0.name)" }
        let devices = Device.all.map { (name: $0.fileName, aliases: $0.aliases) }.sorted { $0.name > $1.name }
        return NameMatcher.nearest(
            to: text, among: devices + words.map { (name: $0, aliases: [String]()) }, limit: 1
        ).first
    }

    /// The name of the text size, such as `xxl` or `ax-l`.
    package var textSizeName: String {
        Self.textSizes.first { $0.category == contentSizeCategory }?.name ?? "unspecified"
    }

    /// The names of the text sizes, smallest first.
    package static var textSizeNames: [String] { textSizes.map(\.name) }

    /// The names of the text sizes, and the sizes, smallest first.
    static let textSizes: [(name: String, category: UIContentSizeCategory)] = [
        ("xs", .extraSmall), ("s", .small), ("m", .medium), ("l", .large), ("xl", .extraLarge),
        ("xxl", .extraExtraLarge), ("xxxl", .extraExtraExtraLarge), ("ax-m", .accessibilityMedium),
        ("ax-l", .accessibilityLarge), ("ax-xl", .accessibilityExtraLarge), ("ax-xxl", .accessibilityExtraExtraLarge),
        ("ax-xxxl", .accessibilityExtraExtraExtraLarge),
    ]

    /// The names of the parts of an iPad's screen.
    static let splitFractions: [(name: String, fraction: Device.SplitFraction)] = [
        ("third", .third), ("half", .half), ("two-thirds", .twoThirds),
    ]

    private static let localePrefix = "locale-"

    /// A part of a name, which says one value.
    private struct Part {
        /// Returns the text for a value that differs from a new device's; nil for another one.
        let text: @Sendable (SnapshotConfiguration) -> String?
        /// Sets the value that a text says; false for a text of another part.
        let read: @Sendable (_ text: String, _ into: inout SnapshotConfiguration) -> Bool

        init(
            text: @escaping @Sendable (SnapshotConfiguration) -> String?,
            read: @escaping @Sendable (String, inout SnapshotConfiguration) -> Bool
        ) {
            self.text = text
            self.read = read
        }

        /// Creates a part that is either there or not.
        init<Value: Equatable & Sendable>(
            _ name: String, _ path: WritableKeyPath<SnapshotConfiguration, Value> & Sendable, _ value: Value
        ) {
            self.init(text: { $0[keyPath: path] == value ? name : nil }) { text, configuration in
                guard text == name else { return false }
                configuration[keyPath: path] = value
                return true
            }
        }
    }

    /// The parts after the device and the appearance, in their order. Names of files must not change: add new ones at
    /// the end.
    private static let parts: [Part] = [
        Part("landscape", \.orientation, .landscape),
        direction("rtl", .rightToLeft),
        direction("ltr", .leftToRight),
        Part(text: { $0.contentSizeCategory == .large ? nil : "text-" + $0.textSizeName }) { text, configuration in
            guard let size = textSizes.first(where: { "text-" + $0.name == text }) else { return false }
            configuration.contentSizeCategory = size.category
            return true
        },
        Part(text: { $0.width.map { "width-\($0)" } }) { text, configuration in
            guard text.hasPrefix("width-"), let width = Int(text.dropFirst("width-".count)) else { return false }
            configuration.width = width
            return true
        },
        Part(text: { configuration in
            splitFractions.first { $0.fraction == configuration.splitFraction }.map { "split-" + $0.name }
        }) { text, configuration in
            guard let split = splitFractions.first(where: { "split-" + $0.name == text }) else { return false }
            configuration.splitFraction = split.fraction
            return true
        },
        Part("high-contrast", \.accessibilityContrast, .high),
        Part("bold-text", \.legibilityWeight, .bold),
        Part("reduced-motion", \.accessibilitySettings.reducesMotion, true),
        Part("reduced-transparency", \.accessibilitySettings.reducesTransparency, true),
        Part("voiceover", \.accessibilitySettings.runsVoiceOver, true),
        Part("without-color", \.accessibilitySettings.differentiatesWithoutColor, true),
        Part(text: { $0.locale.map { localePrefix + $0.replacing("_", with: "-") } }) { text, configuration in
            guard text.hasPrefix(localePrefix), text.utf8.count > localePrefix.utf8.count else { return false }
            configuration.locale = String(text.dropFirst(localePrefix.count))
            return true
        },
    ]

    /// Returns the part that names a direction if it isn't the locale's.
    private static func direction(_ name: String, _ direction: UITraitEnvironmentLayoutDirection) -> Part {
        Part(text: { configuration in
            let natural = Self.direction(ofLanguage: configuration.locale)
            return configuration.layoutDirection == direction && direction != natural ? name : nil
        }) { text, configuration in
            guard text == name else { return false }
            configuration.layoutDirection = direction
            return true
        }
    }
}

/// An error in a configuration that a person names by its parts.
package enum ConfigurationNameError: Error, Hashable, CustomStringConvertible {
    /// A part that is no device, appearance or setting; `nearest` is a similar one.
    case unknown(part: String, nearest: String?)
    /// A second device or appearance.
    case second(part: String, kind: String)

    package var description: String {
        switch self {
        case .unknown(let part, let nearest):
            "“\(part.prefix(100))” isn't a device, an appearance or a setting: "
                + (nearest.map { "did you mean “\($0)”?" }
                    ?? "separate them by dots, as in iphone-se-3rd.dark.landscape.rtl.text-ax-l.locale-de")
        case .second(let part, let kind): "“\(part)” is a second \(kind): use one of them"
        }
    }
}
