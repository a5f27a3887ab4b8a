// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let colorsLines = [
        #"extension UIColor"#,
        #"init(light: UIColor, dark: UIColor)"#,
        #"static func dynamic(light: UIColor, dark: UIColor) -> UIColor"#,
        #"init?(hexStr: String, alpha: CGFloat = 1)"#,
        #"init?(hexInt: Int, alpha: CGFloat = 1)"#,
        #"init?(r: Int, g: Int, b: Int, alpha: CGFloat = 1)"#,
        #"static func color(with hexString: String, alpha: CGFloat = 1.0) -> UIColor"#,
        #"static func color(withHexInt hex: Int, alpha: CGFloat = 1.0) -> UIColor"#,
        #"static func hexColor(_ hex: String, alpha: CGFloat = 1.0) -> UIColor"#,
        #"static func hex(_ hex: String, alpha: CGFloat = 1.0) -> UIColor"#,
        #"static func hexInt(_ hex: Int, alpha: CGFloat = 1.0) -> UIColor"#,
        #"static func random(_ alpha: CGFloat = 1.0) -> UIColor"#,
        #"static var random: UIColor"#,
        #"func image(withSize size: CGSize = CGSize(width: 1, height: 1)) -> UIImage"#,
        #"func opacity(_ value: CGFloat) -> UIColor"#,
        #"func alpha(_ value: CGFloat) -> UIColor"#,
        #"static func tosRGBCGColors(_ colors: [UIColor]) -> [CGColor]"#,
    ]
}

extension UIColor {
    @MainActor static func interface628() {
        _ = Self.self
    }

    @MainActor static func interface629(light: UIColor, dark: UIColor) {
        var result = UIColor(light: light, dark: dark)
        prove(&result, Same<UIColor>())
    }

    @MainActor static func interface630(light: UIColor, dark: UIColor) {
        var result = Self.dynamic(light: light, dark: dark)
        prove(&result, Same<UIColor>())
    }

    @MainActor static func interface631(hexStr: String, alpha: CGFloat) {
        var result = UIColor(hexStr: hexStr, alpha: alpha)
        prove(&result, Same<UIColor?>())
        _ = UIColor(hexStr: hexStr)
    }

    @MainActor static func interface632(hexInt: Int, alpha: CGFloat) {
        var result = UIColor(hexInt: hexInt, alpha: alpha)
        prove(&result, Same<UIColor?>())
        _ = UIColor(hexInt: hexInt)
    }

    @MainActor static func interface633(r: Int, g: Int, b: Int, alpha: CGFloat) {
        var result = UIColor(r: r, g: g, b: b, alpha: alpha)
        prove(&result, Same<UIColor?>())
        _ = UIColor(r: r, g: g, b: b)
    }

    @MainActor static func interface634(with hexString: String, alpha: CGFloat) {
        var result = Self.color(with: hexString, alpha: alpha)
        prove(&result, Same<UIColor>())
        _ = Self.color(with: hexString)
    }

    @MainActor static func interface635(withHexInt hex: Int, alpha: CGFloat) {
        var result = Self.color(withHexInt: hex, alpha: alpha)
        prove(&result, Same<UIColor>())
        _ = Self.color(withHexInt: hex)
    }

    @MainActor static func interface636(_ hex: String, alpha: CGFloat) {
        var result = Self.hexColor(hex, alpha: alpha)
        prove(&result, Same<UIColor>())
        _ = Self.hexColor(hex)
    }

    @MainActor static func interface637(_ hex: String, alpha: CGFloat) {
        var result = Self.hex(hex, alpha: alpha)
        prove(&result, Same<UIColor>())
        _ = Self.hex(hex)
    }

    @MainActor static func interface638(_ hex: Int, alpha: CGFloat) {
        var result = Self.hexInt(hex, alpha: alpha)
        prove(&result, Same<UIColor>())
        _ = Self.hexInt(hex)
    }

    @MainActor static func interface639(_ alpha: CGFloat) {
        var result = Self.random(alpha)
        prove(&result, Same<UIColor>())
        _ = Self.random()
    }

    @MainActor static func interface640() {
        var value = Self.random
        prove(&value, Same<UIColor>())
    }

    @MainActor func interface641(withSize size: CGSize) {
        var result = self.image(withSize: size)
        prove(&result, Same<UIImage>())
        _ = self.image()
    }

    @MainActor func interface642(_ value: CGFloat) {
        var result = self.opacity(value)
        prove(&result, Same<UIColor>())
    }

    @MainActor func interface643(_ value: CGFloat) {
        var result = self.alpha(value)
        prove(&result, Same<UIColor>())
    }

    @MainActor static func interface644(_ colors: [UIColor]) {
        var result = Self.tosRGBCGColors(colors)
        prove(&result, Same<[CGColor]>())
    }
}
