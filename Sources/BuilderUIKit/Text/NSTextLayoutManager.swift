import Foundation
import Render

/// The layout of a content in a container, by paragraphs.
///
/// A text view draws its text itself. Frames are in the container's coordinates, in points.
@preconcurrency @MainActor
open class NSTextLayoutManager: NSObject {
    /// The kinds of segments.
    public enum SegmentType: Int, Hashable, Sendable {
        /// The characters, the selection, or the highlight.
        case standard = 0
        /// The selection.
        case selection = 1
        /// The highlight.
        case highlight = 2
    }

    /// Options of an enumeration of segments.
    public struct SegmentOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The closure's ranges are nil.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1)
        /// Segments in the middle of a line; without effect.
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 2)
        /// Segments at the head; without effect.
        public static let headSegmentExtended = SegmentOptions(rawValue: 4)
        /// Segments at the tail; without effect.
        public static let tailSegmentExtended = SegmentOptions(rawValue: 8)
        /// The places after line breaks; without effect.
        public static let upstreamAffinity = SegmentOptions(rawValue: 16)
    }

    /// The delegate, which makes the layouts of paragraphs.
    open weak var delegate: (any NSTextLayoutManagerDelegate)? { didSet { kept?.paragraphs = nil } }
    /// The content; nil for none. It retains its layout managers.
    open internal(set) weak var textContentManager: NSTextContentManager? { didSet { kept = nil } }
    /// The container; nil for none.
    open var textContainer: NSTextContainer? {
        didSet {
            kept = nil
            if oldValue?.textLayoutManager === self { oldValue?.textLayoutManager = nil }
            textContainer?.textLayoutManager = self
        }
    }
    /// A Boolean value that indicates whether lines have their font's leading; without effect.
    open var usesFontLeading = true
    /// A Boolean value that indicates whether the layout is limited to what is visible; without effect.
    open var limitsLayoutForSuspiciousContents = true
    /// A Boolean value that indicates whether words may be hyphenated; without effect.
    open var usesHyphenation = false

    /// Creates a manager without content and container.
    public override init() { super.init() }

    /// Lays out another content.
    open func replace(_ textContentManager: NSTextContentManager) {
        self.textContentManager?.removeTextLayoutManager(self)
        textContentManager.addTextLayoutManager(self)
    }

    /// The range of the content; empty without one.
    open var documentRange: NSTextRange { textContentManager?.documentRange ?? NSTextRange(NSRange()) }

    /// The selections, in the order of the text. They aren't drawn: a text view draws its own.
    open var textSelections: [NSTextSelection] = []
    /// The movements of selections in the text.
    open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)

    /// The attributes with which paragraphs are drawn.
    private(set) lazy var rendering = RenderingAttributes()
    /// A closure that is called with a paragraph after it was laid out, to set its rendering attributes.
    open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)? {
        didSet { kept?.paragraphs = nil }
    }

    // MARK: Layout

    /// Lays out a range; text is laid out when it is needed.
    open func ensureLayout(for range: NSTextRange) {}
    /// Lays out an area; text is laid out when it is needed.
    open func ensureLayout(for bounds: CGRect) {}
    /// Discards the layout, which is made again when it is needed.
    open func invalidateLayout(for range: NSTextRange) { kept = nil }
    /// Requests a redraw of a range.
    open func invalidateRenderingAttributes(for textRange: NSTextRange) {
        validateRenderingAttributes(of: kept?.paragraphs?.fragments.filter { $0.rangeInElement.intersects(textRange) })
        textContainer?.owner?.setNeedsDisplay()
    }
    private func validateRenderingAttributes(of fragments: [NSTextLayoutFragment]?) {
        guard let renderingAttributesValidator else { return }
        for fragment in fragments ?? [] { renderingAttributesValidator(self, fragment) }
    }

    /// The area of the laid out text.
    open var usageBoundsForTextContainer: CGRect {
        let size = geometry.size
        return CGRect(x: 0, y: 0, width: size.width + 2 * padding, height: size.height)
    }

    var padding: CGFloat { textContainer?.lineFragmentPadding ?? 0 }
    var text: NSAttributedString { textContentManager?.text ?? NSAttributedString() }

    /// A layout with what it depends on.
    private struct Kept {
        let geometry: TextGeometry
        /// The generation of the fonts.
        let fonts: Int
        var paragraphs: Paragraphs?
    }

    /// The paragraphs of a layout with what they depend on besides.
    private struct Paragraphs {
        let text: NSAttributedString
        let padding: CGFloat
        let fragments: [NSTextLayoutFragment]
    }

    /// The layout of the present text, or of an earlier one.
    private var kept: Kept?
    /// The number of times that text was laid out, for tests that limit it.
    private(set) var layoutCount = 0

    private var geometry: TextGeometry { geometry(of: text) }
    private var end: NSLineBreakMode { textContainer?.lineBreakMode ?? .byWordWrapping }

    /// Returns the layout of the content's text, which is made again after the text, the container, the traits or the
    /// fonts changed.
    private func geometry(of text: NSAttributedString) -> TextGeometry {
        let traits = UITraitCollection.current
        let converted = TextGeometry.text(
            text, markers: textContentManager?.layoutAddsListMarkers ?? false, end: end, traits: traits)
        let width = textContainer.map { $0.layoutWidth - 2 * padding } ?? 0
        var limits = TextGeometry.limits(
            width: width, lines: textContainer?.maximumNumberOfLines ?? 0, traits: traits)
        limits.exclusion = textContainer?.exclusion
        let fonts = ParagraphTypesetter.shared.library.generation
        if let kept, kept.fonts == fonts, kept.geometry.limits == limits, kept.geometry.text == converted {
            return kept.geometry
        }
        layoutCount += 1
        let geometry = TextGeometry(converted, limits)
        kept = Kept(geometry: geometry, fonts: fonts)
        return geometry
    }

    /// The paragraphs with their lines.
    private var fragments: [NSTextLayoutFragment] {
        let text = text
        let geometry = geometry(of: text)
        if let known = kept?.paragraphs, known.padding == padding, known.text.isEqual(to: text) {
            return known.fragments
        }
        let copy = NSAttributedString(attributedString: text)
        let drawn = DrawnTextLayout(
            geometry, of: copy, markers: textContentManager?.layoutAddsListMarkers ?? false, end: end,
            rendering: rendering)
        let string = text.string as NSString
        var result: [NSTextLayoutFragment] = []
        var next = 0
        while next < geometry.lines.count {
            let start = min(geometry.lines[next].range.lowerBound, string.length)
            let range = string.paragraphRange(for: NSRange(location: start, length: 0))
            let first = next
            next += 1
            while next < geometry.lines.count, geometry.lines[next].range.lowerBound < range.upperBound { next += 1 }
            let paragraph = NSTextParagraph(attributedString: text.attributedSubstring(from: range))
            paragraph.textContentManager = textContentManager
            paragraph.elementRange = NSTextRange(range)
            let fragment =
                delegate?.textLayoutManager(self, textLayoutFragmentFor: TextOffset(range.location), in: paragraph)
                ?? NSTextLayoutFragment(textElement: paragraph, range: paragraph.elementRange)
            fragment.take(
                paragraph.attributedString, range: range, lines: first..<next, of: drawn, manager: self)
            result.append(fragment)
        }
        kept?.paragraphs = Paragraphs(text: copy, padding: padding, fragments: result)
        validateRenderingAttributes(of: result)
        return result
    }

    /// The controller of the visible paragraphs.
    open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)

    // MARK: Lines

    /// Returns the characters of the line at a place, in UTF-16 units.
    func lineRange(at place: Int) -> NSRange? {
        let geometry = geometry
        return geometry.lineIndex(of: place).map { NSRange(geometry.lines[$0].range) }
    }

    /// Calls a closure with the insertion points of the line at a place.
    open func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        let geometry = geometry
        guard let place = (location as? TextOffset)?.value, let index = geometry.lineIndex(of: place) else { return }
        let string = text.string as NSString
        let line = geometry.lines[index].range
        var offset = line.lowerBound
        var stops = ObjCBool(false)
        while offset <= line.upperBound, !stops.boolValue {
            // The place after a line break, or after a line that continues, belongs to the next line.
            if offset == line.upperBound, index + 1 < geometry.lines.count { return }
            block(geometry.x(of: offset, inLine: index) + padding, TextOffset(offset), true, &stops)
            guard offset < min(line.upperBound, string.length), !stops.boolValue else { return }
            let character = string.rangeOfComposedCharacterSequence(at: offset)
            let edge = geometry.x(of: character.upperBound, inLine: index) + padding
            block(edge, TextOffset(offset), false, &stops)
            offset = max(offset + 1, character.upperBound)
        }
    }

    /// Returns the characters of the line at a point of the container, the nearest one outside of the text; nil without
    /// text.
    open func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange? {
        let geometry = geometry
        let place = CGPoint(x: point.x - padding, y: point.y)
        return geometry.lineIndex(at: place).map { NSTextRange(NSRange(geometry.lines[$0].range)) }
    }

    // MARK: Fragments

    /// Returns the paragraph at a place.
    open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
        fragments.first { $0.rangeInElement.contains(location) }
    }

    /// Returns the paragraph at a height; nil outside of the text.
    open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
        fragments.first { position.y >= $0.layoutFragmentFrame.minY && position.y < $0.layoutFragmentFrame.maxY }
    }

    /// Calls a closure with each paragraph, from that of a place, until it returns false; returns the end of the last
    /// one.
    @discardableResult
    open func enumerateTextLayoutFragments(
        from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
        using block: (NSTextLayoutFragment) -> Bool
    ) -> (any NSTextLocation)? {
        let isReverse = options.contains(.reverse)
        var last: (any NSTextLocation)?
        for fragment in isReverse ? fragments.reversed() : fragments {
            if let location {
                let range = fragment.rangeInElement
                let order = location.compare(isReverse ? range.location : range.endLocation)
                if isReverse ? order != .orderedDescending : order != .orderedAscending { continue }
            }
            last = isReverse ? fragment.rangeInElement.location : fragment.rangeInElement.endLocation
            guard block(fragment) else { break }
        }
        return last
    }

    /// Calls a closure with the rectangles of a range, one in each line, until it returns false: the range, the
    /// rectangle, the baseline's distance from its top, and the container.
    open func enumerateTextSegments(
        in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
        using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
    ) {
        guard let textContainer, let range = textRange.offsets else { return }
        let geometry = geometry
        for index in (geometry.lineIndex(of: range.location) ?? 0)..<geometry.lines.count {
            let line = geometry.lines[index]
            guard line.range.lowerBound < range.upperBound else { return }
            let part = NSIntersectionRange(NSRange(line.range), range)
            guard part.length > 0, let rect = geometry.rect(of: part, inLine: index) else { continue }
            let shown = options.contains(.rangeNotRequired) ? nil : NSTextRange(part)
            let baseline = CGFloat(line.baseline) - line.origin.y
            guard block(shown, rect.offsetBy(dx: padding, dy: 0), baseline, textContainer) else { return }
        }
    }
}
