import Foundation
import Render
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct NSLayoutManagerTests {
    private final class CountingManager: NSLayoutManager {
        var edits: [NSRange] = []
        override func processEditing(
            for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
            changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
        ) {
            super.processEditing(
                for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
                invalidatedRange: invalidatedCharRange)
            edits.append(newCharRange)
        }
    }

    private func layout(_ text: String, lines: Int = 0) -> (NSTextStorage, CountingManager, NSTextContainer) {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = lines > 0 ? .byTruncatingTail : .byWordWrapping
        let storage = NSTextStorage(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
        let manager = CountingManager()
        let container = NSTextContainer(size: CGSize(width: 120, height: 1000))
        container.maximumNumberOfLines = lines
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (storage, manager, container)
    }

    @Test func truncatedTextIsFound() {
        let long = "several words that don't fit in two lines of this narrow container at all"
        let (storage, limited, _) = layout(long, lines: 2)
        defer { withExtendedLifetime(storage) {} }
        let hidden = limited.truncatedGlyphRange(inLineFragmentForGlyphAt: 60)
        #expect(hidden.location != NSNotFound && hidden.upperBound == long.utf16.count && hidden.location > 10)
        let (all, whole, _) = layout(long)
        defer { withExtendedLifetime(all) {} }
        #expect(whole.truncatedGlyphRange(inLineFragmentForGlyphAt: 60).location == NSNotFound)
    }

    @Test func glyphsHavePropertiesOfTheirCharacters() {
        let (storage, manager, _) = layout("a b\ne\u{301}")
        defer { withExtendedLifetime(storage) {} }
        #expect(manager.propertyForGlyph(at: 0) == [] && manager.propertyForGlyph(at: 1) == .elastic)
        #expect(manager.propertyForGlyph(at: 3) == .controlCharacter && manager.notShownAttribute(forGlyphAt: 3))
        #expect(manager.propertyForGlyph(at: 5) == .nonBaseCharacter)
        #expect(manager.cgGlyph(at: 0) != 0 && manager.cgGlyph(at: 0) != manager.cgGlyph(at: 2))
        #expect(manager.firstUnlaidCharacterIndex() == 6)
        #expect(manager.attachmentSize(forGlyphAt: 0) == CGSize(width: -1, height: -1))
    }

    @Test func editsReachTheManagers() {
        let (storage, manager, _) = layout("abc")
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
        #expect(manager.edits == [NSRange(location: 1, length: 3)])
    }

    @Test func fractionsOfGlyphsAreMeasured() {
        let (storage, manager, container) = layout("mmmm")
        defer { withExtendedLifetime(storage) {} }
        let width = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: container)
        let point = CGPoint(x: width.minX + width.width / 4, y: width.midY)
        #expect(abs(manager.fractionOfDistanceThroughGlyph(for: point, in: container) - 0.25) < 0.05)
    }

    // MARK: Containers

    @Test func containersEndTextAsTheirModeSays() {
        let long = "several words that don't fit in two lines of this narrow container at all"
        let (storage, manager, container) = layout(long)
        defer { withExtendedLifetime(storage) {} }
        let whole = manager.usedRect(for: container).height
        container.maximumNumberOfLines = 2
        #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 30).location == NSNotFound)
        container.lineBreakMode = .byTruncatingTail
        #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 30).upperBound == long.utf16.count)
        container.maximumNumberOfLines = 0
        container.size.height = 45
        #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 30).upperBound == long.utf16.count)
        #expect(manager.usedRect(for: container).height < whole)
    }

    @Test func aFinalLineBreakBeginsALine() {
        let (storage, manager, container) = layout("a")
        let line = manager.usedRect(for: container).height
        #expect(manager.extraLineFragmentRect == .zero && manager.extraLineFragmentTextContainer == nil)
        storage.append(
            NSAttributedString(string: "\n", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        #expect(abs(manager.usedRect(for: container).height - 2 * line) < 1)
        #expect(manager.extraLineFragmentRect.minY == line && manager.extraLineFragmentRect.width == 120)
        #expect(manager.extraLineFragmentTextContainer === container)
    }

    @Test func theLinesOfARangeAreDrawn() throws {
        let (storage, manager, _) = layout("first\nsecond")
        defer { withExtendedLifetime(storage) {} }
        func ink(_ range: NSRange) throws -> CGRect {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            let image = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 60), format: format).image { _ in
                manager.drawGlyphs(forGlyphRange: range, at: .zero)
            }
            let bitmap = try #require(image.cgImage)
            let bytes = [UInt8](try #require(bitmap.dataProvider?.data) as Data)
            let rows = (0..<60).filter { y in
                (0..<120).contains { bytes[y * bitmap.bytesPerRow + $0 * bitmap.bitsPerPixel / 8 + 3] > 0 }
            }
            return rows.reduce(.null) { $0.union(CGRect(x: 0, y: $1, width: 120, height: 1)) }
        }
        let line = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
        let first = try ink(NSRange(location: 0, length: 5))
        let second = try ink(NSRange(location: 6, length: 6))
        #expect(!first.isNull && first.maxY <= line.maxY + 1)
        #expect(!second.isNull && second.minY >= line.maxY - 1)
        #expect(try ink(NSRange(location: 0, length: 12)) == first.union(second))
    }

    // MARK: Delegates

    private final class Delegate: NSObject, NSLayoutManagerDelegate {
        var lastGlyphs: [Int] = []
        var sizes: [CGSize] = []
        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat {
            lastGlyphs.append(glyphIndex)
            // The layout without spaces can be asked meanwhile.
            _ = layoutManager.lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: nil)
            return glyphIndex == 1 ? 10 : 20
        }
        func layoutManager(
            _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { glyphIndex == 4 ? 5 : 0 }
        func layoutManager(
            _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
        ) { sizes.append(oldSize) }
    }

    @Test func delegatesSetTheSpacesOfLines() {
        let (storage, manager, container) = layout("a\nb\nc")
        defer { withExtendedLifetime(storage) {} }
        func tops() -> [CGFloat] {
            [0, 2, 4].map { manager.lineFragmentRect(forGlyphAt: $0, effectiveRange: nil).minY }
        }
        let plain = tops()
        let delegate = Delegate()
        manager.delegate = delegate
        let spaced = tops()
        #expect(Set(delegate.lastGlyphs) == [1, 3, 4])
        #expect(zip(plain, spaced).map { ($1 - $0).rounded() } == [0, 10, 35])
        container.size.width = 200
        #expect(delegate.sizes == [CGSize(width: 120, height: 1000)])
    }

    @Test func textViewsHaveTheSpacesOfTheDelegate() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        view.isScrollEnabled = false
        view.text = "a\nb\nc"
        view.layoutIfNeeded()
        let height = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        let drawn = view.label.layout(TextLimits(width: 190)).size.height
        let caret = view.caretRect(for: view.endOfDocument).minY
        let delegate = Delegate()
        view.layoutManager.delegate = delegate
        view.layoutIfNeeded()
        #expect((view.sizeThatFits(CGSize(width: 200, height: 0)).height - height - 35).magnitude < 1)
        #expect((view.caretRect(for: view.endOfDocument).minY - caret - 35).magnitude < 0.5)
        #expect((view.label.layout(TextLimits(width: 190)).size.height - drawn - 35).magnitude < 0.01)
    }

    // MARK: Backgrounds

    private final class PaintingManager: NSLayoutManager {
        var fills: [(rects: [CGRect], range: NSRange)] = []
        override func fillBackgroundRectArray(
            _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
            color: UIColor
        ) {
            let rects = Array(UnsafeBufferPointer(start: rectArray, count: rectCount))
            fills.append((rects, charRange))
            // The upper half alone.
            for rect in rects {
                UIRectFill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height / 2))
            }
        }
    }

    /// Draws a text view of a manager, whose characters 2 to 4 are spaces with a red background.
    private func drawn(_ manager: NSLayoutManager, spaces: NSRange) throws -> (UITextView, Bitmap) {
        let text = NSMutableAttributedString(
            string: "ab\u{A0}\u{A0}\u{A0}cd", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.addAttribute(.backgroundColor, value: UIColor.red, range: spaces)
        let storage = NSTextStorage(attributedString: text)
        let container = NSTextContainer(size: CGSize(width: 200, height: 1e7))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60), textContainer: container)
        view.attributedText = text
        view.layoutIfNeeded()
        let context = CGContext(bounds: view.bounds, scale: 1)
        view.layer.render(in: context)
        return (view, try #require(context.makeImage()).bitmap)
    }

    @Test func managersOfAppsDrawBackgrounds() throws {
        let spaces = NSRange(location: 2, length: 3)
        let (plainView, plain) = try drawn(NSLayoutManager(), spaces: spaces)
        let manager = PaintingManager()
        let (view, own) = try drawn(manager, spaces: spaces)
        let fill = try #require(manager.fills.last)
        let rect = try #require(fill.rects.first)
        #expect(fill.range == spaces && fill.rects.count == 1)
        let range = try #require(
            view.position(from: view.beginningOfDocument, offset: 2).flatMap { start in
                view.position(from: start, offset: 3).flatMap { view.textRange(from: start, to: $0) }
            })
        #expect(abs(view.firstRect(for: range).minX - rect.minX) < 0.5 && rect.width > 5)
        let (x, top, bottom) = (Int(rect.midX), Int(rect.minY) + 3, Int(rect.maxY) - 4)
        let red: UInt32 = 0xFFFF_0000
        #expect(plain.pixel(x: x, y: top) == red && plain.pixel(x: x, y: bottom) == red)
        #expect(own.pixel(x: x, y: top) == red && own.pixel(x: x, y: bottom) != red)
        #expect(!plainView.subviews.contains { $0 is LayoutBackgroundView })
    }

    // MARK: Glyphs and lines

    private final class LineManager: NSLayoutManager {
        var underlines: [(range: NSRange, style: NSUnderlineStyle)] = []
        var drawsGlyphs = true
        var drawsLines = false

        override func drawUnderline(
            forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
        ) {
            underlines.append((glyphRange, underlineVal))
            guard drawsLines else { return }
            super.drawUnderline(
                forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: baselineOffset,
                lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }

        override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
            if drawsGlyphs { super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin) }
        }
    }

    /// Draws a text view, or the text itself, with a red line below three spaces, and returns the numbers of red and
    /// of black pixels.
    private func pixels(_ manager: NSLayoutManager, inView: Bool = true) throws -> (red: Int, black: Int) {
        let text = NSMutableAttributedString(
            string: "ab\u{A0}\u{A0}\u{A0}cd",
            attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.black])
        let line: [NSAttributedString.Key: Any] = [
            .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.red,
        ]
        text.addAttributes(line, range: NSRange(location: 2, length: 3))
        let storage = NSTextStorage(attributedString: text)
        let container = NSTextContainer(size: CGSize(width: 200, height: 1e7))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 200, height: 60), scale: 3)
        if inView {
            let view = UITextView(frame: context.bounds, textContainer: container)
            view.attributedText = text
            view.layoutIfNeeded()
            view.layer.render(in: context)
        } else {
            context.asCurrent { manager.drawGlyphs(forGlyphRange: manager.glyphRange(for: container), at: .zero) }
        }
        let bitmap = try #require(context.makeImage()).bitmap
        var count = (red: 0, black: 0)
        for y in 0..<180 {
            for x in 0..<600 {
                let pixel = bitmap.pixel(x: x, y: y)
                if pixel == 0xFFFF_0000 { count.red += 1 }
                if pixel == 0xFF00_0000 { count.black += 1 }
            }
        }
        return count
    }

    @Test(arguments: [true, false]) func managersOfAppsDrawUnderlines(inView: Bool) throws {
        let plain = try pixels(NSLayoutManager(), inView: inView)
        #expect(plain.red > 10 && plain.black > 100)
        let manager = LineManager()
        let own = try pixels(manager, inView: inView)
        #expect(own.red == 0 && own.black == plain.black)
        #expect(manager.underlines.first?.range == NSRange(location: 2, length: 3))
        #expect(manager.underlines.first?.style == .single)
        let kept = LineManager()
        kept.drawsLines = true
        let same = try pixels(kept, inView: inView)
        #expect(same.red == plain.red && same.black == plain.black)
    }

    @Test func managersOfAppsDrawNoGlyphs() throws {
        let manager = LineManager()
        manager.drawsGlyphs = false
        let none = try pixels(manager)
        #expect(none.red == 0 && none.black == 0 && manager.underlines.isEmpty)
    }

    @Test func textViewsKeepTheTextOfTheirContainer() {
        func make() -> UITextView {
            let storage = NSTextStorage(string: "kept")
            let manager = PaintingManager()
            let container = NSTextContainer(size: CGSize(width: 200, height: 1e7))
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            return UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 60), textContainer: container)
        }
        weak var text: NSTextStorage?
        do {
            let view = make()
            text = view.textStorage
            #expect(view.text == "kept" && view.textStorage.string == "kept" && view.layoutManager is PaintingManager)
        }
        #expect(text == nil)
    }
}
