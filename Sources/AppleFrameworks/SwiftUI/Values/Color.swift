import BuilderUIKit

/// A color, which is also a view.
public nonisolated struct Color: _PrimitiveView, ShapeStyle, Hashable, Sendable {
    /// A space of colors.
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

    /// The color of UIKit.
    let uiColor: UIColor

    init(uiColor: UIColor, _: Void) { self.uiColor = uiColor }
    public init(uiColor: UIColor) { self.init(uiColor: uiColor, ()) }
    public init(_ color: UIColor) { self.init(uiColor: color, ()) }
    public init(_ cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor), ()) }
    public init(cgColor: CGColor) { self.init(uiColor: UIColor(cgColor: cgColor), ()) }
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(uiColor: UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear, ())
    }
    public init(_ resource: ColorResource) { self.init(uiColor: UIColor(resource: resource), ()) }
    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(uiColor: UIColor(red: red, green: green, blue: blue, alpha: opacity), ())
    }
    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(uiColor: UIColor(white: white, alpha: opacity), ())
    }
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(
            uiColor: UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity), ())
    }

    public func opacity(_ opacity: Double) -> Color { Color(uiColor: uiColor.withAlphaComponent(opacity), ()) }
    public var cgColor: CGColor? { uiColor.cgColor }
    public var gradient: AnyGradient { AnyGradient() }
    public func mix(with rhs: Color, by fraction: Double) -> Color { fraction < 0.5 ? self : rhs }

    public static let red = Color(.systemRed)
    public static let orange = Color(.systemOrange)
    public static let yellow = Color(.systemYellow)
    public static let green = Color(.systemGreen)
    public static let mint = Color(.systemMint)
    public static let teal = Color(.systemTeal)
    public static let cyan = Color(.systemCyan)
    public static let blue = Color(.systemBlue)
    public static let indigo = Color(.systemIndigo)
    public static let purple = Color(.systemPurple)
    public static let pink = Color(.systemPink)
    public static let brown = Color(.systemBrown)
    public static let white = Color(UIColor.white)
    public static let gray = Color(.systemGray)
    public static let black = Color(UIColor.black)
    public static let clear = Color(UIColor.clear)
    public static let primary = Color(.label)
    public static let secondary = Color(.secondaryLabel)
    public static let accentColor = Color(.systemBlue)
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var white: Color { .white }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var clear: Color { .clear }
}

extension UIColor {
    /// Creates the color of UIKit for one of SwiftUI.
    public convenience init(_ color: Color) {
        let color = color.uiColor
        self.init { color.resolvedColor(with: $0) }
    }
}
