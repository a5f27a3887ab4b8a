import Foundation
import Render

extension UIImage {
    /// A symbol of the small set that is drawn here; nil, and one warning that suggests similar names, for others.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A symbol at the configuration's size; without one, at 17 points.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(symbol: name, configuration: configuration, traits: .current)
    }

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

    /// The symbol in another size or weight; other pictures are returned as they are.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        (configuration as? SymbolConfiguration).flatMap { applyingSymbolConfiguration($0) } ?? self
    }

    /// The symbol with what the configuration names changed; nil for other pictures.
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

    public var symbolConfiguration: SymbolConfiguration? { properties.symbolConfiguration }

    public var configuration: Configuration? { properties.symbolConfiguration }

    /// The symbol where the configuration has not fixed its size, at the size of a font beside it.
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
