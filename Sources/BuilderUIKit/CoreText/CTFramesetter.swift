import BuilderFoundation
import Foundation
import Render

/// Breaks a text into the lines of frames.
public final class CTFramesetter: NSObject, @unchecked Sendable {
    fileprivate let text: NSAttributedString

    fileprivate init(_ text: NSAttributedString) { self.text = text.reservingRunDelegates }

    /// Returns a part of the text; a length of 0 is that to its end.
    fileprivate func part(_ range: CFRange) -> NSRange {
        let start = min(max(0, range.location), text.length)
        let length = range.length == 0 ? text.length - start : range.length
        return NSRange(location: start, length: min(max(0, length), text.length - start))
    }

    /// Lays a part of the text out. Lines that the height doesn't hold are left out.
    fileprivate func layout(_ part: NSRange, in size: CGSize) -> ParagraphLayout {
        func usable(_ length: CGFloat) -> Double { length > 0 && length < 1e7 ? Double(length) : .infinity }
        return ParagraphTypesetter.shared.layout(
            StringDrawing.text(text.attributedSubstring(from: part), traits: .current),
            limits: TextLimits(width: usable(size.width), height: usable(size.height)))
    }
}

/// Lines of text within an area. Lengths are points; y points up from the area's bottom.
public final class CTFrame: NSObject, @unchecked Sendable {
    fileprivate let path: CGPath
    fileprivate let lines: [CTLine]
    /// The left ends of the baselines, relative to the area's bottom left corner.
    fileprivate let origins: [CGPoint]
    fileprivate let range: NSRange
    fileprivate let visible: NSRange

    fileprivate init(_ setter: CTFramesetter, _ range: NSRange, _ path: CGPath) {
        self.path = path
        self.range = range
        let area = path.boundingBox
        let layout = setter.layout(range, in: area.size)
        let end = range.length
        let shown = layout.lines.map { line -> NSRange in
            let start = min(line.range.lowerBound, end)
            return NSRange(location: range.location + start, length: min(line.range.upperBound, end) - start)
        }
        lines = shown.map { CTLine(setter.text.attributedSubstring(from: $0), range: $0) }
        origins = layout.lines.map { CGPoint(x: $0.origin.x, y: area.height - CGFloat($0.baseline)) }
        visible = NSRange(location: range.location, length: (shown.last?.upperBound ?? range.location) - range.location)
    }

    fileprivate func draw(in context: CGContext) {
        let area = path.boundingBox
        for (line, origin) in zip(lines, origins) {
            context.textPosition = CGPoint(x: area.minX + origin.x, y: area.minY + origin.y)
            line.draw(in: context)
        }
    }
}

/// Creates a framesetter of a text.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
    CTFramesetter(attrString)
}

/// Creates the lines of a part of the text within the box around a path. A length of 0 is that to the text's end;
/// attributes have no effect.
public func CTFramesetterCreateFrame(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(framesetter, framesetter.part(stringRange), path) }

/// Returns the size that a part of the text needs within limits, where 0 and lengths of 10,000,000 or more are none.
public func CTFramesetterSuggestFrameSizeWithConstraints(
    _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
    _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
    let part = framesetter.part(stringRange)
    let layout = framesetter.layout(part, in: constraints)
    fitRange?.pointee = CFRangeMake(part.location, min(layout.lines.last?.range.upperBound ?? 0, part.length))
    return layout.size
}

/// Returns a frame's lines, of type `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { CFArray(array: frame.lines) }

/// Writes the left ends of the baselines of lines; a length of 0 stands for all that follow.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
    let start = min(max(0, range.location), frame.origins.count)
    let end = range.length == 0 ? frame.origins.count : start + min(max(0, range.length), frame.origins.count - start)
    for (place, origin) in frame.origins[start..<max(start, end)].enumerated() { origins[place] = origin }
}

/// Returns the part of the text that a frame was made of.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
    CFRangeMake(frame.range.location, frame.range.length)
}

/// Returns the part of the text that a frame shows.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
    CFRangeMake(frame.visible.location, frame.visible.length)
}

/// Returns the path of a frame.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// Draws a frame's lines.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { frame.draw(in: context) }
