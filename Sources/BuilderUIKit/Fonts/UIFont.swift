import Foundation
import Render

/// A font at a size. Immutable, and usable from any thread.
///
/// System fonts have San Francisco's advances and line metrics as measured on iOS 26, and Inter's glyphs.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let isaPadding = IsaPadding()
    let descriptor: UIFontDescriptor
    /// The way in which the font follows the text size; nil for a font that doesn't.
    private let scaling: FontScaling?

    init(resolved descriptor: UIFontDescriptor, scaling: FontScaling? = nil) {
        self.descriptor = descriptor
        self.scaling = scaling
    }

    /// Creates a font from a descriptor; a `pointSize` of 0 keeps the descriptor's own size.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.descriptor = pointSize > 0 ? descriptor.withSize(pointSize) : descriptor.withUsableSize
        scaling = self.descriptor.hasStyleSize ? .style : nil
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

    /// Returns the font at another size, in points; the result doesn't scale with the text size.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(resolved: descriptor.withSize(fontSize).withUsableSize) }

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

extension UIFont {
    /// The font of text views and strings without a font: Helvetica at 12 points.
    static let unspecifiedText = UIFont(
        resolved: UIFontDescriptor(spec: FontSpec(design: .named("Helvetica"), size: 12)))

    /// Returns the regular system font; a size of 0 or less means `systemFontSize`.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

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

    /// Returns the style's font at the screen's text size; overrides of views and controllers have no effect (measured
    /// on iOS 26).
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the style's font at the text size of the traits; nil means the screen's.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(
            withTextStyle: style, compatibleWith: traitCollection)
        return UIFont(resolved: descriptor, scaling: .style)
    }

    /// Returns the font at the text size of the traits: for a text style's font in the style's size, for one scaled by
    /// `UIFontMetrics` scaled anew, otherwise this font.
    func adjusted(to traits: UITraitCollection) -> UIFont {
        switch scaling {
        case nil: return self
        case .style:
            let adjusted = descriptor.adjusted(to: traits)
            return adjusted === descriptor ? self : UIFont(resolved: adjusted, scaling: .style)
        case .metrics(let metrics, let base, let maximum):
            let adjusted = metrics.scaledFont(
                for: UIFont(resolved: base), maximumPointSize: maximum, compatibleWith: traits)
            return adjusted == self ? self : adjusted
        }
    }

    /// The distance from the baseline to the top of the line, in points.
    public var ascender: CGFloat { CGFloat(spec.ascender) }

    /// The distance from the baseline to the bottom of the line, in points: negative.
    public var descender: CGFloat { CGFloat(spec.descender) }

    /// The height of a line of text, in points, not rounded: 1.193359375 of the size of system fonts (measured on
    /// iOS 26).
    public var lineHeight: CGFloat { CGFloat(spec.lineHeight) }

    /// The font's space between lines, in points: a text style's leading without the line's height, 1.713 for body text
    /// at Large; 0 for other system fonts.
    public var leading: CGFloat { CGFloat(spec.leading) }

    /// The height of capital letters, in points.
    public var capHeight: CGFloat { CGFloat(spec.capHeight) }

    /// The height of lowercase letters, in points. It depends on size and weight as San Francisco's does.
    public var xHeight: CGFloat { CGFloat(spec.xHeight) }

    /// The family's name, such as `.AppleSystemUIFont`.
    public var familyName: String { FontNames.family(of: spec) }

    /// The PostScript name, such as `.SFUI-Semibold`.
    public var fontName: String { FontNames.postScriptName(of: spec) }

    /// The families of iOS that `init(name:size:)` supports, sorted.
    public class var familyNames: [String] { FontNames.familyNames }

    /// Returns the PostScript names of a family's regular, italic, bold and bold italic faces; none for an unknown
    /// family.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        guard let descriptor = FontNames.descriptor(named: familyName), familyNames.contains(familyName) else {
            return []
        }
        return ["Regular", "Italic", "Bold", "Bold Italic"].map { descriptor.withFace($0).postscriptName }
    }

    /// The weight of a font, from -1 to 1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The weight's value.
        public let rawValue: CGFloat
        /// Creates a weight.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The ultra-light weight.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// The thin weight.
        public static let thin = Weight(rawValue: -0.6)
        /// The light weight.
        public static let light = Weight(rawValue: -0.4)
        /// The regular weight.
        public static let regular = Weight(rawValue: 0)
        /// The medium weight.
        public static let medium = Weight(rawValue: 0.23)
        /// The semibold weight.
        public static let semibold = Weight(rawValue: 0.3)
        /// The bold weight.
        public static let bold = Weight(rawValue: 0.4)
        /// The heavy weight.
        public static let heavy = Weight(rawValue: 0.56)
        /// The black weight.
        public static let black = Weight(rawValue: 0.62)
    }

    /// The width of a font; every width is drawn as `standard`.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// The width's value.
        public let rawValue: CGFloat
        /// Creates a width.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a width.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The compressed width.
        public static let compressed = Width(rawValue: -0.4)
        /// The condensed width.
        public static let condensed = Width(rawValue: -0.2)
        /// The standard width.
        public static let standard = Width(rawValue: 0)
        /// The expanded width.
        public static let expanded = Width(rawValue: 0.2)
    }
}

/// The way in which a font follows the text size.
enum FontScaling {
    /// In the sizes of the descriptor's text style.
    case style
    /// Scaled by metrics from a font, to at most a size in points; 0 for no limit.
    case metrics(UIFontMetrics, UIFontDescriptor, maximum: CGFloat)
}

extension UIFont.Weight {
    /// UIKit's values of the nine weights, lightest first.
    private static let table: [(weight: FontWeight, value: UIFont.Weight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
        (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]

    init(_ weight: FontWeight) { self = Self.table.first { $0.weight == weight }?.value ?? .regular }

    /// The nearest of the nine weights.
    var nearest: FontWeight {
        guard rawValue.isFinite else { return .regular }
        let best = Self.table.min { abs($0.value.rawValue - rawValue) < abs($1.value.rawValue - rawValue) }
        return best?.weight ?? .regular
    }
}
