import Foundation
import Render

extension UIFont {
    /// The distance from the baseline to the top of the line, in points.
    public var ascender: CGFloat { CGFloat(spec.ascender) }

    /// The distance from the baseline to the bottom of the line, in points: negative.
    public var descender: CGFloat { CGFloat(spec.descender) }

    /// The height of a line of text, in points, not rounded: 1.193359375 of the size of system fonts (measured on
    /// iOS 26).
    public var lineHeight: CGFloat { CGFloat(spec.lineHeight) }

    /// The font's space between lines, in points: 0 for system fonts.
    public var leading: CGFloat { CGFloat(spec.leading) }

    /// The height of capital letters, in points.
    public var capHeight: CGFloat { CGFloat(spec.capHeight) }

    /// The height of lowercase letters, in points. It depends on size and weight as San Francisco's does.
    public var xHeight: CGFloat { CGFloat(spec.xHeight) }

    /// The family's name, such as `.AppleSystemUIFont`.
    public var familyName: String { FontNames.family(of: spec) }

    /// The PostScript name, such as `.SFUI-Semibold`.
    public var fontName: String { FontNames.postScriptName(of: spec) }
}
