import BuilderFoundation
import Foundation
import Render

/// A line of text.
///
/// Lengths are points; y points up from the baseline. Places within a line are measured by the width of the text before
/// them, in the order of left-to-right text.
public final class CTLine: NSObject, @unchecked Sendable {
    let text: NSAttributedString
    /// The characters of the line in the text of which it was made, in UTF-16 units.
    let range: NSRange
    private let layout: ParagraphLayout

    init(_ text: NSAttributedString, range: NSRange) {
        self.text = text.reservingRunDelegates
        self.range = range
        layout = ParagraphTypesetter.shared.layout(
            StringDrawing.text(self.text, traits: .current), limits: TextLimits(lines: 1))
    }

    /// The width, with the white space at the end.
    var width: CGFloat { max(layout.size.width, inkWidth) }
    /// The width without white space at the end.
    var inkWidth: CGFloat { layout.lines.first.map { CGFloat($0.width) } ?? 0 }

    /// The largest distances from the baseline, and the largest leading, of the line's fonts.
    var metrics: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
        var metrics = (ascent: CGFloat(0), descent: CGFloat(0), leading: CGFloat(0))
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, _, _ in
            let font = value as? UIFont ?? .unspecifiedText
            metrics.ascent = max(metrics.ascent, font.ascender)
            metrics.descent = max(metrics.descent, -font.descender)
            metrics.leading = max(metrics.leading, font.leading)
        }
        text.enumerateAttribute(.runDelegate, in: NSRange(location: 0, length: text.length)) { value, _, _ in
            guard let delegate = value as? CTRunDelegate else { return }
            metrics.ascent = max(metrics.ascent, delegate.ascent)
            metrics.descent = max(metrics.descent, delegate.descent)
        }
        return metrics
    }

    /// The number of characters that are drawn.
    var glyphCount: Int { text.length }

    /// Returns the distance of a character's left edge from the line's.
    func offset(of index: Int) -> CGFloat {
        let end = min(max(0, index - range.location), text.length)
        return end == 0 ? 0 : text.attributedSubstring(from: NSRange(location: 0, length: end)).size().width
    }

    /// Returns the character before or after which an x coordinate is.
    func index(at x: CGFloat) -> Int {
        var (low, high) = (0, text.length)
        while low < high {
            let middle = (low + high + 1) / 2
            let left = offset(of: range.location + middle - 1)
            let right = offset(of: range.location + middle)
            if (left + right) / 2 <= x { low = middle } else { high = middle - 1 }
        }
        return range.location + low
    }

    /// Draws the line with the left end of its baseline at the context's text position.
    func draw(in context: CGContext) {
        guard let line = layout.lines.first else { return }
        guard context.state.text.mode == .fill || context.state.text.mode == .fillClip else {
            drawOutlines(in: context)
            return
        }
        context.report(layout.warnings.map(ViewWarning.other))
        if !layout.missingGlyphs.isEmpty {
            context.report([
                .missingGlyphs(MissingText(view: "drawn text", text: text.string, glyphs: layout.missingGlyphs))
            ])
        }
        context.saveGState()
        context.concatenate(context.textMatrix)
        // Glyphs have their y axis upward.
        context.scaleBy(x: 1, y: -1)
        context.translateBy(x: -line.origin.x, y: -CGFloat(line.baseline))
        context.draw(
            line.contents, in: CGRect(x: line.origin.x, y: line.origin.y, width: width, height: CGFloat(line.height)))
        context.restoreGState()
        context.textPosition.x += width
    }

    /// Draws the outlines of the line's characters in their own fonts, in the context's text drawing mode. Characters
    /// that a font lacks aren't drawn.
    private func drawOutlines(in context: CGContext) {
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let font = attributes[.font] as? UIFont ?? .unspecifiedText
            let all = font.glyphs(of: (text.string as NSString).substring(with: range).utf16).glyphs
            // The glyph 0 is the box of a missing character, and stands for places of attachments, too.
            let drawn = all.indices.filter { all[$0] != 0 }
            let glyphs = drawn.map { all[$0] }
            let positions = drawn.map {
                CGPoint(x: offset(of: self.range.location + range.location + $0), y: 0)
            }
            context.saveGState()
            if let color = attributes[.foregroundColor] as? UIColor { context.setFillColor(color.cgColor) }
            if let color = attributes[.coreTextColor] as? CGColor { context.setFillColor(color) }
            CTFontDrawGlyphs(font, glyphs, positions, glyphs.count, context)
            context.restoreGState()
        }
        context.textPosition.x += width
    }
}

/// The place where a line that is too long is cut.
public enum CTLineTruncationType: UInt32, Sendable {
    /// Its beginning, its end, or its middle.
    case start, end, middle
}

/// The parts that the bounds of a line include.
public struct CTLineBoundsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Bounds without the fonts' leading.
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
    /// Bounds without shifts by fonts; without effect.
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
    /// Bounds of the outlines of the characters; without effect.
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
    /// Bounds by the outlines of characters in all languages; without effect.
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
}

/// Creates a line of a text, which isn't broken.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    CTLine(attrString, range: NSRange(location: 0, length: attrString.length))
}

/// Creates a line that is at most as wide as a number of points, in which a token stands for what was cut.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    guard line.width > width else { return line }
    let token = truncationToken?.text ?? NSAttributedString()
    let room = CGFloat(width) - (truncationToken?.width ?? 0)
    guard room >= 0 else { return nil }
    /// Returns the number of characters that fit at the start, or at the end.
    func count(in room: CGFloat, atEnd: Bool) -> Int {
        let length = line.text.length
        return (0...length).last {
            let location = atEnd ? length - $0 : 0
            return $0 == 0
                || line.text.attributedSubstring(from: NSRange(location: location, length: $0)).size().width <= room
        } ?? 0
    }
    let half = truncationType == .middle ? room / 2 : room
    let head = truncationType == .start ? 0 : count(in: half, atEnd: false)
    let tail = truncationType == .end ? 0 : count(in: half, atEnd: true)
    let text = NSMutableAttributedString(
        attributedString: line.text.attributedSubstring(from: NSRange(location: 0, length: head)))
    text.append(token)
    text.append(
        line.text.attributedSubstring(from: NSRange(location: line.text.length - tail, length: tail)))
    return CTLine(text, range: NSRange(location: line.range.location, length: text.length))
}

/// Returns a line's width, and the distances of its fonts.
@discardableResult
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    let metrics = line.metrics
    ascent?.pointee = metrics.ascent
    descent?.pointee = metrics.descent
    leading?.pointee = metrics.leading
    return Double(line.width)
}

/// Returns a line's bounds, relative to the left end of its baseline.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    let metrics = line.metrics
    let below = metrics.descent + (options.contains(.excludeTypographicLeading) ? 0 : metrics.leading)
    return CGRect(x: 0, y: -below, width: line.width, height: metrics.ascent + below)
}

/// Returns a line's bounds as it would be drawn: those of its fonts.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let origin = context?.textPosition ?? .zero
    return CTLineGetBoundsWithOptions(line, .excludeTypographicLeading).offsetBy(dx: origin.x, dy: origin.y)
}

/// Returns the characters of a line in the text of which it was made.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRangeMake(line.range.location, line.range.length) }
/// Returns the number of a line's characters.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.glyphCount }
/// Returns the width of the white space at the end of a line.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { Double(line.width - line.inkWidth) }
/// Returns the character before which a position is.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.index(at: position.x)
}

/// Returns the distance of a character from the left end of a line.
@discardableResult
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    let offset = line.offset(of: charIndex)
    secondaryOffset?.pointee = offset
    return offset
}

/// Returns the points by which a line moves so that it stands in a width: 0 for its start, 1 for its end.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, flushWidth - Double(line.width)) * Double(min(max(0, flushFactor), 1))
}

/// Creates a line that is stretched at its spaces, by a factor of what it lacks to a width in points: 1 for all of it.
///
/// - Returns: The line; nil if it has no space or is wider than the width.
public func CTLineCreateJustifiedLine(
    _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
    let missing = CGFloat(justificationWidth) - line.inkWidth
    let end = (line.text.string as NSString).trimmedLength
    let spaces = (line.text.string as NSString).spaces(before: end)
    guard missing >= 0, !spaces.isEmpty else { return nil }
    let text = NSMutableAttributedString(attributedString: line.text)
    let extra = missing * min(max(0, justificationFactor), 1) / CGFloat(spaces.count)
    for place in spaces {
        let range = NSRange(location: place, length: 1)
        let attributes = text.attributes(at: place, effectiveRange: nil)
        let kern = (attributes[.kern] ?? attributes[.tracking]).flatMap { CGFloat(number: $0) } ?? 0
        text.addAttribute(.kern, value: kern + extra, range: range)
    }
    return CTLine(text, range: line.range)
}

extension NSString {
    /// The length without white space at the end.
    fileprivate var trimmedLength: Int {
        let last = rangeOfCharacter(from: CharacterSet.whitespacesAndNewlines.inverted, options: .backwards)
        return last.location == NSNotFound ? 0 : last.upperBound
    }

    /// Returns the places of spaces before an index.
    fileprivate func spaces(before end: Int) -> [Int] { (0..<end).filter { character(at: $0) == 0x20 } }
}

/// Draws a line at the context's text position.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) { line.draw(in: context) }
