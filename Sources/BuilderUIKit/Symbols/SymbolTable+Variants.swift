import Foundation
import Render

/// Variants of symbols by Apple's suffixes, drawn from the symbol before the suffix: `.fill`, `.slash`, `.circle`,
/// `.square`, `.badge.plus` and others.
extension SymbolTable {
    /// Returns the outlines of a variant; nil if its symbol isn't built in.
    static func variant(named name: String) -> SymbolDrawing? {
        if name.hasSuffix(".badge.fill") {
            return drawing(named: name.dropLast(".badge.fill".count) + ".fill.badge")
        }
        if let (base, badge) = split(name, at: ".badge."), let drawing = self.base(named: base),
            let mark = self.drawing(named: badge + ".circle.fill")
        {
            return drawing.badged(with: mark)
        }
        let warning = ".trianglebadge.exclamationmark"
        if name.hasSuffix(warning), let drawing = self.base(named: String(name.dropLast(warning.count))),
            let mark = self.drawing(named: "exclamationmark.triangle.fill")
        {
            return drawing.badged(with: mark)
        }
        for (suffix, make) in variants where name.hasSuffix(suffix) {
            let base = String(name.dropLast(suffix.count))
            let isCut = suffix == ".circle.fill" || suffix == ".square.fill"
            if !base.isEmpty, let drawing = isCut ? cutForm(of: base) : self.base(named: base),
                let result = make(drawing)
            {
                return result
            }
        }
        if let drawing = framed(named: name) { return drawing }
        return name.hasSuffix(".fill") ? drawing(named: String(name.dropLast(".fill".count)))?.filled() : nil
    }

    /// Shapes other than circles and squares around symbols, by the ends of the variants' names.
    private static let frames = [
        ("rectangle.portrait", "rectangle.portrait"), ("rectangle", "rectangle"), ("seal", "seal"),
        ("shield", "shield"),
        ("diamond", "diamond"), ("octagon", "octagon"), ("app", "app"), ("bubble", "bubble.left"),
        ("message", "message"),
        ("icloud", "icloud"), ("heart", "heart"), ("doc", "doc"), ("batteryblock", "rectangle"),
        ("iphone", "iphone"), ("ipad", "ipad"),
    ]

    /// Returns a symbol inside one of the shapes, or a filled shape with the symbol cut out of it.
    private static func framed(named name: String) -> SymbolDrawing? {
        let isFilled = name.hasSuffix(".fill")
        let plain = isFilled ? String(name.dropLast(".fill".count)) : name
        for (suffix, frame) in frames where plain.hasSuffix("." + suffix) {
            let name = String(plain.dropLast(suffix.count + 1))
            guard let inner = isFilled ? cutForm(of: name) : base(named: name) else { continue }
            return isFilled
                ? inner.cut(out: drawing(named: frame + ".fill")?.merged()) : inner.placed(in: drawing(named: frame))
        }
        return nil
    }

    private static let variants: [(String, @Sendable (SymbolDrawing) -> SymbolDrawing?)] = [
        (".slash.fill", { $0.filled().slashed(isFilled: true) }),
        (".slash", { $0.slashed(isFilled: false) }),
        (".circle.fill", { $0.cut(out: drawing(named: "circle.fill")) }),
        (".square.fill", { $0.cut(out: drawing(named: "square.fill")) }),
        (".circle", { $0.placed(in: drawing(named: "circle")) }),
        (".square", { $0.placed(in: drawing(named: "square")) }),
        (".badge", { drawing in Self.drawing(named: "circle.fill").map { drawing.badged(with: $0, isAtTop: true) } }),
    ]

    /// Symbols whose filled form is cut out of a filled shape, as SF Symbols shows them, not their outline.
    private static let solidInShapes: Set = [
        "backward", "bell", "bolt", "bookmark", "camera", "envelope", "flag", "folder", "forward", "heart", "house",
        "location", "lock", "mic", "moon", "pause", "person", "phone", "play", "star", "stop", "tag", "trash", "video",
    ]

    /// Returns the form of a symbol that is cut out of a filled shape.
    private static func cutForm(of name: String) -> SymbolDrawing? {
        let filled = solidInShapes.contains(name) ? drawing(named: name + ".fill") : nil
        return filled ?? base(named: name)
    }

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

    /// Returns the symbol, smaller, inside an outline.
    func placed(in frame: SymbolDrawing?) -> SymbolDrawing? {
        guard var result = frame else { return nil }
        let inner = fitting(in: result.size)
        result.strokes.elements += inner.strokes.elements
        result.fills.elements += inner.fills.elements
        return result
    }

    /// Returns a shape with the symbol, smaller, cut out of it.
    func cut(out shape: SymbolDrawing?) -> SymbolDrawing? {
        guard var result = shape else { return nil }
        let inner = fitting(in: result.size)
        result.markStart = result.fills.elements.count
        result.fills.elements += SymbolCoverage(inner, lineWidth: 0.08).path.elements
        return result
    }

    /// Returns a filled shape whose lines are a part of it, so that another symbol can be cut out of both.
    fileprivate func merged() -> SymbolDrawing {
        guard !strokes.isEmpty else { return self }
        var result = self
        result.fills = SymbolCoverage(self, lineWidth: 0.085).path
        result.strokes = Path()
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

    /// Returns the symbol in the middle of a box and at most 0.56 of its size.
    func fitting(in box: CGSize) -> SymbolDrawing {
        let scale = 0.56 * min(box.width / size.width, box.height / size.height)
        let place = CGAffineTransform(
            translationX: (box.width - size.width * scale) / 2, y: (box.height - size.height * scale) / 2
        ).scaledBy(x: scale, y: scale)
        return SymbolDrawing(size: box, strokes: strokes.applying(place), fills: fills.applying(place))
    }
}

extension SymbolLayer {
    /// Returns the layer as shapes that are cut out of a filled shape.
    func cutOut() -> SymbolLayer {
        var result = self
        result.fills = SymbolCoverage(SymbolDrawing(size: .zero, strokes: strokes, fills: fills), lineWidth: 0.08).path
        result.strokes = Path()
        result.isCutOut = true
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

extension Path {
    /// The ends of the elements of a flattened path.
    fileprivate var points: [CGPoint] {
        elements.compactMap { element in
            switch element {
            case .move(let point), .line(let point): point
            default: nil
            }
        }
    }
}

extension [CGPoint] {
    fileprivate var boundingBox: CGRect {
        guard let first else { return .zero }
        return dropFirst().reduce(CGRect(origin: first, size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
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

/// The area that lines and shapes cover, as one path whose parts don't overlap, so that it can be cut out of a shape.
///
/// It consists of trapezoids between horizontal lines, close enough to each other for symbols at any size in an
/// interface.
private struct SymbolCoverage {
    private(set) var path = Path()
    /// The distance of the horizontal lines.
    private static let step: CGFloat = 1 / 128

    typealias Span = (low: CGFloat, high: CGFloat)

    /// The outlines of segments, each with the range of its heights.
    private let polygons: [(points: [CGPoint], low: CGFloat, high: CGFloat)]
    private let shapes: [[CGPoint]]
    /// Returns the part of a horizontal line on which nothing is covered.
    private let gap: (CGFloat) -> Span?

    init(_ drawing: SymbolDrawing, lineWidth: CGFloat, outside gap: @escaping (CGFloat) -> Span? = { _ in nil }) {
        self.gap = gap
        shapes = Self.polygons(of: drawing.fills).map(\.points)
        polygons = Self.polygons(of: drawing.strokes).flatMap {
            Self.capsules(along: $0.points, isClosed: $0.isClosed, radius: lineWidth / 2)
        }.map { points in
            let box = points.boundingBox
            return (points, box.minY, box.maxY)
        }
        let box = (polygons.map(\.points) + shapes).joined().map(\.self).boundingBox
        var y = (box.minY / Self.step).rounded(.down) * Self.step
        var above = spans(at: y)
        while y < box.maxY {
            let below = spans(at: y + Self.step)
            add(above, below, middle: spans(at: y + Self.step / 2), y: y)
            above = below
            y += Self.step
        }
    }

    private mutating func add(_ above: [Span], _ below: [Span], middle: [Span], y: CGFloat) {
        let matches =
            above.count == below.count && above.count == middle.count
            && zip(above, below).allSatisfy { $0.low < $1.high && $1.low < $0.high }
        let (tops, bottoms) = matches ? (above, below) : (middle, middle)
        for (top, bottom) in zip(tops, bottoms) {
            path.elements += [
                .move(CGPoint(x: top.low, y: y)), .line(CGPoint(x: top.high, y: y)),
                .line(CGPoint(x: bottom.high, y: y + Self.step)), .line(CGPoint(x: bottom.low, y: y + Self.step)),
                .close,
            ]
        }
    }

    /// Returns what is covered on a horizontal line, from left to right.
    private func spans(at y: CGFloat) -> [Span] {
        var found = Self.crossings(of: shapes, at: y)
        for polygon in polygons where polygon.low <= y && y <= polygon.high {
            found += Self.crossings(of: [polygon.points], at: y)
        }
        found.sort { $0.low < $1.low }
        let covered: [Span] = found.reduce(into: []) { result, span in
            if let last = result.last, span.low <= last.high {
                result[result.count - 1].high = max(last.high, span.high)
            } else {
                result.append(span)
            }
        }
        guard let gap = gap(y) else { return covered }
        return covered.flatMap { span -> [Span] in
            [(span.low, min(span.high, gap.low)), (max(span.low, gap.high), span.high)].filter { $0.0 < $0.1 }
        }
    }

    /// Returns the inside of polygons on a horizontal line, by the even-odd rule.
    private static func crossings(of polygons: [[CGPoint]], at y: CGFloat) -> [Span] {
        var places: [CGFloat] = []
        for polygon in polygons {
            for (index, end) in polygon.enumerated() {
                let start = polygon[index == 0 ? polygon.count - 1 : index - 1]
                guard (start.y <= y) != (end.y <= y) else { continue }
                places.append(start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x))
            }
        }
        places.sort()
        return stride(from: 0, to: places.count - 1, by: 2).map { (places[$0], places[$0 + 1]) }
    }

    private static func polygons(of path: Path) -> [(points: [CGPoint], isClosed: Bool)] {
        path.flattened(tolerance: 0.002).subpaths.map { ($0.points, $0.elements.last == .close) }
    }

    /// Returns a capsule for each segment of a line.
    private static func capsules(along points: [CGPoint], isClosed: Bool, radius: CGFloat) -> [[CGPoint]] {
        guard let first = points.first else { return [] }
        let ends = isClosed ? points + [first] : points
        return zip(ends, ends.dropFirst()).map { start, end in
            let angle = atan2(end.y - start.y, end.x - start.x)
            func cap(_ center: CGPoint, _ turn: CGFloat) -> [CGPoint] {
                (0...8).map { part in
                    let direction = angle + turn + CGFloat(part) * .pi / 8
                    return CGPoint(x: center.x + radius * cos(direction), y: center.y + radius * sin(direction))
                }
            }
            return cap(end, -.pi / 2) + cap(start, .pi / 2)
        }
    }
}
