import BuilderFoundation
import Foundation

/// The font of Core Text: UIKit's.
public typealias CTFont = UIFont
/// The description of a font; see `UIFontDescriptor`.
public typealias CTFontDescriptor = UIFontDescriptor

/// The attribute with the font of characters.
public var kCTFontAttributeName: CFString { CFString(string: NSAttributedString.Key.font.rawValue) }
/// The attribute with the color of characters, a `CGColor`.
public var kCTForegroundColorAttributeName: CFString { CFString(string: NSAttributedString.Key.coreTextColor.rawValue) }
/// The attribute with the style of paragraphs, an `NSParagraphStyle`.
public var kCTParagraphStyleAttributeName: CFString { CFString(string: NSAttributedString.Key.paragraphStyle.rawValue) }
/// The attribute with the points between characters.
public var kCTKernAttributeName: CFString { CFString(string: NSAttributedString.Key.kern.rawValue) }
/// The attribute with the style of underlines.
public var kCTUnderlineStyleAttributeName: CFString { CFString(string: NSAttributedString.Key.underlineStyle.rawValue) }

extension NSAttributedString.Key {
    static let coreTextColor = NSAttributedString.Key("CTForegroundColor")
}

/// A user interface's font of the system's.
public enum CTFontUIFontType: UInt32, Sendable {
    /// The user's font, or that with letters of one width.
    case user, userFixedPitch
    /// The system's font, regular and bold, in its usual and its small size.
    case system, emphasizedSystem, smallSystem, smallEmphasizedSystem
    /// The font of labels.
    case label = 10
}

/// Creates the font of a PostScript name, of a size in points; the system's font if there is none. The matrix has no
/// effect.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(name: String(name), size: size) ?? .systemFont(ofSize: size) }

/// Creates the font of a description. The matrix has no effect.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

/// Creates a font of the system's; nil never.
public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
    switch uiType {
    case .emphasizedSystem, .smallEmphasizedSystem: .boldSystemFont(ofSize: size)
    case .userFixedPitch: .monospacedSystemFont(ofSize: size, weight: .regular)
    default: .systemFont(ofSize: size)
    }
}

/// Creates a font in another size in points, of other attributes if a description has some; 0 for the same size.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont { UIFont(descriptor: attributes ?? font.fontDescriptor, size: size > 0 ? size : font.pointSize) }

/// Returns a font with some of its traits changed; nil if its family has no such font.
///
/// - Parameters:
///   - size: The size in points; 0 for the font's.
///   - matrix: Without effect; pass nil.
///   - symTraitValue: The traits to have.
///   - symTraitMask: The traits to change.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    let traits = CTFontGetSymbolicTraits(font).subtracting(symTraitMask).union(symTraitValue.intersection(symTraitMask))
    return font.fontDescriptor.withSymbolicTraits(UIFontDescriptor.SymbolicTraits(rawValue: traits.rawValue)).map {
        UIFont(descriptor: $0, size: size > 0 ? size : font.pointSize)
    }
}
/// Returns a font's traits.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
    CTFontSymbolicTraits(rawValue: font.fontDescriptor.symbolicTraits.rawValue)
}

/// The traits of a font, with the bits of `UIFontDescriptor.SymbolicTraits`.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italic letters.
    public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
    /// Bold letters.
    public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
    /// Wide letters.
    public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters.
    public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
    /// Letters of one width.
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
    /// Italic letters.
    public static let italicTrait = traitItalic
    /// Bold letters.
    public static let boldTrait = traitBold
}

/// Returns a font's size in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the points from the baseline to the top of a font's letters.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the points from the bottom of a font's letters to the baseline.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// Returns the points between a font's lines.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
/// Returns the height of a font's capital letters in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// Returns the height of a font's small letters in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
/// Returns a font's PostScript name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { CFString(string: font.fontName) }
/// Returns the name of a font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { CFString(string: font.familyName) }
/// Returns a font's full name.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { CFString(string: font.fontName) }
/// Returns a font's description.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }
