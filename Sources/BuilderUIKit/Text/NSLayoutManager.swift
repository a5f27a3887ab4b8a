import Foundation

/// The layout of a text in a container.
///
/// Each UTF-16 unit counts as a glyph. Only the first container is filled. A text view draws its text itself, and calls
/// the drawing methods of a subclass: what these draw is behind the letters.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
    /// The ways in which a control character is laid out.
    public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Without a place.
        public static let zeroAdvancement = ControlCharacterAction(rawValue: 1)
        /// As space whose width the delegate determines.
        public static let whitespace = ControlCharacterAction(rawValue: 2)
        /// As a tab.
        public static let horizontalTab = ControlCharacterAction(rawValue: 4)
        /// As the end of a line.
        public static let lineBreak = ControlCharacterAction(rawValue: 8)
        /// As the end of a paragraph.
        public static let paragraphBreak = ControlCharacterAction(rawValue: 16)
        /// As the end of a container.
        public static let containerBreak = ControlCharacterAction(rawValue: 32)
    }

    /// Properties of a glyph.
    public struct GlyphProperty: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The glyph isn't shown.
        public static let null = GlyphProperty(rawValue: 1)
        /// The glyph is that of a control character.
        public static let controlCharacter = GlyphProperty(rawValue: 2)
        /// The glyph's width is adapted to the line.
        public static let elastic = GlyphProperty(rawValue: 4)
        /// The glyph is combined with the one before.
        public static let nonBaseCharacter = GlyphProperty(rawValue: 8)
    }

    /// The text.
    nonisolated(unsafe) open weak var textStorage: NSTextStorage?
    /// The containers.
    open private(set) var textContainers: [NSTextContainer] = []
    /// The delegate.
    open weak var delegate: (any NSLayoutManagerDelegate)? { didSet { owner?.containerDidChange() } }
    /// A Boolean value that indicates whether the delegate is being asked for spaces, by the layout without them.
    var asksDelegate = false
    /// A Boolean value that indicates whether text is laid out where it is needed; without effect.
    open var allowsNonContiguousLayout = false
    /// A Boolean value that indicates whether lines have their font's leading; without effect.
    open var usesFontLeading = true
    /// A Boolean value that indicates whether invisible characters are drawn; without effect.
    open var showsInvisibleCharacters = false
    /// A Boolean value that indicates whether control characters are drawn; without effect.
    open var showsControlCharacters = false
    /// A Boolean value that indicates whether text is laid out in the background; without effect.
    open var backgroundLayoutEnabled = true
    /// A Boolean value that indicates whether words may be hyphenated; without effect.
    open var usesDefaultHyphenation = false
    /// A Boolean value that indicates whether very long paragraphs are laid out in part; without effect.
    open var limitsLayoutForSuspiciousContents = false
    /// The text view whose text is laid out.
    nonisolated(unsafe) weak var owner: UITextView?

    /// Creates a manager without containers.
    public override init() { super.init() }

    /// Adds a container.
    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
        adopt(container.owner)
    }

    /// Inserts a container.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: min(max(0, index), textContainers.count))
        container.layoutManager = self
    }

    /// Removes a container.
    open func removeTextContainer(at index: Int) {
        guard textContainers.indices.contains(index) else { return }
        textContainers.remove(at: index).layoutManager = nil
    }

    /// Makes a text view show the text.
    func adopt(_ view: UITextView?) {
        guard let view else { return }
        owner = view
        if let textStorage, textStorage.length > 0 { textStorage.showInView() }
    }

    var text: NSAttributedString { textStorage ?? NSAttributedString() }

    /// The lines that are drawn in the present drawing by an app's class; nil outside of one.
    var lineDrawing: LineDrawing?

    var geometry: TextGeometry { geometry(with: nil) }

    /// Returns the places of the text, without the lines below and through it that the app draws itself.
    func geometry(with lines: LineDrawing?) -> TextGeometry {
        let container = textContainers.first
        let traits = UITraitCollection.current
        var text = TextGeometry.text(
            text, markers: owner?.showsListMarkers ?? false, end: container?.lineBreakMode ?? .byWordWrapping,
            traits: traits)
        text.removeBackgrounds()
        if let lines { text.keep(lines) }
        var limits = TextGeometry.limits(
            width: containerWidth - 2 * padding, lines: container?.maximumNumberOfLines ?? 0, traits: traits)
        if owner == nil, let height = container?.size.height, height > 0, height < 1e6 {
            limits.height = Double(height)
        }
        limits.exclusion = container?.exclusion
        return TextGeometry(spaced(text, limits: limits), limits)
    }

    /// The area of the line after the last line break; nil if the text doesn't end with one.
    private var extraLine: CGRect? {
        guard text.string.last?.isNewline == true, textContainers.first?.maximumNumberOfLines == 0 else { return nil }
        let own = text.attribute(.font, at: text.length - 1, effectiveRange: nil) as? UIFont
        let font = own ?? owner?.effectiveFont ?? .unspecifiedText
        let geometry = geometry
        guard let line = geometry.emptyLine(in: font.spec) else {
            return CGRect(x: 0, y: geometry.size.height, width: containerWidth, height: font.lineHeight)
        }
        return CGRect(
            x: line.part.lowerBound, y: line.top, width: line.part.upperBound - line.part.lowerBound + 2 * padding,
            height: font.lineHeight)
    }

    /// The width of the container, or that of the text view which the container follows, in points.
    var containerWidth: CGFloat {
        guard let container = textContainers.first else { return 0 }
        guard container.widthTracksTextView, let owner, owner.bounds.width > 0 else { return container.size.width }
        return max(0, owner.bounds.width - owner.textContainerInset.left - owner.textContainerInset.right)
    }

    var padding: CGFloat { textContainers.first?.lineFragmentPadding ?? 0 }

    private func inContainer(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: padding, dy: 0) }

    // MARK: Layout

    /// The number of glyphs: that of the text's UTF-16 units.
    open var numberOfGlyphs: Int { text.length }
    /// Lays out a container; text is laid out when it is needed, and the delegate is notified.
    open func ensureLayout(for container: NSTextContainer) {
        delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: true)
    }
    /// Lays out characters; text is laid out when it is needed.
    open func ensureLayout(forCharacterRange charRange: NSRange) {}
    /// Lays out an area; text is laid out when it is needed.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {}
    /// Lays out glyphs; text is laid out when it is needed.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
    /// Makes glyphs; they are made when they are needed.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    /// Makes the glyphs of a range; does nothing, because they are made when they are needed.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    /// Receives that a container changed its form; does nothing, because containers report it themselves.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {}
    /// Discards layout, which isn't kept: notifies the delegate and requests a redraw.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) {
        owner?.setNeedsDisplay()
        delegate?.layoutManagerDidInvalidateLayout(self)
    }
    /// Discards glyphs; nothing is kept.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange: NSRangePointer?
    ) {}
    /// Requests a redraw of characters.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { owner?.setNeedsDisplay() }
    /// Requests a redraw of glyphs.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { owner?.setNeedsDisplay() }

    /// Returns the area of the laid out text, in points.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        let size = geometry.size
        return CGRect(x: 0, y: 0, width: size.width + 2 * padding, height: extraLine?.maxY ?? size.height)
    }
    /// The area after the last line break, if the text ends with one; otherwise empty.
    open var extraLineFragmentRect: CGRect { extraLine ?? .zero }
    /// The used area after the last line break, if the text ends with one; otherwise empty.
    open var extraLineFragmentUsedRect: CGRect {
        extraLine.map { CGRect(x: $0.minX, y: $0.minY, width: 2 * padding, height: $0.height) } ?? .zero
    }
    /// Receives the area after the last line break. Layout doesn't call it, and a call has no effect.
    open func setExtraLineFragmentRect(
        _ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer
    ) {}
    /// The container of the area after the last line break; nil if there is none.
    open var extraLineFragmentTextContainer: NSTextContainer? { extraLine == nil ? nil : textContainers.first }
    /// A Boolean value that indicates whether text was laid out out of order: always false.
    open var hasNonContiguousLayout: Bool { false }
    /// Returns the first character that isn't laid out: the text's length, since text is laid out when it is needed.
    open func firstUnlaidCharacterIndex() -> Int { text.length }
    /// Returns the first glyph that isn't laid out: the text's length, since text is laid out when it is needed.
    open func firstUnlaidGlyphIndex() -> Int { text.length }

    /// Receives an edit of the text, from its storage; requests a redraw.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        invalidateDisplay(forCharacterRange: invalidatedCharRange)
        delegate?.layoutManagerDidInvalidateLayout(self)
    }

    // MARK: Glyphs and characters

    /// Returns the glyphs of characters.
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?) -> NSRange {
        actualCharacterRange?.pointee = charRange
        return charRange
    }
    /// Returns the characters of glyphs.
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    /// Returns the glyph of a character.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    /// Returns the character of a glyph.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    /// Returns the glyphs in a container: all of them.
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: text.length) }
    /// Returns the container of a glyph: the first; nil if there is none.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool = false
    ) -> NSTextContainer? {
        effectiveGlyphRange?.pointee = NSRange(location: 0, length: text.length)
        return textContainers.first
    }
    /// Returns the glyphs in a rectangle.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        let geometry = geometry
        let lines = geometry.lines.indices.filter { geometry.frame(ofLine: $0).intersects(bounds) }
        guard let first = lines.first, let last = lines.last else { return NSRange(location: 0, length: 0) }
        return NSRange(geometry.lines[first].range.lowerBound..<geometry.lines[last].range.upperBound)
    }
    /// Returns a Boolean value that indicates whether an index is that of a glyph.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<text.length).contains(glyphIndex) }

    /// Returns the character at a point, the nearest one outside of the text.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        let found = geometry.characters(at: CGPoint(x: point.x - padding, y: point.y))
        partialFraction?.pointee = found?.fraction ?? 0
        return found?.range.lowerBound ?? 0
    }
    /// Returns the glyph at a point, the nearest one outside of the text.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
    ) -> Int { characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction) }

    /// Returns the part of a glyph's width, 0…1, that is before a point.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        geometry.characters(at: CGPoint(x: point.x - padding, y: point.y))?.fraction ?? 0
    }
    /// Returns the glyph of a character in its font; 0 for none, and for the second unit of a pair.
    open func cgGlyph(at glyphIndex: Int) -> CGGlyph {
        guard isValidGlyphIndex(glyphIndex) else { return 0 }
        let character = (text.string as NSString).rangeOfComposedCharacterSequence(at: glyphIndex)
        guard character.location == glyphIndex else { return 0 }
        let font = text.attribute(.font, at: glyphIndex, effectiveRange: nil) as? UIFont ?? .systemFont(ofSize: 12)
        let units = Array((text.string as NSString).substring(with: character).utf16)
        var glyphs = [CGGlyph](repeating: 0, count: units.count)
        _ = CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count)
        return glyphs.first ?? 0
    }
    /// Returns the properties of a glyph, by its character.
    open func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
        guard isValidGlyphIndex(glyphIndex) else { return [] }
        let string = text.string as NSString
        if string.rangeOfComposedCharacterSequence(at: glyphIndex).location != glyphIndex { return .nonBaseCharacter }
        switch string.character(at: glyphIndex) {
        case 0x20, 0xA0: return .elastic
        case 0..<0x20, 0x7F, 0x85, 0x2028, 0x2029: return .controlCharacter
        default: return []
        }
    }
    /// Returns the glyphs that a line's ellipsis stands for; `NSNotFound` if the line isn't truncated at its end.
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        let geometry = geometry
        // The last line's range is that of the glyphs before its ellipsis.
        let index = geometry.lineIndex(of: glyphIndex) ?? geometry.lines.indices.last
        guard isValidGlyphIndex(glyphIndex), let index, geometry.lines[index].isTruncated else {
            return NSRange(location: NSNotFound, length: 0)
        }
        return NSRange(min(geometry.lines[index].range.upperBound, text.length)..<text.length)
    }
    /// Returns a Boolean value that indicates whether a glyph isn't shown, as that of a line break.
    open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        propertyForGlyph(at: glyphIndex).contains(.controlCharacter)
    }
    /// Returns a Boolean value that indicates whether a glyph is drawn outside of its line: always false.
    open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool { false }
    /// Returns the size of an attachment, in points; −1 for other glyphs.
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        guard isValidGlyphIndex(glyphIndex),
            text.attribute(.attachment, at: glyphIndex, effectiveRange: nil) is NSTextAttachment,
            let rect = geometry.rects(of: NSRange(location: glyphIndex, length: 1)).first
        else { return CGSize(width: -1, height: -1) }
        return rect.size
    }

    // MARK: Places

    /// Returns the smallest rectangle around glyphs.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = geometry.rects(of: glyphRange)
        guard let first = rects.first else { return .zero }
        return inContainer(rects.dropFirst().reduce(first) { $0.union($1) })
    }
    /// Calls a closure with each line of glyphs: its area, its used area, its container and its glyphs.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        guard let container = textContainers.first else { return }
        let geometry = geometry
        var stops = ObjCBool(false)
        for index in geometry.lines.indices {
            let range = NSRange(geometry.lines[index].range)
            guard NSIntersectionRange(range, glyphRange).length > 0, !stops.boolValue else { continue }
            let frame = geometry.frame(ofLine: index)
            let used = frame.insetBy(dx: -padding, dy: 0).offsetBy(dx: padding, dy: 0)
            block(lineFragment(index, geometry), used, container, range, &stops)
        }
    }
    /// Calls a closure with the rectangles of a range of glyphs.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stops = ObjCBool(false)
        for rect in geometry.rects(of: glyphRange) where !stops.boolValue { block(inContainer(rect), &stops) }
    }
    /// Returns the area of a glyph's line.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool = false
    ) -> CGRect {
        let geometry = geometry
        guard let index = geometry.lineIndex(of: glyphIndex) else { return .zero }
        effectiveRange?.pointee = NSRange(geometry.lines[index].range)
        return lineFragment(index, geometry)
    }
    private func lineFragment(_ index: Int, _ geometry: TextGeometry) -> CGRect {
        let fragment = geometry.fragment(ofLine: index)
        var (left, width) = (CGFloat(0), containerWidth)
        if let span = geometry.lines[index].span {
            (left, width) = (CGFloat(span.lowerBound), CGFloat(span.upperBound - span.lowerBound) + 2 * padding)
        }
        return CGRect(x: left, y: fragment.minY, width: width, height: fragment.height)
    }
    /// Returns the used area of a glyph's line.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?, withoutAdditionalLayout flag: Bool = false
    ) -> CGRect {
        let geometry = geometry
        guard let index = geometry.lineIndex(of: glyphIndex) else { return .zero }
        effectiveRange?.pointee = NSRange(geometry.lines[index].range)
        return inContainer(geometry.frame(ofLine: index))
    }
    /// Returns the location of a glyph in its line, on the baseline.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        let geometry = geometry
        guard let index = geometry.lineIndex(of: glyphIndex), let caret = geometry.caret(before: glyphIndex) else {
            return .zero
        }
        return CGPoint(
            x: caret.minX + padding, y: CGFloat(geometry.lines[index].baseline) - geometry.lines[index].origin.y)
    }

    // MARK: Drawing

    /// Draws the lines with glyphs of a range in the current context, without their backgrounds, with the container's
    /// corner at a point.
    ///
    /// In a text view, which calls it on a manager of an app's class, the view draws the glyphs in front of what an
    /// override draws, and all of them if there are any.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let canvas = UIGraphicsGetCurrentContext(), !textContainers.isEmpty else { return }
        guard lineDrawing == nil else {
            lineDrawing?.drawsGlyphs = true
            return canvas.traits.asCurrent { drawLines(in: glyphsToShow, at: origin) }
        }
        let geometry = canvas.traits.asCurrent {
            self.geometry(with: isOfOwnClass ? recordLines { drawLines(in: glyphsToShow, at: origin) } : nil)
        }
        for (index, line) in geometry.lines.enumerated()
        where NSIntersectionRange(NSRange(line.range), glyphsToShow).length > 0 {
            let corner = CGPoint(x: origin.x + padding + line.origin.x, y: origin.y + line.origin.y)
            geometry.drawLine(index, at: corner, in: canvas)
        }
    }
    /// Fills the areas behind characters with a background color, with the container's corner at a point.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        drawBackgrounds(in: glyphsToShow, at: origin)
    }
    /// Fills areas behind characters with the current color.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
        color: UIColor
    ) { UIGraphicsGetCurrentContext()?.fill(Array(UnsafeBufferPointer(start: rectArray, count: rectCount))) }
    /// Draws an underline: `drawGlyphs(forGlyphRange:at:)` draws it with the glyphs if this is called.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) { lineDrawing?.underlines.kept.append(glyphRange) }
    /// Draws the underlines of a range by `drawUnderline(forGlyphRange:…)`.
    open func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawUnderline(
            forGlyphRange: glyphRange, underlineType: underlineVal,
            baselineOffset: lineRect.height - location(forGlyphAt: glyphRange.location).y, lineFragmentRect: lineRect,
            lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
    /// Draws a line through text: `drawGlyphs(forGlyphRange:at:)` draws it with the glyphs if this is called.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) { lineDrawing?.strikethroughs.kept.append(glyphRange) }
    /// Draws the lines through the text of a range by `drawStrikethrough(forGlyphRange:…)`.
    open func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawStrikethrough(
            forGlyphRange: glyphRange, strikethroughType: strikethroughVal,
            baselineOffset: lineRect.height - location(forGlyphAt: glyphRange.location).y, lineFragmentRect: lineRect,
            lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }
    /// Sets the glyphs of a range; without effect, because characters are shaped when lines are drawn.
    open func setGlyphs(
        _ glyphs: UnsafePointer<CGGlyph>, properties props: UnsafePointer<NSLayoutManager.GlyphProperty>,
        characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) {}
}
