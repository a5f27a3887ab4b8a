import BuilderUIKit
import Foundation
import Testing

@MainActor
@Suite struct ResponderActionTests {
    private final class CopyLabel: UILabel {
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == Selector("copy:")
        }
        override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
    }

    private let copy = Selector("copy:", UIResponderStandardEditActions.copy(_:))
    private let paste = Selector("paste:", UIResponderStandardEditActions.paste(_:))

    @Test func plainViewsDoNotEdit() {
        #expect(!UIView().canPerformAction(copy, withSender: nil))
        #expect(CopyLabel().canPerformAction(copy, withSender: nil))
    }

    @Test func textFieldCopiesCutsAndPastes() {
        let field = UITextField()
        field.text = "hello"
        #expect(!field.canPerformAction(copy, withSender: nil))
        field.selectAll(nil)
        #expect(field.canPerformAction(copy, withSender: nil))
        field.cut(nil)
        #expect(field.text == "")
        #expect(UIPasteboard.general.string == "hello")
        field.paste(nil)
        field.paste(nil)
        #expect(field.text == "hellohello")
    }

    @Test func interactionsKnowTheirView() {
        final class Delegate: UIContextMenuInteractionDelegate {
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? { nil }
        }
        let (first, second, delegate) = (UIView(), UIView(), Delegate())
        let interaction = UIContextMenuInteraction(delegate: delegate)
        first.addInteraction(interaction)
        second.addInteraction(interaction)
        #expect(first.interactions.isEmpty)
        #expect(interaction.view === second)
    }

    @Test func caretIsAtTheEndOfTheText() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.font = .systemFont(ofSize: 16)
        view.text = "one two"
        let (start, end) = (view.caretRect(for: view.beginningOfDocument), view.caretRect(for: view.endOfDocument))
        #expect(start.minX == 5)
        #expect(start.minY == 8)
        #expect(abs(end.minX - 5 - NSAttributedString(attributedString: view.attributedText).size().width) < 0.01)
        let position = view.closestPosition(to: CGPoint(x: 500, y: 10))
        #expect(position.map { view.offset(from: view.beginningOfDocument, to: $0) } == 7)
    }

    @Test func layoutManagerFindsCharactersByLine() {
        let storage = NSTextStorage(string: "first\nsecond", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 200, height: 1000)))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        var lines: [String] = []
        manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { _, _, _, range, _ in
            lines.append((storage.string as NSString).substring(with: range))
        }
        #expect(lines.map { $0.trimmingCharacters(in: .newlines) } == ["first", "second"])
        let second = manager.lineFragmentRect(forGlyphAt: 8, effectiveRange: nil)
        let index = manager.characterIndex(
            for: CGPoint(x: 1, y: second.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        #expect(index == 6)
        #expect(manager.usedRect(for: container).height >= second.maxY - 1)
    }

    @Test func textStorageChangesTheView() {
        let view = UITextView()
        view.text = "abc"
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "xy")
        #expect(view.text == "xybc")
        view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
        #expect(view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    }
}
