import Foundation

extension UIImage {
    /// How heavy a symbol's lines are.
    public enum SymbolWeight: Int, Hashable, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin, light, regular, medium, semibold, bold, heavy, black

        func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// How large a symbol is beside text.
    public enum SymbolScale: Int, Hashable, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3

        /// The factor of the medium size.
        var factor: CGFloat {
            switch self {
            case .small: 0.78
            case .large: 1.28
            case .default, .unspecified, .medium: 1
            }
        }
    }

    /// What is common to the configurations of images.
    open class Configuration: NSObject, @unchecked Sendable {
        public let traitCollection: UITraitCollection?

        init(traits: UITraitCollection?) {
            traitCollection = traits
        }
    }

    /// The size, weight and scale of a symbol. Colours of several layers are taken and drawn as one.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let textStyle: UIFont.TextStyle?
        let weight: SymbolWeight
        let scale: SymbolScale
        let color: UIColor?

        init(
            pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil, weight: SymbolWeight = .unspecified,
            scale: SymbolScale = .unspecified, color: UIColor? = nil
        ) {
            self.pointSize = pointSize
            self.textStyle = textStyle
            self.weight = weight
            self.scale = scale
            self.color = color
            super.init(traits: nil)
        }

        public convenience init(scale: SymbolScale) { self.init(pointSize: nil, scale: scale) }

        public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight) }

        /// `pointSize` is in points.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, textStyle: nil) }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight)
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale)
        }

        public convenience init(textStyle: UIFont.TextStyle) { self.init(pointSize: nil, textStyle: textStyle) }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: nil, textStyle: textStyle, scale: scale)
        }

        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

        public convenience init(font: UIFont, scale: SymbolScale) {
            let weight = SymbolWeight.allWeights.first { $0.fontWeight().nearest == font.spec.weight } ?? .regular
            self.init(pointSize: font.pointSize, textStyle: nil, weight: weight, scale: scale)
        }

        public convenience init(hierarchicalColor: UIColor) { self.init(pointSize: nil, color: hierarchicalColor) }

        public convenience init(paletteColors: [UIColor]) { self.init(pointSize: nil, color: paletteColors.first) }

        public static var unspecified: SymbolConfiguration { SymbolConfiguration(pointSize: nil, textStyle: nil) }

        /// This configuration where the other says nothing.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            let isSized = other.pointSize != nil || other.textStyle != nil
            return SymbolConfiguration(
                pointSize: isSized ? other.pointSize : pointSize, textStyle: isSized ? other.textStyle : textStyle,
                weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .unspecified ? scale : other.scale, color: other.color ?? color)
        }
    }
}

extension UIImage.SymbolWeight {
    static let allWeights: [UIImage.SymbolWeight] = [
        .regular, .ultraLight, .thin, .light, .medium, .semibold, .bold, .heavy, .black,
    ]
}
