import Foundation

extension UIImage {
    /// The weight of a symbol's lines.
    public enum SymbolWeight: Int, Hashable, Sendable {
        /// No weight given; drawn as regular.
        case unspecified = 0
        /// Ultra-light lines.
        case ultraLight = 1
        /// The weights of fonts with the same names.
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

    /// The size of a symbol relative to adjacent text.
    public enum SymbolScale: Int, Hashable, Sendable {
        /// The default scale, which is the medium one.
        case `default` = -1
        /// No scale given; drawn as medium.
        case unspecified = 0
        /// 0.78 times the medium size.
        case small = 1
        /// The medium size.
        case medium = 2
        /// 1.28 times the medium size.
        case large = 3

        /// The factor relative to the medium size.
        var factor: CGFloat {
            switch self {
            case .small: 0.78
            case .large: 1.28
            case .default, .unspecified, .medium: 1
            }
        }
    }

    /// The base class of image configurations.
    open class Configuration: NSObject, @unchecked Sendable {
        /// The traits of the configuration.
        public let traitCollection: UITraitCollection?

        init(traits: UITraitCollection?) {
            traitCollection = traits
        }
    }

    /// The size, weight and scale of a symbol.
    ///
    /// Hierarchical and palette colors are accepted, but symbols are drawn in one color.
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

        /// Creates a configuration with a scale.
        public convenience init(scale: SymbolScale) { self.init(pointSize: nil, scale: scale) }

        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, weight: weight) }

        /// Creates a configuration with a font size, in points.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, textStyle: nil) }

        /// Creates a configuration with a font size, in points, and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight)
        }

        /// Creates a configuration with a font size, in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, textStyle: nil, weight: weight, scale: scale)
        }

        /// Creates a configuration with the size and weight of a text style.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(pointSize: nil, textStyle: textStyle) }

        /// Creates a configuration with the size and weight of a text style, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: nil, textStyle: textStyle, scale: scale)
        }

        /// Creates a configuration with the size and weight of a font.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }

        /// Creates a configuration with the size and weight of a font, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            let weight = SymbolWeight.allWeights.first { $0.fontWeight().nearest == font.spec.weight } ?? .regular
            self.init(pointSize: font.pointSize, textStyle: nil, weight: weight, scale: scale)
        }

        /// Creates a configuration whose color is used for all layers.
        public convenience init(hierarchicalColor: UIColor) { self.init(pointSize: nil, color: hierarchicalColor) }

        /// Creates a configuration that uses the first of the colors for all layers.
        public convenience init(paletteColors: [UIColor]) { self.init(pointSize: nil, color: paletteColors.first) }

        /// A configuration without any values.
        public static var unspecified: SymbolConfiguration { SymbolConfiguration(pointSize: nil, textStyle: nil) }

        /// Returns a configuration with the other's values, and this one's for those that the other leaves unspecified.
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
