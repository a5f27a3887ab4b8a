import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct NSTextLayoutManagerTests {
    private func layout(_ text: String, width: CGFloat = 120) -> (NSTextContentStorage, NSTextLayoutManager) {
        let content = NSTextContentStorage()
        let manager = NSTextLayoutManager()
        content.addTextLayoutManager(manager)
        content.attributedString = NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        manager.textContainer = NSTextContainer(size: CGSize(width: width, height: 0))
        return (content, manager)
    }

    private func fragments(
        _ manager: NSTextLayoutManager, from location: (any NSTextLocation)? = nil,
        _ options: NSTextLayoutFragment.EnumerationOptions = []
    ) -> [NSTextLayoutFragment] {
        var result: [NSTextLayoutFragment] = []
        manager.enumerateTextLayoutFragments(from: location, options: options) {
            result.append($0)
            return true
        }
        return result
    }

    private func offsets(_ fragment: NSTextLayoutFragment) -> NSRange? { fragment.rangeInElement.offsets }

    @Test func eachParagraphIsAFragment() throws {
        let (content, manager) = layout("one\nseveral words in two lines\nlast")
        manager.ensureLayout(for: manager.documentRange)
        let all = fragments(manager)
        #expect(all.map(offsets) == [NSRange(0..<4), NSRange(4..<31), NSRange(31..<35)])
        #expect(all[0].textLineFragments.count == 1 && all[1].textLineFragments.count >= 2)
        for (above, below) in zip(all, all.dropFirst()) {
            #expect(abs(above.layoutFragmentFrame.maxY - below.layoutFragmentFrame.minY) < 0.01)
        }
        #expect(all[0].layoutFragmentFrame.minX == 5)
        #expect(abs(manager.usageBoundsForTextContainer.maxY - all[2].layoutFragmentFrame.maxY) < 0.01)
        let lines = all[1].textLineFragments
        #expect(lines[0].typographicBounds.minY == 0)
        #expect(abs(lines[1].typographicBounds.minY - lines[0].typographicBounds.maxY) < 0.01)
        let length = lines.reduce(0) { $0 + $1.characterRange.length }
        #expect(length == 27)
        let element = try #require(all[0].textElement as? NSTextParagraph)
        #expect(element.paragraphContentRange?.offsets == NSRange(0..<3))
        #expect(element.paragraphSeparatorRange?.offsets == NSRange(3..<4))
        #expect(content.textLayoutManagers == [manager] && manager.textContentManager === content)
    }

    @Test func delegatesMakeTheLayouts() throws {
        let (content, manager) = layout("one\ntwo\nthree")
        let plain = fragments(manager).map(\.layoutFragmentFrame)
        let delegate = LayoutDelegate()
        manager.delegate = delegate
        let own = fragments(manager)
        #expect(own.allSatisfy { $0 is OwnFragment } && own.map(\.layoutFragmentFrame) == plain)
        #expect(own.map(\.textLineFragments.count) == [1, 1, 1] && own[1].state == .layoutAvailable)
        #expect(OwnFragment(textElement: NSTextParagraph(attributedString: nil), range: nil).state == .none)
        content.delegate = delegate
        var texts: [String] = []
        content.enumerateTextElements(from: nil) { element in
            texts.append((element as? NSTextParagraph)?.attributedString.string ?? "")
            return true
        }
        #expect(texts == ["ONE\n", "THREE"])
    }

    @Test func viewportsShowTheirParagraphs() {
        let (content, manager) = layout("one\ntwo\nthree")
        let delegate = LayoutDelegate()
        let frames = fragments(manager).map(\.layoutFragmentFrame)
        delegate.bounds = CGRect(x: 0, y: frames[1].minY + 1, width: 120, height: 1)
        let controller = manager.textViewportLayoutController
        controller.layoutViewport()
        #expect(delegate.shown.isEmpty && controller.viewportRange == nil)
        controller.delegate = delegate
        controller.layoutViewport()
        #expect(delegate.shown == [frames[1]] && controller.viewportRange?.offsets == NSRange(4..<8))
        delegate.bounds.size.height = 1000
        controller.layoutViewport()
        #expect(Array(delegate.shown.dropFirst()) == Array(frames.dropFirst()))
        #expect(controller.viewportBounds == delegate.bounds)
        withExtendedLifetime(content) {}
    }

    @Test func anEnumerationBeginsAtAPlaceAndEnds() throws {
        let (content, manager) = layout("one\ntwo\nthree")
        let five = try #require(content.location(content.documentRange.location, offsetBy: 5))
        #expect(fragments(manager, from: five).map(offsets) == [NSRange(4..<8), NSRange(8..<13)])
        #expect(fragments(manager, from: five, .reverse).map(offsets) == [NSRange(4..<8), NSRange(0..<4)])
        #expect(manager.textLayoutFragment(for: five).flatMap(offsets) == NSRange(4..<8))
        var count = 0
        let end = manager.enumerateTextLayoutFragments(from: nil) { _ in
            count += 1
            return false
        }
        #expect(count == 1 && end.map { content.offset(from: content.documentRange.location, to: $0) } == 4)
        #expect(content.location(five, offsetBy: 9) == nil)
    }

    @Test func segmentsAreTheLinesOfARange() {
        // The manager's reference is weak.
        let (content, manager) = layout("several words in two lines")
        var rects: [CGRect] = []
        manager.enumerateTextSegments(in: manager.documentRange, type: .standard) { range, rect, baseline, _ in
            rects.append(rect)
            #expect(range != nil && baseline > 0 && baseline < rect.height)
            return true
        }
        #expect(rects.count >= 2, "\(rects)")
        #expect(rects.allSatisfy { $0.minX == 5 && $0.width > 0 }, "\(rects)")
        withExtendedLifetime(content) {}
    }

    @Test func placesBeyondAShorterTextAreItsEnd() throws {
        let (content, manager) = layout("one\ntwo")
        let end = content.documentRange.endLocation
        for text in ["", "one"] {
            content.attributedString = NSAttributedString(string: text)
            var count = 0
            for options in [NSTextContentManager.EnumerationOptions(), .reverse] {
                content.enumerateTextElements(from: end, options: options) { _ in
                    count += 1
                    return true
                }
            }
            #expect(count == (text.isEmpty ? 0 : 1))
        }
        withExtendedLifetime(manager) {}
    }

    @Test func aTextViewHasALayoutOfItsText() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "one\ntwo"
        view.layoutIfNeeded()
        let manager = try #require(view.textLayoutManager)
        #expect(manager === view.textLayoutManager && manager.textContainer === view.textContainer)
        #expect(fragments(manager).count == 2)
        view.text = "one"
        #expect(fragments(manager).count == 1)
        let content = try #require(manager.textContentManager as? NSTextContentStorage)
        content.attributedString = NSAttributedString(string: "a\nb\nc")
        #expect(view.text == "a\nb\nc" && fragments(manager).count == 3)
        #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
    }

    @Test func theLayoutIsKeptUntilSomethingChanges() {
        let (content, manager) = layout("one\nseveral words in two lines\nlast")
        let first = fragments(manager)
        #expect(fragments(manager).first === first.first)
        _ = manager.usageBoundsForTextContainer
        manager.enumerateTextSegments(in: manager.documentRange, type: .standard) { _, _, _, _ in true }
        _ = manager.textLayoutFragment(for: CGPoint(x: 10, y: 10))
        #expect(manager.layoutCount == 1)
        manager.textContainer?.size.width = 90
        #expect(fragments(manager).first !== first.first && manager.layoutCount == 2)
        manager.textContainer?.lineFragmentPadding = 0
        #expect(fragments(manager).first?.layoutFragmentFrame.minX == 0 && manager.layoutCount == 3)
        manager.textContainer?.maximumNumberOfLines = 1
        #expect(fragments(manager).count == 1 && manager.layoutCount == 4)
        content.attributedString = NSAttributedString(string: "other")
        #expect(fragments(manager).map(offsets) == [NSRange(0..<5)] && manager.layoutCount == 5)
        manager.invalidateLayout(for: manager.documentRange)
        #expect(fragments(manager).count == 1 && manager.layoutCount == 6)
        manager.textContainer = NSTextContainer(size: CGSize(width: 300, height: 0))
        #expect(fragments(manager).count == 1 && manager.layoutCount == 7)
        withExtendedLifetime(content) {}
    }

    @Test func otherAttributesAreReadWithoutAnotherLayout() throws {
        let (content, manager) = layout("one")
        #expect(fragments(manager).count == 1)
        let key = NSAttributedString.Key("test")
        content.attributedString = NSAttributedString(
            string: "one", attributes: [.font: UIFont.systemFont(ofSize: 17), key: "value"])
        let element = try #require(fragments(manager).first?.textElement as? NSTextParagraph)
        #expect(element.attributedString.attribute(key, at: 0, effectiveRange: nil) as? String == "value")
        #expect(manager.layoutCount == 1)
        withExtendedLifetime(content) {}
    }

    /// A manager with a line that has an indent and a tab stop.
    private func indented(width: CGFloat = 200) -> (NSTextContentStorage, NSTextLayoutManager, NSAttributedString) {
        let (content, manager) = layout("", width: width)
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = 20
        style.tabStops = [NSTextTab(textAlignment: .left, location: 60)]
        let text = NSAttributedString(
            string: "a\tb", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
        content.attributedString = text
        manager.textContainer?.lineFragmentPadding = 0
        return (content, manager, text)
    }

    @Test func tabStopsOfAnIndentedLineAreMeasuredFromTheEdge() throws {
        let (content, manager, _) = indented()
        let line = try #require(fragments(manager).first?.textLineFragments.first)
        #expect(abs(line.typographicBounds.minX - 20) < 0.01)
        #expect(abs(line.locationForCharacter(at: 2).x - 40) < 0.01)
        #expect(line.characterIndex(for: CGPoint(x: 41, y: 5)) == 2)
        #expect(line.fractionOfDistanceThroughGlyph(for: CGPoint(x: 40.5, y: 5)) < 0.2)
        withExtendedLifetime(content) {}
    }

    @Test func aParagraphIsDrawnAsItsText() throws {
        let (content, manager, text) = indented()
        let fragment = try #require(fragments(manager).first)
        func image(_ draw: (CGContext) -> Void) -> Data? {
            UIGraphicsImageRenderer(size: CGSize(width: 200, height: 30)).image { draw($0.cgContext) }.pngData()
        }
        let expected = image { _ in
            text.draw(with: CGRect(x: 0, y: 0, width: 200, height: 30), options: .usesLineFragmentOrigin, context: nil)
        }
        #expect(expected != nil && expected != image { _ in })
        #expect(image { fragment.draw(at: .zero, in: $0) } == expected)
        withExtendedLifetime(content) {}
    }

    @Test(.timeLimit(.minutes(20))) func manyParagraphsAreConvertedOncePerTraits() throws {
        let (content, manager) = layout("", width: 300)
        content.attributedString = NSAttributedString(
            string: String(repeating: "line\n", count: 1_500),
            attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label])
        let all = fragments(manager)
        #expect(all.count >= 1_500)
        func image(_ style: UIUserInterfaceStyle) -> Data? {
            var image: Data?
            UITraitCollection(userInterfaceStyle: style).performAsCurrent {
                image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { context in
                    for fragment in all { fragment.draw(at: .zero, in: context.cgContext) }
                }.pngData()
            }
            return image
        }
        let dark = image(.dark)
        #expect(try #require(all.first?.textLineFragments.first).layout.conversionCount <= 2)
        let light = image(.light)
        #expect(dark != nil && light != nil && dark != light)
        #expect(try #require(all.first?.textLineFragments.first).layout.conversionCount <= 3)
        withExtendedLifetime(content) {}
    }

    @Test func segmentsOfALongTextAreFoundByLine() throws {
        let (content, manager) = layout("", width: 300)
        content.attributedString = NSAttributedString(
            string: String(repeating: "l\n", count: 2_000), attributes: [.font: UIFont.systemFont(ofSize: 17)])
        var heights: [CGFloat] = []
        manager.enumerateTextSegments(in: manager.documentRange, type: .standard) { _, rect, _, _ in
            heights.append(rect.minY)
            return true
        }
        #expect(heights.count == 2_000 && heights == heights.sorted())
        let later = NSTextRange(NSRange(3_000..<3_004))
        var ranges: [NSRange?] = []
        manager.enumerateTextSegments(in: later, type: .standard) { range, _, _, _ in
            ranges.append(range?.offsets)
            return true
        }
        #expect(ranges == [NSRange(3_000..<3_002), NSRange(3_002..<3_004)])
        withExtendedLifetime(content) {}
    }

    @Test func rangesAreCompared() throws {
        let (one, two) = (NSTextRange(NSRange(0..<5)), NSTextRange(NSRange(3..<9)))
        #expect(one.intersects(two) && one.intersection(two)?.offsets == NSRange(3..<5))
        #expect(one.union(two).offsets == NSRange(0..<9))
        #expect(one.contains(TextOffset(0)) && !one.contains(TextOffset(5)))
        #expect(!one.contains(two) && one.contains(NSTextRange(NSRange(1..<5))))
        #expect(NSTextRange(location: TextOffset(4), end: TextOffset(2)) == nil)
        #expect(NSTextRange(location: TextOffset(4)).isEmpty && one == NSTextRange(NSRange(0..<5)))
    }
}

@MainActor
@Suite struct NSTextContainerTests {
    private func rect(
        _ container: NSTextContainer, _ proposed: CGRect, _ direction: NSWritingDirection = .leftToRight
    ) -> (CGRect, rest: CGRect) {
        var rest = CGRect(x: 1, y: 1, width: 1, height: 1)
        let line = container.lineFragmentRect(
            forProposedRect: proposed, at: 0, writingDirection: direction, remaining: &rest)
        return (line, rest)
    }

    @Test func linesLieInTheContainer() {
        let container = NSTextContainer(size: CGSize(width: 100, height: 50))
        let line = rect(container, CGRect(x: 0, y: 10, width: 1e7, height: 20))
        #expect(line == (CGRect(x: 0, y: 10, width: 100, height: 20), .zero))
        #expect(rect(container, CGRect(x: 0, y: 60, width: 100, height: 20)).0 == .zero)
    }

    @Test func linesLieBesideExclusionPaths() {
        let container = NSTextContainer(size: CGSize(width: 100, height: 100))
        #expect(container.isSimpleRectangularTextContainer)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 40, y: 0, width: 20, height: 30))]
        let proposed = CGRect(x: 0, y: 10, width: 100, height: 10)
        let (left, right) = (CGRect(x: 0, y: 10, width: 40, height: 10), CGRect(x: 60, y: 10, width: 40, height: 10))
        #expect(rect(container, proposed) == (left, right))
        #expect(rect(container, proposed, .rightToLeft) == (right, left))
        let below = proposed.offsetBy(dx: 0, dy: 30)
        #expect(rect(container, below) == (below, .zero))
    }
}

private final class OwnFragment: NSTextLayoutFragment {}

/// Makes layouts, paragraphs in capitals but those that begin with a T and a W, and notes the paragraphs of a viewport.
@MainActor
private final class LayoutDelegate: NSObject, NSTextLayoutManagerDelegate, NSTextContentStorageDelegate,
    NSTextViewportLayoutControllerDelegate
{
    var bounds = CGRect.zero
    private(set) var shown: [CGRect] = []

    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment { OwnFragment(textElement: textElement, range: textElement.elementRange) }

    func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    ) -> NSTextParagraph? {
        let text = textContentStorage.attributedString?.attributedSubstring(from: range).string ?? ""
        return NSTextParagraph(attributedString: NSAttributedString(string: text.uppercased()))
    }

    func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool { (textElement as? NSTextParagraph)?.attributedString.string.hasPrefix("TW") != true }

    func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { bounds }

    func textViewportLayoutController(
        _ textViewportLayoutController: NSTextViewportLayoutController,
        configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
    ) { shown.append(textLayoutFragment.layoutFragmentFrame) }
}
