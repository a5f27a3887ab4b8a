import Foundation

/// The layout properties of a paragraph. Immutable; `NSMutableParagraphStyle` can be changed.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    private let isaPadding = IsaPadding()
    /// The properties of a style, as a value.
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
        var textLists: [NSTextList] = []
    }

    var values: Values

    init(values: Values) { self.values = values }

    /// Creates a style with default properties.
    public override convenience init() { self.init(values: Values()) }

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        values = Values(coder: coder)
        super.init()
    }

    open func encode(with coder: NSCoder) { values.encode(with: coder) }

    /// The style of text without a paragraph style.
    open class var `default`: NSParagraphStyle { NSParagraphStyle(values: Values()) }

    /// Returns the writing direction of a language code such as `ar` or `en-US`; right to left for ar, dv, fa, he, iw,
    /// ps, ur and yi.
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
        hasher.combine(values.textLists)
        return hasher.finalize()
    }

    /// The alignment of the lines.
    open var alignment: NSTextAlignment { values.alignment }
    /// The behavior of lines that are too long.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The space between the bottom of a line and the top of the next, in points, at least 0.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space after the paragraph, in points.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The space before the paragraph, in points.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The distance from the leading edge to the first line, in points.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The distance from the leading edge to the other lines, in points.
    open var headIndent: CGFloat { values.headIndent }
    /// The distance from the leading edge to the end of lines, in points; from the trailing edge if 0 or less.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The minimum height of a line, in points.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum height of a line, in points; 0 for no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The factor of the font's line height; 0 for none.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The base writing direction.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The hyphenation threshold, 0…1: words are divided where the line without them would be narrower than this share
    /// of its room.
    ///
    /// It requires the patterns of the app's language, of one of Debian's packages such as `hyphen-en-us`; without them
    /// words are divided at soft hyphens only, with a warning.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// A Boolean value that indicates whether the system's hyphenation is used, as with a factor of 1 (not measured).
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// The distance of tab stops after the last of `tabStops`, in points; 28 if it is 0.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// A Boolean value that indicates whether text may be tightened before it is truncated. Stored but not used.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// The strategy for line breaks. Stored but not used.
    open var lineBreakStrategy: NSLineBreakStrategy { values.lineBreakStrategy }
    /// The tab stops, sorted by location.
    open var tabStops: [NSTextTab] { values.tabStops }
    /// The lists that contain the paragraph, from the outermost to the innermost. Text views with a `textLayoutManager`
    /// draw the innermost list's marker.
    open var textLists: [NSTextList] { values.textLists }
}

/// A paragraph style whose properties can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// Copies all properties of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

    /// Adds a tab stop, sorted by its location.
    open func addTabStop(_ anObject: NSTextTab) {
        values.tabStops = (values.tabStops + [anObject]).sorted { $0.location < $1.location }
    }

    /// Removes all equal tab stops.
    open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }

    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }

    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }

    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }

    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }

    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }

    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }

    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }

    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }

    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }

    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }

    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }

    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }

    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set { values.allowsDefaultTighteningForTruncation = newValue }
    }

    open override var lineBreakStrategy: NSLineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }

    open override var tabStops: [NSTextTab] {
        get { values.tabStops }
        set { values.tabStops = newValue }
    }

    open override var textLists: [NSTextList] {
        get { values.textLists }
        set { values.textLists = newValue }
    }
}
