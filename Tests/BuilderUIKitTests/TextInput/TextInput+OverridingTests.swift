import Foundation
import Testing

@testable import BuilderUIKit

/// Members of text input that apps override in practice can be overridden, and are asked.
@MainActor
@Suite struct TextInputOverridingTests {
    private final class CodeField: UITextField {
        var caretRequests = 0
        override var keyboardType: UIKeyboardType {
            get { .numberPad }
            set {}
        }
        override var returnKeyType: UIReturnKeyType { didSet { changes += 1 } }
        override var textContentType: UITextContentType! {
            get { .oneTimeCode }
            set {}
        }
        override var autocorrectionType: UITextAutocorrectionType {
            get { .no }
            set {}
        }
        override var inlinePredictionType: UITextInlinePredictionType {
            get { .no }
            set {}
        }
        override var isSecureTextEntry: Bool {
            get { true }
            set {}
        }
        override var hasText: Bool { false }
        override var endOfDocument: UITextPosition {
            caretRequests += 1
            return super.endOfDocument
        }
        override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
            offset < 0 ? nil : super.position(from: position, offset: offset)
        }
        override func unmarkText() {
            changes += 1
            super.unmarkText()
        }
        override var pasteDelegate: (any UITextPasteDelegate)? {
            get { super.pasteDelegate }
            set { super.pasteDelegate = newValue }
        }
        var changes = 0
    }

    @Test func fieldsTraitsAreThoseOfOverrides() {
        let field = CodeField()
        let traits: any UITextInputTraits = field
        traits.keyboardType = .emailAddress
        traits.returnKeyType = .done
        #expect(traits.keyboardType == .numberPad && traits.autocorrectionType == .no)
        #expect(traits.textContentType == .oneTimeCode && traits.inlinePredictionType == .no)
        #expect(traits.returnKeyType == .done && field.changes == 1)
        #expect(field.spellCheckingType == .default && field.smartQuotesType == .default)
        field.text = "1234"
        #expect(field.textInTexts == "••••")
    }

    @Test func fieldsAskForTextAndPositions() {
        let field = CodeField()
        field.text = "1234"
        let input: any UITextInput = field
        #expect(!input.hasText)
        #expect(field.allows(Selector("select:")) == false)
        let position = UITextPosition(offset: 2)
        // The position to the left is found by the one at a negative distance.
        #expect(input.position(from: position, in: .left, offset: 1) == nil)
        #expect(input.position(from: position, in: .right, offset: 1)?.offset == 3)
        #expect(field.caretRequests > 0)
    }

    private final class NoteView: UITextView {
        let given = NSTextContainer(size: CGSize(width: 50, height: 100))
        var places = 0
        override var keyboardAppearance: UIKeyboardAppearance {
            get { .dark }
            set {}
        }
        override var autocapitalizationType: UITextAutocapitalizationType {
            get { .allCharacters }
            set {}
        }
        override var textContainer: NSTextContainer { super.textContainer }
        override var textStorage: NSTextStorage {
            places += 1
            return super.textStorage
        }
        override var layoutManager: NSLayoutManager { super.layoutManager }
        override func text(in range: UITextRange) -> String? { super.text(in: range)?.uppercased() }
        override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
            2 * super.offset(from: from, to: toPosition)
        }
        override var textDragDelegate: (any UITextDragDelegate)? {
            get { super.textDragDelegate }
            set { super.textDragDelegate = newValue }
        }
        override weak var delegate: (any UITextViewDelegate)? { didSet { places += 100 } }
    }

    @Test func textViewsAskOverrides() {
        let view = NoteView()
        view.text = "abc"
        view.keyboardAppearance = .light
        let input: any UITextInput = view
        #expect(input.keyboardAppearance == .dark && input.autocapitalizationType == .allCharacters)
        let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
        #expect(all.flatMap { input.text(in: $0) } == "ABC")
        #expect(input.offset(from: input.beginningOfDocument, to: input.endOfDocument) == 6)
        let places = view.places
        #expect(view.textStyling(at: input.beginningOfDocument, in: .forward) != nil)
        #expect(view.places > places)
        #expect(view.textContainer === view.layoutManager.textContainers.first)
    }

    @Test func searchBarsHaveTraitsToOverride() {
        final class Bar: UISearchBar {
            override var keyboardType: UIKeyboardType {
                get { .webSearch }
                set {}
            }
            override var barPosition: UIBarPosition { .top }
        }
        let bar = Bar()
        bar.returnKeyType = .go
        #expect((bar as any UITextInputTraits).keyboardType == .webSearch && bar.returnKeyType == .go)
        #expect((bar as any UIBarPositioning).barPosition == .top)
    }
}
