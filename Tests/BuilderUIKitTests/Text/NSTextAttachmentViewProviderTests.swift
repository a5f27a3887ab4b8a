import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct NSTextAttachmentViewProviderTests {
    private final class Provider: NSTextAttachmentViewProvider {
        override func loadView() {
            view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 12))
            tracksTextAttachmentViewBounds = true
        }
    }

    /// A provider with a property and an initializer of its own.
    private final class LabelProvider: NSTextAttachmentViewProvider {
        let label: UILabel

        override init(
            textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
            location: any NSTextLocation
        ) {
            label = UILabel()
            super.init(
                textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager,
                location: location)
            tracksTextAttachmentViewBounds = false
        }

        override func loadView() { view = label }
    }

    /// A provider whose view is wider the later its place is.
    private final class PlaceProvider: NSTextAttachmentViewProvider {
        override func loadView() {
            let place = (location as? TextOffset)?.value ?? 0
            view = UIView(frame: CGRect(x: 0, y: 0, width: 10 + place, height: 12))
            tracksTextAttachmentViewBounds = true
        }
    }

    /// A provider that is listed when its view is loaded.
    private final class ListedProvider: NSTextAttachmentViewProvider {
        static var all: [ListedProvider] = []
        override func loadView() {
            view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 12))
            tracksTextAttachmentViewBounds = true
            Self.all.append(self)
        }
    }

    private func text(_ type: String, bounds: CGRect = .zero) -> NSAttributedString {
        let attachment = NSTextAttachment(data: nil, ofType: type)
        attachment.bounds = bounds
        let text = NSMutableAttributedString(string: "ab")
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: "cd"))
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(0..<5))
        return text
    }

    private func shown(_ text: NSAttributedString) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.attributedText = text
        view.layoutIfNeeded()
        return view
    }

    @Test func theViewStandsInThePlaceOfTheAttachment() throws {
        NSTextAttachment.registerViewProviderClass(Provider.self, forFileType: "test.view")
        let view = shown(text("test.view"))
        let box = try #require(view.subviews.first { $0.bounds.size == CGSize(width: 40, height: 12) })
        let font = UIFont.systemFont(ofSize: 20)
        let before = NSAttributedString(string: "ab", attributes: [.font: font]).size().width
        #expect(abs(box.frame.minX - 5 - before) < 0.01)
        #expect(abs(box.frame.maxY - 8 - font.ascender) < 0.01)
        // The text after it leaves its room.
        let range = try #require(view.textRange(from: UITextPosition(offset: 3), to: UITextPosition(offset: 4)))
        #expect(abs(view.firstRect(for: range).minX - box.frame.maxX) < 0.01)
        view.text = "plain"
        #expect(box.superview == nil)
    }

    @Test func aSubclassHasItsOwnInitializerAndTheAttachmentsBounds() throws {
        NSTextAttachment.registerViewProviderClass(LabelProvider.self, forFileType: "test.label")
        let view = shown(text("test.label", bounds: CGRect(x: 0, y: -4, width: 30, height: 20)))
        let label = try #require(view.subviews.first { $0 is UILabel && $0.bounds.width == 30 })
        #expect(label.bounds.height == 20)
        #expect(abs(label.frame.maxY - 8 - UIFont.systemFont(ofSize: 20).ascender - 4) < 0.01)
    }

    @Test func anAttachmentHasAViewForEachPlace() throws {
        NSTextAttachment.registerViewProviderClass(PlaceProvider.self, forFileType: "test.places")
        let attachment = NSTextAttachment(data: nil, ofType: "test.places")
        let text = NSMutableAttributedString(string: "a")
        for string in ["", "b", ""] {
            text.append(NSAttributedString(string: string))
            text.append(NSAttributedString(attachment: attachment))
        }
        let view = shown(text)
        let boxes = view.subviews.filter { $0.bounds.height == 12 }.sorted { $0.frame.minX < $1.frame.minX }
        #expect(boxes.map(\.bounds.width) == [11, 13, 14])
        #expect(boxes.count == 3)
        guard boxes.count == 3 else { return }
        #expect(boxes[0].frame.maxX < boxes[1].frame.minX && abs(boxes[1].frame.maxX - boxes[2].frame.minX) < 0.01)
        view.attributedText = text.attributedSubstring(from: NSRange(0..<3))
        view.layoutIfNeeded()
        #expect(boxes.map { $0.superview === view } == [true, false, false])
    }

    @Test func aViewStaysWithItsPlace() throws {
        NSTextAttachment.registerViewProviderClass(ListedProvider.self, forFileType: "test.moved")
        let attachment = NSTextAttachment(data: nil, ofType: "test.moved")
        let box = NSAttributedString(attachment: attachment)
        let text = NSMutableAttributedString(attributedString: box)
        text.append(NSAttributedString(string: " and "))
        text.append(box)
        ListedProvider.all = []
        let view = shown(text)
        try #require(ListedProvider.all.count == 2)
        let (first, second) = (ListedProvider.all[0], ListedProvider.all[1])
        func places() -> [Int?] { [first, second].map { ($0.location as? TextOffset)?.value } }
        #expect(places() == [0, 6])
        // An insertion before both.
        let later = NSMutableAttributedString(string: "new ")
        later.append(text)
        view.attributedText = later
        view.layoutIfNeeded()
        #expect(places() == [4, 10] && ListedProvider.all.count == 2)
        // The first one is deleted, and the view of the second one stays.
        view.attributedText = later.attributedSubstring(from: NSRange(5..<11))
        view.layoutIfNeeded()
        #expect(ListedProvider.all.count == 2)
        #expect(first.view?.superview == nil && second.view?.superview === view)
        #expect((second.location as? TextOffset)?.value == 5)
    }

    @Test func aViewStandsInItsColumn() throws {
        NSTextAttachment.registerViewProviderClass(Provider.self, forFileType: "test.column")
        let text = NSMutableAttributedString(string: "a\t")
        text.append(NSAttributedString(attachment: NSTextAttachment(data: nil, ofType: "test.column")))
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .right, location: 200)]
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(0..<3))
        let view = shown(text)
        let box = try #require(view.subviews.first { $0.bounds.size == CGSize(width: 40, height: 12) })
        #expect(abs(box.frame.maxX - 205) < 0.01)
    }

    @Test func onlyRegisteredTypesHaveViews() {
        let attachment = NSTextAttachment(data: nil, ofType: "test.unknown")
        #expect(!attachment.usesTextAttachmentView)
        #expect(attachment.viewProvider(for: nil, location: TextOffset(0), textContainer: nil) == nil)
        NSTextAttachment.registerViewProviderClass(Provider.self, forFileType: "test.off")
        let other = NSTextAttachment(data: nil, ofType: "test.off")
        #expect(other.usesTextAttachmentView)
        other.allowsTextAttachmentView = false
        #expect(!other.usesTextAttachmentView)
    }
}
