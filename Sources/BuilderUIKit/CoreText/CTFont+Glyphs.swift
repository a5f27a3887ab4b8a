import BuilderFoundation
import Foundation
import Render

/// The index of a glyph in its font.
public typealias CGGlyph = UInt16
/// A UTF-16 unit.
public typealias UniChar = UInt16

/// The directions in which glyphs follow each other.
public enum CTFontOrientation: UInt32, Sendable {
    /// The font's own, from left to right, or downward, which is treated as from left to right.
    case `default` = 0
    /// From left to right.
    case horizontal = 1
    /// Downward.
    case vertical = 2
}

extension CTFont {
    fileprivate var ownGlyphs: FontGlyphs? { FontGlyphs(spec) }

    /// Returns the glyphs of a text's UTF-16 units, 0 for the second unit of a character and for one that the font
    /// lacks, and a Boolean value that indicates whether it has all characters.
    func glyphs(of units: some Sequence<UniChar>) -> (glyphs: [CGGlyph], isComplete: Bool) {
        let font = ownGlyphs
        var result: [CGGlyph] = []
        var isComplete = true
        var decoder = UTF16()
        var iterator = units.makeIterator()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue(let character):
                let glyph = font?.glyph(of: character.value).flatMap { CGGlyph(exactly: $0) }
                if glyph == nil { isComplete = false }
                result.append(glyph ?? 0)
                if UTF16.width(character) == 2 { result.append(0) }
            case .error:
                // A half of a pair.
                result.append(0)
                isComplete = false
            case .emptyInput: return (result, isComplete)
            }
        }
    }
}

/// Returns the units of a font's em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(font.ownGlyphs?.unitsPerEm ?? 1000) }
/// Returns the number of a font's glyphs.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.ownGlyphs?.count ?? 0 }
/// Returns the glyph with a PostScript name; 0 if the font has no such name. The name of a letter is the letter, in
/// fonts without names too.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
    let name = glyphName as String
    if let glyph = font.ownGlyphs?.glyph(named: name) { return CGGlyph(truncatingIfNeeded: glyph) }
    guard name.utf8.count == 1, name.first?.isLetter == true else { return 0 }
    return font.glyphs(of: name.utf16).glyphs.first ?? 0
}
/// Returns the distance from the baseline to underlines in points, negative below it.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { CGFloat(font.ownGlyphs?.underlinePosition ?? 0) }
/// Returns the thickness of underlines in points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { CGFloat(font.ownGlyphs?.underlineThickness ?? 0) }

/// Returns the font of Core Graphics, which has no size.
public func CTFontCopyGraphicsFont(
    _ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?
) -> CGFont { CGFont(of: font) }

/// Creates the font of Core Graphics's in a size in points; 12 for 0. The matrix and the attributes have no effect.
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont {
    CTFontCreateWithName(graphicsFont.postScriptName ?? CFString(), size > 0 ? size : 12, matrix)
}

/// Writes the glyphs of characters in a font, 0 for the second unit of a character and for one that the font lacks:
/// glyphs of the fonts that replace it aren't among them.
///
/// - Returns: A Boolean value that indicates whether the font has all characters.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    let found = font.glyphs(of: UnsafeBufferPointer(start: characters, count: max(0, count)))
    for (index, glyph) in found.glyphs.enumerated() { glyphs[index] = glyph }
    return found.isComplete
}

/// Writes the advances of glyphs, in points and before kerning, if a buffer is given.
///
/// - Returns: The sum of the advances.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    guard let own = font.ownGlyphs else { return 0 }
    return (0..<max(0, count)).reduce(0) { sum, index in
        let advance = own.advance(of: UInt32(glyphs[index]))
        advances?[index] = CGSize(width: advance, height: 0)
        return sum + advance
    }
}

/// Writes the bounds of glyphs' outlines in points, relative to their origins on the baseline, if a buffer is given.
///
/// - Returns: The union of the bounds.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    (0..<max(0, count)).reduce(.null) { union, index in
        let bounds = CTFontCreatePathForGlyph(font, glyphs[index], nil)?.boundingBoxOfPath ?? .null
        boundingRects?[index] = bounds.isNull ? .zero : bounds
        return union.union(bounds)
    }
}

/// Creates the outline of a glyph in points, with its origin on the baseline and y pointing up; nil without one, such
/// as that of a space. The outlines of the system's font are those of the letters with which it is drawn.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    guard let outline = font.ownGlyphs?.outline(of: UInt32(glyph)), !outline.elements.isEmpty else { return nil }
    return CGPath(outline.applying(matrix?.pointee ?? .identity))
}

/// Draws the outlines of glyphs at positions relative to the context's origin, in its text drawing mode.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
    _ context: CGContext
) {
    context.saveGState()
    context.concatenate(context.textMatrix)
    for index in 0..<max(0, count) {
        var place = CGAffineTransform(translationX: positions[index].x, y: positions[index].y)
        guard let path = CTFontCreatePathForGlyph(font, glyphs[index], &place) else { continue }
        context.drawGlyph(path)
    }
    context.restoreGState()
}
