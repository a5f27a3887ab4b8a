import Foundation
import Render

extension UIFont {
    /// The system's font; a size of 0 or less is taken as `systemFontSize`.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(resolved: UIFontDescriptor(spec: FontSpec(size: usable(fontSize), weight: weight.nearest)))
    }

    /// The system's font; every width is drawn as `standard`.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// The system's semibold, which UIKit calls bold where no weight is named.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(resolved: UIFontDescriptor(spec: FontSpec(size: usable(fontSize), isItalic: true)))
    }

    /// The system's font with figures all as wide as each other.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        let spec = FontSpec(size: usable(fontSize), weight: weight.nearest, hasMonospacedDigits: true)
        return UIFont(resolved: UIFontDescriptor(spec: spec))
    }

    /// The system's font for code: every letter as wide as every other.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        let spec = FontSpec(design: .monospaced, size: usable(fontSize), weight: weight.nearest)
        return UIFont(resolved: UIFontDescriptor(spec: spec))
    }

    /// Points: the sizes that UIKit names.
    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var systemFontSize: CGFloat { 14 }

    /// The size that a font can be made with: finite, more than 0 and at most 10,000 points.
    static func usable(_ size: CGFloat) -> Double {
        if !size.isFinite { WarningLog.current.add(.unusableNumber(of: "the size of a font", value: "\(size)")) }
        guard size.isFinite, size > 0 else { return Double(systemFontSize) }
        return Double(min(size, 10_000))
    }
}
