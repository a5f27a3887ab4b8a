import Foundation
import Render

extension UIImage {
    /// Creates a built-in symbol. Fails with one warning that suggests similar names.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates a symbol at the configuration's size; without one, at 17 points.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(symbol: name, configuration: configuration, traits: .current)
    }

    /// Creates a symbol for the given traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(symbol: name, configuration: nil, traits: traitCollection ?? .current)
    }

    private convenience init?(symbol name: String, configuration: Configuration?, traits: UITraitCollection) {
        guard let drawing = SymbolTable.drawing(named: name) else {
            let nearest = NameMatcher.nearest(
                to: name, among: SymbolTable.names.map { (name: $0, aliases: []) }, limit: 3)
            WarningLog.current.add(.unknownSymbol(name: name, nearest: nearest))
            return nil
        }
        let configuration = configuration as? SymbolConfiguration ?? .unspecified
        var properties = Properties()
        properties.scale = traits.displayScale > 0 ? traits.displayScale : UIScreen.current.scale
        properties.tint = configuration.color
        properties.symbolConfiguration = configuration
        let symbol = SymbolImage(name: name, drawing: drawing, configuration: configuration, traits: traits)
        self.init(source: .symbol(symbol), properties: properties)
    }

    /// Returns the symbol with the configuration applied; other images are returned unchanged.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        (configuration as? SymbolConfiguration).flatMap { applyingSymbolConfiguration($0) } ?? self
    }

    /// Returns the symbol with the values of the configuration applied, or nil for other images.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard case .symbol(let symbol) = source else { return nil }
        let merged = (properties.symbolConfiguration ?? .unspecified).applying(configuration)
        var changed = properties
        changed.symbolConfiguration = merged
        if let color = configuration.color { changed.tint = color }
        let drawn = SymbolImage(
            name: symbol.name, drawing: symbol.drawing, configuration: merged, traits: .current)
        return UIImage(source: .symbol(drawn), properties: changed)
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
        name: String, drawing: SymbolDrawing, configuration: UIImage.SymbolConfiguration, traits: UITraitCollection
    ) {
        let styleFont = configuration.textStyle.map {
            UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits)
        }
        let size = configuration.pointSize ?? styleFont?.pointSize ?? 17
        let weight =
            configuration.weight == .unspecified
            ? UIFont.Weight(styleFont?.spec.weight ?? .regular) : configuration.weight.fontWeight()
        self.init(
            name: name, drawing: drawing, pointSize: CGFloat(UIFont.usable(size)), weight: weight,
            scale: configuration.scale)
    }
}
