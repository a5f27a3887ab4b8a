import Foundation
import Testing

@testable import BuilderUIKit

/// Text beside the exclusion paths of a container.
@MainActor
@Suite struct UITextViewExclusionTests {
    private let words = Array(repeating: "word", count: 60).joined(separator: " ")
    private let hole = UIBezierPath(rect: CGRect(x: 100, y: 0, width: 100, height: 15))

    @Test func layoutManagersDivideLines() {
        let storage = NSTextStorage(string: words, attributes: [.font: UIFont.systemFont(ofSize: 17)])
        defer { withExtendedLifetime(storage) {} }
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 300, height: 1000))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        container.exclusionPaths = [hole]
        var rects: [CGRect] = []
        var ranges: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: words.utf16.count)) {
            rect, _, _, range, _ in
            rects.append(rect)
            ranges.append(range)
        }
        #expect(rects.map(\.minX).prefix(3) == [0, 200, 0] && rects.map(\.width).prefix(3) == [100, 100, 300])
        #expect(rects[0].minY == 0 && rects[1].minY == 0 && rects[1].height == rects[0].height)
        #expect(rects[2].minY == rects[0].maxY)
        #expect(ranges[1].location == ranges[0].upperBound && ranges[2].location == ranges[1].upperBound)
        #expect(manager.lineFragmentUsedRect(forGlyphAt: ranges[1].location, effectiveRange: nil).minX == 205)
        // Glyphs are found on their side of the hole.
        #expect(ranges[0].contains(manager.glyphIndex(for: CGPoint(x: 20, y: 5), in: container)))
        #expect(ranges[1].contains(manager.glyphIndex(for: CGPoint(x: 250, y: 5), in: container)))
        container.lineFragmentPadding = 0
        #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).width == 100)
        #expect(manager.lineFragmentUsedRect(forGlyphAt: ranges[1].location, effectiveRange: nil).minX == 200)
        container.exclusionPaths = []
        #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).width == 300)
    }

    /// A text view with the words around the hole.
    private func textView(in root: UIView) -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        view.font = .systemFont(ofSize: 17)
        view.text = words
        view.textContainer.exclusionPaths = [hole]
        root.addSubview(view)
        root.layoutIfNeeded()
        return view
    }

    @Test func selectionsLeaveAreasOut() {
        withScreen(390, 844) { root in
            let view = textView(in: root)
            let whole = UITextRange(from: NSRange(location: 0, length: words.utf16.count))
            let rects = view.selectionRects(for: whole).map(\.rect).prefix(3)
            #expect(rects.map(\.minX) == [5, 205, 5] && rects.map(\.maxX) == [95, 295, 295])
            #expect(rects.map(\.minY).prefix(2) == [8, 8])
        }
    }

    @Test func emptyTextStandsBesideAreas() {
        withScreen(390, 844) { root in
            let view = textView(in: root)
            view.text = ""
            view.textContainer.exclusionPaths = []
            let height = view.sizeThatFits(CGSize(width: 300, height: 0)).height
            view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 50))]
            #expect(view.caretRect(for: view.beginningOfDocument).origin == CGPoint(x: 85, y: 8))
            view.textAlignment = .right
            #expect(view.caretRect(for: view.beginningOfDocument).maxX == 295)
            view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 300, height: 50))]
            #expect(view.caretRect(for: view.beginningOfDocument).minY == 58)
            #expect(abs(view.sizeThatFits(CGSize(width: 300, height: 0)).height - height - 50) < 0.001)
        }
    }

    @Test func theLineBehindALineBreakStandsBesideAreas() {
        withScreen(390, 844) { root in
            let view = textView(in: root)
            view.text = "word\n"
            view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 25, width: 300, height: 50))]
            root.layoutIfNeeded()
            #expect(view.caretRect(for: view.beginningOfDocument).minY == 8)
            #expect(view.caretRect(for: view.endOfDocument).origin == CGPoint(x: 5, y: 83))
            let line = UIFont.systemFont(ofSize: 17).lineHeight
            #expect(abs(view.contentSize.height - 83 - line - 8) < 0.5)
            // The text above stays where it is.
            #expect(abs(view.label.frame.height - line) < 1)
        }
    }

    @Test func layoutManagersPlaceTheExtraLineBesideAreas() {
        let storage = NSTextStorage(string: "word\n", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        defer { withExtendedLifetime(storage) {} }
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 300, height: 1000))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 25, width: 80, height: 100))]
        #expect(manager.extraLineFragmentRect.minX == 80 && manager.extraLineFragmentRect.width == 220)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 25, width: 300, height: 50))]
        #expect(manager.extraLineFragmentRect.minY == 75 && manager.extraLineFragmentUsedRect.minY == 75)
        #expect(manager.usedRect(for: container).maxY == manager.extraLineFragmentRect.maxY)
    }

    @Test func textViewsGrowAndDrawAroundTheirPaths() {
        withScreen(390, 844) { root in
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            view.font = .systemFont(ofSize: 17)
            view.text = words
            root.addSubview(view)
            root.layoutIfNeeded()
            let height = view.sizeThatFits(CGSize(width: 300, height: 0)).height
            #expect(view.caretRect(for: view.beginningOfDocument).origin == CGPoint(x: 5, y: 8))
            view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 300, height: 50))]
            #expect(abs(view.sizeThatFits(CGSize(width: 300, height: 0)).height - height - 50) < 0.001)
            #expect(view.caretRect(for: view.beginningOfDocument).origin == CGPoint(x: 5, y: 58))
            view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 50))]
            root.layoutIfNeeded()
            #expect(view.caretRect(for: view.beginningOfDocument).minX == 85)
            #expect(view.textLayoutManager?.textLayoutFragment(for: TextOffset(0))?.textLineFragments.count ?? 0 > 3)
        }
    }
}
