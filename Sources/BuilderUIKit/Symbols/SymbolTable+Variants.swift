import Foundation
import Render

/// Variants of symbols by Apple's suffixes, drawn from the symbol before the suffix: `.fill`, `.slash`,
/// `.badge.plus` and others.
extension SymbolTable {
    /// Returns the outlines of a variant; nil if its symbol isn't built in.
    static func variant(named name: String) -> SymbolDrawing? {
        if name.hasSuffix(".badge.fill") {
            return drawing(named: name.dropLast(".badge.fill".count) + ".fill.badge")
        }
        if let drawing = badged(named: name) { return drawing }
        let warning = ".trianglebadge.exclamationmark"
        if name.hasSuffix(warning), let drawing = self.base(named: String(name.dropLast(warning.count))),
            let mark = self.drawing(named: "exclamationmark.triangle.fill")
        {
            return drawing.badged(with: mark)
        }
        for (suffix, make) in variants where name.hasSuffix(suffix) {
            let base = String(name.dropLast(suffix.count))
            if !base.isEmpty, let drawing = self.base(named: base), let result = make(drawing) { return result }
        }
        if let drawing = framed(named: name) { return drawing }
        return name.hasSuffix(".fill") ? drawing(named: String(name.dropLast(".fill".count)))?.filled() : nil
    }

    /// Returns a symbol with a badge that has a name; `.fill` at the end fills the symbol, not the badge.
    private static func badged(named name: String) -> SymbolDrawing? {
        guard let (base, badge) = split(name, at: ".badge."), !badgeEndings.contains(badge) else { return nil }
        if badge.hasSuffix(".fill"), let drawing = badged(named: base + ".fill.badge." + badge.dropLast(".fill".count))
        {
            return drawing
        }
        guard
            let mark = badges[badge].flatMap({ drawing(named: $0)?.merged() }) ?? drawing(named: badge + ".circle.fill")
        else { return nil }
        return self.base(named: base)?.badged(with: mark)
    }

    /// The ends of names that are about a symbol with a plain badge, such as `bell.badge.slash`.
    private static let badgeEndings: Set = ["circle", "circle.fill", "slash", "slash.fill"]

    /// The symbols of badges that aren't in a filled circle.
    private static let badges = [
        "shield.checkmark": "checkmark.shield.fill", "shield.half.filled": "shield.lefthalf.filled",
        "shield.leadinghalf.filled": "shield.lefthalf.filled", "shield.trailinghalf.filled": "shield.righthalf.filled",
        "automatic": "a.circle.fill", "more": "ellipsis.circle.fill", "timemachine": "clock.fill",
    ]

    private static let variants: [(String, @Sendable (SymbolDrawing) -> SymbolDrawing?)] = [
        (".slash.fill", { $0.filled().slashed(isFilled: true) }),
        (".slash", { $0.slashed(isFilled: false) }),
        (".badge", { drawing in Self.drawing(named: "circle.fill").map { drawing.badged(with: $0, isAtTop: true) } }),
    ]

    private static func split(_ name: String, at separator: String) -> (String, String)? {
        guard let range = name.range(of: separator) else { return nil }
        return (String(name[..<range.lowerBound]), String(name[range.upperBound...]))
    }
}

extension SymbolDrawing {
    /// Returns the symbol with its closed lines filled, which are holes where one lies inside another, as are open
    /// lines inside.
    func filled() -> SymbolDrawing {
        var result = self
        let closed = strokes.subpaths.filter { $0.elements.last == .close }
        result.fills.elements += closed.flatMap(\.elements)
        // The outer edge of a line is half its width outside of its path; that of a hole would make it smaller.
        let outermost = closed.largest
        let holes = closed.filter { $0 != outermost }
        let lines = strokes.subpaths.filter { !holes.contains($0) }
        // Open lines inside the shape are cut out of it.
        let inner = lines.filter { $0 != outermost && outermost?.bounds.contains($0.bounds) == true }
        result.strokes.elements = lines.filter { !inner.contains($0) }.flatMap(\.elements)
        if !inner.isEmpty {
            let drawing = SymbolDrawing(size: size, strokes: Path(inner.flatMap(\.elements)))
            result.fills.elements += SymbolCoverage(drawing, lineWidth: 0.085).path.elements
        }
        return result
    }

    /// Returns the symbol with a line from the top left to the bottom right, and a gap beside the line.
    ///
    /// - Parameter isFilled: A Boolean value that indicates whether lines are the edges of shapes: they end with these.
    func slashed(isFilled: Bool) -> SymbolDrawing {
        let inset = min(size.width, size.height) * 0.06
        let (start, end) = (CGPoint(x: inset, y: inset), CGPoint(x: size.width - inset, y: size.height - inset))
        let gap = SymbolGap(start: start, end: end, radius: 0.1)
        var result = self
        let shapes = isFilled ? self : SymbolDrawing(size: size, fills: fills)
        result.fills = SymbolCoverage(shapes, lineWidth: 0.085, outside: gap.span).path
        // The lines' round ends reach as near as a shape.
        result.strokes = isFilled ? Path() : gap.widened(by: 0.06).cut(strokes)
        result.strokes.elements += [.move(start), .line(end)]
        return result
    }

    /// Returns the symbol with a badge at its right, at the bottom or the top, and a gap around it.
    func badged(with badge: SymbolDrawing, isAtTop: Bool = false) -> SymbolDrawing {
        let side: CGFloat = 0.55
        let scale = side / badge.size.height
        var result = SymbolDrawing(size: CGSize(width: size.width + side * 0.3, height: max(size.height, side)))
        let top = isAtTop ? 0 : result.size.height - side
        let place = CGAffineTransform(translationX: result.size.width - side, y: top).scaledBy(x: scale, y: scale)
        let center = CGPoint(x: result.size.width - side / 2, y: top + side / 2)
        let gap = SymbolGap(start: center, end: center, radius: side / 2 + 0.05)
        let base = SymbolCoverage(self, lineWidth: 0.085, outside: gap.span).path
        result.fills.elements = base.elements + badge.fills.applying(place).elements
        result.markStart = base.elements.count
        return result
    }
}

extension [Path] {
    /// The path with the largest box.
    fileprivate var largest: Path? {
        func area(_ path: Path) -> CGFloat {
            let box = path.flattened(tolerance: 0.01).points.boundingBox
            return box.width * box.height
        }
        return self.max { area($0) < area($1) }
    }
}

/// The room that a symbol leaves around a badge or a line: the points that are near to a segment.
private struct SymbolGap {
    let start: CGPoint
    let end: CGPoint
    let radius: CGFloat

    func widened(by distance: CGFloat) -> SymbolGap {
        SymbolGap(start: start, end: end, radius: radius + distance)
    }

    /// Returns the part of a horizontal line in the gap, from left to right; nil if the line doesn't meet it.
    func span(at y: CGFloat) -> SymbolCoverage.Span? {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = hypot(dx, dy)
        var spans = [start, end].compactMap { center -> SymbolCoverage.Span? in
            let distance = abs(y - center.y)
            guard distance < radius else { return nil }
            let half = (radius * radius - distance * distance).squareRoot()
            return (center.x - half, center.x + half)
        }
        if length > 0, dy != 0 {
            // The sides of the segment, between the ends of its caps.
            let (across, along) = (radius * dx / length, radius * dy / length)
            for side: CGFloat in [-1, 1] {
                let part = (y - start.y - side * across) / dy
                let x = start.x - side * along + part * dx
                if (0...1).contains(part) { spans.append((x, x)) }
            }
        }
        guard let low = spans.map(\.low).min(), let high = spans.map(\.high).max(), low < high else { return nil }
        return (low, high)
    }

    private func contains(_ point: CGPoint) -> Bool {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        let place = square > 0 ? ((point.x - start.x) * dx + (point.y - start.y) * dy) / square : 0
        let part = min(1, max(0, place))
        return hypot(point.x - start.x - part * dx, point.y - start.y - part * dy) < radius
    }

    /// Returns the parts of lines outside the gap; lines that don't meet it stay as they are.
    func cut(_ path: Path) -> Path {
        var result = Path()
        for line in path.subpaths {
            let points = Path(line.elements).flattened(tolerance: 0.002).subpaths.flatMap { line in
                line.elements.last == .close ? line.points + line.points.prefix(1) : line.points
            }
            let pieces = Self.divided(points, length: 1 / 256)
            guard pieces.contains(where: contains) else {
                result.elements += line.elements
                continue
            }
            var isDrawing = false
            for point in pieces {
                let isOutside = !contains(point)
                if isOutside { result.elements.append(isDrawing ? .line(point) : .move(point)) }
                isDrawing = isOutside
            }
        }
        return result
    }

    /// Returns the points of a line with others between them, so that neighbors are at most `length` apart.
    private static func divided(_ points: [CGPoint], length: CGFloat) -> [CGPoint] {
        points.prefix(1)
            + zip(points, points.dropFirst()).flatMap { start, end -> [CGPoint] in
                let count = max(1, (hypot(end.x - start.x, end.y - start.y) / length).rounded(.up))
                return stride(from: 1, through: count, by: 1).map { step in
                    let part = step / count
                    return CGPoint(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y))
                }
            }
    }
}
