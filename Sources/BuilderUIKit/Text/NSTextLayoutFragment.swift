import Foundation
import Render

/// The layout of a paragraph.
@preconcurrency @MainActor
open class NSTextLayoutFragment: NSObject {
    /// Options of an enumeration of fragments.
    public struct EnumerationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// From the end to the beginning.
        public static let reverse = EnumerationOptions(rawValue: 1)
        /// Sizes may be estimates; without effect: they are final.
        public static let estimatesSize = EnumerationOptions(rawValue: 2)
        /// Fragments are laid out; without effect: they are.
        public static let ensuresLayout = EnumerationOptions(rawValue: 4)
        /// The line after a last line break, too; without effect.
        public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 8)
    }

    /// The state of a layout.
    public enum State: UInt, Hashable, Sendable {
        /// Nothing, an estimate, a calculated usage, or a layout.
        case none = 0
        /// An estimate.
        case estimatedUsageBounds = 1
        /// A calculated usage.
        case calculatedUsageBounds = 2
        /// A layout.
        case layoutAvailable = 3
    }

    /// The layout manager.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The paragraph.
    open private(set) var textElement: NSTextElement?
    /// The range in the content.
    public let rangeInElement: NSTextRange
    /// The lines, with frames relative to the fragment's.
    public let textLineFragments: [NSTextLineFragment]
    /// The area of the lines in the container, in points.
    public let layoutFragmentFrame: CGRect

    private let geometry: TextGeometry

    /// Creates the layout of a paragraph from the lines of a text.
    init(
        _ text: NSAttributedString, range: NSRange, lines: Range<Int>, of geometry: TextGeometry,
        manager: NSTextLayoutManager
    ) {
        self.geometry = geometry
        textLayoutManager = manager
        let paragraph = NSTextParagraph(attributedString: text)
        paragraph.textContentManager = manager.textContentManager
        paragraph.elementRange = NSTextRange(range)
        textElement = paragraph
        rangeInElement = NSTextRange(range)
        let frames = lines.map { geometry.frame(ofLine: $0) }
        let area = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
        // Lines are indented in the fragment, which begins at the container's padding (not measured).
        layoutFragmentFrame = CGRect(x: manager.padding, y: area.minY, width: max(0, area.maxX), height: area.height)
        textLineFragments = zip(lines, frames).map { line, frame in
            NSTextLineFragment(
                text, at: range.location, line: line, of: geometry, bounds: frame.offsetBy(dx: 0, dy: -area.minY),
                manager: manager)
        }
        super.init()
    }

    /// The state of the layout, which is available.
    open var state: State { .layoutAvailable }
    /// The area in which the paragraph draws, relative to the fragment's frame.
    open var renderingSurfaceBounds: CGRect { CGRect(origin: .zero, size: layoutFragmentFrame.size) }
    /// The space before the lines; 0.
    open var leadingPadding: CGFloat { 0 }
    /// The space after the lines; 0.
    open var trailingPadding: CGFloat { 0 }
    /// The space above the lines; 0.
    open var topMargin: CGFloat { 0 }
    /// The space below the lines; 0.
    open var bottomMargin: CGFloat { 0 }

    /// Draws the paragraph with its top left corner at a point.
    open func draw(at point: CGPoint, in context: CGContext) {
        let shown = textLayoutManager?.layout(geometry, for: context.traits) ?? geometry
        for line in textLineFragments {
            let bounds = line.typographicBounds
            line.draw(shown, at: CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY), in: context)
        }
    }
}

/// A line of a paragraph.
@preconcurrency @MainActor
open class NSTextLineFragment: NSObject {
    /// The paragraph's text.
    public let attributedString: NSAttributedString
    /// The range of the line in `attributedString`, in UTF-16 units.
    public let characterRange: NSRange
    /// The area of the line, relative to the paragraph's.
    public let typographicBounds: CGRect
    private let geometry: TextGeometry
    /// The index of the line in the text's layout.
    private let index: Int
    /// The paragraph's place in the text, in UTF-16 units.
    private let start: Int
    private weak var manager: NSTextLayoutManager?

    /// Creates a line of a text's layout, in a paragraph that begins at a place.
    init(
        _ text: NSAttributedString, at start: Int, line index: Int, of geometry: TextGeometry, bounds: CGRect,
        manager: NSTextLayoutManager
    ) {
        attributedString = text
        let line = geometry.lines[index]
        let range = NSRange(location: line.range.lowerBound - start, length: line.range.count)
        characterRange = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
        typographicBounds = bounds
        self.geometry = geometry
        self.index = index
        self.start = start
        self.manager = manager
        super.init()
    }

    private var line: ParagraphLayout.Line { geometry.lines[index] }

    /// The left end of the baseline, relative to the line's area.
    open var glyphOrigin: CGPoint { CGPoint(x: 0, y: CGFloat(line.baseline) - line.origin.y) }

    /// Draws the line with its top left corner at a point.
    open func draw(at point: CGPoint, in context: CGContext) {
        draw(manager?.layout(geometry, for: context.traits) ?? geometry, at: point, in: context)
    }

    /// Draws the line of a layout with the same lines.
    fileprivate func draw(_ geometry: TextGeometry, at point: CGPoint, in context: CGContext) {
        guard geometry.lines.indices.contains(index) else { return }
        geometry.drawLine(index, at: point, in: context)
    }

    /// Returns the place of a character of the paragraph on the baseline, relative to the line's area.
    open func locationForCharacter(at index: Int) -> CGPoint {
        CGPoint(x: geometry.x(of: start + index, inLine: self.index) - line.origin.x, y: glyphOrigin.y)
    }

    /// Returns the paragraph's character nearest to a point of the line's area.
    open func characterIndex(for point: CGPoint) -> Int {
        let found = geometry.characters(at: line.origin.x + point.x, inLine: index)
        return (found?.range.lowerBound ?? line.range.lowerBound) - start
    }

    /// Returns the part of a character's width, 0…1, that is before a point of the line's area.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        geometry.characters(at: line.origin.x + point.x, inLine: index)?.fraction ?? 0
    }
}
