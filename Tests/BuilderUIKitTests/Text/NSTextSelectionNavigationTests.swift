import Foundation
import Render
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct NSTextSelectionNavigationTests {
    private let content = NSTextContentStorage()
    private let manager = NSTextLayoutManager()

    init() {
        content.addTextLayoutManager(manager)
        manager.textContainer = NSTextContainer(size: CGSize(width: 300, height: 0))
        content.attributedString = NSAttributedString(
            string: "one two. Three\nfour e\u{301}", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    }

    private var navigation: NSTextSelectionNavigation { manager.textSelectionNavigation }

    private func selection(
        _ range: Range<Int>, _ affinity: NSTextSelection.Affinity = .downstream
    ) -> NSTextSelection {
        NSTextSelection(range: NSTextRange(NSRange(range)), affinity: affinity, granularity: .character)
    }

    private func moved(
        _ selection: NSTextSelection, _ direction: NSTextSelectionNavigation.Direction,
        _ destination: NSTextSelectionNavigation.Destination, extending: Bool = false, confined: Bool = false
    ) -> NSRange? {
        navigation.destinationSelection(
            for: selection, direction: direction, destination: destination, extending: extending, confined: confined
        )?.textRanges.first?.offsets
    }

    @Test func insertionPointsMoveByUnits() {
        #expect(moved(selection(1..<1), .right, .character) == NSRange(location: 2, length: 0))
        #expect(moved(selection(1..<1), .left, .character) == NSRange(location: 0, length: 0))
        #expect(moved(selection(20..<20), .forward, .character) == NSRange(location: 22, length: 0))
        #expect(moved(selection(1..<1), .forward, .word) == NSRange(location: 3, length: 0))
        #expect(moved(selection(5..<5), .backward, .word) == NSRange(location: 4, length: 0))
        #expect(moved(selection(1..<1), .forward, .line) == NSRange(location: 14, length: 0))
        #expect(moved(selection(17..<17), .backward, .line) == NSRange(location: 15, length: 0))
        #expect(moved(selection(1..<1), .forward, .paragraph) == NSRange(location: 15, length: 0))
        #expect(moved(selection(15..<15), .backward, .paragraph) == NSRange(location: 0, length: 0))
        #expect(moved(selection(1..<1), .forward, .document) == NSRange(location: 22, length: 0))
        #expect(moved(selection(14..<14), .forward, .word, confined: true) == NSRange(location: 15, length: 0))
    }

    @Test func selectionsCollapseAndGrow() {
        #expect(moved(selection(4..<7), .right, .character) == NSRange(location: 7, length: 0))
        #expect(moved(selection(4..<7), .left, .character) == NSRange(location: 4, length: 0))
        #expect(moved(selection(4..<7), .right, .character, extending: true) == NSRange(4..<8))
        #expect(moved(selection(4..<7, .upstream), .left, .character, extending: true) == NSRange(3..<7))
        let crossed = navigation.destinationSelection(
            for: selection(4..<5), direction: .backward, destination: .word, extending: true, confined: false)
        #expect(crossed?.textRanges.first?.offsets == NSRange(location: 4, length: 0))
    }

    @Test func insertionPointsMoveBetweenLines() throws {
        let down = try #require(
            navigation.destinationSelection(
                for: selection(2..<2), direction: .down, destination: .character, extending: false, confined: false))
        let place = try #require(down.textRanges.first?.offsets)
        #expect((16...18).contains(place.location) && place.length == 0 && down.anchorPositionOffset > 5)
        #expect(moved(down, .up, .character) == NSRange(location: 2, length: 0))
        #expect(moved(selection(2..<2), .up, .character) == NSRange(location: 0, length: 0))
        #expect(moved(down, .down, .character) == NSRange(location: 22, length: 0))
    }

    @Test func touchesSelect() throws {
        let start = manager.documentRange.location
        let touched = navigation.textSelections(
            interactingAt: CGPoint(x: -10, y: 2), inContainerAt: start, anchors: [], modifiers: [], selecting: false,
            bounds: .zero)
        #expect(touched.count == 1 && touched[0].isTransient)
        #expect(touched[0].textRanges[0].offsets == NSRange(location: 0, length: 0))
        let dragged = navigation.textSelections(
            interactingAt: CGPoint(x: 290, y: 2), inContainerAt: start, anchors: touched, modifiers: [],
            selecting: true, bounds: .zero)
        #expect(dragged[0].textRanges[0].offsets == NSRange(0..<14) && dragged[0].affinity == .downstream)
        let word = navigation.textSelection(for: .word, enclosing: selection(5..<5))
        #expect(word.textRanges[0].offsets == NSRange(4..<7) && word.granularity == .word)
        let paragraphs = navigation.textSelection(for: .paragraph, enclosing: selection(13..<16))
        #expect(paragraphs.textRanges[0].offsets == NSRange(0..<22))
        let line = navigation.textSelection(for: .line, enclosing: CGPoint(x: 20, y: 2), inContainerAt: start)
        #expect(line?.textRanges[0].offsets == NSRange(0..<15))
    }

    @Test func deletionsRemoveRanges() {
        func removed(
            _ selection: NSTextSelection, _ destination: NSTextSelectionNavigation.Destination, _ decomposes: Bool
        ) -> [NSRange?] {
            navigation.deletionRanges(
                for: selection, direction: .backward, destination: destination, allowsDecomposition: decomposes
            ).map(\.offsets)
        }
        #expect(removed(selection(22..<22), .character, true) == [NSRange(21..<22)])
        #expect(removed(selection(22..<22), .character, false) == [NSRange(20..<22)])
        #expect(removed(selection(7..<7), .word, false) == [NSRange(4..<7)])
        #expect(removed(selection(3..<5), .word, false) == [NSRange(3..<5)])
        #expect(removed(selection(0..<0), .character, false).isEmpty)
    }

    @Test func renderingAttributesChangeColorsAlone() throws {
        var fragment: NSTextLayoutFragment?
        manager.enumerateTextLayoutFragments(from: nil) {
            fragment = $0
            return false
        }
        let drawn = try #require(fragment)
        func redPixels() -> Int {
            let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 150, height: 30), scale: 1)
            drawn.draw(at: .zero, in: context)
            guard let bitmap = context.makeImage()?.bitmap else { return 0 }
            return (0..<bitmap.height * bitmap.width).count {
                let pixel = bitmap.pixel(x: $0 % bitmap.width, y: $0 / bitmap.width)
                return pixel >> 16 & 255 > 100 && pixel >> 8 & 255 < 50
            }
        }
        let frame = drawn.layoutFragmentFrame
        #expect(redPixels() == 0)
        let word = NSTextRange(NSRange(0..<3))
        manager.addRenderingAttribute(.foregroundColor, value: UIColor.red, for: word)
        #expect(redPixels() > 10 && drawn.layoutFragmentFrame == frame)
        var ranges: [NSRange?] = []
        manager.enumerateRenderingAttributes(from: manager.documentRange.location, reverse: false) { _, values, range in
            if values[.foregroundColor] != nil { ranges.append(range.offsets) }
            return true
        }
        #expect(ranges == [NSRange(0..<3)])
        manager.removeRenderingAttribute(.foregroundColor, for: word)
        #expect(redPixels() == 0)
        manager.renderingAttributesValidator = { manager, fragment in
            manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: fragment.rangeInElement)
        }
        manager.ensureLayout(for: manager.documentRange)
        manager.enumerateTextLayoutFragments(from: nil) {
            fragment = $0
            return false
        }
        #expect(redPixels() > 10)
    }

    @Test func contentsAreReplaced() {
        manager.replaceContents(in: NSTextRange(NSRange(0..<3)), with: NSAttributedString(string: "1"))
        #expect(content.attributedString?.string.hasPrefix("1 two.") == true)
        manager.replaceContents(
            in: manager.documentRange,
            with: [
                NSTextParagraph(attributedString: NSAttributedString(string: "a\n")),
                NSTextParagraph(attributedString: NSAttributedString(string: "b")),
            ])
        #expect(content.attributedString?.string == "a\nb")
        content.performEditingTransaction { #expect(content.hasEditingTransaction) }
        #expect(!content.hasEditingTransaction)
    }
}
