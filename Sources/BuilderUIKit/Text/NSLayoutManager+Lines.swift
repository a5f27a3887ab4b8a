import Foundation
import Render

/// The parts of a text that a layout manager of an app's class leaves to its superclass in a drawing.
struct LineDrawing {
    /// The lines of one kind.
    struct Lines {
        /// The ranges whose lines were to be drawn, in UTF-16 units.
        var requested: [NSRange] = []
        /// The ranges whose lines the superclass was to draw.
        var kept: [NSRange] = []

        /// Returns a Boolean value that indicates whether the app draws the lines of a range itself, or none.
        func leavesOut(_ range: NSRange) -> Bool {
            func contains(_ other: NSRange) -> Bool { NSIntersectionRange(range, other).length > 0 }
            return requested.contains(where: contains) && !kept.contains(where: contains)
        }
    }

    /// A Boolean value that indicates whether the superclass was to draw glyphs.
    var drawsGlyphs = false
    /// The lines below the text.
    var underlines = Lines()
    /// The lines through the text.
    var strikethroughs = Lines()
}

extension NSLayoutManager {
    /// Returns what a drawing by overrides leaves to this class.
    func recordLines(_ draw: () -> Void) -> LineDrawing {
        let outer = lineDrawing
        defer { lineDrawing = outer }
        lineDrawing = LineDrawing()
        draw()
        return lineDrawing ?? LineDrawing()
    }

    /// Draws the lines below and through the characters of a range, by methods that can be overridden.
    func drawLines(in glyphRange: NSRange, at origin: CGPoint) {
        for line in geometry.lines {
            let whole = NSRange(line.range)
            let shown = NSIntersectionRange(whole, glyphRange)
            guard shown.length > 0 else { continue }
            let rect = lineFragmentRect(forGlyphAt: whole.location, effectiveRange: nil)
            for (part, style) in styles(.underlineStyle, in: shown) {
                lineDrawing?.underlines.requested.append(part)
                underlineGlyphRange(
                    part, underlineType: style, lineFragmentRect: rect, lineFragmentGlyphRange: whole,
                    containerOrigin: origin)
            }
            for (part, style) in styles(.strikethroughStyle, in: shown) {
                lineDrawing?.strikethroughs.requested.append(part)
                strikethroughGlyphRange(
                    part, strikethroughType: style, lineFragmentRect: rect, lineFragmentGlyphRange: whole,
                    containerOrigin: origin)
            }
        }
    }

    private func styles(
        _ name: NSAttributedString.Key, in range: NSRange
    ) -> [(range: NSRange, style: NSUnderlineStyle)] {
        var styles: [(NSRange, NSUnderlineStyle)] = []
        text.enumerateAttribute(name, in: range) { value, part, _ in
            guard let style = TextAttributes.lineStyle(value), style != 0 else { return }
            styles.append((part, NSUnderlineStyle(rawValue: style)))
        }
        return styles
    }
}

extension AttributedText {
    /// Removes the lines below and through the text that an app draws itself.
    mutating func keep(_ lines: LineDrawing) {
        var location = 0
        for index in runs.indices {
            let range = NSRange(location: location, length: runs[index].length)
            location += range.length
            if lines.underlines.leavesOut(range) { runs[index].attributes.underline = 0 }
            if lines.strikethroughs.leavesOut(range) { runs[index].attributes.strikethrough = 0 }
        }
    }
}
