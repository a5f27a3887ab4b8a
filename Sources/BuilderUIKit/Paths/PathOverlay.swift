import Foundation
import Render

/// Two areas laid over each other: their outlines as straight edges that meet at common vertices only.
///
/// Each edge has the number of times that each of the outlines passes it, so that outlines may cross and cover each
/// other.
struct PathOverlay {
    /// The greatest distance of a straight edge from its curve, in points.
    static let tolerance: CGFloat = 0.02

    /// A piece of an outline.
    private struct Segment {
        var start: Int
        var end: Int
        /// The outline's index: 0 or 1.
        var outline: Int
    }

    /// An edge from the vertex with the smaller index to the other.
    struct Edge {
        var start: Int
        var end: Int
        /// The number of times more that the outlines pass it forward than backward.
        var counts: (first: Int, second: Int) = (0, 0)
    }

    private(set) var vertices: VertexTable
    private(set) var edges: [Edge] = []

    /// Lays two paths over each other; their subpaths are closed.
    init(_ first: Path, _ second: Path) {
        let paths = [first, second].map { $0.withUsablePoints.flattened(tolerance: Self.tolerance) }
        let boxes = paths.map(\.controlBounds).filter { !$0.isNull }
        let reach = boxes.flatMap { [abs($0.minX), abs($0.minY), abs($0.maxX), abs($0.maxY)] }.max() ?? 0
        vertices = VertexTable(distance: 1e-7 * max(1, reach / 1000))
        var segments: [Segment] = []
        for (outline, path) in paths.enumerated() { add(path, outline, to: &segments) }
        // Rounded crossings may cross others; few rounds end that.
        for _ in 0..<6 {
            guard divide(&segments) else { break }
        }
        merge(segments)
    }

    private mutating func add(_ path: Path, _ outline: Int, to segments: inout [Segment]) {
        var start: Int?
        var current: Int?
        func line(to next: Int) {
            if let from = current, from != next {
                segments.append(Segment(start: from, end: next, outline: outline))
            }
            current = next
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                if let start { line(to: start) }
                start = vertices.index(of: point)
                current = start
            case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
                line(to: vertices.index(of: point))
            case .close:
                if let start { line(to: start) }
            }
        }
        if let start { line(to: start) }
    }

    /// Divides segments where they meet, and returns whether any do.
    private mutating func divide(_ segments: inout [Segment]) -> Bool {
        var cuts: [Int: [Int]] = [:]
        let order = segments.indices.sorted { left(segments[$0]) < left(segments[$1]) }
        let near = vertices.distance
        for (place, index) in order.enumerated() {
            let right = max(vertices[segments[index].start].x, vertices[segments[index].end].x) + near
            for other in order[(place + 1)...] {
                if left(segments[other]) > right { break }
                cut(index, other, segments, &cuts)
            }
        }
        guard !cuts.isEmpty else { return false }
        var result: [Segment] = []
        for (index, segment) in segments.enumerated() {
            let origin = vertices[segment.start]
            let inner = Set(cuts[index] ?? []).sorted {
                vertices[$0].distance(to: origin) < vertices[$1].distance(to: origin)
            }
            var start = segment.start
            for end in inner + [segment.end] where end != start {
                result.append(Segment(start: start, end: end, outline: segment.outline))
                start = end
            }
        }
        segments = result
        return true
    }

    private func left(_ segment: Segment) -> CGFloat { min(vertices[segment.start].x, vertices[segment.end].x) }

    /// Adds the vertices at which two segments are to be divided.
    private mutating func cut(_ first: Int, _ second: Int, _ segments: [Segment], _ cuts: inout [Int: [Int]]) {
        let (one, two) = (segments[first], segments[second])
        let (a, b) = (vertices[one.start], vertices[one.end])
        let (c, d) = (vertices[two.start], vertices[two.end])
        let near = vertices.distance
        guard max(c.y, d.y) >= min(a.y, b.y) - near, min(c.y, d.y) <= max(a.y, b.y) + near else { return }
        var meets = false
        func touch(_ vertex: Int, _ segment: Segment, _ index: Int) {
            if vertex == segment.start || vertex == segment.end {
                meets = true
            } else if vertices.isNear(vertex, segment.start, segment.end) {
                meets = true
                cuts[index, default: []].append(vertex)
            }
        }
        touch(two.start, one, first)
        touch(two.end, one, first)
        touch(one.start, two, second)
        touch(one.end, two, second)
        guard !meets else { return }
        let (r, s) = (b.minus(a), d.minus(c))
        let area = r.cross(s)
        guard area != 0 else { return }
        let offset = c.minus(a)
        let (t, u) = (offset.cross(s) / area, offset.cross(r) / area)
        guard t > 0, t < 1, u > 0, u < 1 else { return }
        let vertex = vertices.index(of: CGPoint(x: a.x + t * r.x, y: a.y + t * r.y))
        if vertex != one.start, vertex != one.end { cuts[first, default: []].append(vertex) }
        if vertex != two.start, vertex != two.end { cuts[second, default: []].append(vertex) }
    }

    /// Makes one edge of the segments between two vertices.
    private mutating func merge(_ segments: [Segment]) {
        struct Ends: Hashable {
            let start: Int
            let end: Int
        }
        var known: [Ends: Int] = [:]
        for segment in segments {
            let ends = Ends(start: min(segment.start, segment.end), end: max(segment.start, segment.end))
            let index = known[ends] ?? edges.count
            if index == edges.count {
                known[ends] = index
                edges.append(Edge(start: ends.start, end: ends.end))
            }
            let count = segment.start == ends.start ? 1 : -1
            if segment.outline == 0 { edges[index].counts.first += count } else { edges[index].counts.second += count }
        }
        edges.removeAll { $0.counts == (0, 0) }
    }
}

/// Points with indices, of which near ones are one.
struct VertexTable {
    private struct Cell: Hashable {
        let x: Int
        let y: Int
    }

    /// The greatest distance of points that are one, in points.
    let distance: CGFloat
    private(set) var points: [CGPoint] = []
    private var cells: [Cell: [Int]] = [:]

    init(distance: CGFloat) { self.distance = distance }

    subscript(index: Int) -> CGPoint { points[index] }

    /// Returns the index of the vertex at a point, and adds one if there is none.
    mutating func index(of point: CGPoint) -> Int {
        let cell = Cell(x: Self.cell(point.x, 2 * distance), y: Self.cell(point.y, 2 * distance))
        for x in (cell.x - 1)...(cell.x + 1) {
            for y in (cell.y - 1)...(cell.y + 1) {
                let found = cells[Cell(x: x, y: y)]?.first { points[$0].distance(to: point) <= distance }
                if let found { return found }
            }
        }
        points.append(point)
        cells[cell, default: []].append(points.count - 1)
        return points.count - 1
    }

    private static func cell(_ value: CGFloat, _ side: CGFloat) -> Int {
        let place = (value / side).rounded(.down)
        return abs(place) < 1e18 ? Int(place) : 0
    }

    /// Returns a Boolean value that indicates whether a vertex lies between two others on their line.
    func isNear(_ vertex: Int, _ start: Int, _ end: Int) -> Bool {
        let (point, a) = (points[vertex], points[start])
        let line = points[end].minus(a)
        let length = line.x * line.x + line.y * line.y
        guard length > 0 else { return false }
        let offset = point.minus(a)
        let part = (offset.x * line.x + offset.y * line.y) / length
        guard part > 0, part < 1 else { return false }
        return abs(line.cross(offset)) <= distance * length.squareRoot()
    }
}

extension CGPoint {
    func minus(_ other: CGPoint) -> CGPoint { CGPoint(x: x - other.x, y: y - other.y) }

    /// The area of the parallelogram of two vectors, above 0 if the other is a turn from x toward y.
    func cross(_ other: CGPoint) -> CGFloat { x * other.y - y * other.x }

    func distance(to other: CGPoint) -> CGFloat {
        let (dx, dy) = (x - other.x, y - other.y)
        return (dx * dx + dy * dy).squareRoot()
    }
}

extension Path {
    /// The path without elements whose points can't be calculated with: those that aren't finite, or so far away that
    /// their squares aren't.
    fileprivate var withUsablePoints: Path {
        func isUsable(_ points: CGPoint...) -> Bool { points.allSatisfy { abs($0.x) < 1e150 && abs($0.y) < 1e150 } }
        return Path(
            elements.filter { element in
                switch element {
                case .move(let point), .line(let point): isUsable(point)
                case .quadCurve(let point, let control): isUsable(point, control)
                case .curve(let point, let first, let second): isUsable(point, first, second)
                case .close: true
                }
            })
    }
}
