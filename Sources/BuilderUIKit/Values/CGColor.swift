import Foundation
import Render

/// A colour in sRGB or in a gray scale, as Core Graphics has it. Immutable, and usable from any thread.
public final class CGColor: Sendable {
    /// Which components the colour was made of.
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

    /// Components are 0…1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(Color(white: Double(gray), alpha: Double(alpha)), model: .monochrome)
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// The alpha, 0…1.
    public var alpha: CGFloat { CGFloat(value.alpha) }

    /// Red, green, blue and alpha, or gray and alpha.
    public var components: [CGFloat]? {
        switch model {
        case .monochrome: [CGFloat(value.red), CGFloat(value.alpha)]
        case .rgb: [CGFloat(value.red), CGFloat(value.green), CGFloat(value.blue), CGFloat(value.alpha)]
        }
    }

    /// 4, or 2 for a gray.
    public var numberOfComponents: Int { model == .rgb ? 4 : 2 }

    /// The same colour with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        var changed = value
        changed.alpha = Double(alpha)
        return CGColor(changed, model: model)
    }

    public func copy() -> CGColor? { self }

    public static let black = CGColor(gray: 0, alpha: 1)
    public static let white = CGColor(gray: 1, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor: Hashable {
    /// Equal components of the same kind; a gray and an equal RGB colour differ.
    public static func == (a: CGColor, b: CGColor) -> Bool {
        a === b || (a.model == b.model && a.value == b.value)
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
