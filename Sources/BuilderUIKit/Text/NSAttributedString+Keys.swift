import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`; Helvetica 12 on iOS, the system's 12 here where it is missing.
    public static let font = NSAttributedString.Key("NSFont")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A `UIColor`; black where it is missing.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A number: 0 for none. Inter's ligatures aren't drawn, so it changes nothing.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// A number: points added after each character.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number: points added after each character, as `kern`.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// A number: `NSUnderlineStyle`'s raw value.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A number: `NSUnderlineStyle`'s raw value.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor`; the text's where it is missing.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// A number: per cent of the font's size.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// An `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A `URL` or a `String`.
    public static let link = NSAttributedString.Key("NSLink")
    /// A number: points upwards.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// A `UIColor`; the text's where it is missing.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A `UIColor`; the text's where it is missing.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A number: the tangent of the slant.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// A number: the logarithm of the widening.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}
