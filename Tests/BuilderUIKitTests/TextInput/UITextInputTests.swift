import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UITextInputTests {
    final class Digits: NSObject, UITextFieldDelegate {
        var ranges: [NSRange] = []
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            ranges.append(range)
            return string.allSatisfy(\.isNumber)
        }
    }

    private func shownField(_ text: String) -> (field: UITextField, window: UIWindow) {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.text = text
        window.addSubview(field)
        window.isHidden = false
        window.layoutIfNeeded()
        return (field, window)
    }

    private final class DigitField: UITextField {
        override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
            super.shouldChangeText(in: range, replacementText: text) && text.allSatisfy(\.isNumber)
        }
    }

    private final class DigitView: UITextView {
        override func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
            super.shouldChangeText(in: range, replacementText: text) && text.allSatisfy(\.isNumber)
        }
    }

    @Test func overridesDecideAboutTyping() {
        let field = DigitField()
        let delegate = Digits()
        field.delegate = delegate
        for text in ["1", "a", "2"] { field.insertText(text) }
        #expect(field.text == "12")
        #expect(delegate.ranges.map(\.location) == [0, 1, 1])
        let view = DigitView()
        for text in ["1", "a", "2"] { view.insertText(text) }
        #expect(view.text == "12")
    }

    @Test func aFieldIsTypedIntoAtItsEnd() {
        let field = UITextField()
        field.insertText("ab")
        field.insertText("c")
        field.deleteBackward()
        #expect(field.text == "ab")
        #expect(field.hasText)
        field.text = "👨‍👩‍👧"
        field.deleteBackward()
        #expect(field.text == "")
        field.deleteBackward()
        #expect(field.text == "")
    }

    @Test func placesAreCountedInTheText() throws {
        let field = UITextField()
        field.text = "hello"
        let two = try #require(field.position(from: field.beginningOfDocument, offset: 2))
        let four = try #require(field.position(from: field.endOfDocument, offset: -1))
        let range = try #require(field.textRange(from: two, to: four))
        #expect(field.text(in: range) == "ll")
        #expect(!range.isEmpty)
        #expect(field.offset(from: two, to: four) == 2)
        #expect(field.compare(two, to: four) == .orderedAscending)
        #expect(field.position(from: four, offset: 2) == nil)
        #expect(field.position(from: two, offset: Int.max) == nil)
        #expect(field.textRange(from: four, to: two) == nil)
        field.replace(range, withText: "y m")
        #expect(field.text == "hey mo")
        field.text = "x"
        #expect(field.text(in: range) == "", "a range of an earlier text")
        field.replace(range, withText: "!")
        #expect(field.text == "x!")
    }

    @Test func typingReplacesTheSelection() throws {
        let field = UITextField()
        let digits = Digits()
        field.delegate = digits
        field.text = "12345"
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        let end = try #require(field.position(from: start, offset: 2))
        field.selectedTextRange = field.textRange(from: start, to: end)
        field.insertText("x")
        #expect(field.text == "12345")
        field.insertText("9")
        #expect(field.text == "1945")
        field.insertText("8")
        #expect(field.text == "19845")
        #expect(digits.ranges.last == NSRange(location: 2, length: 0))
        field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        field.insertText("0")
        #expect(field.text == "198450")
        field.text = "1"
        field.insertText("2")
        #expect(field.text == "12", "another text puts the insertion point at its end")
    }

    @Test func aSelectionIsNilUntilThereIsOne() {
        let (field, window) = shownField("a")
        #expect(field.selectedTextRange == nil)
        field.becomeFirstResponder()
        #expect(field.selectedTextRange?.start.offset == 1)
        withExtendedLifetime(window) {}
    }

    @Test func aTextViewIsTypedIntoAtItsSelection() throws {
        let view = UITextView()
        view.text = "hello"
        view.selectedRange = NSRange(location: 1, length: 3)
        view.deleteBackward()
        #expect(view.text == "ho")
        #expect(view.selectedRange == NSRange(location: 1, length: 0))
        view.insertText("err")
        #expect(view.text == "herro")
        let range = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
        view.replace(range, withText: "new")
        #expect(view.text == "new")
        #expect(view.selectedTextRange?.start.offset == 3)
    }

    @Test func deleteBackwardCanBeOverridden() {
        final class Field: UITextField {
            var deletions = 0
            override func deleteBackward() {
                deletions += 1
                super.deleteBackward()
            }
        }
        let field = Field()
        field.text = "1"
        field.deleteBackward()
        #expect(field.deletions == 1)
        #expect(field.text == "")
    }

    @Test func theClearButtonEmptiesTheField() {
        final class Stubborn: NSObject, UITextFieldDelegate {
            var clears = false
            func textFieldShouldClear(_ textField: UITextField) -> Bool { clears }
        }
        let (field, window) = shownField("text")
        let stubborn = Stubborn()
        field.delegate = stubborn
        field.clearButtonMode = .always
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        window.layoutIfNeeded()
        #expect(field.textRect(forBounds: field.bounds).maxX <= field.clearButtonRect(forBounds: field.bounds).minX)
        let finger = TouchSimulator(window: window)
        finger.down(at: CGPoint(x: 185, y: 17))
        finger.up()
        #expect(field.text == "text")
        stubborn.clears = true
        finger.down(at: CGPoint(x: 185, y: 17))
        finger.up()
        #expect(field.text == "")
        #expect(changes == 1)
        window.layoutIfNeeded()
        #expect(field.textRect(forBounds: field.bounds).maxX == 200)
    }
}
