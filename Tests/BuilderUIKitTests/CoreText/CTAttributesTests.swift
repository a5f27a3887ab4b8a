import BuilderFoundation
import BuilderUIKit
import Testing

/// The attributes of Core Text: run delegates, paragraph styles and descriptions of fonts.
@MainActor
@Suite struct CTAttributesTests {
    private let font = UIFont.systemFont(ofSize: 20)

    /// The lengths of a delegate, and the count of its ends.
    private final class Lengths {
        var ascent: CGFloat = 30
        var descent: CGFloat = 12
        var width: CGFloat = 50
        var ends = 0
    }

    private func delegate(_ lengths: Lengths) throws -> CTRunDelegate {
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateVersion1,
            dealloc: { Unmanaged<Lengths>.fromOpaque($0).takeUnretainedValue().ends += 1 },
            getAscent: { Unmanaged<Lengths>.fromOpaque($0).takeUnretainedValue().ascent },
            getDescent: { Unmanaged<Lengths>.fromOpaque($0).takeUnretainedValue().descent },
            getWidth: { Unmanaged<Lengths>.fromOpaque($0).takeUnretainedValue().width })
        return try #require(CTRunDelegateCreate(&callbacks, Unmanaged.passUnretained(lengths).toOpaque()))
    }

    private func text(_ delegate: CTRunDelegate) -> NSMutableAttributedString {
        let text = NSMutableAttributedString(string: "a\u{FFFC}b", attributes: [.font: font])
        text.addAttribute(
            NSAttributedString.Key(String(kCTRunDelegateAttributeName)), value: delegate,
            range: NSRange(location: 1, length: 1))
        return text
    }

    @Test func runDelegatesReserveRoom() throws {
        let lengths = Lengths()
        let line = CTLineCreateWithAttributedString(text(try delegate(lengths)))
        var (ascent, descent) = (CGFloat(0), CGFloat(0))
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
        let letter = NSAttributedString(string: "a", attributes: [.font: font]).size().width
        #expect(ascent == 30 && descent == 12)
        #expect(abs(CTLineGetOffsetForStringIndex(line, 2, nil) - letter - 50) < 0.01)
        #expect(width > Double(50 + letter))
        let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
        #expect(runs.map { CTRunGetStringRange($0).location } == [0, 1, 2])
        #expect(CTRunGetAttributes(runs[1])[kCTRunDelegateAttributeName] is CTRunDelegate)
    }

    @Test func runDelegatesBreakLines() throws {
        let lengths = Lengths()
        lengths.width = 500
        let setter = CTFramesetterCreateWithAttributedString(text(try delegate(lengths)))
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRangeMake(0, 0), nil, CGSize(width: 1000, height: 0), nil)
        #expect(size.width > 500 && size.height >= 42)
    }

    @Test func runDelegatesEnd() throws {
        let lengths = Lengths()
        var held: CTRunDelegate? = try delegate(lengths)
        #expect(held.map(CTRunDelegateGetRefCon) == Unmanaged.passUnretained(lengths).toOpaque())
        held = nil
        #expect(lengths.ends == 1)
        var callbacks = CTRunDelegateCallbacks(
            version: 7, dealloc: { _ in }, getAscent: { _ in 0 }, getDescent: { _ in 0 }, getWidth: { _ in 0 })
        #expect(CTRunDelegateCreate(&callbacks, nil) == nil)
    }

    @Test func settingsMakeParagraphStyles() {
        var alignment = CTTextAlignment.right
        var mode = CTLineBreakMode.byTruncatingMiddle
        var spacing: CGFloat = 7
        var short: Float = 3
        let settings = [
            CTParagraphStyleSetting(
                spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size, value: &alignment),
            CTParagraphStyleSetting(spec: .lineBreakMode, valueSize: MemoryLayout<CTLineBreakMode>.size, value: &mode),
            CTParagraphStyleSetting(spec: .paragraphSpacing, valueSize: MemoryLayout<CGFloat>.size, value: &spacing),
            CTParagraphStyleSetting(spec: .headIndent, valueSize: MemoryLayout<Float>.size, value: &short),
        ]
        let style = CTParagraphStyleCreate(settings, settings.count)
        #expect(style.alignment == .right && style.lineBreakMode == .byTruncatingMiddle)
        // A value of another size is left out.
        #expect(style.paragraphSpacing == 7 && style.headIndent == 0)
        #expect(CTParagraphStyleCreate(nil, 0) == NSParagraphStyle.default)
    }

    @Test func descriptionsTakeAttributes() {
        let attributes = NSMutableDictionary()
        attributes.setObject("Helvetica" as NSString, forKey: kCTFontFamilyNameAttribute)
        attributes.setObject(15 as NSNumber, forKey: kCTFontSizeAttribute)
        let descriptor = CTFontDescriptorCreateWithAttributes(attributes)
        let made = CTFontCreateWithFontDescriptor(descriptor, 0, nil)
        #expect(made.familyName == "Helvetica" && made.pointSize == 15)
        let bold = CTFontDescriptorCreateCopyWithSymbolicTraits(descriptor, .traitBold, .traitBold)
        #expect(bold.map { UIFont(descriptor: $0, size: 0).fontName.contains("Bold") } == true)
        #expect(CTFontDescriptorCreateWithNameAndSize("Helvetica" as CFString, 9).pointSize == 9)
    }
}
