// The values of traits, with UIKit's names and raw values.

/// The appearance of an interface.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    /// No style specified.
    case unspecified = 0
    /// The light appearance.
    case light = 1
    /// The dark appearance.
    case dark = 2
}

/// The class of a width or height.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
    /// No size class specified.
    case unspecified = 0
    /// A compact size.
    case compact = 1
    /// A regular size.
    case regular = 2
}

/// The kind of device that an interface is designed for.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
    /// No idiom specified.
    case unspecified = -1
    /// iPhone.
    case phone = 0
    /// iPad.
    case pad = 1
    /// Apple TV.
    case tv = 2
    /// CarPlay.
    case carPlay = 3
    /// Mac.
    case mac = 5
    /// Apple Vision.
    case vision = 6
}

/// The layout direction of a trait collection.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    /// No direction specified.
    case unspecified = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// The layout direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Hashable, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// The accessibility setting "Increase Contrast".
public enum UIAccessibilityContrast: Int, Hashable, Sendable {
    /// No contrast specified.
    case unspecified = -1
    /// The normal contrast.
    case normal = 0
    /// The increased contrast.
    case high = 1
}

/// The elevation of content: sheets and popovers lie above other content.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable {
    /// No level specified.
    case unspecified = -1
    /// Content at the base level.
    case base = 0
    /// Content above other content.
    case elevated = 1
}

/// The accessibility setting "Bold Text".
public enum UILegibilityWeight: Int, Hashable, Sendable {
    /// No weight specified.
    case unspecified = -1
    /// The regular weight.
    case regular = 0
    /// The bold weight.
    case bold = 1
}

/// The availability of Force Touch.
public enum UIForceTouchCapability: Int, Hashable, Sendable {
    /// Not known.
    case unknown = 0
    /// Not available.
    case unavailable = 1
    /// Available.
    case available = 2
}

/// The color gamut of a display.
public enum UIDisplayGamut: Int, Hashable, Sendable {
    /// No gamut specified.
    case unspecified = -1
    /// The sRGB gamut.
    case SRGB = 0
    /// The P3 gamut.
    case P3 = 1
}

/// The activity of the window that contains the content.
public enum UIUserInterfaceActiveAppearance: Int, Hashable, Sendable {
    /// No appearance specified.
    case unspecified = -1
    /// An inactive window.
    case inactive = 0
    /// The active window.
    case active = 1
}

/// The user's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The category's identifier.
    public let rawValue: String
    /// Creates a category with an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No category specified.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest size.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// The second smallest size.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// One size below the default.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// One size above the default.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Two sizes above the default.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest size outside the accessibility settings.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest accessibility size.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest accessibility size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

extension UIContentSizeCategory: Comparable {
    /// The twelve sizes, smallest first; the last five are the accessibility sizes.
    static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The index in `ascending`; nil for `unspecified` and unknown names.
    var rank: Int? { Self.ascending.firstIndex(of: self) }

    /// A Boolean value that indicates whether the category is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { (rank ?? 0) >= 7 }

    /// Returns whether the first category has smaller text; unspecified and unknown ones come first.
    public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
        (a.rank ?? -1) < (b.rank ?? -1)
    }
}
