import Foundation

/// The areas of a text's container that its lines leave out.
public struct TextExclusion: Hashable, Sendable {
    /// The areas, in points from the container's top-left corner; curves are straight lines.
    private var areas: [Area]
    /// The room at both ends of each part of a line, in points: `NSTextContainer.lineFragmentPadding`.
    private var padding: Double

    /// Creates areas from paths, whose open subpaths count as closed; nil if no path has an area.
    ///
    /// - Parameter padding: The room at both ends of each part of a line, in points; the text's lines begin this far
    ///   from the container's edge.
    public init?(_ paths: [Path], padding: Double = 0) {
        areas = paths.compactMap(Area.init)
        self.padding = max(0, bounded(padding))
        if areas.isEmpty { return nil }
    }

    /// The y coordinate below which there are no areas.
    var bottom: Double { areas.map(\.bottom).max() ?? 0 }

    /// Returns the y coordinate below another one at which a line has other parts, at most `step` points below.
    func nextTop(below y: Double, step: Double) -> Double {
        areas.lazy.compactMap { $0.corner(below: y) }.reduce(y + step) { min($0, $1) }
    }

    /// Returns the parts of a band that no area touches, from left to right, in points from the left end of the text's
    /// lines.
    ///
    /// - Parameter width: The width of lines, in points.
    public func freeParts(from top: Double, to bottom: Double, width: Double) -> [ClosedRange<Double>] {
        // Areas that touch the band's edges aren't in it.
        let taken = areas.flatMap { $0.taken(from: top + Self.tolerance, to: bottom - Self.tolerance) }
        let end = width + 2 * padding
        var free: [ClosedRange<Double>] = []
        var left = 0.0
        for part in taken.sorted(by: { $0.lowerBound < $1.lowerBound }) + [end...end] {
            let right = min(part.lowerBound, end) - 2 * padding
            if right > left { free.append(left...right) }
            left = max(left, part.upperBound)
        }
        return free
    }

    private static let tolerance = 0.001
}

/// A polygon whose inside is that of the nonzero rule.
private struct Area: Hashable, Sendable {
    /// An edge that isn't horizontal.
    private struct Edge: Hashable, Sendable {
        var top: CGPoint
        var bottom: CGPoint
        /// 1 for an edge that is drawn downward, −1 for one that is drawn upward.
        var winding: Int

        func x(at y: Double) -> Double {
            let share = (y - Double(top.y)) / Double(bottom.y - top.y)
            return Double(top.x) + min(max(0, share), 1) * Double(bottom.x - top.x)
        }
    }

    /// The edges by the y coordinates of their tops.
    private var edges: [Edge] = []
    /// The y coordinates of the edges' ends, sorted.
    private var corners: [Double] = []
    /// The most parts of a band's height that are looked at: a path may have thousands of points in a band.
    private static let greatestSlabCount = 256

    var bottom: Double { corners.last ?? 0 }

    /// Creates the area of a path; nil if it has none.
    init?(_ path: Path) {
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func usable(_ point: CGPoint) -> CGPoint { CGPoint(x: bounded(Double(point.x)), y: bounded(Double(point.y))) }
        for element in path.flattened(tolerance: 0.05).elements {
            switch element {
            case .move(let point):
                add(from: current, to: start)
                start = usable(point)
                current = start
            case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
                add(from: current, to: usable(point))
                current = usable(point)
            case .close:
                add(from: current, to: start)
                current = start
            }
        }
        add(from: current, to: start)
        guard !edges.isEmpty else { return nil }
        edges.sort { $0.top.y < $1.top.y }
        corners = Set(edges.flatMap { [Double($0.top.y), Double($0.bottom.y)] }).sorted()
    }

    private mutating func add(from start: CGPoint, to end: CGPoint) {
        if start.y < end.y { edges.append(Edge(top: start, bottom: end, winding: 1)) }
        if start.y > end.y { edges.append(Edge(top: end, bottom: start, winding: -1)) }
    }

    /// Returns the horizontal parts of a band that the area touches; they may overlap.
    func taken(from top: Double, to bottom: Double) -> [ClosedRange<Double>] {
        guard top < bottom else { return [] }
        let near = edges[..<edges.firstIndex(from: bottom) { Double($0.top.y) }].filter { Double($0.bottom.y) > top }
        let inner = corners[corners.firstIndex(from: top.nextUp) { $0 }..<corners.firstIndex(from: bottom) { $0 }]
        let step = inner.count / Self.greatestSlabCount + 1
        let levels = [top] + stride(from: inner.startIndex, to: inner.endIndex, by: step).map { inner[$0] } + [bottom]
        var parts: [ClosedRange<Double>] = []
        var crossing: [Edge] = []
        var next = 0
        for (upper, lower) in zip(levels, levels.dropFirst()) {
            let middle = (upper + lower) / 2
            while next < near.count, Double(near[next].top.y) < middle {
                crossing.append(near[next])
                next += 1
            }
            crossing.removeAll { Double($0.bottom.y) <= middle }
            parts += Self.slab(crossing.sorted { $0.x(at: middle) < $1.x(at: middle) }, upper, lower)
        }
        return parts
    }

    /// Returns the y coordinate of the highest end of an edge below another one; nil if there is none.
    func corner(below y: Double) -> Double? {
        let index = corners.firstIndex(from: y.nextUp) { $0 }
        return index < corners.count ? corners[index] : nil
    }

    /// Returns the parts of a band between edges, given from left to right, that don't end or cross in it.
    private static func slab(_ edges: [Edge], _ top: Double, _ bottom: Double) -> [ClosedRange<Double>] {
        var parts: [ClosedRange<Double>] = []
        var winding = 0
        var left = 0.0
        for edge in edges {
            if winding == 0 { left = min(edge.x(at: top), edge.x(at: bottom)) }
            winding += edge.winding
            if winding == 0 { parts.append(left...max(left, edge.x(at: top), edge.x(at: bottom))) }
        }
        return parts
    }
}

extension Array {
    /// Returns the index of the first element whose value isn't less than another one; the elements are sorted by it.
    fileprivate func firstIndex(from least: Double, _ value: (Element) -> Double) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if value(self[middle]) < least { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
