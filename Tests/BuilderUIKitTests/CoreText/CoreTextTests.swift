import BuilderFoundation
import BuilderUIKit
import Testing

@MainActor
@Suite struct CoreTextTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func text(_ string: String, _ color: UIColor = .black) -> NSAttributedString {
        NSAttributedString(string: string, attributes: [.font: font, .foregroundColor: color])
    }

    private func image(_ draw: (CGContext) -> Void) throws -> Data {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 60))
        return try #require(renderer.image { draw($0.cgContext) }.pngData())
    }

    /// Draws as views do it that flip the context for Core Text.
    private func flipped(_ draw: (CGContext) -> Void) throws -> Data {
        try image { context in
            context.textMatrix = .identity
            context.translateBy(x: 0, y: 60)
            context.scaleBy(x: 1, y: -1)
            draw(context)
        }
    }

    @Test func fontsChangeTheirTraits() {
        let font = UIFont.systemFont(ofSize: 14)
        let bold = CTFontCreateCopyWithSymbolicTraits(font, 0, nil, .traitBold, .traitBold)
        #expect(bold.map { CTFontGetSymbolicTraits($0).contains(.traitBold) } == true && bold?.pointSize == 14)
        let plain = bold.flatMap { CTFontCreateCopyWithSymbolicTraits($0, 20, nil, [], .boldTrait) }
        #expect(plain.map { CTFontGetSymbolicTraits($0).contains(.traitBold) } == false && plain?.pointSize == 20)
    }

    @Test func lineHasTheBoundsOfItsFont() {
        let line = CTLineCreateWithAttributedString(text("Wave"))
        var (ascent, descent, leading) = (CGFloat(0), CGFloat(0), CGFloat(0))
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        #expect(abs(CGFloat(width) - text("Wave").size().width) < 0.001)
        #expect(ascent == font.ascender && descent == -font.descender && leading == font.leading)
        let bounds = CTLineGetBoundsWithOptions(line, .excludeTypographicLeading)
        #expect(bounds == CGRect(x: 0, y: font.descender, width: CGFloat(width), height: ascent + descent))
        #expect(CTLineGetStringRange(line) == CFRangeMake(0, 4))
        #expect(CTLineGetPenOffsetForFlush(line, 0.5, width + 10) == 5)
    }

    @Test func whiteSpaceAtTheEndCounts() {
        let line = CTLineCreateWithAttributedString(text("Wave "))
        let space = CTLineGetTrailingWhitespaceWidth(line)
        let width = CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text("Wave")), nil, nil, nil)
        #expect(space > 3 && abs(CTLineGetTypographicBounds(line, nil, nil, nil) - width - space) < 0.001)
    }

    @Test func charactersAreFoundByTheirPlaces() {
        let line = CTLineCreateWithAttributedString(text("Wave"))
        let third = CTLineGetOffsetForStringIndex(line, 2, nil)
        #expect(abs(third - text("Wa").size().width) < 0.001)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: third, y: 0)) == 2)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: -5, y: 0)) == 0)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 500, y: 0)) == 4)
    }

    private func glyphs(of text: String) -> (glyphs: [CGGlyph], isComplete: Bool) {
        let units = Array(text.utf16)
        var glyphs = [CGGlyph](repeating: 7, count: units.count)
        let isComplete = CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count)
        return (glyphs, isComplete)
    }

    @Test func glyphsAreThoseOfTheFont() {
        let (letters, isComplete) = glyphs(of: "HaH")
        #expect(isComplete && letters[0] == letters[2] && letters[0] != letters[1] && !letters.contains(0))
        let mixed = glyphs(of: "H\u{1F44D}\u{6F22}a")
        #expect(!mixed.isComplete && mixed.glyphs == [letters[0], 0, 0, 0, letters[1]])
    }

    @Test func glyphsHaveNames() {
        #expect(CTFontGetGlyphWithName(font, "a") == glyphs(of: "a").glyphs[0])
        #expect(CTFontGetGlyphWithName(font, "no.such.glyph") == 0 && CTFontGetGlyphWithName(font, "") == 0)
    }

    @Test func outlinesAreInTheirAdvances() throws {
        let (letters, _) = glyphs(of: "Hp ")
        var advances = [CGSize](repeating: .zero, count: 3)
        let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, letters, &advances, 3)
        #expect(abs(sum - advances.reduce(0) { $0 + $1.width }) < 0.001)
        let unkerned = NSAttributedString(string: "HHHHHHHH", attributes: [.font: font, .kern: 0])
        #expect(abs(advances[0].width - unkerned.size().width / 8) < 0.1)
        let tall = try #require(CTFontCreatePathForGlyph(font, letters[0], nil)).boundingBoxOfPath
        #expect(abs(tall.minY) < 0.01 && abs(tall.maxY - font.capHeight) < 0.2)
        // The letter is symmetric.
        #expect(abs(tall.midX - advances[0].width / 2) < 0.6 && tall.width > 8)
        let low = try #require(CTFontCreatePathForGlyph(font, letters[1], nil)).boundingBoxOfPath
        #expect(low.minY < -2)
        #expect(CTFontCreatePathForGlyph(font, letters[2], nil) == nil)
        var double = CGAffineTransform(scaleX: 2, y: 2)
        let large = try #require(CTFontCreatePathForGlyph(font, letters[0], &double)).boundingBoxOfPath
        #expect(abs(large.maxY - 2 * tall.maxY) < 0.01)
        #expect(CTFontGetBoundingRectsForGlyphs(font, .default, letters, nil, 3) == tall.union(low))
    }

    @Test func runsHaveGlyphsAndAdvances() throws {
        let string = NSMutableAttributedString(attributedString: text("Wa"))
        string.append(text("ve", .red))
        let runs = try #require(CTLineGetGlyphRuns(CTLineCreateWithAttributedString(string)) as? [CTRun])
        let run = try #require(runs.last)
        var found = [CGGlyph](repeating: 0, count: 2)
        CTRunGetGlyphs(run, CFRangeMake(0, 0), &found)
        #expect(found == glyphs(of: "ve").glyphs && CTRunGetGlyphsPtr(run)?[1] == found[1])
        var (advances, positions) = ([CGSize.zero, .zero], [CGPoint.zero, .zero])
        var indices = [0, 0]
        CTRunGetAdvances(run, CFRangeMake(0, 2), &advances)
        CTRunGetPositions(run, CFRangeMake(0, 2), &positions)
        CTRunGetStringIndices(run, CFRangeMake(0, 2), &indices)
        #expect(abs(positions[1].x - positions[0].x - advances[0].width) < 0.001)
        #expect(indices == [2, 3])
    }

    @Test func glyphsAreDrawnAtTheirPositions() throws {
        let (letters, _) = glyphs(of: "HH")
        func draw(_ x: CGFloat) throws -> Data {
            try flipped { context in
                context.setFillColor(UIColor.red.cgColor)
                CTFontDrawGlyphs(font, letters, [CGPoint(x: 5, y: 20), CGPoint(x: x, y: 20)], 2, context)
            }
        }
        let (one, empty) = (try draw(5), try flipped { _ in })
        #expect(try draw(50) != one)
        #expect(one != empty)
        let path = try flipped { context in
            var place = CGAffineTransform(translationX: 5, y: 20)
            context.setFillColor(UIColor.red.cgColor)
            guard let outline = CTFontCreatePathForGlyph(font, letters[0], &place) else { return }
            for _ in 0..<2 {
                context.addPath(outline)
                context.fillPath()
            }
        }
        #expect(path == one)
    }

    @Test func flippedContextDrawsUpright() throws {
        let line = CTLineCreateWithAttributedString(text("Wave", .red))
        let drawn = try flipped { context in
            context.textPosition = CGPoint(x: 10, y: 20)
            CTLineDraw(line, context)
            #expect(abs(context.textPosition.x - 10 - text("Wave").size().width) < 0.001)
        }
        let expected = try image { _ in
            text("Wave", .red).draw(at: CGPoint(x: 10, y: 40 - font.ascender))
        }
        #expect(drawn == expected)
        // Text with a matrix that is flipped itself, in a context that isn't.
        let matrix = try image { context in
            context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
            context.textPosition = CGPoint(x: 10, y: 40)
            CTLineDraw(line, context)
        }
        #expect(matrix == expected)
        #expect(try image { _ in } != expected)
    }

    @Test func frameBreaksLinesFromTheTop() throws {
        let string = text("One two three four")
        let setter = CTFramesetterCreateWithAttributedString(string)
        var fit = CFRangeMake(0, 0)
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRangeMake(0, 0), nil, CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude), &fit)
        #expect(size.width <= 100 && size.height > font.lineHeight && fit == CFRangeMake(0, 18))
        let path = CGPath(rect: CGRect(x: 5, y: 3, width: 100, height: 57), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
        let lines = CTFrameGetLines(frame) as? [CTLine] ?? []
        #expect(lines.count == 2)
        #expect(lines.map { CTLineGetStringRange($0).location } == [0, 8])
        var origins = [CGPoint](repeating: .zero, count: 2)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        #expect(abs(origins[0].y - (57 - font.ascender)) < 1)
        #expect(origins[1].y < origins[0].y && CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, 18))
        #expect(abs(origins[0].y - origins[1].y - font.lineHeight) < 0.001)
        let short = CTFramesetterCreateWithAttributedString(text("One two"))
        let drawn = try flipped { CTFrameDraw(CTFramesetterCreateFrame(short, CFRangeMake(0, 0), path, nil), $0) }
        let expected = try image { _ in text("One two").draw(in: CGRect(x: 5, y: 0, width: 100, height: 57)) }
        #expect(drawn == expected)
    }

    @Test func linesThatDoNotFitAreLeftOut() {
        let setter = CTFramesetterCreateWithAttributedString(text("One two three four"))
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 30), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), path, nil)
        #expect(CTFrameGetVisibleStringRange(frame) == CFRangeMake(0, 8))
        #expect(CTFrameGetStringRange(frame) == CFRangeMake(0, 18))
        let none = CTFramesetterCreateFrame(setter, CFRangeMake(40, 3), path, nil)
        #expect(CTFrameGetStringRange(none) == CFRangeMake(18, 0))
    }

    @Test(arguments: [
        (CTLineTruncationType.end, "One…"), (.start, "…four"), (.middle, "On…ur"),
    ])
    func longLinesAreCut(_ type: CTLineTruncationType, _ expected: String) throws {
        let line = CTLineCreateWithAttributedString(text("One four"))
        let token = CTLineCreateWithAttributedString(text("…"))
        let width = Double(text(expected).size().width) + 1
        let cut = try #require(CTLineCreateTruncatedLine(line, width, type, token))
        #expect(CTLineGetTypographicBounds(cut, nil, nil, nil) <= width)
        #expect(CTLineGetGlyphCount(cut) >= expected.count - 1)
        #expect(CTLineCreateTruncatedLine(line, 500, type, token) === line)
        #expect(CTLineCreateTruncatedLine(line, 1, type, token) == nil)
    }

    @Test func typesetterBreaksLines() {
        let string = text("One two three four")
        let setter = CTTypesetterCreateWithAttributedString(string)
        #expect(CTTypesetterSuggestLineBreak(setter, 0, 100) == 8)
        #expect(CTTypesetterSuggestLineBreak(setter, 8, 500) == 10)
        #expect(CTTypesetterSuggestLineBreak(setter, 18, 100) == 0)
        let cut = CTTypesetterSuggestClusterBreak(setter, 0, 100)
        #expect(cut > 8 && cut < 12)
        let line = CTTypesetterCreateLine(setter, CFRangeMake(4, 3))
        #expect(CTLineGetStringRange(line) == CFRangeMake(4, 3))
        #expect(abs(CTLineGetTypographicBounds(line, nil, nil, nil) - Double(text("two").size().width)) < 0.001)
    }

    @Test func runsHaveTheirAttributesAndPlaces() throws {
        let string = NSMutableAttributedString(attributedString: text("One "))
        string.append(text("two", .red))
        let runs = CTLineGetGlyphRuns(CTLineCreateWithAttributedString(string)) as? [CTRun] ?? []
        try #require(runs.count == 2)
        #expect(runs.map { CTRunGetStringRange($0) } == [CFRangeMake(0, 4), CFRangeMake(4, 3)])
        let attributes = CTRunGetAttributes(runs[1]) as? [String: Any]
        #expect(attributes?[NSAttributedString.Key.foregroundColor.rawValue] as? UIColor == .red)
        let places = try #require(CTRunGetPositionsPtr(runs[1]))
        #expect(abs(places[0].x - text("One ").size().width) < 0.001 && places[1].x > places[0].x)
        var copy = [CGPoint](repeating: .zero, count: 2)
        CTRunGetPositions(runs[1], CFRangeMake(1, 2), &copy)
        #expect(copy[0] == places[1] && copy[1] == places[2])
        let drawn = try flipped { context in
            context.textPosition = CGPoint(x: 0, y: 20)
            CTRunDraw(runs[1], context, CFRangeMake(0, 0))
            #expect(context.textPosition == CGPoint(x: 0, y: 20))
        }
        #expect(drawn != (try image { _ in }))
    }

    @Test func fontsAreUIKits() throws {
        let font = CTFontCreateWithName("Inter-Bold" as CFString, 12, nil)
        #expect(CTFontGetSize(font) == 12 && CTFontGetAscent(font) == font.ascender)
        #expect(CTFontGetSize(CTFontCreateCopyWithAttributes(font, 15, nil, nil)) == 15)
        let string = NSMutableAttributedString(string: "a")
        string.addAttribute(
            NSAttributedString.Key(kCTForegroundColorAttributeName as String), value: UIColor.red.cgColor,
            range: NSRange(location: 0, length: 1))
        string.addAttribute(
            NSAttributedString.Key(kCTFontAttributeName as String), value: font,
            range: NSRange(location: 0, length: 1))
        let colored = try image { _ in string.draw(at: .zero) }
        let plain = NSAttributedString(string: "a", attributes: [.font: font, .foregroundColor: UIColor.red])
        #expect(colored == (try image { _ in plain.draw(at: .zero) }))
    }

    @Test func linesStretchAtTheirSpaces() throws {
        let line = CTLineCreateWithAttributedString(text("Wave by wave"))
        let width = CTLineGetTypographicBounds(line, nil, nil, nil)
        let whole = try #require(CTLineCreateJustifiedLine(line, 1, width + 30))
        #expect(abs(CTLineGetTypographicBounds(whole, nil, nil, nil) - width - 30) < 0.01)
        let half = try #require(CTLineCreateJustifiedLine(line, 0.5, width + 30))
        #expect(abs(CTLineGetTypographicBounds(half, nil, nil, nil) - width - 15) < 0.01)
        #expect(CTLineCreateJustifiedLine(line, 1, width - 1) == nil)
        #expect(CTLineCreateJustifiedLine(CTLineCreateWithAttributedString(text("Wave")), 1, 200) == nil)
    }

    @Test func textIsDrawnInItsMode() throws {
        func drawn(_ mode: CGTextDrawingMode) throws -> Data {
            try flipped { context in
                context.setTextDrawingMode(mode)
                context.setStrokeColor(UIColor.red.cgColor)
                context.textPosition = CGPoint(x: 10, y: 20)
                CTLineDraw(CTLineCreateWithAttributedString(text("Wave")), context)
            }
        }
        let pictures = try [CGTextDrawingMode.fill, .stroke, .fillStroke, .invisible].map { try drawn($0) }
        #expect(Set(pictures).count == 4)
        #expect(try pictures[3] == flipped { _ in })
    }

    @Test func glyphsOfTheContextsFontAreDrawn() throws {
        let characters = glyphs(of: "Wave").glyphs
        let positions = [0, 20, 40, 60].map { CGPoint(x: $0, y: 20) }
        let shown = try flipped { context in
            context.setFont(CTFontCopyGraphicsFont(font, nil))
            context.setFontSize(20)
            context.showGlyphs(characters, at: positions)
        }
        let drawn = try flipped { context in
            let copy = CTFontCreateWithName(CTFontCopyPostScriptName(font), 20, nil)
            CTFontDrawGlyphs(copy, characters, positions, characters.count, context)
        }
        #expect(shown == drawn)
        #expect(try shown != flipped { _ in })
    }
}
