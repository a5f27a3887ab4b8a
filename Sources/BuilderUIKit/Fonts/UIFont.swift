import Foundation
import Render

/// A font at a size. Immutable, and usable from any thread.
///
/// System fonts have San Francisco's advances and line metrics as measured on iOS 26, and Inter's glyphs.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let isaPadding = IsaPadding()
    let descriptor: UIFontDescriptor
    /// The scaling of a font derived from a text style, which follows the text size; nil for others.
    let scaling: Scaling?

    /// The way a font follows the preferred text size.
    enum Scaling: Hashable, Sendable {
        /// The style's own font.
        case style(TextStyle)
        /// Another font that is scaled like the style; `size` is the unscaled size in points.
        case metrics(TextStyle, size: CGFloat, limit: CGFloat?)
    }

    init(resolved descriptor: UIFontDescriptor, scaling: Scaling? = nil) {
        self.descriptor = descriptor
        self.scaling = scaling
    }

    /// Creates a font from a descriptor; a `pointSize` of 0 keeps the descriptor's own size.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.descriptor = pointSize > 0 ? descriptor.withSize(pointSize) : descriptor.withUsableSize
        scaling = pointSize > 0 ? nil : descriptor.textStyle.map { .style($0) }
    }

    /// Creates a font by its family or PostScript name, at a size in points. Fails for an unknown name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let descriptor = FontNames.descriptor(named: fontName) else { return nil }
        self.init(resolved: descriptor.withSize(fontSize).withUsableSize)
    }

    /// The size, in points.
    open var pointSize: CGFloat { descriptor.pointSize }

    /// The font's descriptor.
    open var fontDescriptor: UIFontDescriptor { descriptor }

    /// Returns the same font at another size, in points, which no longer follows the text size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(resolved: descriptor.withSize(fontSize).withUsableSize)
    }

    /// The specification that text is measured and drawn with.
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
