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
    open private(set) var rangeInElement: NSTextRange
    /// The lines, with frames relative to the fragment's; none before the manager lays out the paragraph.
    open private(set) var textLineFragments: [NSTextLineFragment] = []
    /// The area of the lines in the container, in points.
    open private(set) var layoutFragmentFrame = CGRect.zero

    /// Creates the layout of a paragraph, for which a layout manager's delegate is asked.
    ///
    /// - Parameter rangeInElement: The range in the content; nil for the paragraph's.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        self.textElement = textElement
        self.rangeInElement = rangeInElement ?? textElement.elementRange ?? NSTextRange(NSRange())
        super.init()
    }

    /// Takes the lines of a text that are those of the paragraph.
    func take(
        _ text: NSAttributedString, range: NSRange, lines: Range<Int>, of layout: DrawnTextLayout,
        manager: NSTextLayoutManager
    ) {
        let geometry = layout.geometry
        textLayoutManager = manager
        rangeInElement = NSTextRange(range)
        let frames = lines.map { geometry.frame(ofLine: $0) }
        let area = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
        // Lines are indented in the fragment, which begins at the container's padding (not measured).
        layoutFragmentFrame = CGRect(x: manager.padding, y: area.minY, width: max(0, area.maxX), height: area.height)
        textLineFragments = zip(lines, frames).map { line, frame in
            NSTextLineFragment(
                text, at: range.location, line: line, of: layout, bounds: frame.offsetBy(dx: 0, dy: -area.minY))
        }
    }

    /// The state of the layout, which is available after the manager laid out the paragraph.
    open var state: State { textLayoutManager == nil ? .none : .layoutAvailable }
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

    /// Discards the layout, which the manager makes again when it is needed.
    open func invalidateLayout() { textLayoutManager?.invalidateLayout(for: rangeInElement) }

    /// The providers of the views of the paragraph's attachments.
    open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
        attachments.compactMap { attachment, place in
            attachment.viewProvider(
                for: textLayoutManager?.textContainer?.owner, location: TextOffset(place),
                textContainer: textLayoutManager?.textContainer)
        }
    }

    private var attachments: [(attachment: NSTextAttachment, place: Int)] {
        guard let text = (textElement as? NSTextParagraph)?.attributedString,
            let start = rangeInElement.offsets?.location
        else { return [] }
        var result: [(NSTextAttachment, Int)] = []
        text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: text.length)) { value, range, _ in
            if let attachment = value as? NSTextAttachment { result.append((attachment, start + range.location)) }
        }
        return result
    }

    /// Returns the area of an attachment, relative to the fragment's frame; zero if there is none at the place.
    open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
        guard let place = (location as? TextOffset)?.value, let start = rangeInElement.offsets?.location,
            attachments.contains(where: { $0.place == place }),
            let line = textLineFragments.first(where: { NSLocationInRange(place - start, $0.characterRange) })
        else { return .zero }
        let left = line.locationForCharacter(at: place - start).x
        let right = line.locationForCharacter(at: place - start + 1).x
        let bounds = line.typographicBounds
        return CGRect(
            x: bounds.minX + min(left, right), y: bounds.minY, width: abs(right - left), height: bounds.height)
    }

    /// Draws the paragraph with its top left corner at a point.
    open func draw(at point: CGPoint, in context: CGContext) {
        for line in textLineFragments {
            let bounds = line.typographicBounds
            line.draw(at: CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY), in: context)
        }
    }
}

/// The layout of a text that its paragraphs and lines share, with the colors of the traits for which they are drawn.
@MainActor
final class DrawnTextLayout {
    /// The layout from which the fragments' frames are.
    let geometry: TextGeometry
    private let text: NSAttributedString
    private let markers: Bool
    private let end: NSLineBreakMode
    /// The layout of the traits for which lines were drawn last.
    private var latest: (traits: UITraitCollection, generation: Int, geometry: TextGeometry)
    private let rendering: RenderingAttributes
    /// The number of times that the text was converted for other traits, for tests that limit it.
    private(set) var conversionCount = 0

    /// Shares the layout of a text that isn't changed, for the current traits.
    init(
        _ geometry: TextGeometry, of text: NSAttributedString, markers: Bool, end: NSLineBreakMode,
        rendering: RenderingAttributes
    ) {
        self.geometry = geometry
        self.text = text
        self.end = end
        self.markers = markers
        self.rendering = rendering
        latest = (.current, 0, geometry)
    }

    /// Returns the layout with the colors of traits and the rendering attributes.
    func geometry(for traits: UITraitCollection) -> TextGeometry {
        if latest.traits == traits, latest.generation == rendering.generation { return latest.geometry }
        conversionCount += 1
        let converted = TextGeometry.text(rendering.applied(to: text), markers: markers, end: end, traits: traits)
        if converted != latest.geometry.text {
            latest.geometry = converted == geometry.text ? geometry : TextGeometry(converted, geometry.limits)
        }
        latest.traits = traits
        latest.generation = rendering.generation
        return latest.geometry
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
    let layout: DrawnTextLayout
    /// The index of the line in the text's layout.
    private let index: Int
    /// The paragraph's place in the text, in UTF-16 units.
    private let start: Int

    /// Creates a line of a text's layout, in a paragraph that begins at a place.
    init(
        _ text: NSAttributedString, at start: Int, line index: Int, of layout: DrawnTextLayout, bounds: CGRect
    ) {
        attributedString = text
        let line = layout.geometry.lines[index]
        let range = NSRange(location: line.range.lowerBound - start, length: line.range.count)
        characterRange = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
        typographicBounds = bounds
        self.layout = layout
        self.index = index
        self.start = start
        super.init()
    }

    private var geometry: TextGeometry { layout.geometry }
    private var line: ParagraphLayout.Line { geometry.lines[index] }

    /// The left end of the baseline, relative to the line's area.
    open var glyphOrigin: CGPoint { CGPoint(x: 0, y: CGFloat(line.baseline) - line.origin.y) }

    /// Draws the line with its top left corner at a point.
    open func draw(at point: CGPoint, in context: CGContext) {
        let geometry = layout.geometry(for: context.traits)
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
