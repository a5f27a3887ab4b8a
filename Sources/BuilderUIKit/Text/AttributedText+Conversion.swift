import Foundation
import Render

extension AttributedText {
    /// Creates the text engine's form of an attributed string: colors are resolved for `traits`, and defaults fill in
    /// missing fonts, colors and paragraph styles.
    init(
        _ attributedString: NSAttributedString, defaultFont: UIFont, defaultColor: UIColor,
        defaultParagraph: ParagraphFormat = ParagraphFormat(), traits: UITraitCollection,
        tint: UIColor = .tintColor
    ) {
        var context = ConversionContext(
            font: defaultFont, color: defaultColor, paragraph: defaultParagraph, traits: traits, tint: tint)
        var runs: [Run] = []
        let whole = NSRange(location: 0, length: attributedString.length)
        attributedString.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            guard range.length > 0 else { return }
            // The same attachment has a view of its own at each place.
            let hasViews = (attributes[.attachment] as? NSTextAttachment)?.viewBounds.isEmpty == false
            let length = hasViews ? 1 : range.length
            for place in stride(from: range.lowerBound, to: range.upperBound, by: length) {
                context.place = place
                let converted = TextAttributes(attributes, context: context)
                if let last = runs.last, last.attributes == converted {
                    runs[runs.count - 1].length += length
                } else {
                    runs.append(Run(length: length, attributes: converted))
                }
            }
        }
        self.init(string: attributedString.string, runs: runs)
    }

    /// Creates a plain text in one font and color.
    init(
        _ string: String, font: UIFont, color: UIColor, paragraph: ParagraphFormat = ParagraphFormat(),
        traits: UITraitCollection, tint: UIColor = .tintColor
    ) {
        var attributes = TextAttributes(font: font.spec, color: color.renderColor(for: traits, tint: tint))
        attributes.paragraph = paragraph
        self.init(string, attributes: attributes)
    }
}

/// The defaults for attributes that a string doesn't have.
struct ConversionContext {
    var font: UIFont
    var color: UIColor
    var paragraph: ParagraphFormat
    var traits: UITraitCollection
    var tint: UIColor
    /// The place of the converted part of the text, in UTF-16 units.
    var place = 0

    func resolve(_ value: Any?) -> Color? {
        switch value {
        case let color as UIColor: color.renderColor(for: traits, tint: tint)
        case let color as CGColor: color.value
        default: nil
        }
    }
}

extension TextAttributes {
    init(_ attributes: [NSAttributedString.Key: Any], context: ConversionContext) {
        let font = attributes[.font] as? UIFont ?? context.font
        let isLink = attributes[.link] != nil
        let fallback =
            isLink
            ? UIColor.link.renderColor(for: context.traits)
            : context.color.renderColor(for: context.traits, tint: context.tint)
        let color = context.resolve(attributes[.foregroundColor] ?? attributes[.coreTextColor]) ?? fallback
        self.init(font: font.spec, color: color)
        kern = Self.number(attributes[.kern], "kern") ?? Self.number(attributes[.tracking], "tracking")
        baselineOffset = Self.number(attributes[.baselineOffset], "baselineOffset") ?? 0
        background = context.resolve(attributes[.backgroundColor] ?? NSAttributedString.highlight(of: attributes))
        underline = Self.lineStyle(attributes[.underlineStyle]) ?? (isLink ? NSUnderlineStyle.single.rawValue : 0)
        underlineColor = context.resolve(attributes[.underlineColor])
        strikethrough = Self.lineStyle(attributes[.strikethroughStyle]) ?? 0
        strikethroughColor = context.resolve(attributes[.strikethroughColor])
        strokeWidth = Self.number(attributes[.strokeWidth], "strokeWidth") ?? 0
        strokeColor = context.resolve(attributes[.strokeColor])
        if let shadow = attributes[.shadow] as? NSShadow, let color = context.resolve(shadow.shadowColor) {
            self.shadow = TextShadow(
                color: color, offset: shadow.shadowOffset, blur: max(0, Double(shadow.shadowBlurRadius)))
        }
        if (Self.number(attributes[.obliqueness], "obliqueness") ?? 0) != 0 { self.font.isItalic = true }
        if let attachment = attributes[.attachment] as? NSTextAttachment {
            self.attachment = TextAttachment(attachment, font: font, color: color, context: context)
        }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
            paragraph = ParagraphFormat(style)
        } else {
            paragraph = context.paragraph
        }
    }

    private static func number(_ value: Any?, _ name: String) -> Double? {
        let number = CGFloat(number: value).map { Double($0) }
        guard let number, !number.isFinite else { return number }
        WarningLog.current.add(.unusableNumber(of: "the text attribute \(name)", value: "\(number)"))
        return nil
    }

    /// Returns the thickness and the pattern of an underline style; 0 for a pattern without a thickness.
    static func lineStyle(_ value: Any?) -> Int? {
        let style = (value as? NSUnderlineStyle)?.rawValue
        let number = style ?? number(value, "underlineStyle").map { abs($0) < 1e9 ? Int($0) : 0 }
        return number.map { $0 & 0xF == 0 ? 0 : $0 & 0xF0F }
    }
}

extension TextAttachment {
    /// Creates the text engine's form of an attachment in a text of a font and a color.
    fileprivate init(_ attachment: NSTextAttachment, font: UIFont, color: Color, context: ConversionContext) {
        if let viewBounds = attachment.viewBounds(at: context.place) {
            self.init(bounds: viewBounds, contents: [])
            return
        }
        let proposed = CGRect(x: 0, y: 0, width: 10_000_000, height: font.lineHeight)
        var bounds = attachment.attachmentBounds(
            for: nil, proposedLineFragment: proposed, glyphPosition: .zero, characterIndex: 0)
        var image = attachment.image(forBounds: bounds, textContainer: nil, characterIndex: 0)
        if bounds.isEmpty, let symbol = image, symbol.isSymbolImage {
            // A symbol without bounds has the font's size, and stands in the middle of its capital letters.
            image = symbol.applyingSymbolConfiguration(UIImage.SymbolConfiguration(font: font)) ?? symbol
            let size = image?.size ?? .zero
            bounds = CGRect(origin: CGPoint(x: 0, y: (font.capHeight - size.height) / 2), size: size)
        } else if bounds.isEmpty {
            bounds = CGRect(origin: bounds.origin, size: image?.size ?? .zero)
        }
        let box = CGRect(origin: .zero, size: bounds.size)
        let shown = image?.variant(for: context.traits)
        self.init(
            bounds: bounds,
            contents: shown?.contents(
                filling: box, tint: shown?.isTemplate == true ? color : nil, traits: context.traits)
                ?? [])
    }
}

extension ParagraphFormat {
    init(_ style: NSParagraphStyle) {
        self.init()
        alignment = Alignment(style.alignment)
        lineBreak = LineBreak(style.lineBreakMode)
        lineSpacing = Self.usable(style.lineSpacing, "lineSpacing")
        paragraphSpacing = Self.usable(style.paragraphSpacing, "paragraphSpacing")
        paragraphSpacingBefore = Self.usable(style.paragraphSpacingBefore, "paragraphSpacingBefore")
        lineHeightMultiple = Self.usable(style.lineHeightMultiple, "lineHeightMultiple")
        minimumLineHeight = Self.usable(style.minimumLineHeight, "minimumLineHeight")
        maximumLineHeight = Self.usable(style.maximumLineHeight, "maximumLineHeight")
        firstLineHeadIndent = Self.usable(style.firstLineHeadIndent, "firstLineHeadIndent")
        headIndent = Self.usable(style.headIndent, "headIndent")
        tailIndent = Self.finite(style.tailIndent, "tailIndent")
        writingDirection = WritingDirection(rawValue: style.baseWritingDirection.rawValue) ?? .natural
        hyphenation = Self.hyphenation(style)
        let interval = Self.usable(style.defaultTabInterval, "defaultTabInterval")
        if interval > 0 { tabInterval = interval }
        let stops = style.tabStops
        // The standard stops are those of the standard interval.
        guard stops != NSTextTab.standard || interval > 0 else { return }
        tabStops = stops.map { stop in
            TabStop(
                location: Self.usable(stop.location, "tabStops"), alignment: Alignment(stop.alignment),
                terminators: stop.columnTerminators)
        }
        .sorted { $0.location < $1.location }
    }

    /// Returns the division of words in the app's language, for which the machine must have patterns. The system's
    /// hyphenation divides all words that leave no room (not measured).
    private static func hyphenation(_ style: NSParagraphStyle) -> Hyphenation? {
        let factor = style.hyphenationFactor > 0 ? style.hyphenationFactor : style.usesDefaultHyphenation ? 1 : 0
        guard factor > 0 else { return nil }
        let language = AppLanguage.current
        WarningLog.current.addHyphenation(in: language)
        guard let patterns = HyphenationPatterns.installed(for: language) else {
            WarningLog.add(
                "words of the language “\(language)” aren't hyphenated: install the package with its patterns, such as "
                    + "hyphen-en-us, hyphen-de or hyphen-fr")
            return nil
        }
        return Hyphenation(factor: Double(min(factor, 1)), patterns: patterns)
    }

    /// Returns a length that is finite and at least 0.
    private static func usable(_ value: CGFloat, _ name: String) -> Double { max(0, finite(value, name)) }

    private static func finite(_ value: CGFloat, _ name: String) -> Double {
        if value.isFinite { return Double(value) }
        WarningLog.current.add(.unusableNumber(of: "the paragraph style's \(name)", value: "\(value)"))
        return 0
    }
}

extension ParagraphFormat.Alignment {
    init(_ alignment: NSTextAlignment) { self = Self(rawValue: alignment.rawValue) ?? .natural }
}

extension ParagraphFormat.LineBreak {
    init(_ mode: NSLineBreakMode) { self = Self(rawValue: mode.rawValue) ?? .truncatingTail }
}
