import Foundation
import Render

/// A color, or a rule that provides one for each set of traits. Immutable, and usable from any thread.
///
/// Components are sRGB, nominally 0…1. A dynamic color is resolved with the traits of the view that displays it, and
/// with `UITraitCollection.current` without a view.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    private let isaPadding = IsaPadding()
    nonisolated(unsafe) var associatedValues: AssociatedValueTable?

    /// The definition of a color.
    enum Storage {
        case fixed(Color, CGColor.Model)
        case system(SystemColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        /// Another color with its alpha replaced; dynamic if the other is.
        case alpha(UIColor, CGFloat)
        /// The tint color of the view that displays it.
        case tint
        case pattern(UIImage)
    }

    let storage: Storage

    init(storage: Storage) {
        self.storage = storage
    }

    /// Creates a transparent black.
    public override convenience init() {
        self.init(storage: .fixed(Color(white: 0, alpha: 0), .monochrome))
    }

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

    /// Creates a Display P3 color, converted to sRGB, which everything is drawn in.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = ColorConversion.sRGB(
            displayP3Red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
        storage = .fixed(color, .rgb)
    }

    /// Creates a color from a Core Graphics color.
    public init(cgColor: CGColor) {
        storage = .fixed(cgColor.value, cgColor.model)
    }

    /// Creates a color that the closure provides for each set of traits.
    @preconcurrency
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        storage = .dynamic(dynamicProvider)
    }

    /// Creates a color that tiles an image when a view's background is drawn with it.
    public init(patternImage image: UIImage) {
        storage = .pattern(image)
    }

    /// Creates the value of a color literal.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        let color = Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
        self.init(storage: .fixed(color, .rgb))
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { self }

    /// Returns whether colors have the same definition; dynamic ones are equal only to themselves.
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
