import Foundation
import Testing

@testable import BuilderUIKit

/// Text views: how large they are, and how their text lies in them.
@MainActor
@Suite struct UITextViewTests {
    private let long = "A text that needs several lines where there is only room for a few words on each of them."

    @Test func composedTextIsReplacedUntilItIsDone() {
        let view = UITextView()
        view.text = "ab"
        view.selectedRange = NSRange(location: 0, length: 0)
        view.setMarkedText("ni", selectedRange: NSRange(location: 1, length: 9))
        #expect(view.text == "niab" && view.selectedRange == NSRange(location: 1, length: 1))
        #expect(view.markedTextRange.flatMap { view.text(in: $0) } == "ni")
        view.setMarkedText("nih", selectedRange: NSRange(location: 3, length: 0))
        #expect(view.text == "nihab")
        view.unmarkText()
        #expect(view.text == "nihab" && view.markedTextRange == nil)
        view.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
        view.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
        #expect(view.text == "nihab" && view.markedTextRange == nil)
        view.setMarkedText("y", selectedRange: NSRange(location: 1, length: 0))
        view.text = "new"
        #expect(view.markedTextRange == nil)
    }

    /// The color and the underline with which the text view or label draws the first letter.
    private func look(_ label: UILabel) -> (color: UIColor?, underline: Int?) {
        let attributes = label.drawnText.attributes(at: 0, effectiveRange: nil)
        return (attributes[.foregroundColor] as? UIColor, attributes[.underlineStyle] as? Int)
    }

    @Test func linksHaveTheTintColorWhateverColorTheTextHas() {
        let attributes: [NSAttributedString.Key: Any] = [
            .link: "https://example.org", .foregroundColor: UIColor.secondaryLabel,
        ]
        let view = UITextView()
        view.attributedText = NSAttributedString(string: "Terms", attributes: attributes)
        #expect(look(view.label).color == .tintColor && look(view.label).underline == 1)
        #expect(view.linkTextAttributes[.foregroundColor] as? UIColor == .tintColor)
        view.linkTextAttributes = [.foregroundColor: UIColor.red]
        #expect(look(view.label).color == .red && look(view.label).underline == 0)
        view.linkTextAttributes = [:]
        #expect(look(view.label).color == .secondaryLabel && look(view.label).underline == 0)
    }

    @Test func highlightsOverrideTheTextsAttributesInHighlightedParts() {
        let text = NSMutableAttributedString(string: "One two", attributes: [.foregroundColor: UIColor.red])
        text.addAttribute(
            .textHighlightStyle, value: NSAttributedString.TextHighlightStyle.default,
            range: NSRange(location: 4, length: 3))
        let view = UITextView()
        view.attributedText = text
        func attribute(_ key: NSAttributedString.Key, at index: Int) -> UIColor? {
            view.label.drawnText.attribute(key, at: index, effectiveRange: nil) as? UIColor
        }
        #expect(attribute(.backgroundColor, at: 5) == nil && attribute(.foregroundColor, at: 5) == .red)
        view.textHighlightAttributes = [.backgroundColor: UIColor.green, .foregroundColor: UIColor.blue]
        #expect(attribute(.backgroundColor, at: 5) == .green && attribute(.foregroundColor, at: 5) == .blue)
        #expect(attribute(.backgroundColor, at: 0) == nil && attribute(.foregroundColor, at: 0) == .red)
        #expect(view.attributedText.attribute(.backgroundColor, at: 5, effectiveRange: nil) == nil)
        view.textHighlightAttributes = [:]
        #expect(attribute(.foregroundColor, at: 5) == .red)
    }

    @Test func linksOfLabelsHaveTheLinkColor() {
        let label = UILabel()
        label.attributedText = NSAttributedString(
            string: "Terms", attributes: [.link: "https://example.org", .foregroundColor: UIColor.secondaryLabel])
        #expect(look(label).color == .link)
        label.attributedText = NSAttributedString(string: "Terms", attributes: [.foregroundColor: UIColor.red])
        #expect(look(label).color == .red)
    }

    @Test func aScrollingTextViewHasNoSizeOfItsOwn() {
        withScreen(390, 844) { root in
            let view = UITextView()
            view.text = long
            #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
            view.frame = CGRect(x: 0, y: 0, width: 150, height: 40)
            root.addSubview(view)
            root.layoutIfNeeded()
            #expect(view.contentSize.height > 80)
            #expect(view.contentSize.width == 150)
            view.scrollRangeToVisible(NSRange(location: long.utf16.count, length: 0))
            #expect(abs(view.contentOffset.y - (view.contentSize.height - 40)) < 9)
        }
    }

    /// Insets of 8 above and below and 5 at the sides, as documented, around lines of the font's height.
    @Test func insetsAreTheDocumentedOnes() throws {
        try withScreen(390, 844) { root in
            let view = UITextView()
            view.isScrollEnabled = false
            view.font = .systemFont(ofSize: 17)
            view.text = "One line"
            let label = label("One line")
            #expect(abs(view.intrinsicContentSize.width - label.intrinsicContentSize.width - 10) < 0.001)
            #expect(abs(view.intrinsicContentSize.height - 109.0 / 3) < 0.001)
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.widthAnchor.constraint(equalToConstant: 200),
            ])
            root.layoutIfNeeded()
            #expect(view.frame.isNear(0, 0, 200, 109.0 / 3))
            let inner = try #require(view.subviews.first { $0 is UILabel })
            #expect(inner.frame.isNear(5, 8, 190, 61.0 / 3))
        }
    }

    /// The second pass of layout gives it the height of its lines.
    @Test func itsHeightFollowsItsWidth() {
        withScreen(390, 844) { root in
            let view = UITextView()
            view.isScrollEnabled = false
            view.text = long
            let same = label(long, 12, lines: 0)
            same.font = .unspecifiedText
            let stack = UIStackView(arrangedSubviews: [view])
            stack.axis = .vertical
            stack.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(stack)
            root.addSubview(same)
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: root.topAnchor),
                stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                stack.widthAnchor.constraint(equalToConstant: 160),
                same.widthAnchor.constraint(equalToConstant: 150),
                same.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
            #expect(same.frame.height > 40)
            #expect(abs(view.frame.height - same.frame.height - 16) < 0.34)
            view.text = "Short"
            root.layoutIfNeeded()
            #expect(view.frame.height < 32)
        }
    }

    @Test func emptyLinesCount() {
        let view = UITextView()
        view.isScrollEnabled = false
        let line = view.intrinsicContentSize.height
        #expect(line > 28)
        view.text = "One"
        #expect(view.intrinsicContentSize.height == line)
        view.text = "One\n"
        #expect(view.intrinsicContentSize.height > line + 13)
        view.textContainer.maximumNumberOfLines = 1
        view.text = "One\nTwo\nThree"
        #expect(view.intrinsicContentSize.height == line)
        view.textContainer.lineFragmentPadding = 0
        view.textContainerInset = .zero
        view.text = ""
        #expect(view.intrinsicContentSize.width == 0)
        #expect(abs(view.intrinsicContentSize.height - (line - 16)) < 0.001)
    }

    @Test func attributesAreKept() {
        let view = UITextView()
        #expect(view.text == "")
        view.attributedText = NSAttributedString(string: "Bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
        #expect(view.text == "Bold")
        #expect(view.sizeThatFits(CGSize(width: 500, height: 500)).height > 45)
        view.font = .systemFont(ofSize: 10)
        #expect(view.sizeThatFits(CGSize(width: 500, height: 500)).height < 30)
    }

    @Test func nonFiniteTextContainerInsetsAreReported() throws {
        let view = UITextView()
        let before = view.textContainerInset
        let (_, issues) = LayoutDiagnostics.collecting {
            view.textContainerInset = UIEdgeInsets(top: 0, left: .nan, bottom: 0, right: 0)
        }
        #expect(view.textContainerInset == before)
        #expect(issues.contains { "\($0)".contains("textContainerInset") })
    }

    /// Helvetica 12, whose line is 1.15 times the size high: 13.8 points, and 8 above and below it.
    @Test func aViewWithoutAFontHasHelvetica() {
        let view = UITextView()
        view.text = "A"
        #expect(view.font == nil)
        let height = view.sizeThatFits(CGSize(width: 200, height: 1_000)).height
        #expect(abs(height - 29.8) <= 0.5)
        view.font = .systemFont(ofSize: 12)
        #expect(view.sizeThatFits(CGSize(width: 200, height: 1_000)).height > height)
    }

    @Test func tapsBeginEditingWhereThatIsPossible() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 280, height: 100))
        view.text = "Some words"
        window.addSubview(view)
        window.makeKeyAndVisible()
        view.simulateTap()
        #expect(view.isFirstResponder && window.editMenu == nil)
        view.resignFirstResponder()
        view.isEditable = false
        view.simulateTap()
        #expect(!view.isFirstResponder)
        // A double tap selects a word of text that can't be edited.
        view.simulateTap(at: CGPoint(x: 12, y: 16), taps: 2)
        #expect(view.selectedRange == NSRange(location: 0, length: 4) && window.editMenu != nil)
    }

    // MARK: Links

    private final class LinkDelegate: NSObject, UITextViewDelegate {
        var events: [String] = []
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            events.append("\(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
            return false
        }
        func textView(
            _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            events.append("attachment \(characterRange.location)")
            return true
        }
    }

    private final class ActionDelegate: NSObject, UITextViewDelegate {
        var events: [String] = []
        func textView(
            _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
        ) -> UIAction? {
            if case .tag(let tag) = textItem.content { return UIAction { [self] _ in events.append("tag \(tag)") } }
            return nil
        }
    }

    /// Shows a text with a link, whose part is bold, an attachment and a tagged part; returns a tap on a character.
    private func linked(_ window: UIWindow, _ delegate: any UITextViewDelegate) -> (UITextView, tap: (Int) -> Void) {
        let text = NSMutableAttributedString(string: "see here or at \u{FFFC} all")
        text.addAttribute(.link, value: "https://swift.org", range: NSRange(location: 4, length: 4))
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 12), range: NSRange(location: 6, length: 2))
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        text.addAttribute(.attachment, value: attachment, range: NSRange(location: 15, length: 1))
        text.addAttribute(.textItemTag, value: "rest", range: NSRange(location: 17, length: 3))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.isEditable = false
        view.attributedText = text
        view.delegate = delegate
        window.addSubview(view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (
            view,
            { place in
                guard let start = view.position(from: view.beginningOfDocument, offset: place),
                    let end = view.position(from: start, offset: 1), let range = view.textRange(from: start, to: end)
                else { return }
                let rect = view.firstRect(for: range)
                view.simulateTap(at: CGPoint(x: rect.midX, y: rect.midY))
            }
        )
    }

    @Test func tapsOnLinksAskTheDelegate() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let delegate = LinkDelegate()
        let (view, tap) = linked(window, delegate)
        tap(0)
        #expect(delegate.events.isEmpty)
        tap(5)
        tap(7)
        tap(15)
        #expect(delegate.events == ["https://swift.org 4+4", "https://swift.org 4+4", "attachment 15"])
        view.simulateTap(at: CGPoint(x: 290, y: 90))
        view.isSelectable = false
        tap(5)
        #expect(delegate.events.count == 3 && !view.isFirstResponder)
    }

    @Test func delegatesReplaceTheActionsOfItems() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let delegate = ActionDelegate()
        let (view, tap) = linked(window, delegate)
        tap(5)
        tap(18)
        #expect(delegate.events == ["tag rest"])
        view.isEditable = true
        tap(5)
        #expect(delegate.events == ["tag rest"] && view.isFirstResponder)
    }

    @Test func stylesAreThoseOfTheCharacterBesideAPosition() throws {
        let view = UITextView()
        #expect(view.textStyling(at: view.beginningOfDocument, in: .forward) == nil)
        let text = NSMutableAttributedString(string: "ab")
        text.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 1))
        view.attributedText = text
        let middle = try #require(view.position(from: view.beginningOfDocument, offset: 1))
        #expect(view.textStyling(at: middle, in: .forward)?[.kern] as? Int == 2)
        #expect(view.textStyling(at: middle, in: .backward)?[.kern] == nil)
        #expect(view.textStyling(at: view.endOfDocument, in: .forward)?[.kern] as? Int == 2)
    }
}
