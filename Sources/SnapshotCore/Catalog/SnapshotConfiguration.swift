import BuilderUIKit
import Foundation

/// The configuration of a baseline: a device and an appearance, and optionally the orientation, the text size, the
/// language and other settings of a device.
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
    /// The layout direction; that of the language by default, left to right without one.
    public var layoutDirection: UITraitEnvironmentLayoutDirection
    /// The identifier of the locale, such as `de_DE`; nil for the screen's. Setting it sets the layout direction to the
    /// language's.
    ///
    /// It is written in one form, so that `de-DE` and `de_DE` are the same configuration.
    public var locale: String? {
        didSet {
            locale = locale.map(Self.canonicalLocale)
            layoutDirection = Self.direction(ofLanguage: locale)
        }
    }
    /// The part of an iPad's screen that the app has; nil for the whole screen.
    public var splitFraction: Device.SplitFraction?
    /// The contrast; `high` for the setting Increase Contrast.
    public var accessibilityContrast = UIAccessibilityContrast.normal
    /// The weight of text; `bold` for the setting Bold Text.
    public var legibilityWeight = UILegibilityWeight.regular
    /// The settings of Accessibility that aren't traits.
    public var accessibilitySettings = AccessibilitySettings()
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
            traits.accessibilityContrast = accessibilityContrast
            traits.legibilityWeight = legibilityWeight
        }
        var renderer = Renderer(device: device, orientation: orientation, traits: traits, timeout: 600)
        renderer.now = RenderSettings.standardDate
        renderer.timeZone = .gmt
        renderer.locale = locale.map(Locale.init(identifier:))
        renderer.splitFraction = splitFraction
        renderer.accessibilitySettings = accessibilitySettings
        return renderer
    }

    /// Returns an identifier in one form: `zh_Hant_TW` for `ZH-hant-tw`.
    package static func canonicalLocale(_ identifier: String) -> String {
        let parts = identifier.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
        return parts.enumerated().map { index, part in
            if index == 0 { return part.lowercased() }
            return part.utf8.count == 4 ? part.capitalized : part.uppercased()
        }
        .joined(separator: "_")
    }

    /// Returns whether an identifier is of a known language, and of letters, digits, hyphens and underscores only, so
    /// that it can be a part of a file's name.
    package static func isLocale(_ identifier: String) -> Bool {
        identifier.wholeMatch(of: /[A-Za-z0-9_\-]+/) != nil
            && Locale(identifier: canonicalLocale(identifier)).isKnown
    }

    /// Returns the direction in which a locale's language is written; left to right without one.
    static func direction(ofLanguage identifier: String?) -> UITraitEnvironmentLayoutDirection {
        guard let identifier else { return .leftToRight }
        return Locale(identifier: identifier).language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
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

extension Locale {
    /// A Boolean value that indicates whether the language is known, and the region if there is one: an ISO code, or
    /// that of a pseudo-language.
    package var isKnown: Bool {
        guard language.languageCode?.isISOLanguage == true else { return false }
        return region.map { $0.isISORegion || PseudoLanguage.isRegion($0.identifier) } ?? true
    }
}
