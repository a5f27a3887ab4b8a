import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct UITextSelectionDisplayInteractionTests {
    private final class Delegate: UITextSelectionDisplayInteractionDelegate {
        let container = UIView()
        func selectionContainerViewBelowText(
            for interaction: UITextSelectionDisplayInteraction
        ) -> UIView? { container }
    }

    private func makeView() -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "one two"
        return view
    }

    @Test func anInsertionPointIsPlaced() {
        let view = makeView()
        let delegate = Delegate()
        let interaction = UITextSelectionDisplayInteraction(textInput: view, delegate: delegate)
        view.addInteraction(interaction)
        view.selectedRange = NSRange(location: 3, length: 0)
        interaction.layoutManagedSubviews()
        #expect(interaction.cursorView.isHidden)
        interaction.isActivated = true
        let position = view.position(from: view.beginningOfDocument, offset: 3)
        #expect(!interaction.cursorView.isHidden && interaction.highlightView.isHidden)
        #expect(interaction.cursorView.frame == position.map { view.caretRect(for: $0) })
        view.removeInteraction(interaction)
        #expect(interaction.cursorView.superview == nil)
    }

    @Test func aSelectionHasHighlightAndHandles() throws {
        let view = makeView()
        let delegate = Delegate()
        let interaction = UITextSelectionDisplayInteraction(textInput: view, delegate: delegate)
        view.addInteraction(interaction)
        interaction.isActivated = true
        view.selectedRange = NSRange(location: 0, length: 3)
        interaction.setNeedsSelectionUpdate()
        let range = try #require(view.selectedTextRange)
        let rects = view.selectionRects(for: range).map(\.rect)
        #expect(interaction.highlightView.superview === delegate.container)
        #expect(interaction.highlightView.selectionRects.map(\.rect) == rects)
        let start = try #require(rects.first)
        let handles = interaction.handleViews
        #expect(handles.count == 2 && !handles[0].isHidden && !handles[1].isHidden)
        #expect(abs(handles[0].frame.midX - start.minX) < 0.01 && abs(handles[0].frame.maxY - start.maxY) < 0.01)
        #expect(abs(handles[1].frame.midX - start.maxX) < 0.01 && abs(handles[1].frame.minY - start.minY) < 0.01)
        #expect(interaction.cursorView.isHidden)
    }

    private final class Paste: NSObject, UITextPasteDelegate {
        var result: String?
        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            transform item: any UITextPasteItem
        ) {
            if let result { item.setResult(string: result) } else { item.setNoResult() }
        }
    }

    @Test func delegatesChangePastedText() {
        let saved = UIPasteboard.general.string
        defer { UIPasteboard.general.string = saved }
        UIPasteboard.general.string = "pasted"
        let field = UITextField()
        let delegate = Paste()
        field.paste(nil)
        #expect(field.text == "pasted")
        field.pasteDelegate = delegate
        field.paste(nil)
        #expect(field.text == "pasted")
        delegate.result = "!"
        field.paste(nil)
        #expect(field.text == "pasted!")
    }

    private final class Paster: NSObject, UITextPasteDelegate {
        var log: [String] = []
        weak var view: UITextView?
        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
        ) -> NSAttributedString {
            log.append("combine \(itemStrings.count) in \(textRange.offsets)")
            return NSAttributedString(string: itemStrings.map(\.string).joined(separator: "+"))
        }
        func textPasteConfigurationSupporting(
            _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
            performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
        ) -> UITextRange {
            log.append("perform \(attributedString.string)")
            view?.text = "own"
            return UITextRange(from: NSRange(location: 0, length: 2))
        }
    }

    @Test func delegatesCombineAndPerformPastes() {
        let saved = UIPasteboard.general.strings
        defer { UIPasteboard.general.strings = saved }
        UIPasteboard.general.strings = ["one", "two"]
        let view = UITextView()
        view.text = "abc"
        view.selectedRange = NSRange(location: 1, length: 1)
        let delegate = Paster()
        delegate.view = view
        view.pasteDelegate = delegate
        view.paste(nil)
        #expect(delegate.log == ["combine 2 in 1..<2", "perform one+two"])
        #expect(view.text == "own" && view.selectedRange == NSRange(location: 2, length: 0))
        view.pasteDelegate = nil
        view.paste(nil)
        #expect(view.text == "owonetwon")
    }
}
