import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UITextInputCustomTests {
    private final class Place: UITextPosition {
        let index: Int

        init(index: Int) {
            self.index = index
            super.init()
        }
    }

    private final class Part: UITextRange {
        let (low, high): (Int, Int)

        init(_ low: Int, _ high: Int) {
            (self.low, self.high) = (low, high)
            super.init()
        }

        override var start: UITextPosition { Place(index: low) }
        override var end: UITextPosition { Place(index: high) }
        override var isEmpty: Bool { low == high }
    }

    private final class Box: UITextSelectionRect {
        override var rect: CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
        override var writingDirection: NSWritingDirection { .rightToLeft }
    }

    /// A text of the app's own, with ten points for each character.
    private final class Canvas: UIView, UITextInput {
        var characters = Array("hello")
        var selectedTextRange: UITextRange?
        var markedTextRange: UITextRange? { nil }
        var markedTextStyle: [NSAttributedString.Key: Any]?
        weak var inputDelegate: (any UITextInputDelegate)?
        private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
        var hasText: Bool { !characters.isEmpty }
        var beginningOfDocument: UITextPosition { Place(index: 0) }
        var endOfDocument: UITextPosition { Place(index: characters.count) }

        private func index(_ position: UITextPosition) -> Int { (position as? Place)?.index ?? -1 }

        func insertText(_ text: String) { characters += text }
        func deleteBackward() { _ = characters.popLast() }
        func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
        func unmarkText() {}
        func text(in range: UITextRange) -> String? { String(characters[index(range.start)..<index(range.end)]) }
        func replace(_ range: UITextRange, withText text: String) {
            characters.replaceSubrange(index(range.start)..<index(range.end), with: text)
        }
        func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { Part(index(from), index(to)) }
        func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
            Place(index: index(position) + offset)
        }
        func position(
            from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
        ) -> UITextPosition? { Place(index: index(position) + (direction == .left ? -offset : offset)) }
        func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
            Place(index: 4)
        }
        func characterRange(
            byExtending position: UITextPosition, in direction: UITextLayoutDirection
        ) -> UITextRange? { Part(index(position), 5) }
        func baseWritingDirection(
            for position: UITextPosition, in direction: UITextStorageDirection
        ) -> NSWritingDirection { .rightToLeft }
        func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
        func offset(from: UITextPosition, to: UITextPosition) -> Int { index(to) - index(from) }
        func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
            index(position) < index(other) ? .orderedAscending : .orderedDescending
        }
        func firstRect(for range: UITextRange) -> CGRect {
            CGRect(x: 10 * index(range.start), y: 0, width: 10 * offset(from: range.start, to: range.end), height: 20)
        }
        func caretRect(for position: UITextPosition) -> CGRect {
            CGRect(x: 10 * index(position), y: 0, width: 2, height: 20)
        }
        func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [Box()] }
        func closestPosition(to point: CGPoint) -> UITextPosition? { Place(index: Int(point.x / 10)) }
        func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
            closestPosition(to: point)
        }
        func characterRange(at point: CGPoint) -> UITextRange? { Part(Int(point.x / 10), Int(point.x / 10) + 1) }
    }

    @Test func aTextOfTheAppIsAskedForItsPlaces() throws {
        let canvas = Canvas()
        let input: any UITextInput = canvas
        let two = try #require(input.position(from: input.beginningOfDocument, in: .right, offset: 2))
        #expect(input.caretRect(for: two) == CGRect(x: 20, y: 0, width: 2, height: 20))
        let range = try #require(input.textRange(from: two, to: input.endOfDocument))
        #expect(input.firstRect(for: range).width == 30)
        #expect(!range.isEmpty && input.text(in: range) == "llo")
        #expect(input.selectionRects(for: range).first?.rect.maxX == 4)
        #expect(input.selectionRects(for: range).first?.writingDirection == .rightToLeft)
        let found = try #require(input.characterRange(at: CGPoint(x: 15, y: 5)))
        #expect(input.text(in: found) == "e")
        #expect(input.closestPosition(to: CGPoint(x: 45, y: 5)).map { input.caretRect(for: $0).minX } == 40)
        #expect(input.baseWritingDirection(for: two, in: .forward) == .rightToLeft)
        #expect(input.characterRange(byExtending: two, in: .right).flatMap { input.text(in: $0) } == "llo")
        #expect(input.tokenizer is UITextInputStringTokenizer)
        #expect(input.inputDelegate == nil)
    }

    @Test func theRectanglesOfASelectionHaveItsEnds() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 200))
        view.text = "several words in several lines"
        view.layoutIfNeeded()
        let input: any UITextInput = view
        let whole = try #require(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
        let rects = input.selectionRects(for: whole)
        #expect(rects.count > 2)
        #expect(rects.map(\.containsStart) == [true] + Array(repeating: false, count: rects.count - 1))
        #expect(rects.map(\.containsEnd) == Array(repeating: false, count: rects.count - 1) + [true])
        #expect(rects.allSatisfy { $0.writingDirection == .leftToRight })
        // The selection of a whole line reaches the edge, behind its text.
        let first = input.firstRect(for: whole)
        #expect(first.origin == rects.first?.rect.origin)
        #expect(first.width > 0 && rects.first.map { first.width < $0.rect.width } == true)
    }

    @Test func theSearchExistsWhereItIsEnabled() {
        let view = UITextView()
        #expect(view.findInteraction == nil)
        view.isFindInteractionEnabled = true
        #expect(view.findInteraction != nil && view.findInteraction === view.findInteraction)
        #expect(view.findInteraction?.view === view)
    }
}
