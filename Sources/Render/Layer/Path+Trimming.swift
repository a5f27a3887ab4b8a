import Foundation

extension Path {
    /// Returns the part of the outline between two fractions of its length; cut curves become short line segments. 0
    /// and 1 return the path itself.
    public func trimmed(from start: Double, to end: Double) -> Path {
        if start <= 0, end >= 1 { return self }
        guard start < end, start < 1, end > 0 else { return Path() }
        let pieces = straightPieces()
        var total = 0.0
        for piece in pieces { total += piece.length }
        let from = max(0, start) * total
        let to = min(1, end) * total
        var result: [Element] = []
        var travelled = 0.0
        var pen: CGPoint?
        for piece in pieces {
            let low = max(from, travelled)
            let high = min(to, travelled + piece.length)
            if low < high {
                let first = piece.point(at: (low - travelled) / piece.length)
                if pen != first { result.append(.move(first)) }
                let last = piece.point(at: (high - travelled) / piece.length)
                result.append(.line(last))
                pen = last
            }
            travelled += piece.length
        }
        return Path(result)
    }

    private struct Piece {
        var from: CGPoint
        var to: CGPoint

        var length: Double { Double(hypot(to.x - from.x, to.y - from.y)) }

        func point(at fraction: Double) -> CGPoint {
            if fraction <= 0 { return from }
            if fraction >= 1 { return to }
            return CGPoint(
                x: from.x + (to.x - from.x) * CGFloat(fraction), y: from.y + (to.y - from.y) * CGFloat(fraction))
        }
    }

    /// Returns the path as line segments, with 32 segments per curve.
    private func straightPieces() -> [Piece] {
        var pieces: [Piece] = []
        var start = CGPoint.zero
        var pen = CGPoint.zero
        func add(_ point: CGPoint) {
            if point != pen { pieces.append(Piece(from: pen, to: point)) }
            pen = point
        }
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                pen = point
            case .line(let point): add(point)
            case .quadCurve(let point, let control):
                let from = pen
                for step in 1...32 {
                    let t = CGFloat(step) / 32
                    let u = 1 - t
                    add(
                        CGPoint(
                            x: u * u * from.x + 2 * u * t * control.x + t * t * point.x,
                            y: u * u * from.y + 2 * u * t * control.y + t * t * point.y))
                }
            case .curve(let point, let first, let second):
                let from = pen
                for step in 1...32 {
                    let t = CGFloat(step) / 32
                    let u = 1 - t
                    let a = u * u * u
                    let b = 3 * u * u * t
                    let c = 3 * u * t * t
                    let d = t * t * t
                    add(
                        CGPoint(
                            x: a * from.x + b * first.x + c * second.x + d * point.x,
                            y: a * from.y + b * first.y + c * second.y + d * point.y))
                }
            case .close: add(start)
            }
        }
        return pieces
    }
}
