import Foundation

extension NSAttributedString.Key {
    /// A `String` that tells a text view's delegate which part of the text was touched.
    public static let textItemTag = Self("UITextItemTag")

    // How assistive technologies read characters; without effect.
    /// The key of a Boolean value: whether punctuation is read.
    public static let accessibilitySpeechPunctuation = Self("UIAccessibilitySpeechAttributePunctuation")
    /// The key of a language's tag.
    public static let accessibilitySpeechLanguage = Self("UIAccessibilitySpeechAttributeLanguage")
    /// The key of a pitch, 0…2.
    public static let accessibilitySpeechPitch = Self("UIAccessibilitySpeechAttributePitch")
    /// The key of a Boolean value: whether the text waits for what is being read.
    public static let accessibilitySpeechQueueAnnouncement = Self("UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// The key of a `UIAccessibilityPriority`, by which an announcement waits for others.
    public static let accessibilitySpeechAnnouncementPriority = Self(
        "UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// The key of a pronunciation.
    public static let accessibilitySpeechIPANotation = Self("UIAccessibilitySpeechAttributeIPANotation")
    /// The key of a Boolean value: whether characters are read one by one.
    public static let accessibilitySpeechSpellOut = Self("UIAccessibilitySpeechAttributeSpellOut")
    /// The key of texts that describe the part in other ways.
    public static let accessibilityTextCustom = Self("UIAccessibilityTextAttributeCustom")
    /// The key of a heading's level, 0…6.
    public static let accessibilityTextHeadingLevel = Self("UIAccessibilityTextAttributeHeadingLevel")

    /// A number: 0 for horizontal glyphs, 1 for vertical ones; without effect.
    public static let verticalGlyphForm = Self("CTVerticalForms")
    /// A `UIFont`. A missing one is Helvetica at 12 points, as on iOS.
    public static let font = NSAttributedString.Key("NSFont")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A `UIColor`; the default is black.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// A number: 0 for none. Ligatures of Inter aren't drawn, so it has no effect.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// A number: the additional points after each character.
    public static let kern = NSAttributedString.Key("NSKern")
    /// A number: the additional points after each character; `kern` takes precedence.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// A number: the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A number: the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor` for the letters' outlines; the default is the text's.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// A number: the width of the letters' outlines in percent of the font size. Letters with a positive one aren't
    /// filled, those with a negative one are.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// An `NSShadow`, which the letters cast, but not their background and lines.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// A string: the name of a text effect. Stored but not drawn.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// An `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A `URL` or a `String`.
    public static let link = NSAttributedString.Key("NSLink")
    /// A number: the distance in points that the text is raised.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// A `UIColor`; the default is the text's.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A `UIColor`; the default is the text's.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A number: the tangent of the slant; any value but 0 selects the italic font.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// A number: the logarithm of the horizontal expansion. Stored but not drawn.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// An array of numbers: embedded writing directions. Stored but not used.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

// Foundation on Linux lacks these initializers. They can't be declared without a parameter, since they would conflict
// with those of `NSObject`; calls without arguments resolve to them nevertheless.

extension NSAttributedString {
    /// Creates an empty string.
    public convenience init(_noText: Void = ()) { self.init(string: "") }
}

extension NSAttributedString {
    /// Creates a string that consists of an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
