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

    init(_ name: String) {
        self.name = name
    }

    /// Creates one of the spaces named here; fails for other names.
    public convenience init?(name: String) {
        let known = [Self.sRGB, Self.displayP3, Self.genericGrayGamma2_2, Self.extendedSRGB]
        guard known.contains(name) else { return nil }
        self.init(name)
    }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Returns the sRGB space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(CGColorSpace.sRGB) }

/// Returns the gray space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(CGColorSpace.genericGrayGamma2_2) }

extension CGColor {
    /// Creates a color from the space's components and alpha; fails if their number is wrong.
    public convenience init?(colorSpace: CGColorSpace, components: [CGFloat]) {
        guard components.count == colorSpace.numberOfComponents + 1 else { return nil }
        if colorSpace.numberOfComponents == 1 {
            self.init(gray: components[0], alpha: components[1])
        } else if colorSpace.name == CGColorSpace.displayP3 {
            self.init(
                ColorConversion.sRGB(
                    displayP3Red: Double(components[0]), green: Double(components[1]), blue: Double(components[2]),
                    alpha: Double(components[3])))
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }

    /// The color's space: device RGB or gray.
    public var colorSpace: CGColorSpace? {
        model == .rgb ? CGColorSpaceCreateDeviceRGB() : CGColorSpaceCreateDeviceGray()
    }
}
