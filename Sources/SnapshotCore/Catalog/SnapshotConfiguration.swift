import BuilderUIKit

/// The configuration of a baseline: a device and an appearance, and optionally the orientation, the text size and the
/// layout direction.
///
/// ```swift
/// var large = SnapshotConfiguration(device: .standard, appearance: .dark)
/// large.contentSizeCategory = .accessibilityLarge
/// print(large.name)      // iphone-12.dark.text-ax-l
/// ```
public struct SnapshotConfiguration: Hashable, Sendable {
    /// The device whose size, safe areas, scale and traits the screen has.
    public var device: Device
    /// The appearance, light or dark.
    public var appearance: Appearance
    /// The orientation of the device.
    public var orientation: Device.Orientation
    /// The text size; `large`, the default, is that of a new device.
    public var contentSizeCategory: UIContentSizeCategory
    /// The layout direction; left to right by default.
    public var layoutDirection: UITraitEnvironmentLayoutDirection
    /// The width of a bare view, in points and above 0, which is drawn in its content's height instead of the whole
    /// screen.
    public var width: Int?

    /// Creates a configuration with the defaults of a new device: upright, text of size `large`, left to right.
    public init(
        device: Device, appearance: Appearance, orientation: Device.Orientation = .portrait,
        contentSizeCategory: UIContentSizeCategory = .large,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight, width: Int? = nil
    ) {
        self.device = device
        self.appearance = appearance
        self.orientation = orientation
        self.contentSizeCategory = contentSizeCategory
        self.layoutDirection = layoutDirection
        self.width = width
    }

    /// Every device with every appearance, device by device.
    public static func all(
        devices: [Device], appearances: [Appearance] = Appearance.allCases
    ) -> [SnapshotConfiguration] {
        devices.flatMap { device in
            appearances.map { SnapshotConfiguration(device: device, appearance: $0) }
        }
    }

    /// iPhone 12 and iPhone SE (3rd), light and dark: a tall screen with a notch, and a short one without.
    public static var standard: [SnapshotConfiguration] {
        all(devices: ["iPhone 12", "iPhone SE (3rd)"].compactMap { Device.named($0) })
    }

    /// The part of the screen that is drawn.
    public var form: ScreenInput.Form { width == nil ? .wholeScreen : .bareView }

    /// A renderer at the device's own scale, on January 1, 2026, at 9:41, in UTC.
    public var renderer: Renderer {
        let traits = UITraitCollection { traits in
            traits.userInterfaceStyle = appearance.interfaceStyle
            traits.preferredContentSizeCategory = contentSizeCategory
            traits.layoutDirection = layoutDirection
        }
        var renderer = Renderer(device: device, orientation: orientation, traits: traits, timeout: 600)
        renderer.now = RenderSettings.standardDate
        renderer.timeZone = .gmt
        return renderer
    }
}

extension Device {
    /// The name in lower case, in which hyphens replace everything except letters and digits, such as `iphone-se-3rd`;
    /// `named(_:)` finds the device by it.
    public var fileName: String {
        var result = ""
        for character in name.lowercased() {
            if character.isLetter || character.isNumber {
                result.append(character)
            } else if !result.isEmpty, !result.hasSuffix("-") {
                result.append("-")
            }
        }
        return result.hasSuffix("-") ? String(result.dropLast()) : result
    }
}

/// Light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable, Codable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark

    /// The corresponding style of UIKit.
    public var interfaceStyle: UIUserInterfaceStyle { self == .dark ? .dark : .light }
}

extension SnapshotConfiguration {
    /// The name of its files: the device and the appearance, such as `iphone-12.light`, and then all values that differ
    /// from those of a new device in portrait, such as `iphone-12.dark.landscape.rtl.text-ax-l` or
    /// `iphone-12.light.width-320`.
    public var name: String {
        var parts = [device.fileName, appearance.rawValue]
        if orientation == .landscape { parts.append(Self.landscape) }
        if layoutDirection == .rightToLeft { parts.append(Self.rightToLeft) }
        if contentSizeCategory != .large { parts.append(Self.textPrefix + textSizeName) }
        if let width { parts.append("\(Self.widthPrefix)\(width)") }
        return parts.joined(separator: ".")
    }

    /// Creates a configuration from such a name; nil if a part of it is unknown.
    public init?(name: String) {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 2, let device = Device.named(parts[0]), let appearance = Appearance(rawValue: parts[1])
        else { return nil }
        self.init(device: device, appearance: appearance)
        for part in parts.dropFirst(2) {
            if part == Self.landscape {
                orientation = .landscape
            } else if part == Self.rightToLeft {
                layoutDirection = .rightToLeft
            } else if let size = Self.textSizes.first(where: { Self.textPrefix + $0.name == part }) {
                contentSizeCategory = size.category
            } else if part.hasPrefix(Self.widthPrefix), let width = Int(part.dropFirst(Self.widthPrefix.count)) {
                self.width = width
            } else {
                return nil
            }
        }
    }

    /// The name of the text size, such as `xxl` or `ax-l`.
    var textSizeName: String { Self.textSizes.first { $0.category == contentSizeCategory }?.name ?? "unspecified" }

    private static let landscape = "landscape"
    private static let rightToLeft = "rtl"
    private static let textPrefix = "text-"
    private static let widthPrefix = "width-"

    private static let textSizes: [(name: String, category: UIContentSizeCategory)] = [
        ("xs", .extraSmall), ("s", .small), ("m", .medium), ("l", .large), ("xl", .extraLarge),
        ("xxl", .extraExtraLarge), ("xxxl", .extraExtraExtraLarge), ("ax-m", .accessibilityMedium),
        ("ax-l", .accessibilityLarge), ("ax-xl", .accessibilityExtraLarge), ("ax-xxl", .accessibilityExtraExtraLarge),
        ("ax-xxxl", .accessibilityExtraExtraExtraLarge),
    ]
}
