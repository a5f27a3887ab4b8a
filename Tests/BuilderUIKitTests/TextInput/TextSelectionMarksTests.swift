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
