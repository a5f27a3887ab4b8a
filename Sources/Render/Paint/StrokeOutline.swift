import Foundation

extension Path {
    /// Returns the outline of a stroke, to be filled by the nonzero rule.
    ///
    /// - Parameters:
    ///   - style: The line, of a width above 0, with dashes that aren't negative nor all zero.
    ///   - tolerance: The distance that the outline may be away from the exact one, in points.
    package func stroked(_ style: StrokeStyle, tolerance: CGFloat) -> Path {
        StrokeOutline(of: self, style: style, tolerance: tolerance).path
    }
}

/// The outline of a stroke.
///
/// cairo's own strokes differ by a step of coverage between its versions 1.16 and 1.18 wherever a joint is round, as
/// those within curves are; its fills don't. So strokes are outlined here, with square roots alone.
private struct StrokeOutline {
    /// The outline, in the coordinates of the stroked path.
    private(set) var path = Path()

    private let half: CGFloat
    private let style: StrokeStyle
    private let tolerance: CGFloat
    /// A Boolean value that indicates whether the last contour isn't closed yet.
    private var isOpen = false

    init(of path: Path, style: StrokeStyle, tolerance: CGFloat) {
        half = style.width / 2
        self.style = style
        self.tolerance = tolerance
        for line in path.polylines(tolerance: tolerance) {
            if style.dashes.isEmpty {
                add(line)
            } else {
                let phase = style.dashPhase.isFinite ? style.dashPhase : 0
                for dash in line.dashed(style.dashes.map { CGFloat($0) }, phase: CGFloat(phase)) { add(dash) }
            }
        }
    }

    private mutating func add(_ line: Polyline) {
        let count = line.pieces.count
        guard count > 0 else { return addDot(line.start) }
        if path.elements.isEmpty { path.elements.reserveCapacity(6 * count + 8) }
        // The left side in both directions.
        addSide(count, isClosed: line.isClosed) { line.pieces[$0] }
        addSide(count, isClosed: line.isClosed) { line.reversedPiece(at: count - 1 - $0) }
        endContour()
    }

    private mutating func addSide(_ count: Int, isClosed: Bool, piece: (Int) -> Polyline.Piece) {
        let first = piece(0)
        var last = first
        for index in 1..<count {
            let next = piece(index)
            join(last, next)
            last = next
        }
        if isClosed {
            join(last, first)
            endContour()
        } else {
            addCap(last)
        }
    }

    private mutating func add(_ point: CGPoint) {
        path.elements.append(isOpen ? .line(point) : .move(point))
        isOpen = true
    }

    private mutating func endContour() {
        if isOpen { path.elements.append(.close) }
        isOpen = false
    }
}

// Joints and ends.
extension StrokeOutline {
    /// Adds the joint of two pieces, with the end of the first one's side and the start of the second one's.
    private mutating func join(_ first: Polyline.Piece, _ second: Polyline.Piece) {
        let (a, b) = (first.direction, second.direction)
        let center = second.start
        let turn = a.x * b.y - a.y * b.x
        let cosine = a.x * b.x + a.y * b.y
        let (from, to) = (a.leftNormal, b.leftNormal)
        if turn == 0, cosine > 0 {
            add(center + from * half)
        } else if turn > 0 {
            joinInside(first, second, cosine: cosine)
        } else if second.isSmooth || style.join == .round {
            addArc(center, from: from, to: to, over: a - b, isReflex: cosine < 0)
        } else if style.join == .miter, 2 <= style.usableMiterLimit * style.usableMiterLimit * (1 + cosine),
            let tip = (from + to).normalized
        {
            // A pointed joint is 1 / cos(turn / 2) times as long as the line is wide.
            add(center + tip * (half / ((1 + cosine) / 2).squareRoot()))
        } else {
            add(center + from * half)
            add(center + to * half)
        }
    }

    /// Adds the inner side of a joint: the point where the sides meet or, where a piece is too short for that, a way
    /// over the center, by which each piece has a side of its own.
    private mutating func joinInside(_ first: Polyline.Piece, _ second: Polyline.Piece, cosine: CGFloat) {
        let center = second.start
        let (from, to) = (first.direction.leftNormal, second.direction.leftNormal)
        // The sides meet half · tan(turn / 2) before the joint.
        let tangentSquared = cosine > -1 ? (1 - cosine) / (1 + cosine) : .infinity
        let reach = half * tangentSquared.squareRoot()
        if reach <= min(first.length, second.length) / 2, let inner = (from + to).normalized {
            add(center + inner * (half / ((1 + cosine) / 2).squareRoot()))
        } else {
            add(center + from * half)
            add(center)
            add(center + to * half)
        }
    }

    /// Adds the end of a piece, from its left to its right side.
    private mutating func addCap(_ piece: Polyline.Piece) {
        let (end, direction) = (piece.end, piece.direction)
        let left = direction.leftNormal * half
        switch style.cap {
        case .butt:
            add(end + left)
            add(end - left)
        case .square:
            add(end + left + direction * half)
            add(end - left + direction * half)
        case .round:
            let normal = direction.leftNormal
            addArc(end, from: normal, to: normal * -1, over: direction, isReflex: true)
        }
    }

    /// Adds a line without length: a dot or a square with sides along the axes; nothing without caps.
    private mutating func addDot(_ point: CGPoint) {
        guard style.cap != .butt else { return }
        let right = Polyline.Piece(
            start: point, end: point, direction: CGPoint(x: 1, y: 0), length: 0, isSmooth: false)
        addCap(right)
        addCap(right.reversed(isSmooth: false))
        endContour()
    }

    /// Adds points on an arc of `half` points around a center, from one unit vector to another, up to half a circle
    /// apart.
    ///
    /// - Parameters:
    ///   - middle: The direction in the middle, of any length, for vectors more than a quarter apart.
    ///   - isReflex: A Boolean value that indicates whether the vectors are more than a quarter of a circle apart.
    private mutating func addArc(
        _ center: CGPoint, from: CGPoint, to: CGPoint, over middle: CGPoint, isReflex: Bool
    ) {
        add(center + from * half)
        if isReflex, let middle = middle.normalized {
            bisect(center, from, middle)
            add(center + middle * half)
            bisect(center, middle, to)
        } else {
            bisect(center, from, to)
        }
        add(center + to * half)
    }

    /// Adds the points between two unit vectors up to a quarter apart, without their own; 1,023 at most.
    private mutating func bisect(_ center: CGPoint, _ from: CGPoint, _ to: CGPoint, depth: Int = 0) {
        let cosine = from.x * to.x + from.y * to.y
        // The chord is half · (1 - cos(angle / 2)) away from the arc.
        let height = half * (1 - (max(0, (1 + cosine) / 2)).squareRoot())
        guard height > tolerance, depth < 10, let middle = (from + to).normalized else { return }
        bisect(center, from, middle, depth: depth + 1)
        add(center + middle * half)
        bisect(center, middle, to, depth: depth + 1)
    }
}

extension Polyline {
    /// Returns a piece in the other direction.
    fileprivate func reversedPiece(at index: Int) -> Piece {
        pieces[index].reversed(isSmooth: index + 1 < pieces.count && pieces[index + 1].isSmooth)
    }
}

extension Polyline.Piece {
    fileprivate func reversed(isSmooth: Bool) -> Polyline.Piece {
        Polyline.Piece(start: end, end: start, direction: direction * -1, length: length, isSmooth: isSmooth)
    }
}

extension CGPoint {
    /// The vector turned by a quarter, to the left where y points up.
    fileprivate var leftNormal: CGPoint { CGPoint(x: -y, y: x) }

    fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }

    fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }

    fileprivate static func * (a: CGPoint, factor: CGFloat) -> CGPoint { CGPoint(x: a.x * factor, y: a.y * factor) }
}
