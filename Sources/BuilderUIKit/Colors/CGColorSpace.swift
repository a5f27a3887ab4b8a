import BuilderFoundation
import Foundation

/// The kind of a color space's components.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
    /// Not a space of colors.
    case unknown = -1
    /// A gray level.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
    /// Cyan, magenta, yellow and black.
    case cmyk = 2
    /// Lightness and two differences of colors.
    case lab = 3
    /// Any number of inks.
    case deviceN = 4
    /// A place in a table.
    case indexed = 5
    /// A pattern.
    case pattern = 6
    /// The values of the CIE's standard observer.
    case XYZ = 7
}

/// A color space. Everything is drawn in sRGB; colors of other spaces are converted.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of sRGB.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of Display P3.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of the gray space with gamma 2.2.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    /// The name of sRGB without limits on its components.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of sRGB with linear components.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// The name of sRGB with linear components without limits.
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    /// The name of Display P3 without limits on its components.
    public static let extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
    /// The name of the space of four inks.
    public static let genericCMYK = "kCGColorSpaceGenericCMYK"

    private static let models: [String: CGColorSpaceModel] = [
        sRGB: .rgb, displayP3: .rgb, genericGrayGamma2_2: .monochrome, extendedSRGB: .rgb, linearSRGB: .rgb,
        extendedLinearSRGB: .rgb, extendedDisplayP3: .rgb, genericCMYK: .cmyk,
    ]

    /// The space's name; nil for a space of patterns.
    public let name: String?
    /// The kind of the components.
    public let model: CGColorSpaceModel
    /// The space of the components of a pattern's color.
    public let baseColorSpace: CGColorSpace?
    /// The number of components without alpha: 1 for a gray space, 4 for one of inks, those of the base for one of
    /// patterns, else 3.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .cmyk: 4
        case .pattern: baseColorSpace?.numberOfComponents ?? 0
        default: 3
        }
    }
    /// A Boolean value that indicates whether the space has colors that sRGB doesn't have.
    public var isWideGamutRGB: Bool { name == Self.displayP3 || name == Self.extendedDisplayP3 || usesExtendedRange }
    /// A Boolean value that indicates whether components may lie outside of 0…1.
    public var usesExtendedRange: Bool { name?.hasPrefix("kCGColorSpaceExtended") == true }
    /// A Boolean value that indicates whether pictures can be drawn in the space: those of all spaces but of patterns.
    public var supportsOutput: Bool { model != .pattern }
    var isLinear: Bool { name == Self.linearSRGB || name == Self.extendedLinearSRGB }

    init(_ name: String) {
        self.name = name
        model = Self.models[name] ?? .rgb
        baseColorSpace = nil
    }

    /// Creates one of the spaces named here; fails for other names.
    public convenience init?(name: String) {
        guard Self.models[name] != nil else { return nil }
        self.init(name)
    }

    /// Creates a space of patterns.
    ///
    /// - Parameter baseSpace: The space of the color of patterns without colors of their own.
    public init?(patternBaseSpace baseSpace: CGColorSpace?) {
        if baseSpace?.model == .pattern { return nil }
        name = nil
        model = .pattern
        baseColorSpace = baseSpace
    }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
        a.name == b.name && a.baseColorSpace == b.baseColorSpace
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(baseColorSpace)
    }
}

/// Returns the sRGB color space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(CGColorSpace.sRGB) }

/// Returns the gray color space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(CGColorSpace.genericGrayGamma2_2) }

/// Returns the color space of four inks.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(CGColorSpace.genericCMYK) }
