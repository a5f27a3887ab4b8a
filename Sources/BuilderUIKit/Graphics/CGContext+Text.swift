import Foundation
import Render

/// The drawing of glyphs.
public enum CGTextDrawingMode: Int32, Hashable, Sendable {
    /// Fills, strokes, does both, or neither.
    case fill, stroke, fillStroke, invisible
    /// Draws as without clipping; the clip isn't changed.
    case fillClip, strokeClip, fillStrokeClip, clip

    var fills: Bool { self == .fill || self == .fillStroke || self == .fillClip || self == .fillStrokeClip }
    var strokes: Bool { self == .stroke || self == .fillStroke || self == .strokeClip || self == .fillStrokeClip }
}

extension CGContext {
    /// The part of the graphics state that concerns text.
    struct TextState {
        var mode = CGTextDrawingMode.fill
        /// The points between glyphs of `showGlyphs(_:at:)`, which has a position for each.
        var spacing: CGFloat = 0
        var font: CGFont?
        /// The size in points.
        var size: CGFloat = 12
    }

    /// Sets the drawing of glyphs.
    public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.text.mode = mode }

    /// Sets the points between glyphs that have no position of their own: without effect, because all have one.
    public func setCharacterSpacing(_ spacing: CGFloat) { state.text.spacing = spacing }

    /// Sets the font of glyphs.
    public func setFont(_ font: CGFont) { state.text.font = font }

    /// Sets the size of glyphs in points; 12 without one.
    public func setFontSize(_ size: CGFloat) { state.text.size = size }

    /// Draws glyphs of the context's font with their origins at positions relative to the text matrix's origin.
    public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
        guard let font = state.text.font, let name = font.postScriptName else { return }
        let count = min(glyphs.count, positions.count)
        CTFontDrawGlyphs(CTFontCreateWithName(name, state.text.size, nil), glyphs, positions, count, self)
    }

    /// Fills and strokes a path in the drawing mode of glyphs; its points are of user space.
    func drawGlyph(_ path: CGPath) {
        if state.text.mode.fills {
            addPath(path)
            fillPath()
        }
        if state.text.mode.strokes {
            addPath(path)
            strokePath()
        }
    }
}
