import Foundation
import Render

/// A colour, or a rule that gives one for each set of traits. Immutable, and usable from any thread.
///
/// Components are sRGB, nominally 0…1. A dynamic colour is resolved with the traits of the view that shows it, and
/// with `UITraitCollection.current` where there is no view.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    private let foundationMark = FoundationMark()
    nonisolated(unsafe) var associatedValues: AssociatedValueTable?

    /// What a colour is made of.
    enum Storage {
        case fixed(Color, CGColor.Model)
        case system(SystemColor)
        case dynamic(@Sendable (UITraitCollection) -> UIColor)
        /// Another colour with its alpha replaced; dynamic where the other is.
        case alpha(UIColor, CGFloat)
        /// The tint colour of the view that shows it.
        case tint
        case pattern(UIImage)
    }

    let storage: Storage

    init(storage: Storage) {
        self.storage = storage
    }

    /// Clear black, as `UIColor()` is.
    public override convenience init() {
        self.init(storage: .fixed(Color(white: 0, alpha: 0), .monochrome))
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
        storage = .fixed(color, .rgb)
    }

    public init(white: CGFloat, alpha: CGFloat) {
        storage = .fixed(Color(white: Double(white), alpha: Double(alpha)), .monochrome)
    }

    /// Hue, saturation and brightness are 0…1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let color = ColorConversion.color(
            hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), alpha: Double(alpha))
        storage = .fixed(color, .rgb)
    }

    /// A Display P3 colour, converted to sRGB, which everything is drawn in.
    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = ColorConversion.sRGB(
            displayP3Red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
        storage = .fixed(color, .rgb)
    }

    public init(cgColor: CGColor) {
        storage = .fixed(cgColor.value, cgColor.model)
    }

    /// A colour that the closure gives for each set of traits.
    @preconcurrency
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        storage = .dynamic(dynamicProvider)
    }

    /// A colour that tiles the picture where a view's background is drawn with it.
    public init(patternImage image: UIImage) {
        storage = .pattern(image)
    }

    /// For colour literals.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        let color = Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
        self.init(storage: .fixed(color, .rgb))
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { self }

    /// Colours are equal when they were made the same way; providers are equal to nothing but themselves.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || hasSameStorage(as: other)
    }

    open override var hash: Int { storageHash }

    open override var description: String { storageDescription }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a colour literal that has no other.
public typealias _ColorLiteralType = UIColor
