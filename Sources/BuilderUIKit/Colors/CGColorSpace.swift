import Foundation

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

    /// The space's name.
    public let name: String?
    /// The number of components without alpha: 1 or 3.
    public var numberOfComponents: Int { name == CGColorSpace.genericGrayGamma2_2 ? 1 : 3 }

    init(_ name: String) { self.name = name }

    /// Creates one of the spaces named here; fails for other names.
    public convenience init?(name: String) {
        let known = [Self.sRGB, Self.displayP3, Self.genericGrayGamma2_2, Self.extendedSRGB]
        guard known.contains(name) else { return nil }
        self.init(name)
    }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
