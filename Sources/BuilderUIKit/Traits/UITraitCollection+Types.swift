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
