import Render
import Testing

@testable import BuilderUIKit

@Suite struct AttributedTextConversionTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)

    private func convert(_ string: NSAttributedString, traits: UITraitCollection? = nil) -> AttributedText {
        AttributedText(
            string, defaultFont: .systemFont(ofSize: 17), defaultColor: .label, traits: traits ?? light)
    }

    @Test func defaultsFillWhatIsMissing() {
        let text = convert(NSAttributedString(string: "plain"))
        #expect(text.runs.count == 1 && text.runs[0].length == 5)
        #expect(text.runs[0].attributes.font == FontSpec(size: 17))
        #expect(text.runs[0].attributes.color == .black)
    }

    @Test func runsCoverTheTextInUTF16() {
        let string = NSMutableAttributedString(string: "a😀b")
        string.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 1, length: 2))
        let text = convert(string)
        #expect(text.runs.map(\.length) == [1, 2, 1])
        #expect(text.runs[1].attributes.font == FontSpec(size: 20, weight: .semibold))
        #expect(convert(NSAttributedString(string: "")).runs.isEmpty)
    }

    @Test func colorsResolveForTheTraits() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let string = NSAttributedString(
            string: "x", attributes: [.foregroundColor: UIColor.label, .backgroundColor: UIColor.systemBackground])
        #expect(convert(string, traits: dark).runs[0].attributes.color == .white)
        #expect(convert(string, traits: dark).runs[0].attributes.background == .black)
    }

    @Test func numbersThatMeanNothingAreNamed() {
        let log = WarningLog()
        let style = NSMutableParagraphStyle()
        style.lineSpacing = .nan
        style.headIndent = .infinity
        let string = NSAttributedString(string: "x", attributes: [.kern: CGFloat.nan, .paragraphStyle: style])
        let attributes = log.asCurrent { convert(string).runs[0].attributes }
        #expect(attributes.kern == nil && attributes.paragraph.lineSpacing == 0 && attributes.paragraph.headIndent == 0)
        let texts = log.warnings.map(\.description)
        #expect(texts.count == 3)
        for name in ["kern", "lineSpacing", "headIndent"] { #expect(texts.contains { $0.contains(name) }) }
    }

    /// The machine may have patterns of the language, or not.
    @Test func wordsAreHyphenatedOnRequest() {
        let installed = HyphenationPatterns.installed(for: AppLanguage.current)
        func convert(_ change: (NSMutableParagraphStyle) -> Void) -> (factor: Double?, warnings: [String]) {
            let style = NSMutableParagraphStyle()
            change(style)
            let (log, string) = (WarningLog(), NSAttributedString(string: "x", attributes: [.paragraphStyle: style]))
            let format = log.asCurrent { self.convert(string).runs[0].attributes.paragraph }
            #expect(format.hyphenation == nil || format.hyphenation?.patterns === installed)
            let divides = style.hyphenationFactor > 0 || style.usesDefaultHyphenation
            #expect(log.hyphenatedLanguages == (divides ? [AppLanguage.current] : []))
            return (format.hyphenation?.factor, log.warnings.map(\.description))
        }
        let plain = convert { _ in }
        #expect(plain.factor == nil && plain.warnings.isEmpty)
        let (half, whole) = (convert { $0.hyphenationFactor = 0.5 }, convert { $0.usesDefaultHyphenation = true })
        #expect(half.factor == (installed == nil ? nil : 0.5))
        #expect(whole.factor == (installed == nil ? nil : 1))
        #expect(half.warnings.count == (installed == nil ? 1 : 0))
        #expect(half.warnings.allSatisfy { $0.contains("install") && $0.contains("hyphen-en-us") })
    }

    @Test func picturesThatHyphenateNameTheirPatterns() async throws {
        @MainActor func label(_ factor: Float) -> UILabel {
            let (label, style) = (UILabel(), NSMutableParagraphStyle())
            style.hyphenationFactor = factor
            label.numberOfLines = 0
            label.attributedText = NSAttributedString(string: "Text", attributes: [.paragraphStyle: style])
            return label
        }
        let plain = try await Renderer().display(of: label(0), width: 100, height: 40)
        #expect(plain.fingerprint.hyphenatedLanguages.isEmpty)
        let divided = try await Renderer().display(of: label(1), width: 100, height: 40)
        #expect(divided.fingerprint.hyphenatedLanguages.count == 1)
        #expect(divided.fingerprint.pixels.contains { $0.key.hasPrefix("hyphenation:") && !$0.value.isEmpty })
    }

    @Test func attributesWithStructuresMayOverlap() {
        struct Mention { var person = 1 }
        func overlap<Value>(_ values: [Value]) -> NSMutableAttributedString {
            let text = NSMutableAttributedString(string: "overlapping")
            for (index, value) in values.enumerated() {
                text.addAttribute(.init("app"), value: value, range: NSRange(location: 3 * index, length: 5))
            }
            return text
        }
        let mentions = overlap([Mention(person: 1), Mention(person: 1), Mention(person: 2)])
        #expect(convert(mentions).runs.map(\.length).reduce(0, +) == 11)
        let people = [0, 3, 6].map { place in
            (mentions.attribute(.init("app"), at: place, effectiveRange: nil) as? Mention)?.person
        }
        #expect(people == [1, 1, 2])
        let ranges = overlap([NSRange(location: 0, length: 0), NSRange(location: 1, length: 2)])
        #expect(NSMutableAttributedString(attributedString: ranges).isEqual(to: ranges))
        let widths = overlap([CGFloat(0), 1, 1.5])
        #expect(widths.attribute(.init("app"), at: 7, effectiveRange: nil) as? CGFloat == 1.5)
    }

    @Test func numbersMayBeOfAnyKind() {
        let values: [Any] = [2, 2.0, CGFloat(2), Float(2), NSNumber(value: 2)]
        for value in values {
            let string = NSAttributedString(string: "x", attributes: [.kern: value, .baselineOffset: value])
            #expect(convert(string).runs[0].attributes.kern == 2)
            #expect(convert(string).runs[0].attributes.baselineOffset == 2)
        }
        let odd = NSAttributedString(string: "x", attributes: [.kern: Double.nan, .font: "no font"])
        #expect(convert(odd).runs[0].attributes.kern == nil)
        #expect(convert(odd).runs[0].attributes.font == FontSpec(size: 17))
    }

    @Test func linesUnderTextTakeStyleAndColor() {
        let string = NSAttributedString(
            string: "x",
            attributes: [
                .underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.red,
                .strikethroughStyle: NSUnderlineStyle.single,
            ])
        let attributes = convert(string).runs[0].attributes
        #expect(attributes.underline == 9 && attributes.strikethrough == 1)
        #expect(attributes.underlineColor == Color(red: 1, green: 0, blue: 0))
    }

    @Test func outlinesShadowsAndPatternsAreCarriedOver() {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowBlurRadius = 3
        shadow.shadowColor = UIColor.red
        let string = NSAttributedString(
            string: "x",
            attributes: [
                .strokeWidth: -3, .strokeColor: UIColor.red, .shadow: shadow,
                .underlineStyle: NSUnderlineStyle.single.rawValue | NSUnderlineStyle.patternDash.rawValue,
                .strikethroughStyle: NSUnderlineStyle.patternDot.rawValue,
            ])
        let attributes = convert(string).runs[0].attributes
        let red = Color(red: 1, green: 0, blue: 0)
        #expect(attributes.strokeWidth == -3 && attributes.strokeColor == red)
        #expect(attributes.shadow == TextShadow(color: red, offset: CGSize(width: 1, height: 2), blur: 3))
        #expect(attributes.underline == 0x201 && attributes.strikethrough == 0)
        shadow.shadowColor = nil
        #expect(convert(string).runs[0].attributes.shadow == nil)
    }

    @Test func linksAreBlueAndUnderlined() {
        let text = convert(NSAttributedString(string: "x", attributes: [.link: "https://example.org"]))
        #expect(text.runs[0].attributes.color == UIColor.link.renderColor(for: light))
        #expect(text.runs[0].attributes.underline == 1)
    }

    @Test func paragraphStylesAreCarriedOver() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineSpacing = 4
        style.lineBreakMode = .byTruncatingMiddle
        style.lineHeightMultiple = 1.5
        style.minimumLineHeight = -3
        style.tailIndent = -10
        style.baseWritingDirection = .rightToLeft
        let format = convert(NSAttributedString(string: "x", attributes: [.paragraphStyle: style])).runs[0].attributes
            .paragraph
        #expect(format.alignment == .center && format.lineBreak == .truncatingMiddle)
        #expect(format.lineSpacing == 4 && format.lineHeightMultiple == 1.5)
        #expect(format.minimumLineHeight == 0 && format.tailIndent == -10)
        #expect(format.writingDirection == .rightToLeft)
    }

    @Test func paragraphStylesCopyByValue() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let copy = style.copy() as? NSParagraphStyle
        style.alignment = .left
        #expect(copy?.alignment == .right)
        #expect(!(copy is NSMutableParagraphStyle))
        let second = copy?.mutableCopy() as? NSMutableParagraphStyle
        second?.lineSpacing = 3
        #expect(second?.alignment == .right && copy?.lineSpacing == 0)
        #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
        #expect(NSParagraphStyle() == NSParagraphStyle.default)
    }

    @Test func sizesComeFromTheTextEngine() {
        let font = UIFont.systemFont(ofSize: 17)
        let size = "Hello".size(withAttributes: [.font: font])
        #expect(size.height == font.lineHeight)
        #expect(size.width > 30 && size.width < 50)
        let two = ("one two three four" as NSString).boundingRect(
            with: CGSize(width: 80, height: 1000), options: .usesLineFragmentOrigin, attributes: [.font: font],
            context: nil)
        #expect(two.height == 2 * font.lineHeight && two.width <= 80 && two.minY == 0)
        let line = NSAttributedString(string: "one two three four", attributes: [.font: font]).boundingRect(
            with: CGSize(width: 80, height: 1000), context: nil)
        #expect(line.height == font.lineHeight)
        #expect(line.maxY == -font.descender)
        #expect("".size() == .zero)
    }

    /// Setting properties of a label that shows attributed text rewrites the text, any number of times.
    @MainActor @Test func aLabelsPropertiesRewriteItsAttributes() {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "Bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
        for alignment in [NSTextAlignment.center, .right, .left] {
            label.textAlignment = alignment
            label.lineBreakMode = .byClipping
        }
        let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.alignment == .left)
        #expect(style?.lineBreakMode == .byClipping)
        label.font = .systemFont(ofSize: 10)
        #expect(label.intrinsicContentSize.height < 15)
    }

    @Test func linksOfMarkdownAreAttributes() throws {
        let text = try NSAttributedString(markdown: "See **[it](/x)**", baseURL: URL(string: "https://a.b"))
        #expect(text.string == "See it")
        let link = text.attribute(.link, at: 5, effectiveRange: nil)
        #expect((link as? URL)?.absoluteString == "https://a.b/x")
    }
}
