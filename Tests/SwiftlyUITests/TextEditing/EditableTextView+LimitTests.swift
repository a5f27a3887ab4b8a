import Foundation
import SwiftlyUI
import Testing

@MainActor
@Suite struct EditableTextViewLimitTests {
    @Test func whatIsTypedBeyondTheLimitIsCutOff() {
        let field = UITextField().maxLength(4)
        for letter in ["a", "b", "c", "d", "e"] { field.insertText(letter) }
        #expect(field.text == "abcd")
        let view = UITextView().maxLength(4)
        view.insertText("abcdefg")
        #expect(view.text == "abcd")
    }

    @Test func aCharacterIsWhatPeopleTakeForOne() {
        let family = "👨‍👩‍👧"
        let field = UITextField().maxLength(2)
        field.insertText(family + "e\u{301}" + "x")
        #expect(field.text == family + "e\u{301}")
        let view = UITextView().maxLength(1)
        view.insertText("🇩🇪🇫🇷")
        #expect(view.text == "🇩🇪")
    }

    @Test func textThatCodeSetsStays() {
        let field = UITextField().maxLength(2).text("abcd")
        #expect(field.text == "abcd")
        field.insertText("e")
        #expect(field.text == "ab")
        let view = UITextView().maxLength(2).text("abcd")
        #expect(view.text == "abcd")
    }

    @Test(arguments: [0, -3, Int.min]) func noLimitIsNone(limit: Int) {
        let field = UITextField().maxLength(2).maxLength(limit)
        field.insertText("abcdef")
        #expect(field.text == "abcdef")
    }

    @Test func theGreatestLimitCutsNothing() {
        let field = UITextField().maxLength(.max)
        field.insertText("abcdef")
        #expect(field.text == "abcdef")
    }

    @Test func theInsertionPointStays() throws {
        let field = UITextField().maxLength(4).text("abcd")
        let one = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        field.selectedTextRange = field.textRange(from: one, to: one)
        field.insertText("x")
        #expect(field.text == "axbc")
        #expect(field.selectedTextRange?.start.place(in: field) == 2)
        let view = UITextView().maxLength(4).text("abcd").selectedRange(NSRange(location: 1, length: 0))
        view.insertText("x")
        #expect(view.text == "axbc")
        #expect(view.selectedRange == NSRange(location: 2, length: 0))
        view.selectedRange = NSRange(location: 4, length: 0)
        view.insertText("y")
        #expect(view.selectedRange == NSRange(location: 4, length: 0))
    }

    @Test func attributesStay() {
        let text = NSAttributedString(string: "abc", attributes: [.foregroundColor: UIColor.red])
        let field = UITextField().maxLength(3).attributedText(text)
        field.insertText("d")
        #expect(field.text == "abc")
        #expect(field.attributedText?.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
        let view = UITextView().maxLength(3).attributedText(text)
        view.insertText("d")
        #expect(view.text == "abc")
        #expect(view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    }

    /// A Pinyin syllable takes more letters than the character that it becomes.
    @Test func whatIsBeingComposedIsNotCut() {
        let field = UITextField().maxLength(2).text("你")
        field.setMarkedText("hao", selectedRange: NSRange(location: 3, length: 0))
        #expect(field.text == "你hao")
        #expect(field.markedTextRange.flatMap { field.text(in: $0) } == "hao")
        field.insertText("好")
        #expect(field.text == "你好")
        #expect(field.markedTextRange == nil)
        let view = UITextView().maxLength(2)
        view.setMarkedText("nihao", selectedRange: NSRange(location: 5, length: 0))
        #expect(view.text == "nihao")
        view.unmarkText()
        #expect(view.text == "ni")
    }

    @Test func aTextThatIsShortEnoughIsNotSetAgain() {
        final class Field: UITextField {
            var sets = 0
            override var text: String? {
                get { super.text }
                set {
                    sets += 1
                    super.text = newValue
                }
            }
        }
        let field = Field().maxLength(3)
        field.insertText("ab")
        #expect(field.sets == 1)
        field.insertText("cd")
        #expect(field.sets == 3)
    }

    /// Composed text counts as text when editing ends: the limit holds for it, and the handler is called.
    @Test func theLimitHoldsForWhatWasComposedWhenEditingEnds() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        var received: [String] = []
        let field = UITextField().maxLength(2).onTextChange { (text: String) in received.append(text) }
        let view = UITextView().maxLength(2)
        window.addSubview(field)
        window.addSubview(view)
        window.isHidden = false
        let end = NSRange(location: 5, length: 0)
        field.becomeFirstResponder()
        field.setMarkedText("nihao", selectedRange: end)
        field.resignFirstResponder()
        #expect(field.text == "ni" && field.markedTextRange == nil)
        await TextSamples.mainQueueTurn()
        #expect(received.last == "ni")
        view.becomeFirstResponder()
        view.setMarkedText("nihao", selectedRange: end)
        view.resignFirstResponder()
        #expect(view.text == "ni" && view.markedTextRange == nil)
    }
}

extension UITextPosition {
    /// In UTF-16 units from the beginning.
    @MainActor func place(in field: UITextField) -> Int { field.offset(from: field.beginningOfDocument, to: self) }
}
