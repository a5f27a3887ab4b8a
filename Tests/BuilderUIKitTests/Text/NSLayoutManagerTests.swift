import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct NSLayoutManagerTests {
    private final class CountingManager: NSLayoutManager {
        var edits: [NSRange] = []
        override func processEditing(
            for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
            changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
        ) {
            super.processEditing(
                for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
                invalidatedRange: invalidatedCharRange)
            edits.append(newCharRange)
        }
    }

    private func layout(_ text: String, lines: Int = 0) -> (NSTextStorage, CountingManager, NSTextContainer) {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = lines > 0 ? .byTruncatingTail : .byWordWrapping
        let storage = NSTextStorage(
            string: text, attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
        let manager = CountingManager()
        let container = NSTextContainer(size: CGSize(width: 120, height: 1000))
        container.maximumNumberOfLines = lines
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (storage, manager, container)
    }

    @Test func truncatedTextIsFound() {
        let long = "several words that don't fit in two lines of this narrow container at all"
        let (storage, limited, _) = layout(long, lines: 2)
        defer { withExtendedLifetime(storage) {} }
        let hidden = limited.truncatedGlyphRange(inLineFragmentForGlyphAt: 60)
        #expect(hidden.location != NSNotFound && hidden.upperBound == long.utf16.count && hidden.location > 10)
        let (all, whole, _) = layout(long)
        defer { withExtendedLifetime(all) {} }
        #expect(whole.truncatedGlyphRange(inLineFragmentForGlyphAt: 60).location == NSNotFound)
    }

    @Test func glyphsHavePropertiesOfTheirCharacters() {
        let (storage, manager, _) = layout("a b\ne\u{301}")
        defer { withExtendedLifetime(storage) {} }
        #expect(manager.propertyForGlyph(at: 0) == [] && manager.propertyForGlyph(at: 1) == .elastic)
        #expect(manager.propertyForGlyph(at: 3) == .controlCharacter && manager.notShownAttribute(forGlyphAt: 3))
        #expect(manager.propertyForGlyph(at: 5) == .nonBaseCharacter)
        #expect(manager.cgGlyph(at: 0) != 0 && manager.cgGlyph(at: 0) != manager.cgGlyph(at: 2))
        #expect(manager.firstUnlaidCharacterIndex() == 6)
        #expect(manager.attachmentSize(forGlyphAt: 0) == CGSize(width: -1, height: -1))
    }

    @Test func editsReachTheManagers() {
        let (storage, manager, _) = layout("abc")
        storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xyz")
        #expect(manager.edits == [NSRange(location: 1, length: 3)])
    }

    @Test func fractionsOfGlyphsAreMeasured() {
        let (storage, manager, container) = layout("mmmm")
        defer { withExtendedLifetime(storage) {} }
        let width = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: container)
        let point = CGPoint(x: width.minX + width.width / 4, y: width.midY)
        #expect(abs(manager.fractionOfDistanceThroughGlyph(for: point, in: container) - 0.25) < 0.05)
    }
}
