import Foundation
import Render

/// A Core Graphics color in sRGB or in a gray scale. Immutable, and usable from any thread.
public final class CGColor: Sendable {
    /// The color model of the components.
    enum Model: Hashable, Sendable {
        case monochrome
        case rgb
    }

    let value: Color
    let model: Model

    init(_ value: Color, model: Model = .rgb) {
        self.value = value
        self.model = model
    }

    /// Creates a color from sRGB components of 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    /// Creates a color from sRGB components of 0…1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray from a white level and alpha of 0…1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(Color(white: Double(gray), alpha: Double(alpha)), model: .monochrome)
    }

    /// Creates a gray from a white level and alpha of 0…1.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// The alpha, 0…1.
    public var alpha: CGFloat { CGFloat(value.alpha) }

    /// The components: red, green, blue and alpha, or gray and alpha.
    public var components: [CGFloat]? {
        switch model {
        case .monochrome: [CGFloat(value.red), CGFloat(value.alpha)]
        case .rgb: [CGFloat(value.red), CGFloat(value.green), CGFloat(value.blue), CGFloat(value.alpha)]
        }
    }

    /// The number of components including alpha: 4, or 2 for a gray.
    public var numberOfComponents: Int { model == .rgb ? 4 : 2 }

    /// Returns the color with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        var changed = value
        changed.alpha = Double(alpha)
        return CGColor(changed, model: model)
    }

    /// Returns the color itself, which is immutable.
    public func copy() -> CGColor? { self }

    /// Black, as a gray.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// White, as a gray.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black, as a gray.
    public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor: Hashable {
    /// Returns a Boolean value that indicates whether the components and the color models are equal; a gray and an
    /// equal RGB color differ.
    public static func == (a: CGColor, b: CGColor) -> Bool { a === b || (a.model == b.model && a.value == b.value) }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(model)
        hasher.combine(value)
    }
}

extension CGColor: CustomStringConvertible {
    public var description: String {
        "<CGColor \((components ?? []).map { String(describing: $0) }.joined(separator: " "))>"
    }
}

/// Returns the sRGB color space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(CGColorSpace.sRGB) }

/// Returns the gray color space.
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
