import Foundation
import Render

// The lines of paths inside and outside of areas, and the parts of an area.
//
// Curves become straight lines, at most 0.02 points away from them, whereas Core Graphics keeps curves.
extension CGPath {
    /// Returns the parts of the path's line that lie in another path's area. The path itself isn't closed.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        line(in: other, rule, isInside: true)
    }

    /// Returns the parts of the path's line that lie outside of another path's area. The path itself isn't closed.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        line(in: other, rule, isInside: false)
    }

    /// Returns the separate parts of the path's area, each with its holes.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        // The outline has no overlaps: a subpath in an even number of others is the edge of a part, in an odd one that
        // of a hole of the smallest part around it.
        let outlines = normalized(using: rule).path.subpaths.map { CGPath($0) }
        let depths = outlines.map { outline in
            outlines.filter { $0 !== outline && $0.surrounds(outline) }.count
        }
        return outlines.indices.filter { depths[$0] % 2 == 0 }.map { index in
            var part = outlines[index].path
            for hole in outlines.indices
            where depths[hole] == depths[index] + 1 && outlines[index].surrounds(outlines[hole]) {
                part.elements += outlines[hole].path.elements
            }
            return CGPath(part)
        }
    }

    /// Returns a Boolean value that indicates whether a subpath lies in this one, if neither crosses the other.
    private func surrounds(_ other: CGPath) -> Bool {
        guard let edge = other.path.segments(isClosed: true).first else { return false }
        // The middle of an edge, because corners may touch.
        let middle = CGPoint(x: (edge.start.x + edge.end.x) / 2, y: (edge.start.y + edge.end.y) / 2)
        return path.controlBounds.contains(other.path.controlBounds) && contains(middle, using: .evenOdd)
    }

    private func line(in area: CGPath, _ rule: CGPathFillRule, isInside: Bool) -> CGPath {
        let edges = area.path.segments(isClosed: true)
        var result = Path()
        var last: CGPoint?
        for segment in path.segments(isClosed: false) {
            let places = [0] + edges.compactMap { segment.place(where: $0) }.sorted() + [1]
            for (from, to) in zip(places, places.dropFirst()) where to - from > 1e-9 {
                guard area.contains(segment.point(at: (from + to) / 2), using: rule) == isInside else { continue }
                let (start, end) = (segment.point(at: from), segment.point(at: to))
                if last != start { result.elements.append(.move(start)) }
                result.elements.append(.line(end))
                last = end
            }
        }
        return CGPath(result)
    }
}

/// A straight line between two points.
private struct Segment {
    var start: CGPoint
    var end: CGPoint

    func point(at place: CGFloat) -> CGPoint {
        if place == 0 { return start }
        if place == 1 { return end }
        return CGPoint(x: start.x + (end.x - start.x) * place, y: start.y + (end.y - start.y) * place)
    }

    /// Returns the place, 0…1, where the line crosses another one; nil for none and for parallel lines.
    func place(where other: Segment) -> CGFloat? {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let (otherX, otherY) = (other.end.x - other.start.x, other.end.y - other.start.y)
        let determinant = dx * otherY - dy * otherX
        guard determinant != 0 else { return nil }
        let (x, y) = (other.start.x - start.x, other.start.y - start.y)
        let place = (x * otherY - y * otherX) / determinant
        let otherPlace = (x * dy - y * dx) / determinant
        return (0...1).contains(place) && (0...1).contains(otherPlace) ? place : nil
    }
}

extension Path {
    /// Returns the straight lines of the flattened path.
    ///
    /// - Parameter isClosed: indicates whether open subpaths are closed.
    fileprivate func segments(isClosed: Bool) -> [Segment] {
        var segments: [Segment] = []
        var (first, current) = (CGPoint.zero, CGPoint.zero)
        func add(_ end: CGPoint) {
            if end != current { segments.append(Segment(start: current, end: end)) }
            current = end
        }
        for element in flattened(tolerance: 0.02).elements {
            switch element {
            case .move(let point):
                if isClosed { add(first) }
                (first, current) = (point, point)
            case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): add(point)
            case .close: add(first)
            }
        }
        if isClosed { add(first) }
        return segments
    }
}
