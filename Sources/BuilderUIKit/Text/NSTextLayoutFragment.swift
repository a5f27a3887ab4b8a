import Foundation

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

    private let text: NSAttributedString

    /// Creates the layout of a paragraph with the frames of its lines in the text, and their baselines.
    init(
        _ text: NSAttributedString, range: NSRange, frames: [CGRect], ranges: [NSRange], baselines: [CGFloat],
        manager: NSTextLayoutManager
    ) {
        self.text = text
        textLayoutManager = manager
        let paragraph = NSTextParagraph(attributedString: text)
        paragraph.textContentManager = manager.textContentManager
        paragraph.elementRange = NSTextRange(range)
        textElement = paragraph
        rangeInElement = NSTextRange(range)
        let area = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
        // Lines are indented in the fragment, which begins at the container's padding (not measured).
        let origin = CGPoint(x: 0, y: area.minY)
        layoutFragmentFrame = CGRect(x: manager.padding, y: area.minY, width: max(0, area.maxX), height: area.height)
        textLineFragments = zip(frames, zip(ranges, baselines)).map { frame, line in
            NSTextLineFragment(
                text, range: NSRange(location: line.0.location - range.location, length: line.0.length),
                bounds: frame.offsetBy(dx: -origin.x, dy: -origin.y), baseline: line.1 - frame.minY)
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
        for line in textLineFragments {
            let bounds = line.typographicBounds
            line.draw(at: CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY), in: context)
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
    private let baseline: CGFloat

    init(_ text: NSAttributedString, range: NSRange, bounds: CGRect, baseline: CGFloat) {
        attributedString = text
        characterRange = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
        typographicBounds = bounds
        self.baseline = baseline
        super.init()
    }

    /// The left end of the baseline, relative to the line's area.
    open var glyphOrigin: CGPoint { CGPoint(x: 0, y: baseline) }

    /// The line's text without the line break and the indents, as one line.
    private var line: NSAttributedString {
        let part = NSMutableAttributedString(
            attributedString: attributedString.attributedSubstring(from: characterRange))
        while let last = part.string.last, last.isNewline {
            let length = last.utf16.count
            part.deleteCharacters(in: NSRange(location: part.length - length, length: length))
        }
        let whole = NSRange(location: 0, length: part.length)
        part.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
            guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle else { return }
            (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (0, 0, 0)
            style.alignment = .left
            part.addAttribute(.paragraphStyle, value: style, range: range)
        }
        return part
    }

    /// Draws the line with its top left corner at a point.
    open func draw(at point: CGPoint, in context: CGContext) {
        UIGraphicsPushContext(context)
        line.draw(at: point)
        UIGraphicsPopContext()
    }

    /// Returns the place of a character of the paragraph on the baseline, relative to the line's area.
    open func locationForCharacter(at index: Int) -> CGPoint {
        let caret = TextGeometry(line, width: 0, lines: 1).caret(before: index - characterRange.location)
        return CGPoint(x: caret?.minX ?? 0, y: baseline)
    }

    /// Returns the paragraph's character nearest to a point of the line's area.
    open func characterIndex(for point: CGPoint) -> Int {
        let found = TextGeometry(line, width: 0, lines: 1).character(at: point)
        return characterRange.location + (found?.index ?? 0)
    }

    /// Returns the part of a character's width, 0…1, that is before a point of the line's area.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        TextGeometry(line, width: 0, lines: 1).character(at: point)?.fraction ?? 0
    }
}
