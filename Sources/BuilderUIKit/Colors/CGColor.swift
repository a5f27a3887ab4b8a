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
    /// The pattern that is drawn in place of a color.
    public let pattern: CGPattern?

    init(_ value: Color, model: Model = .rgb, pattern: CGPattern? = nil) {
        self.value = value
        self.model = model
        self.pattern = pattern
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

    /// Creates a color from components of 0…1, which are converted to sRGB without a profile.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        let light = 1 - black
        self.init(
            red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
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
        return CGColor(changed, model: model, pattern: pattern)
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
    public static func == (a: CGColor, b: CGColor) -> Bool {
        a === b || (a.model == b.model && a.value == b.value && a.pattern === b.pattern)
    }

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

extension CGColor {
    /// Creates a color from the space's components and alpha; fails if their number is wrong.
    public convenience init?(colorSpace: CGColorSpace, components: [CGFloat]) {
        guard components.count == colorSpace.numberOfComponents + 1 else { return nil }
        switch colorSpace.model {
        case .monochrome:
            self.init(gray: components[0], alpha: components[1])
        case .cmyk:
            self.init(
                genericCMYKCyan: components[0], magenta: components[1], yellow: components[2], black: components[3],
                alpha: components[4])
        case .rgb where colorSpace.name == CGColorSpace.displayP3:
            self.init(
                ColorConversion.sRGB(
                    displayP3Red: Double(components[0]), green: Double(components[1]), blue: Double(components[2]),
                    alpha: Double(components[3])))
        case .rgb where colorSpace.isLinear:
            let values = components.map { ColorConversion.encoded(Double($0)) }
            self.init(Color(red: values[0], green: values[1], blue: values[2], alpha: Double(components[3])))
        case .rgb:
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        default:
            return nil
        }
    }

    /// The color's space: device RGB, gray, or that of patterns.
    public var colorSpace: CGColorSpace? {
        if pattern != nil { return CGColorSpace(patternBaseSpace: nil) }
        return model == .rgb ? CGColorSpaceCreateDeviceRGB() : CGColorSpaceCreateDeviceGray()
    }

    /// Returns the color in another space: as a gray of the same luminance for a gray space, in sRGB for a space of
    /// red, green and blue; nil for other spaces and for a pattern.
    ///
    /// - Parameters:
    ///   - intent: Without effect.
    ///   - options: Without effect; pass nil.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        guard pattern == nil else { return nil }
        switch space.model {
        case .rgb:
            return CGColor(value)
        case .monochrome where model == .monochrome:
            return self
        case .monochrome:
            let level = ColorConversion.encoded(ColorConversion.luminance(value))
            return CGColor(gray: CGFloat(level), alpha: alpha)
        default:
            return nil
        }
    }
}

/// The treatment of colors that a destination can't show. It has no effect: everything is drawn in sRGB.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
    /// The intent for the kind of drawing.
    case defaultIntent = 0
    /// Keeps colors that both spaces have.
    case absoluteColorimetric = 1
    /// Keeps colors relative to white.
    case relativeColorimetric = 2
    /// Keeps the relations of colors.
    case perceptual = 3
    /// Keeps the saturation of colors.
    case saturation = 4
}
