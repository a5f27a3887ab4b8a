import Foundation

/// How the lines of a paragraph are set. Immutable; `NSMutableParagraphStyle` can be changed.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    private let foundationMark = FoundationMark()
    /// Everything that a style says.
    struct Values: Equatable {
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var defaultTabInterval: CGFloat = 0
        var allowsDefaultTighteningForTruncation = false
        var lineBreakStrategy: NSLineBreakStrategy = []
        var tabStops: [NSTextTab] = NSTextTab.standard
    }

    var values: Values

    init(values: Values) {
        self.values = values
    }

    public override convenience init() {
        self.init(values: Values())
    }

    /// The style of text that names none.
    open class var `default`: NSParagraphStyle { NSParagraphStyle(values: Values()) }

    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = (languageName ?? "en").prefix { $0 != "-" && $0 != "_" }.lowercased()
        return ["ar", "dv", "fa", "he", "iw", "ps", "ur", "yi"].contains(language) ? .rightToLeft : .leftToRight
    }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

    open override func copy() -> Any { copy(with: nil) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

    open override func mutableCopy() -> Any { mutableCopy(with: nil) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return self === other || values == other.values
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.alignment)
        hasher.combine(values.lineBreakMode)
        hasher.combine(values.lineSpacing)
        hasher.combine(values.headIndent)
        return hasher.finalize()
    }

    open var alignment: NSTextAlignment { values.alignment }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// Points between the bottom of a line and the top of the next, at least 0.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Points after the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Points before the paragraph.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// Points from the leading edge to the first line.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// Points from the leading edge to the other lines.
    open var headIndent: CGFloat { values.headIndent }
    /// Points from the leading edge to the lines' end; from the trailing edge where 0 or less.
    open var tailIndent: CGFloat { values.tailIndent }
    /// Points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// Points; 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// A factor of the font's line height; 0 for none.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// 0…1; words aren't hyphenated.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Points.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    open var lineBreakStrategy: NSLineBreakStrategy { values.lineBreakStrategy }
    open var tabStops: [NSTextTab] { values.tabStops }
}
