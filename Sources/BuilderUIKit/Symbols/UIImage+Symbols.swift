import Foundation
import Render

extension UIImage {
    /// The system's image of actions: an ellipsis in a circle.
    public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
    /// The system's image of adding: a plus sign in a filled circle.
    public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
    /// The system's image of removing: a minus sign in a filled circle.
    public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
    /// The system's image of a choice: a check mark.
    public class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
    /// The system's image of a choice with an outline: a check mark in a circle.
    public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }
}

extension UIImage {
    /// Creates a built-in symbol.
    ///
    /// A name that isn't built in creates a placeholder, a crossed square, and logs a warning with similar names. Only
    /// an empty name fails.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates a symbol at the configuration's size; without one, at 17 points.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(symbol: name, configuration: configuration, traits: .current)
    }

    /// Creates a symbol for the given traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(symbol: name, configuration: nil, traits: traitCollection ?? .current)
    }

    /// Creates a symbol of which the variable layers above a value, 0…1, are drawn fainter.
    ///
    /// Symbols without variable layers are drawn as without a value.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) { self.init(symbol: name, configuration: configuration, traits: .current, variableValue: value) }

    private convenience init?(
        symbol name: String, configuration: Configuration?, traits: UITraitCollection, variableValue: Double? = nil
    ) {
        guard !name.isEmpty else { return nil }
        let known = SymbolTable.drawing(named: name)
        if known == nil {
            let nearest = NameMatcher.nearest(
                to: name, among: SymbolTable.names.map { (name: $0, aliases: []) }, limit: 3)
            WarningLog.current.add(.unknownSymbol(name: name, nearest: nearest))
        }
        let drawing = known ?? SymbolTable.placeholder
        let configuration = configuration as? SymbolConfiguration ?? .unspecified
        var properties = Properties()
        properties.scale = traits.displayScale > 0 ? traits.displayScale : UIScreen.current.scale
        properties.tint = configuration.color
        properties.symbolConfiguration = configuration
        let base = SymbolTable.leftToRight(name)
        if base != name { properties.orientation = .upMirrored }
        var symbol = SymbolImage(name: base, drawing: drawing, configuration: configuration, traits: traits)
        symbol.variableValue = variableValue
        self.init(source: .symbol(symbol), properties: properties)
    }

    /// Creates a symbol of an asset catalog.
    convenience init(
        symbolSet: SymbolSet, name: String, configuration: SymbolConfiguration, traits: UITraitCollection
    ) {
        var properties = Properties()
        properties.scale = traits.displayScale > 0 ? traits.displayScale : UIScreen.current.scale
        properties.symbolConfiguration = configuration
        let symbol = SymbolImage(
            name: name, drawing: SymbolDrawing(size: .zero), set: symbolSet, configuration: configuration,
            traits: traits)
        self.init(source: .symbol(symbol), properties: properties)
    }

    /// The built-in symbol in place of this one in a layout from right to left, where `chevron.forward` points to the
    /// left and lists have their bullets at the right; nil for images without a direction.
    var oppositeSymbol: UIImage? {
        guard case .symbol(let symbol) = source, symbol.set == nil else { return nil }
        if SymbolTable.hasMirroredForm(symbol.name) {
            return imageOrientation == .up ? withHorizontallyFlippedOrientation() : nil
        }
        let opposites = [
            "forward": "backward", "backward": "forward", "leading": "trailing", "trailing": "leading",
            "alignleading": "aligntrailing", "aligntrailing": "alignleading", "leadinghalf": "trailinghalf",
            "trailinghalf": "leadinghalf",
        ]
        let name = symbol.name.split(separator: ".").map { opposites[String($0)] ?? String($0) }.joined(separator: ".")
        // Media controls aren't mirrored.
        guard name != symbol.name, !symbol.name.hasPrefix("forward"), !symbol.name.hasPrefix("backward"),
            let drawing = SymbolTable.drawing(named: name)
        else { return nil }
        var opposite = SymbolImage(
            name: name, drawing: drawing, configuration: properties.symbolConfiguration ?? .unspecified,
            traits: .current)
        opposite.variableValue = symbol.variableValue
        return UIImage(source: .symbol(opposite), properties: properties)
    }

    /// The colors of a symbol's layers; nil for other images and for symbols in one color.
    var layerColoring: SymbolColoring? {
        guard isSymbolImage, let coloring = properties.symbolConfiguration?.coloring else { return nil }
        return coloring == .monochrome ? nil : coloring
    }

    /// Returns the color of each layer for `layerColoring`, or nil for images that are drawn in one color.
    func layerColors(tint: Color, traits: UITraitCollection) -> ((SymbolLayer) -> Color)? {
        layerColoring.map { coloring in { coloring.color(of: $0, tint: tint, traits: traits) } }
    }

    /// Returns the large symbol at 17 points in the middle of a box of the given size, in points.
    static func largeSymbol(_ name: String, size: CGSize) -> UIImage? {
        let configuration = SymbolConfiguration(scale: .large)
        guard let image = UIImage(systemName: name, withConfiguration: configuration),
            case .symbol(let symbol) = image.source
        else { return nil }
        return UIImage(source: .symbol(symbol.centered(in: size)), properties: image.properties)
    }

    /// The image of close buttons: a gray cross on a round background of about 30 points, whatever the tint color is
    /// (as pictures of iOS 13 to 18 show; neither size nor colors are measured).
    static var closeSymbol: UIImage? {
        let colors = SymbolConfiguration(paletteColors: [.secondaryLabel, .tertiarySystemFill])
        return UIImage(
            systemName: "xmark.circle.fill", withConfiguration: SymbolConfiguration(pointSize: 26).applying(colors)
        )?.withRenderingMode(.alwaysOriginal)
    }

    /// Returns the symbol with the configuration applied; other images are returned unchanged.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        (configuration as? SymbolConfiguration).flatMap { applyingSymbolConfiguration($0) } ?? self
    }

    /// Returns the symbol with the values of the configuration applied, or nil for other images.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        applyingSymbolConfiguration(configuration, traits: .current)
    }

    /// Returns the symbol with the values of the configuration applied, at the text size of the traits, or nil for
    /// other images.
    func applyingSymbolConfiguration(_ configuration: SymbolConfiguration, traits: UITraitCollection) -> UIImage? {
        guard case .symbol(let symbol) = source else { return nil }
        let merged = (properties.symbolConfiguration ?? .unspecified).applying(configuration)
        var changed = properties
        changed.symbolConfiguration = merged
        if configuration.coloring != nil { changed.tint = configuration.color }
        return UIImage(source: .symbol(symbol.configured(merged, traits: traits)), properties: changed)
    }

    /// The symbol's configuration.
    public var symbolConfiguration: SymbolConfiguration? { properties.symbolConfiguration }

    /// The image's configuration, which only symbols have.
    public var configuration: Configuration? { properties.symbolConfiguration }

    /// Returns the symbol at the size of an adjacent font, unless its configuration fixes the size.
    func symbol(beside font: UIFont) -> UIImage {
        guard isSymbolImage, let own = properties.symbolConfiguration, own.pointSize == nil, own.textStyle == nil else {
            return self
        }
        return applyingSymbolConfiguration(SymbolConfiguration(font: font).applying(own)) ?? self
    }
}

extension SymbolImage {
    init(
        name: String, drawing: SymbolDrawing, set: SymbolSet? = nil, configuration: UIImage.SymbolConfiguration,
        traits: UITraitCollection
    ) {
        let styleFont = configuration.textStyle.map {
            UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits)
        }
        let size = configuration.pointSize ?? styleFont?.pointSize ?? 17
        // A symbol without a font is heavier with “Bold Text” (not measured); a font has its weight.
        let unspecified: FontWeight = traits.legibilityWeight == .bold ? FontWeight.regular.withBoldText : .regular
        let weight =
            configuration.weight == .unspecified
            ? UIFont.Weight(styleFont?.spec.weight ?? unspecified) : configuration.weight.fontWeight
        self.init(
            name: name, drawing: set?.drawing(weight: weight, scale: configuration.scale) ?? drawing,
            pointSize: CGFloat(UIFont.usable(size)), weight: weight, scale: configuration.scale, set: set)
    }

    /// Returns the symbol at the size, weight and scale of a configuration.
    func configured(_ configuration: UIImage.SymbolConfiguration, traits: UITraitCollection) -> SymbolImage {
        var result = SymbolImage(
            name: name, drawing: drawing, set: set, configuration: configuration, traits: traits)
        result.variableValue = variableValue
        return result
    }
}

extension UIImage {
    /// The weight of a symbol's lines.
    public enum SymbolWeight: Int, Hashable, Sendable {
        /// No weight given; drawn as regular.
        case unspecified = 0
        /// Ultra-light lines.
        case ultraLight = 1
        /// The weights of fonts with the same names.
        case thin, light, regular, medium, semibold, bold, heavy, black

        /// The weight of a font; regular for an unspecified one.
        var fontWeight: UIFont.Weight {
            [.regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black][rawValue]
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

        init(traits: UITraitCollection?) { traitCollection = traits }
    }

    /// The size, weight, scale and colors of a symbol.
    ///
    /// A built-in symbol within a shape, with a badge or crossed has two levels of color; others have one.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let textStyle: UIFont.TextStyle?
        let weight: SymbolWeight
        let scale: SymbolScale
        let coloring: SymbolColoring?

        init(
            pointSize: CGFloat? = nil, textStyle: UIFont.TextStyle? = nil, weight: SymbolWeight = .unspecified,
            scale: SymbolScale = .unspecified, coloring: SymbolColoring? = nil
        ) {
            self.pointSize = pointSize
            self.textStyle = textStyle
            self.weight = weight
            self.scale = scale
            self.coloring = coloring
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
            let weight = (1...9).compactMap(SymbolWeight.init).first { $0.fontWeight.nearest == font.spec.weight }
            self.init(pointSize: font.pointSize, textStyle: nil, weight: weight ?? .regular, scale: scale)
        }

        /// Creates a configuration with a color that is fainter for layers of lower levels.
        public convenience init(hierarchicalColor: UIColor) {
            self.init(pointSize: nil, coloring: .hierarchical(hierarchicalColor))
        }

        /// Creates a configuration with a color for each level of layers; the last one is that of all further levels.
        public convenience init(paletteColors: [UIColor]) {
            self.init(pointSize: nil, coloring: .palette(paletteColors))
        }

        /// Returns a configuration for symbols in their own colors; layers without one have the tint color.
        public class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: nil, coloring: .multicolor)
        }

        /// Returns a configuration for symbols in one color.
        public class func preferringMonochrome() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: nil, coloring: .monochrome)
        }

        /// Returns a configuration for symbols in the tint color, fainter for layers of lower levels.
        public class func preferringHierarchical() -> SymbolConfiguration {
            SymbolConfiguration(pointSize: nil, coloring: .hierarchical(nil))
        }

        /// The color of the primary layer, if the configuration has one.
        var color: UIColor? {
            switch coloring {
            case .hierarchical(let color): color
            case .palette(let colors): colors.first
            case .monochrome, .multicolor, nil: nil
            }
        }

        /// A configuration without any values.
        public static var unspecified: SymbolConfiguration { SymbolConfiguration(pointSize: nil, textStyle: nil) }

        /// Returns a configuration with the other's values, and this one's for those that the other leaves unspecified.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            let isSized = other.pointSize != nil || other.textStyle != nil
            return SymbolConfiguration(
                pointSize: isSized ? other.pointSize : pointSize, textStyle: isSized ? other.textStyle : textStyle,
                weight: other.weight == .unspecified ? weight : other.weight,
                scale: other.scale == .unspecified ? scale : other.scale, coloring: other.coloring ?? coloring)
        }
    }
}

extension UITraitCollection {
    /// A configuration of images with these traits.
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traits: self) }
}
