import Foundation

/// A colour space. Everything is drawn in sRGB; the type is here for code that names one.
public final class CGColorSpace: Hashable, Sendable {
    public static let sRGB = "kCGColorSpaceSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"

    public let name: String?
    public var numberOfComponents: Int { name == CGColorSpace.genericGrayGamma2_2 ? 1 : 3 }

    init(_ name: String) {
        self.name = name
    }

    /// One of the spaces named here; nil for any other.
    public convenience init?(name: String) {
        let known = [Self.sRGB, Self.displayP3, Self.genericGrayGamma2_2, Self.extendedSRGB]
        guard known.contains(name) else { return nil }
        self.init(name)
    }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(CGColorSpace.sRGB) }

public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(CGColorSpace.genericGrayGamma2_2) }

extension CGColor {
    /// A colour from the space's components and alpha; nil when their number is wrong.
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

    public var colorSpace: CGColorSpace? {
        model == .rgb ? CGColorSpaceCreateDeviceRGB() : CGColorSpaceCreateDeviceGray()
    }
}
