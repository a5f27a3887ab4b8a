import Foundation
import Render
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct TextSelectionMarksTests {
    private final class Field: UITextField {
        override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    }

    private static let red: UInt32 = 0xFFFF_0000

    /// Shows a text with a red tint in a window.
    private func show<View: UIView>(_ view: View, size: CGSize = CGSize(width: 100, height: 60)) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.frame = CGRect(origin: .zero, size: size)
        view.tintColor = .red
        view.backgroundColor = .clear
        window.addSubview(view)
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    private func draw(_ view: UIView) throws -> Bitmap {
        view.layoutIfNeeded()
        let context = CGContext(bounds: CGRect(origin: .zero, size: view.bounds.size), scale: 1)
        view.layer.render(in: context)
        return try #require(context.makeImage()).bitmap
    }

    /// Returns the columns that have an opaque red pixel.
    private func redColumns(_ bitmap: Bitmap) -> [Int] {
        (0..<bitmap.width).filter { x in (0..<bitmap.height).contains { bitmap.pixel(x: x, y: $0) == Self.red } }
    }

    private func select(_ range: NSRange, in field: UITextField) throws {
        let start = try #require(field.position(from: field.beginningOfDocument, offset: range.location))
        let end = try #require(field.position(from: start, offset: range.length))
        field.selectedTextRange = field.textRange(from: start, to: end)
    }

    // MARK: Insertion points

    @Test func theFirstResponderShowsItsInsertionPoint() throws {
        let field = UITextField()
        let window = show(field)
        #expect(try redColumns(draw(field)).isEmpty)
        field.becomeFirstResponder()
        #expect(try redColumns(draw(field)) == [0, 1])
        field.text = "Hill"
        let x = Int(field.caretRect(for: field.endOfDocument).minX.rounded())
        #expect(x > 15)
        #expect(try redColumns(draw(field)).contains(x))
        #expect(try !redColumns(draw(field)).contains(0))
        field.tintColor = .clear
        #expect(try redColumns(draw(field)).isEmpty)
        field.tintColor = .red
        field.resignFirstResponder()
        #expect(try redColumns(draw(field)).isEmpty)
        withExtendedLifetime(window) {}
    }

    @Test func aSubclassHidesItsInsertionPoint() throws {
        let field = Field()
        let window = show(field)
        field.becomeFirstResponder()
        #expect(try redColumns(draw(field)).isEmpty)
        withExtendedLifetime(window) {}
    }

    @Test func aTextViewShowsItsInsertionPointWhileItIsEditable() throws {
        let view = UITextView()
        let window = show(view)
        view.becomeFirstResponder()
        #expect(try redColumns(draw(view)) == [5, 6])
        view.isEditable = false
        #expect(try redColumns(draw(view)).isEmpty)
        withExtendedLifetime(window) {}
    }

    @Test func theInsertionPointFollowsTheLastLineBreak() {
        let view = UITextView()
        let window = show(view)
        view.text = "One"
        let above = view.caretRect(for: view.endOfDocument)
        view.text = "One\n"
        let below = view.caretRect(for: view.endOfDocument)
        #expect(below.minX == 5)
        #expect(abs(below.minY - above.maxY) < 0.01)
        #expect(below.height == above.height)
        withExtendedLifetime(window) {}
    }

    @Test func insertionPointsOfEmptyTextsAreAligned() {
        let field = UITextField()
        let window = show(field)
        for (alignment, x) in [(NSTextAlignment.left, 0.0), (.center, 49), (.right, 98)] {
            field.textAlignment = alignment
            #expect(abs(field.caretRect(for: field.beginningOfDocument).minX - x) < 0.01)
        }
        withExtendedLifetime(window) {}
    }

    // MARK: Selections

    @Test func aSelectionHasABackgroundAndHandles() throws {
        let field = UITextField()
        field.text = "a      b"
        let window = show(field)
        try select(NSRange(location: 1, length: 6), in: field)
        let range = try #require(field.selectedTextRange)
        let rect = field.firstRect(for: range)
        #expect(rect.width > 15)
        #expect(try draw(field).pixel(x: Int(rect.midX), y: Int(rect.midY)) == 0, "not the first responder yet")
        field.becomeFirstResponder()
        let bitmap = try draw(field)
        #expect(bitmap.pixel(x: Int(rect.midX), y: Int(rect.midY)) == 0x3333_0000)
        #expect(bitmap.pixel(x: Int(rect.minX.rounded()), y: Int(rect.minY) - 5) == Self.red)
        #expect(bitmap.pixel(x: Int(rect.maxX.rounded()), y: Int(rect.maxY) + 5) == Self.red)
        #expect(bitmap.pixel(x: Int(rect.minX.rounded()), y: Int(rect.maxY) + 5) != Self.red)
        withExtendedLifetime(window) {}
    }

    @Test func selectedLinesReachTheEdge() {
        let view = UITextView()
        view.text = "One\n\nTwo"
        let window = show(view, size: CGSize(width: 100, height: 100))
        let rects = [NSRange(location: 1, length: 6)].compactMap { UITextRange(from: $0) }.flatMap(view.selectionRects)
        #expect(rects.count == 3)
        #expect(rects.dropLast().allSatisfy { $0.rect.maxX == 95 })
        #expect(rects.map(\.rect.minX).dropFirst().allSatisfy { $0 == 5 })
        #expect((rects.last?.rect.maxX ?? 95) < 50)
        #expect(rects.map(\.containsStart) == [true, false, false])
        #expect(rects.map(\.containsEnd) == [false, false, true])
        withExtendedLifetime(window) {}
    }

    private func rects(_ range: Range<Int>, in view: UITextView) -> [UITextSelectionRect] {
        view.selectionRects(for: UITextRange(from: NSRange(range)))
    }

    @Test func latinTextIsSelectedFromTheLeftInARightToLeftView() throws {
        try UITraitCollection(layoutDirection: .rightToLeft).asCurrent {
            let view = UITextView()
            view.text = "One\n\nTwo"
            let window = show(view, size: CGSize(width: 100, height: 100))
            let rects = rects(1..<7, in: view)
            #expect(rects.map(\.writingDirection) == [.leftToRight, .rightToLeft, .leftToRight])
            let (first, middle, last) = (try #require(rects.first).rect, rects[1].rect, try #require(rects.last).rect)
            #expect(first.minX > 60 && abs(first.maxX - 95) < 0.01)
            #expect(abs(middle.minX - 5) < 0.01 && abs(middle.maxX - 95) < 0.01)
            #expect(last.minX > 55 && last.maxX < 92)
            view.selectedRange = NSRange(1..<7)
            view.becomeFirstResponder()
            let bitmap = try draw(view)
            #expect(bitmap.pixel(x: Int(first.minX.rounded()), y: Int(first.minY) - 5) == Self.red)
            #expect(bitmap.pixel(x: Int(last.maxX.rounded()), y: Int(last.maxY) + 5) == Self.red)
            withExtendedLifetime(window) {}
        }
    }

    @Test func hebrewTextIsSelectedFromTheRightInALeftToRightView() throws {
        let view = UITextView()
        view.text = "\u{05D0}\u{05D1}\u{05D2}\n\u{05D0}\u{05D1}"
        let window = show(view, size: CGSize(width: 100, height: 100))
        let rects = rects(0..<5, in: view)
        #expect(rects.map(\.writingDirection) == [.rightToLeft, .rightToLeft])
        #expect(abs(rects[0].rect.minX - 5) < 0.01 && rects[0].rect.maxX < 60)
        #expect(rects[1].rect.minX > 10 && rects[1].rect.maxX < rects[0].rect.maxX)
        view.selectedRange = NSRange(0..<5)
        view.becomeFirstResponder()
        let (start, end) = (rects[0].rect, rects[1].rect)
        let bitmap = try draw(view)
        #expect(bitmap.pixel(x: Int(start.maxX.rounded()), y: Int(start.minY) - 5) == Self.red)
        #expect(bitmap.pixel(x: Int(end.minX.rounded()), y: Int(end.maxY) + 5) == Self.red)
        withExtendedLifetime(window) {}
    }

    @Test func eachDirectionOfALineHasARectangle() {
        let view = UITextView()
        view.text = "ab \u{05D0}\u{05D1}\u{05D2} cd"
        let window = show(view, size: CGSize(width: 200, height: 100))
        let all = rects(1..<8, in: view)
        #expect(all.map(\.writingDirection) == [.leftToRight, .rightToLeft, .leftToRight])
        #expect(all.map(\.containsStart) == [true, false, false])
        #expect(all.map(\.containsEnd) == [false, false, true])
        for (one, next) in zip(all, all.dropFirst()) { #expect(abs(one.rect.maxX - next.rect.minX) < 0.01) }
        // The first Hebrew letter is the rightmost one.
        let apart = rects(1..<4, in: view)
        #expect(apart.map(\.writingDirection) == [.leftToRight, .rightToLeft])
        #expect(apart.count == 2 && apart[1].rect.minX > apart[0].rect.maxX + 3)
        #expect(abs((apart.last?.rect.maxX ?? 0) - all[1].rect.maxX) < 0.01)
        withExtendedLifetime(window) {}
    }

    @Test func rectanglesOfAdjacentLinesTouch() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 7
        style.paragraphSpacing = 3
        let view = UITextView()
        view.attributedText = NSAttributedString(
            string: "One\u{2028}Two\nThree", attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
        let window = show(view, size: CGSize(width: 100, height: 120))
        let rects = rects(0..<13, in: view).map(\.rect)
        #expect(rects.count == 3)
        for (one, next) in zip(rects, rects.dropFirst()) { #expect(abs(one.maxY - next.minY) < 1e-6) }
        let line = rects[2].height
        #expect(abs(rects[0].height - line - 7) < 0.01 && abs(rects[1].height - line - 10) < 0.01)
        // The space below a line is a part of it.
        let closest = view.closestPosition(to: CGPoint(x: 90, y: rects[0].maxY - 1))
        #expect(closest.map { view.offset(from: view.beginningOfDocument, to: $0) } == 3)
        withExtendedLifetime(window) {}
    }

    // MARK: Composed text

    @Test func composedTextHasABackgroundAndALineBelowItsSegment() throws {
        func check<Text: UIView & UITextInput>(_ text: Text) throws {
            let window = show(text)
            text.becomeFirstResponder()
            text.setMarkedText("a      b", selectedRange: NSRange(location: 3, length: 4))
            let segment = text.firstRect(for: try #require(text.selectedTextRange))
            let bitmap = try draw(text)
            let (bottom, before) = (Int(segment.maxY) - 1, Int(segment.minX) - 3)
            #expect(bitmap.pixel(x: Int(segment.midX), y: Int(segment.midY)) == 0x3333_0000)
            #expect(bitmap.pixel(x: Int(segment.midX), y: bottom) == Self.red)
            #expect(bitmap.pixel(x: before, y: bottom) == 0x3333_0000, "not a part of the segment")
            #expect(redColumns(bitmap).allSatisfy { $0 >= before + 2 && CGFloat($0) <= segment.maxX }, "no handles")
            text.insertText("a")
            #expect(text.markedTextRange == nil)
            #expect(try draw(text).pixel(x: Int(segment.midX), y: Int(segment.midY)) == 0)
            withExtendedLifetime(window) {}
        }
        try check(UITextField())
        try check(UITextView())
    }

    @Test func composedTextHasItsStyle() throws {
        func check<Text: UIView & UITextInput>(_ text: Text, _ attributed: (Text) -> NSAttributedString?) throws {
            let window = show(text, size: CGSize(width: 200, height: 60))
            text.insertText("i")
            text.setMarkedText("a      b", selectedRange: NSRange(location: 8, length: 0))
            let plain = text.caretRect(for: text.endOfDocument).minX
            text.markedTextStyle = [.backgroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 34)]
            #expect(text.caretRect(for: text.endOfDocument).minX > plain * 1.3)
            let marked = text.firstRect(for: try #require(text.markedTextRange))
            #expect(try draw(text).pixel(x: Int(marked.midX), y: Int(marked.midY)) == 0xFF00_00FF)
            #expect(attributed(text)?.attribute(.backgroundColor, at: 2, effectiveRange: nil) == nil)
            text.unmarkText()
            #expect(abs(text.caretRect(for: text.endOfDocument).minX - plain) < 0.01)
            #expect(try draw(text).pixel(x: Int(marked.midX), y: Int(marked.midY)) != 0xFF00_00FF)
            withExtendedLifetime(window) {}
        }
        let font = UIFont.systemFont(ofSize: 17)
        try check(UITextField()) { $0.attributedText }
        let view = UITextView()
        view.font = font
        try check(view) { $0.attributedText }
        let rich = UITextField()
        rich.attributedText = NSAttributedString(string: "i", attributes: [.font: font, .kern: 2])
        try check(rich) { $0.attributedText }
    }

    // MARK: Places in fields

    @Test func placesAreThoseOfTheDrawnText() throws {
        let field = UITextField()
        field.text = "Hill"
        let window = show(field)
        let width = field.caretRect(for: field.endOfDocument).minX
        field.textAlignment = .right
        #expect(abs(field.caretRect(for: field.endOfDocument).minX - 100) < 1)
        #expect(abs(field.caretRect(for: field.beginningOfDocument).minX - (100 - width)) < 1)
        withExtendedLifetime(window) {}
    }

    @Test func placesInASecureTextAreBetweenItsBullets() throws {
        let (field, bullets) = (UITextField(), UITextField())
        field.isSecureTextEntry = true
        field.text = "i👍l"
        bullets.text = "•••"
        let windows = [show(field), show(bullets)]
        let two = try #require(field.position(from: field.beginningOfDocument, offset: 3))
        let expected = try #require(bullets.position(from: bullets.beginningOfDocument, offset: 2))
        let place = bullets.caretRect(for: expected)
        #expect(field.caretRect(for: two) == place)
        let closest = field.closestPosition(to: CGPoint(x: place.minX, y: place.midY))
        #expect(closest.map { field.offset(from: field.beginningOfDocument, to: $0) } == 3)
        withExtendedLifetime(windows) {}
    }

    @Test func aTextWiderThanItsFieldScrollsToTheInsertionPoint() throws {
        let field = UITextField()
        field.text = String(repeating: "wide text ", count: 5) + "HHH"
        let window = show(field)
        let truncated = try draw(field)
        field.becomeFirstResponder()
        let end = field.caretRect(for: field.endOfDocument)
        #expect(end.maxX <= 100 && end.maxX > 98)
        #expect(field.caretRect(for: field.beginningOfDocument).minX < -100)
        let scrolled = try draw(field)
        #expect(scrolled != truncated)
        #expect(redColumns(scrolled).contains(Int(end.midX)))
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
        #expect(try redColumns(draw(field)).first == 0)
        field.resignFirstResponder()
        #expect(try draw(field) == truncated)
        withExtendedLifetime(window) {}
    }
}
