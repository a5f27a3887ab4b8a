import Foundation
import Render

/// A font at a size. Immutable, and usable from any thread.
///
/// System fonts have San Francisco's advances and line metrics as measured on iOS 26, and Inter's letters.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let foundationMark = FoundationMark()
    let descriptor: UIFontDescriptor
    /// Set when the font came from a text style: it then follows the text size.
    let scaling: Scaling?

    /// How a font follows the preferred text size.
    enum Scaling: Hashable, Sendable {
        /// It is the style's own font.
        case style(TextStyle)
        /// It is another font, scaled as the style is; `size` is the unscaled size in points.
        case metrics(TextStyle, size: CGFloat, limit: CGFloat?)
    }

    init(resolved descriptor: UIFontDescriptor, scaling: Scaling? = nil) {
        self.descriptor = descriptor
        self.scaling = scaling
    }

    /// A font as described; `pointSize` 0 keeps the descriptor's own size.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.descriptor = pointSize > 0 ? descriptor.withSize(pointSize) : descriptor.withUsableSize
        scaling = pointSize > 0 ? nil : descriptor.textStyle.map { .style($0) }
    }

    /// A font by its family or PostScript name, at a size in points; nil for a name that no font has.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let descriptor = FontNames.descriptor(named: fontName) else { return nil }
        self.init(resolved: descriptor.withSize(fontSize).withUsableSize)
    }

    /// Points.
    open var pointSize: CGFloat { descriptor.pointSize }

    open var fontDescriptor: UIFontDescriptor { descriptor }

    /// The same font at another size, in points; it no longer follows the text size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(resolved: descriptor.withSize(fontSize).withUsableSize)
    }

    /// What text is measured and drawn with.
    var spec: FontSpec { descriptor.spec }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func copy() -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || descriptor.isEqual(other.descriptor)
    }

    open override var hash: Int { descriptor.hash }

    open override var description: String {
        "<UICTFont> font-family: \"\(familyName)\"; font-weight: \(spec.weight.rawValue); "
            + "font-style: \(spec.isItalic ? "italic" : "normal"); font-size: \(pointSize)pt"
    }
}
