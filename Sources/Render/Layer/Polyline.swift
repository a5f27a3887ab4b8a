import Foundation

/// A subpath as straight pieces that remember the curves they approximate: what a stroke is built from.
package struct Polyline {
    /// A straight piece.
    struct Piece {
        var start: CGPoint
        var end: CGPoint
        /// The direction of the line, of length 1. A piece without length stands at the end of a curve and has the
        /// curve's direction there.
        var direction: CGPoint
        /// The length in points.
        var length: CGFloat
        /// A Boolean value that indicates whether the joint with the piece before lies within a curve.
        var isSmooth: Bool

        init?(from start: CGPoint, to end: CGPoint, isSmooth: Bool = false) {
            let delta = CGPoint(x: end.x - start.x, y: end.y - start.y)
            guard let direction = delta.normalized else { return nil }
            self.init(start: start, end: end, direction: direction, length: delta.length, isSmooth: isSmooth)
        }

        init(start: CGPoint, end: CGPoint, direction: CGPoint, length: CGFloat, isSmooth: Bool) {
            self.start = start
            self.end = end
            self.direction = direction
            self.length = length
            self.isSmooth = isSmooth
        }
    }

    /// The pieces, each from the end of the one before; empty for a subpath that is a dot.
    var pieces: [Piece]
    /// The first point.
    var start: CGPoint
    /// A Boolean value that indicates whether the last piece is joined to the first one.
    package var isClosed: Bool

    /// The points that the pieces connect.
    package var points: [CGPoint] { [start] + pieces.filter { $0.length > 0 }.map(\.end) }
}

extension Path {
    /// Returns the subpaths that draw something, with straight pieces at most `tolerance` points away from the curves.
    package func polylines(tolerance: CGFloat) -> [Polyline] {
        var result: [Polyline] = []
        var line = Polyline(pieces: [], start: .zero, isClosed: false)
        var current = CGPoint.zero
        var hasSegments = false
        var hasMoved = false
        func finish() {
            if hasSegments { result.append(line) }
            line = Polyline(pieces: [], start: line.start, isClosed: false)
            current = line.start
            hasSegments = false
            hasMoved = false
        }
        func add(_ curve: CubicCurve) {
            hasSegments = true
            current = curve.end
            guard let first = curve.startDirection.normalized, let last = curve.endDirection.normalized else { return }
            func addTangent(_ point: CGPoint, _ direction: CGPoint, isSmooth: Bool) {
                line.pieces.append(
                    Polyline.Piece(start: point, end: point, direction: direction, length: 0, isSmooth: isSmooth))
            }
            let steps = curve.steps(tolerance: tolerance)
            if line.pieces.isEmpty { line.pieces.reserveCapacity(steps + 2) }
            addTangent(curve.start, first, isSmooth: false)
            var previous = curve.start
            for step in 1...steps {
                let point = curve.point(step, of: steps)
                guard let piece = Polyline.Piece(from: previous, to: point, isSmooth: true) else { continue }
                line.pieces.append(piece)
                previous = point
            }
            addTangent(curve.end, last, isSmooth: true)
        }
        for element in elements {
            switch element {
            case .move(let point):
                finish()
                line.start = point
                current = point
                hasMoved = true
            case .line(let point):
                hasSegments = true
                if let piece = Polyline.Piece(from: current, to: point) { line.pieces.append(piece) }
                current = point
            case .quadCurve(let point, let control):
                add(CubicCurve(from: current, to: point, control: control))
            case .curve(let point, let first, let second):
                add(CubicCurve(start: current, control1: first, control2: second, end: point))
            case .close:
                // One after another draws nothing.
                guard hasSegments || hasMoved else { continue }
                hasSegments = true
                if let piece = Polyline.Piece(from: current, to: line.start) { line.pieces.append(piece) }
                line.isClosed = true
                finish()
            }
        }
        finish()
        return result
    }
}

// Dashes.
extension Polyline {
    /// Returns the dashes of the line.
    ///
    /// A line with 100,000 or more repetitions of the pattern is drawn solid. In a closed line, a dash that goes on
    /// over the start is one piece.
    ///
    /// - Parameters:
    ///   - lengths: The lengths of dashes and gaps in points, not negative and not all zero.
    ///   - phase: The distance into the pattern at which the line begins, in points.
    package func dashed(_ lengths: [CGFloat], phase: CGFloat) -> [Polyline] {
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let whole = pattern.reduce(0, +)
        let length = pieces.reduce(0) { $0 + $1.length }
        guard whole > 0, length / whole < 100_000 else { return [self] }
        var cursor = DashCursor(pattern: pattern, whole: whole, phase: phase)
        let beginsInDash = cursor.isDash
        var result: [Polyline] = []
        var open: Polyline?
        func close() {
            if let open { result.append(open) }
            open = nil
        }
        if cursor.isDash { open = Polyline(pieces: [], start: start, isClosed: false) }
        for piece in pieces {
            guard piece.length > 0 else {
                open?.pieces.append(piece)
                continue
            }
            var done: CGFloat = 0
            var from = piece.start
            while done < piece.length {
                let step = min(cursor.rest, piece.length - done)
                done += step
                let to = done >= piece.length ? piece.end : piece.point(at: done)
                var part = piece
                (part.start, part.end, part.length) = (from, to, step)
                part.isSmooth = piece.isSmooth && from == piece.start
                open?.pieces.append(part)
                from = to
                if cursor.advance(step) {
                    close()
                    if cursor.isDash { open = Polyline(pieces: [], start: to, isClosed: false) }
                }
            }
        }
        if isClosed, beginsInDash, var last = open {
            guard !result.isEmpty else { return [self] }
            last.pieces += result[0].pieces
            result[0] = last
            open = nil
        }
        // A line that ends where a dash begins has no dot there.
        if open?.pieces.isEmpty == false || pieces.isEmpty { close() }
        return result
    }
}

extension Polyline.Piece {
    fileprivate func point(at distance: CGFloat) -> CGPoint {
        CGPoint(x: start.x + direction.x * distance, y: start.y + direction.y * distance)
    }
}

/// A place in a pattern of dashes and gaps.
private struct DashCursor {
    let pattern: [CGFloat]
    private var index = 0
    /// The distance to the end of the dash or gap.
    private(set) var rest: CGFloat

    init(pattern: [CGFloat], whole: CGFloat, phase: CGFloat) {
        self.pattern = pattern
        var offset = phase.truncatingRemainder(dividingBy: whole)
        if offset < 0 { offset += whole }
        while offset >= pattern[index], offset > 0 {
            offset -= pattern[index]
            index = (index + 1) % pattern.count
        }
        rest = pattern[index] - offset
    }

    var isDash: Bool { index % 2 == 0 }

    /// Moves on by a distance up to `rest`, and returns whether that ends the dash or gap.
    mutating func advance(_ distance: CGFloat) -> Bool {
        rest -= distance
        guard rest <= 0 else { return false }
        index = (index + 1) % pattern.count
        rest = pattern[index]
        return true
    }
}

// Square roots alone, which IEEE 754 rounds correctly everywhere, so that outlines are the same on every machine.
extension CGPoint {
    /// The distance from the origin.
    var length: CGFloat { (x * x + y * y).squareRoot() }

    /// The point at distance 1 from the origin in the same direction; nil for the origin.
    var normalized: CGPoint? {
        let length = length
        guard length > 0, length.isFinite else { return nil }
        return CGPoint(x: x / length, y: y / length)
    }
}
