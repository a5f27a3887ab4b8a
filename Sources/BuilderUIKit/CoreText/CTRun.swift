import BuilderFoundation
import Foundation

/// Characters of a line that have the same attributes. Each UTF-16 unit counts as a glyph: that of its character alone
/// in the run's font, or 0 (see `CTFontGetGlyphsForCharacters`). Ligatures and glyphs of other fonts, with which the
/// line is drawn, aren't among them.
public final class CTRun: NSObject, @unchecked Sendable {
    fileprivate let line: CTLine
    /// The characters in the text of which the line was made.
    fileprivate let range: NSRange
    fileprivate let attributes: [NSAttributedString.Key: Any]
    /// The left ends of the characters' baselines, which a caller may point to.
    fileprivate let positions: UnsafeMutableBufferPointer<CGPoint>
    /// The glyphs, which a caller may point to.
    fileprivate let glyphs: UnsafeMutableBufferPointer<CGGlyph>

    init(_ line: CTLine, _ range: NSRange, _ attributes: [NSAttributedString.Key: Any]) {
        self.line = line
        self.range = range
        self.attributes = attributes
        positions = .allocate(capacity: range.length)
        glyphs = .allocate(capacity: range.length)
        let font = attributes[.font] as? UIFont ?? .unspecifiedText
        let own = NSRange(location: range.location - line.range.location, length: range.length)
        let found = font.glyphs(of: (line.text.string as NSString).substring(with: own).utf16).glyphs
        for place in 0..<range.length {
            positions.initializeElement(
                at: place, to: CGPoint(x: line.offset(of: range.location + place), y: 0))
            glyphs.initializeElement(at: place, to: found.indices.contains(place) ? found[place] : 0)
        }
    }

    deinit {
        positions.deallocate()
        glyphs.deallocate()
    }

    /// Returns a part of the run's characters; a length of 0 is that to its end.
    fileprivate func part(_ part: CFRange) -> NSRange {
        let start = min(max(0, part.location), range.length)
        let length = part.length == 0 ? range.length - start : min(max(0, part.length), range.length - start)
        return NSRange(location: range.location + start, length: length)
    }

    fileprivate func line(of part: NSRange) -> CTLine {
        let own = NSRange(location: part.location - line.range.location, length: part.length)
        return CTLine(line.text.attributedSubstring(from: own), range: part)
    }
}

/// Returns a line's runs, of type `CTRun`.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray {
    var runs: [CTRun] = []
    let whole = NSRange(location: 0, length: line.text.length)
    line.text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
        let own = NSRange(location: line.range.location + range.location, length: range.length)
        runs.append(CTRun(line, own, attributes))
    }
    return CFArray(array: runs)
}

/// Returns the attributes of a run's characters.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    let attributes = CFMutableDictionary()
    for (key, value) in run.attributes { attributes.setObject(value, forKey: CFString(string: key.rawValue)) }
    return attributes
}

/// Returns a run's characters in the text of which its line was made.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRangeMake(run.range.location, run.range.length) }
/// Returns the number of a run's characters.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.range.length }

/// Returns the left ends of the characters' baselines relative to that of the line; they live as long as the run.
public func CTRunGetPositionsPtr(_ run: CTRun) -> UnsafePointer<CGPoint>? {
    run.positions.baseAddress.map { UnsafePointer($0) }
}

/// Writes the left ends of the characters' baselines relative to that of the line.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    let part = run.part(range)
    for place in 0..<part.length { buffer[place] = run.positions[part.location - run.range.location + place] }
}

/// Returns a run's glyphs, one for each UTF-16 unit; they live as long as the run.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> UnsafePointer<CGGlyph>? {
    run.glyphs.baseAddress.map { UnsafePointer($0) }
}

/// Writes a run's glyphs, one for each UTF-16 unit.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    let part = run.part(range)
    for place in 0..<part.length { buffer[place] = run.glyphs[part.location - run.range.location + place] }
}

/// Writes the distances from the characters to those that follow them.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    let part = run.part(range)
    for place in 0..<part.length {
        let index = part.location + place
        buffer[place] = CGSize(width: run.line.offset(of: index + 1) - run.line.offset(of: index), height: 0)
    }
}

/// Writes the places of a run's characters in the text of which its line was made.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    let part = run.part(range)
    for place in 0..<part.length { buffer[place] = part.location + place }
}

/// Returns the width of a part of a run, and the distances of its fonts.
@discardableResult
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double { CTLineGetTypographicBounds(run.line(of: run.part(range)), ascent, descent, leading) }

/// Draws a part of a run at the context's text position, which is that of the line.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let part = run.part(range)
    let origin = context.textPosition
    context.textPosition.x += run.line.offset(of: part.location)
    run.line(of: part).draw(in: context)
    context.textPosition = origin
}
