import Foundation
import Render
import Synchronization

/// The area that lines and shapes cover, as one path whose parts don't overlap, so that it can be cut out of a shape.
///
/// It consists of trapezoids between horizontal lines, close enough to each other for symbols at any size in an
/// interface.
struct SymbolCoverage {
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

extension SymbolLayer {
    /// Returns the layer as shapes that are cut out of a filled shape.
    func cutOut() -> SymbolLayer {
        var result = covered(lineWidth: 0.08)
        result.isCutOut = true
        return result
    }

    /// Returns the layer with its lines and shapes as one path whose parts don't overlap; itself if it has only one
    /// kind.
    func united(lineWidth: CGFloat) -> SymbolLayer {
        guard !strokes.isEmpty, !fills.isEmpty, rule == .evenOdd else { return self }
        let key = UnitedKey(strokes: strokes, fills: fills, lineWidth: lineWidth)
        var result = self
        result.strokes = Path()
        if let path = Self.united.withLock({ $0[key] }) {
            result.fills = path
        } else {
            result.fills = covered(lineWidth: lineWidth).fills
            Self.united.withLock { $0[key] = result.fills }
        }
        return result
    }

    private func covered(lineWidth: CGFloat) -> SymbolLayer {
        var result = self
        let drawing = SymbolDrawing(size: .zero, strokes: strokes, fills: fills)
        result.fills = SymbolCoverage(drawing, lineWidth: lineWidth).path
        result.strokes = Path()
        return result
    }

    private struct UnitedKey: Hashable {
        var strokes: Path
        var fills: Path
        var lineWidth: CGFloat
    }

    /// The paths that were asked for, of a symbol in each of its weights.
    private static let united = Mutex<[UnitedKey: Path]>([:])
}

extension Path {
    /// The ends of the elements of a flattened path.
    var points: [CGPoint] {
        elements.compactMap { element in
            switch element {
            case .move(let point), .line(let point): point
            default: nil
            }
        }
    }
}

extension [CGPoint] {
    var boundingBox: CGRect {
        guard let first else { return .zero }
        return dropFirst().reduce(CGRect(origin: first, size: .zero)) {
            $0.union(CGRect(origin: $1, size: .zero))
        }
    }
}
