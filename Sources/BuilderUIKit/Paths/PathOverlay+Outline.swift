import Foundation
import Render

// The outline of the area that an operation makes of two areas.
extension PathOverlay {
    /// Returns the outline of the area in which the operation is true, with the area on the same side of all its
    /// subpaths.
    ///
    /// - Parameters:
    ///   - rule: The rule by which the paths have an interior.
    ///   - isInside: The operation: whether a place belongs to the area, by whether it is inside of each path.
    func outline(_ rule: CGPathFillRule, _ isInside: (Bool, Bool) -> Bool) -> Path {
        let windings = EdgeWindings(self)
        func includes(_ winding: (first: Int, second: Int)) -> Bool {
            func fills(_ number: Int) -> Bool { rule == .evenOdd ? number % 2 != 0 : number != 0 }
            return isInside(fills(winding.first), fills(winding.second))
        }
        var links = OutlineLinks(vertices: vertices)
        for (index, edge) in edges.enumerated() {
            let (left, right) = windings.sides(of: index)
            switch (includes(left), includes(right)) {
            case (true, false): links.add(edge.start, edge.end)
            case (false, true): links.add(edge.end, edge.start)
            default: break
            }
        }
        return links.path()
    }
}

/// The winding numbers beside the edges.
private struct EdgeWindings {
    private let overlay: PathOverlay
    /// The edges by the bands of y, and of x, that they touch.
    private let rows: Bands
    private let columns: Bands

    private struct Bands {
        let low: CGFloat
        let side: CGFloat
        var edges: [[Int]]

        init(_ overlay: PathOverlay, _ axis: KeyPath<CGPoint, CGFloat>) {
            let values = overlay.vertices.points.map { $0[keyPath: axis] }
            let (least, greatest) = (values.min() ?? 0, values.max() ?? 0)
            let count = min(max(overlay.edges.count / 4, 1), 2000)
            low = least
            side = greatest > least ? (greatest - least) / CGFloat(count) : 1
            edges = Array(repeating: [], count: count)
            for (index, edge) in overlay.edges.enumerated() {
                let (a, b) = (values[edge.start], values[edge.end])
                for band in band(min(a, b))...band(max(a, b)) { edges[band].append(index) }
            }
        }

        private func band(_ value: CGFloat) -> Int { min(max(0, Int((value - low) / side)), edges.count - 1) }

        func near(_ value: CGFloat) -> [Int] { edges[band(value)] }
    }

    init(_ overlay: PathOverlay) {
        self.overlay = overlay
        rows = Bands(overlay, \.y)
        columns = Bands(overlay, \.x)
    }

    /// Returns the winding numbers at the left and at the right of an edge, with y pointing up.
    ///
    /// A ray from the edge's middle crosses the other edges, along the axis to which the edge is more upright.
    func sides(of index: Int) -> (left: (first: Int, second: Int), right: (first: Int, second: Int)) {
        let edge = overlay.edges[index]
        let (start, end) = (overlay.vertices[edge.start], overlay.vertices[edge.end])
        let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        let isUpright = abs(end.y - start.y) >= abs(end.x - start.x)
        var far = (first: 0, second: 0)
        for other in isUpright ? rows.near(middle.y) : columns.near(middle.x) where other != index {
            let crossed = overlay.edges[other]
            let direction = Self.crossing(
                overlay.vertices[crossed.start], overlay.vertices[crossed.end], from: middle, isHorizontal: isUpright)
            far.first += direction * crossed.counts.first
            far.second += direction * crossed.counts.second
        }
        let own = isUpright ? (end.y > start.y ? 1 : -1) : (end.x < start.x ? 1 : -1)
        let near = (first: far.first + own * edge.counts.first, second: far.second + own * edge.counts.second)
        // The far side of an edge that the ray crosses as 1 is its right one.
        return own == 1 ? (near, far) : (far, near)
    }

    /// Returns 1 or -1, by its direction, for a line that crosses the ray from a point toward greater coordinates;
    /// otherwise 0.
    private static func crossing(_ a: CGPoint, _ b: CGPoint, from point: CGPoint, isHorizontal: Bool) -> Int {
        if isHorizontal {
            guard (a.y <= point.y) != (b.y <= point.y) else { return 0 }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            return x > point.x ? (b.y > a.y ? 1 : -1) : 0
        }
        guard (a.x <= point.x) != (b.x <= point.x) else { return 0 }
        let y = a.y + (point.x - a.x) / (b.x - a.x) * (b.y - a.y)
        return y > point.y ? (b.x < a.x ? 1 : -1) : 0
    }
}

/// Directed edges that are joined to closed lines.
private struct OutlineLinks {
    let vertices: VertexTable
    private var ends: [(start: Int, end: Int)] = []
    private var leaving: [Int: [Int]] = [:]

    init(vertices: VertexTable) { self.vertices = vertices }

    mutating func add(_ start: Int, _ end: Int) {
        leaving[start, default: []].append(ends.count)
        ends.append((start, end))
    }

    /// Returns the closed lines. Where several meet at a vertex, each turns left as far as possible, so that they
    /// touch, but don't cross.
    func path() -> Path {
        var used = [Bool](repeating: false, count: ends.count)
        var result: [Path.Element] = []
        for first in ends.indices where !used[first] {
            var points: [CGPoint] = []
            var next: Int? = first
            while let link = next {
                used[link] = true
                points.append(vertices[ends[link].start])
                next = following(link, used)
                if ends[link].end == ends[first].start, next.map({ turn(link, $0) >= turn(link, first) }) ?? true {
                    next = nil
                }
            }
            let corners = withoutStraightCorners(points)
            guard corners.count > 2 else { continue }
            for (index, corner) in corners.enumerated() { result.append(index == 0 ? .move(corner) : .line(corner)) }
            result.append(.close)
        }
        return Path(result)
    }

    private func following(_ link: Int, _ used: [Bool]) -> Int? {
        (leaving[ends[link].end] ?? []).filter { !used[$0] }.min { turn(link, $0) < turn(link, $1) }
    }

    /// Returns the angle from a link backward to another one, clockwise with y pointing up, in radians above 0.
    private func turn(_ link: Int, _ next: Int) -> CGFloat {
        let back = vertices[ends[link].start].minus(vertices[ends[link].end])
        let ahead = vertices[ends[next].end].minus(vertices[ends[next].start])
        let angle = atan2(back.y, back.x) - atan2(ahead.y, ahead.x)
        return angle > 0 ? angle : angle + 2 * .pi
    }

    /// Returns the corners of a closed line without those on the straight line between their neighbors.
    private func withoutStraightCorners(_ points: [CGPoint]) -> [CGPoint] {
        var result: [CGPoint] = []
        for (index, point) in points.enumerated() {
            let before = result.last ?? points[points.count - 1]
            let after = points[(index + 1) % points.count]
            let line = after.minus(before)
            let length = line.distance(to: .zero)
            let offset = point.minus(before)
            let isBetween = offset.x * line.x + offset.y * line.y > 0
            if length > 0, isBetween, offset.distance(to: .zero) < length,
                abs(line.cross(offset)) <= vertices.distance * length
            {
                continue
            }
            result.append(point)
        }
        return result
    }
}
