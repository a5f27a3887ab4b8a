import Foundation
import Render

extension UIFont {
    /// Returns the regular system font; a size of 0 or less means `systemFontSize`.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Returns the system font in a weight; a size of 0 or less means `systemFontSize`.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(resolved: UIFontDescriptor(spec: FontSpec(size: usable(fontSize), weight: weight.nearest)))
    }

    /// Returns the system font; every width is drawn as `standard`.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// Returns the semibold system font, which is UIKit's bold without an explicit weight.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// Returns the italic system font.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(resolved: UIFontDescriptor(spec: FontSpec(size: usable(fontSize), isItalic: true)))
    }

    /// Returns the system font with digits of equal width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        let spec = FontSpec(size: usable(fontSize), weight: weight.nearest, hasMonospacedDigits: true)
        return UIFont(resolved: UIFontDescriptor(spec: spec))
    }

    /// Returns the monospaced system font.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        let spec = FontSpec(design: .monospaced, size: usable(fontSize), weight: weight.nearest)
        return UIFont(resolved: UIFontDescriptor(spec: spec))
    }

    /// The size of label text, in points.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of button text, in points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of small text, in points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The default size of text, in points.
    public class var systemFontSize: CGFloat { 14 }

    /// Returns a valid font size: finite, more than 0 and at most 10,000 points.
    static func usable(_ size: CGFloat) -> Double {
        if !size.isFinite { WarningLog.current.add(.unusableNumber(of: "the size of a font", value: "\(size)")) }
        guard size.isFinite, size > 0 else { return Double(systemFontSize) }
        return Double(min(size, 10_000))
    }
}
