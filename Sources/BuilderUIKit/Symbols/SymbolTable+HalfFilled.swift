import Foundation
import Render

extension SymbolTable {
    /// Plain shapes of which a half or the inside is filled.
    static let halfFilled: [String: Outline] = plainShapes.reduce(into: [:]) { result, shape in
        let (name, width, height) = (shape.name, shape.width, shape.height)
        for side in Side.allCases {
            result["\(name).\(side)half.filled"] = Outline(width, height) { pen in
                pen.place(name, 0, 0, 1)
                pen.fillHalf(of: drawing(named: name)?.strokes ?? Path(), side)
            }
        }
        result["\(name).inset.filled"] = Outline(width, height) { pen in
            pen.place(name, 0, 0, 1)
            pen.fillInset(of: drawing(named: name)?.strokes ?? Path(), isRound: shape.isRound)
        }
    }

    /// The names and boxes of shapes with filled halves; those that are round have a gap of one width around the inset.
    private static let plainShapes: [(name: String, width: CGFloat, height: CGFloat, isRound: Bool)] = [
        ("triangle", 1.2, 1.1, false), ("diamond", 1.2, 1.2, false), ("hexagon", 1.15, 1.25, false),
        ("pentagon", 1.2, 1.15, false), ("octagon", 1.15, 1.15, false), ("oval", 1.4, 0.9, true),
        ("oval.portrait", 0.9, 1.4, true), ("capsule", 1.4, 0.9, true), ("capsule.portrait", 0.85, 1.2, true),
        ("shield", 1.05, 1.25, false),
    ]

    /// The half of a shape that is filled.
    enum Side: CaseIterable {
        case left, right, top, bottom
    }
}

extension SymbolPen {
    /// Adds a smaller copy of a closed line, filled, around the middle of the line's points.
    fileprivate func fillInset(of line: Path, isRound: Bool) {
        let box = line.bounds
        guard !box.isNull else { return }
        let ends = line.subpaths.first?.corners ?? []
        // The middle of a polygon's corners is that of its inner circle, or near it.
        let middle =
            isRound || ends.isEmpty
            ? box.midY : ends.reduce(0) { $0 + $1.y } / CGFloat(ends.count)
        let gap: CGFloat = 0.15
        var (scaleX, scaleY) = (1 - gap / (box.width / 2), 1 - gap / min(middle - box.minY, box.maxY - middle))
        if !isRound { (scaleX, scaleY) = (min(scaleX, scaleY), min(scaleX, scaleY)) }
        let place = CGAffineTransform(translationX: box.midX * (1 - scaleX), y: middle * (1 - scaleY))
            .scaledBy(x: scaleX, y: scaleY)
        outline(filled: true) { $0.addPath(CGPath(line.applying(place))) }
    }

    /// Adds the half of a closed line on one side of the middle of its box.
    fileprivate func fillHalf(of line: Path, _ side: SymbolTable.Side) {
        let points = line.flattened(tolerance: 0.002).corners
        let middle = CGPoint(x: line.bounds.midX, y: line.bounds.midY)
        /// Returns how far a point is on the filled side.
        func depth(_ point: CGPoint) -> CGFloat {
            switch side {
            case .left: middle.x - point.x
            case .right: point.x - middle.x
            case .top: middle.y - point.y
            case .bottom: point.y - middle.y
            }
        }
        var half: [CGPoint] = []
        for (start, end) in zip(points, points.dropFirst() + points.prefix(1)) {
            let (before, after) = (depth(start), depth(end))
            if before >= 0 { half.append(start) }
            if before * after < 0 {
                let part = before / (before - after)
                half.append(
                    CGPoint(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y)))
            }
        }
        guard half.count > 2 else { return }
        outline(filled: true) { path in
            path.addLines(between: half)
            path.closeSubpath()
        }
    }
}

extension Path {
    /// The ends of lines and curves.
    fileprivate var corners: [CGPoint] {
        elements.compactMap { element in
            switch element {
            case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
            case .close: nil
            }
        }
    }
}
