import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct ListMarkersTests {
    private let numbers = NSTextList(markerFormat: .decimal, options: 0)
    private let letters = NSTextList(markerFormat: .lowercaseAlpha, options: 0)

    private func text(_ paragraphs: [(String, [NSTextList])]) -> NSAttributedString {
        let result = NSMutableAttributedString()
        for (string, lists) in paragraphs {
            let style = NSMutableParagraphStyle()
            style.textLists = lists
            let attributes: [NSAttributedString.Key: Any] = [
                .paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17),
            ]
            result.append(NSAttributedString(string: string, attributes: attributes))
        }
        return result
    }

    private func markers(_ paragraphs: [(String, [NSTextList])]) -> [String?] {
        TextGeometry.text(text(paragraphs), markers: true, traits: .current).runs.map(\.attributes.paragraph.marker)
    }

    /// Returns the left edge of the first character, without the container's padding.
    private func left(_ view: UITextView) throws -> CGFloat {
        let range = try #require(view.textRange(from: UITextPosition(offset: 0), to: UITextPosition(offset: 1)))
        return view.firstRect(for: range).minX - 5
    }

    @Test func itemsAreNumberedThroughNestedLists() {
        let found = markers([
            ("one\n", [numbers]), ("two\n", [numbers]), ("nested\n", [numbers, letters]), ("three\n", [numbers]),
            ("nested\n", [numbers, letters]), ("plain\n", []), ("again", [numbers]),
        ])
        #expect(found == ["\t1\t", "\t2\t", "\t\ta\t", "\t3\t", "\t\ta\t", nil, "\t1\t"])
    }

    @Test func aListBeginsWithItsNumber() {
        let list = NSTextList(
            markerFormat: NSTextList.MarkerFormat("({decimal})"), options: [], startingItemNumber: 5)
        #expect(markers([("one\n", [list]), ("two", [list])]) == ["\t(5)\t", "\t(6)\t"])
    }

    @Test func aNestedMarkerMayBeginWithThatOfTheItem() {
        let outer = NSTextList(markerFormat: NSTextList.MarkerFormat("{decimal}."), options: 0)
        let inner = NSTextList(markerFormat: .lowercaseAlpha, options: .prependEnclosingMarker, startingItemNumber: 1)
        #expect(markers([("one\n", [outer]), ("nested", [outer, inner])]) == ["\t1.\t", "\t\t1.a\t"])
    }

    @Test func aMarkerInTheTextIsntRepeated() {
        let list = NSTextList(markerFormat: .disc, options: 0)
        #expect(markers([("\t\u{2022}\tone\n", [list]), ("two", [list])]) == [nil, "\t\u{2022}\t"])
    }

    @Test func aTextViewDrawsMarkersAndALabelDoesnt() throws {
        let text = text([("item", [numbers])])
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.attributedText = text
        view.layoutIfNeeded()
        #expect(try abs(left(view) - 56) < 0.01)
        #expect(view.text == "item")
        let label = UILabel()
        label.attributedText = text
        let plain = UILabel()
        plain.attributedText = self.text([("item", [])])
        #expect(label.intrinsicContentSize == plain.intrinsicContentSize)
        let width = view.sizeThatFits(CGSize(width: 1000, height: 0)).width
        #expect(abs(width - 10 - 56 - plain.intrinsicContentSize.width) < 0.5)
    }

    @Test func aTextViewWithoutLayoutByParagraphsHasNoMarkers() throws {
        let view = UITextView(usingTextLayoutManager: false)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        view.attributedText = text([("item", [numbers])])
        #expect(try abs(left(view)) < 0.01)
    }

    @Test func contentThatIncludesMarkersHasNoOthers() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.attributedText = text([("item", [numbers])])
        let content = try #require(view.textLayoutManager?.textContentManager as? NSTextContentStorage)
        #expect(!content.includesTextListMarkers)
        let width = view.textLayoutManager?.usageBoundsForTextContainer.width ?? 0
        content.includesTextListMarkers = true
        #expect(try abs(left(view)) < 0.01)
        #expect(abs((view.textLayoutManager?.usageBoundsForTextContainer.width ?? 0) - width + 56) < 0.01)
    }
}
