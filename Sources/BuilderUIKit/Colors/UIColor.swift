import Foundation
import Render

/// A color, or a closure that provides one for each set of traits. Immutable, and usable from any thread.
///
/// Components are sRGB, nominally 0…1. A dynamic color is resolved with the traits of the view that displays it, and
/// with `UITraitCollection.current` without a view.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let isaPadding = IsaPadding()
    nonisolated(unsafe) var associatedValues: AssociatedValueTable?

    /// The definition of a color.
    enum Storage {
        case fixed(Color, CGColor.Model)
        case system(SystemColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        /// The color set of a folder, with the colors for each set of traits.
        case named(set: String, @Sendable (UITraitCollection) -> UIColor)
        /// Another color with its alpha replaced; dynamic if the other is.
        case alpha(UIColor, CGFloat)
        /// The gray of another color's luminance; dynamic if the other is.
        case gray(UIColor)
        /// The tint color of the view that displays it.
        case tint
        case pattern(UIImage)
    }

    let storage: Storage

    init(storage: Storage) { self.storage = storage }

    /// Creates a transparent black.
    public override convenience init() { self.init(storage: .fixed(Color(white: 0, alpha: 0), .monochrome)) }

    /// Creates a color from sRGB components of 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
        storage = .fixed(color, .rgb)
    }

    /// Creates a gray from a white level and alpha of 0…1.
    public init(white: CGFloat, alpha: CGFloat) {
        storage = .fixed(Color(white: Double(white), alpha: Double(alpha)), .monochrome)
    }

    /// Creates a color from hue, saturation, brightness and alpha of 0…1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let color = ColorConversion.color(
            hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), alpha: Double(alpha))
        storage = .fixed(color, .rgb)
    }

    /// Creates a color from Display P3 components, converted to sRGB, in which everything is drawn.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = ColorConversion.sRGB(
            displayP3Red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
        storage = .fixed(color, .rgb)
    }

    /// Creates a color from a Core Graphics color.
    public init(cgColor: CGColor) { storage = .fixed(cgColor.value, cgColor.model) }

    /// Creates a color that the closure provides for each set of traits.
    @preconcurrency
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        storage = .dynamic(dynamicProvider)
    }

    /// Creates a color that tiles an image when a view's background is drawn with it.
    public init(patternImage image: UIImage) { storage = .pattern(image) }

    /// Creates the value of a color literal.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        let color = Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
        self.init(storage: .fixed(color, .rgb))
    }

    open class var supportsSecureCoding: Bool { true }

    /// Creates a color from an archive of its sRGB components.
    public required convenience init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "UIRed") else { return nil }
        self.init(
            red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
            blue: coder.decodeDouble(forKey: "UIBlue"), alpha: coder.decodeDouble(forKey: "UIAlpha"))
    }

    /// Archives the sRGB components; those of a dynamic color are of the current traits.
    open func encode(with coder: NSCoder) {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        for (key, value) in [("UIRed", red), ("UIGreen", green), ("UIBlue", blue), ("UIAlpha", alpha)] {
            coder.encode(Double(value), forKey: key)
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { self }

    /// Returns a Boolean value that indicates whether colors have the same definition; dynamic ones are equal only to
    /// themselves, and colors of one color set to each other.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || hasSameStorage(as: other)
    }

    open override var hash: Int { storageHash }

    open override var description: String { storageDescription }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The default type of color literals.
public typealias _ColorLiteralType = UIColor

extension UIColor {
    /// The prominence of a color, such as that of a label's texts.
    public enum Prominence: Int, Sendable {
        /// The color itself, and three less prominent ones.
        case primary, secondary, tertiary, quaternary
    }

    /// Returns a less prominent color, with 60, 30 or 18 % of the opacity, as those of the system's labels.
    public func withProminence(_ prominence: Prominence) -> UIColor {
        guard prominence != .primary else { return self }
        let part: CGFloat = prominence == .secondary ? 0.6 : prominence == .tertiary ? 0.3 : 0.18
        return UIColor { traits in
            let color = self.resolvedColor(with: traits)
            return color.withAlphaComponent(color.cgColor.alpha * part)
        }
    }

    /// Returns the color with another alpha, 0…1; a dynamic color stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let color, let model): UIColor(storage: .fixed(color.withAlpha(Double(alpha)), model))
        case .alpha(let base, _): UIColor(storage: .alpha(base, alpha))
        default: UIColor(storage: .alpha(self, alpha))
        }
    }

    /// Returns the sRGB components for the current traits through pointers; always succeeds.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = renderColor(for: .current)
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// Returns hue, saturation, brightness and alpha, each 0…1, for the current traits through pointers; always
    /// succeeds.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = renderColor(for: .current)
        let parts = ColorConversion.hsb(color)
        hue?.pointee = CGFloat(parts.hue)
        saturation?.pointee = CGFloat(parts.saturation)
        brightness?.pointee = CGFloat(parts.brightness)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// Returns the luminance as a gray and the alpha, each 0…1, for the current traits through pointers; always
    /// succeeds.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = renderColor(for: .current)
        white?.pointee = CGFloat(ColorConversion.white(color))
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// The Core Graphics color for the current traits.
    public var cgColor: CGColor {
        switch storage {
        case .fixed(let color, let model): return CGColor(color, model: model)
        default:
            let resolved = resolvedColor(with: .current)
            if case .fixed(let color, let model) = resolved.storage { return CGColor(color, model: model) }
            return CGColor(renderColor(for: .current))
        }
    }

    /// Returns the color for the traits; the result doesn't depend on other traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .fixed, .pattern: return self
        default:
            if let image = patternImage(for: traitCollection) { return UIColor(patternImage: image) }
            let resolved = resolve(traitCollection, depth: 0)
            return UIColor(storage: .fixed(resolved.color, resolved.model))
        }
    }

    /// Returns the painter's color for the traits. A pattern is replaced by its image's mean color.
    func renderColor(for traits: UITraitCollection) -> Color { resolve(traits, depth: 0).color }

    /// Returns the painter's color for the traits, with `tint` as the value of `tintColor`.
    func renderColor(for traits: UITraitCollection, tint: UIColor) -> Color {
        switch storage {
        case .tint: tint.renderColor(for: traits)
        case .alpha(let base, let alpha):
            base.renderColor(for: traits, tint: tint).withAlpha(Double(alpha))
        case .gray(let base): base.renderColor(for: traits, tint: tint).desaturated
        default: renderColor(for: traits)
        }
    }

    /// The image of a pattern color; nil for others.
    var patternImage: UIImage? { patternImage(for: .current) }

    /// Returns the image of a pattern color for the traits, or nil for others.
    func patternImage(for traits: UITraitCollection) -> UIImage? {
        var color = self
        for _ in 0..<UIColor.greatestDepth {
            switch color.storage {
            case .pattern(let image): return image
            case .dynamic(let provider), .named(_, let provider): color = traits.asCurrent { provider(traits) }
            default: return nil
            }
        }
        return nil
    }

    /// The maximum nesting of dynamic colors; deeper ones are clear.
    private static var greatestDepth: Int { 32 }

    private func resolve(_ traits: UITraitCollection, depth: Int) -> (color: Color, model: CGColor.Model) {
        guard depth < UIColor.greatestDepth else { return (.clear, .rgb) }
        switch storage {
        case .fixed(let color, let model):
            return (color, model)
        case .system(let color):
            return (color.color(for: traits), .rgb)
        case .dynamic(let provider), .named(_, let provider):
            let color = traits.asCurrent { provider(traits) }
            return color.resolve(traits, depth: depth + 1)
        case .alpha(let base, let alpha):
            let resolved = base.resolve(traits, depth: depth + 1)
            return (resolved.color.withAlpha(Double(alpha)), resolved.model)
        case .gray(let base):
            return (base.resolve(traits, depth: depth + 1).color.desaturated, .rgb)
        case .tint:
            return (SystemColor.systemBlue.color(for: traits), .rgb)
        case .pattern(let image):
            return (image.meanColor, .rgb)
        }
    }
}

extension Color {
    /// The gray of the color's luminance, with its alpha.
    fileprivate var desaturated: Color {
        Color(white: ColorConversion.white(self), alpha: alpha)
    }

    func withAlpha(_ alpha: Double) -> Color {
        var changed = self
        changed.alpha = alpha
        return changed
    }
}

extension UIColor {
    /// The color as a dimmed tint: the gray of its luminance (UIKit's strength is not measured).
    var desaturated: UIColor {
        if case .gray = storage { self } else { UIColor(storage: .gray(self)) }
    }

    /// Returns a Boolean value that indicates whether two colors have the same components, system color or image.
    func hasSameStorage(as other: UIColor) -> Bool {
        switch (storage, other.storage) {
        case (.fixed(let a, let model), .fixed(let b, let otherModel)): a == b && model == otherModel
        case (.system(let a), .system(let b)): a == b
        case (.alpha(let a, let alpha), .alpha(let b, let otherAlpha)): alpha == otherAlpha && a.isEqual(b)
        case (.gray(let a), .gray(let b)): a.isEqual(b)
        case (.tint, .tint): true
        case (.named(let a, _), .named(let b, _)): a == b
        case (.pattern(let a), .pattern(let b)): a === b
        default: false
        }
    }

    var storageHash: Int {
        switch storage {
        case .fixed(let color, _): color.hashValue
        case .system(let color): color.hashValue
        case .alpha(let base, let alpha): base.hash ^ alpha.hashValue
        case .gray(let base): ~base.hash
        case .tint: 1
        case .dynamic: ObjectIdentifier(self).hashValue
        case .named(let set, _): set.hashValue
        case .pattern(let image): ObjectIdentifier(image).hashValue
        }
    }

    var storageDescription: String {
        switch storage {
        case .fixed(let color, .monochrome): "UIExtendedGrayColorSpace \(color.red) \(color.alpha)"
        case .fixed(let color, .rgb):
            "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
        case .system(let color): "<UIDynamicCatalogSystemColor; name = \(color.rawValue)Color>"
        case .alpha(let base, let alpha): "<\(base) with alpha \(alpha)>"
        case .gray(let base): "<gray of \(base)>"
        case .tint: "<UIColor; tintColor>"
        case .dynamic: "<UIDynamicProviderColor>"
        case .named(let set, _):
            "<UIDynamicCatalogColor; name = \(URL(fileURLWithPath: set).deletingPathExtension().lastPathComponent)>"
        case .pattern: "<UIColor; pattern image>"
        }
    }
}

extension UIColor: AssociatedValueHolder {}
