import Foundation
import Render

/// Returns a point of the drawing.
func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

extension Path {
    static func ellipse(_ center: CGPoint, _ rx: Double, _ ry: Double) -> Path {
        let k = 0.5522847498
        let (x, y) = (Double(center.x), Double(center.y))
        return Path([
            .move(at(x + rx, y)),
            .curve(to: at(x, y + ry), control1: at(x + rx, y + ry * k), control2: at(x + rx * k, y + ry)),
            .curve(to: at(x - rx, y), control1: at(x - rx * k, y + ry), control2: at(x - rx, y + ry * k)),
            .curve(to: at(x, y - ry), control1: at(x - rx, y - ry * k), control2: at(x - rx * k, y - ry)),
            .curve(to: at(x + rx, y), control1: at(x + rx * k, y - ry), control2: at(x + rx, y - ry * k)),
            .close,
        ])
    }

    static func circle(_ center: CGPoint, _ radius: Double) -> Path { ellipse(center, radius, radius) }

    static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        polygon([at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height)])
    }

    static func roundedRectangle(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double
    ) -> Path {
        let k = radius * (1 - 0.5522847498)
        let (right, bottom) = (x + width, y + height)
        return Path([
            .move(at(x + radius, y)), .line(at(right - radius, y)),
            .curve(to: at(right, y + radius), control1: at(right - k, y), control2: at(right, y + k)),
            .line(at(right, bottom - radius)),
            .curve(to: at(right - radius, bottom), control1: at(right, bottom - k), control2: at(right - k, bottom)),
            .line(at(x + radius, bottom)),
            .curve(to: at(x, bottom - radius), control1: at(x + k, bottom), control2: at(x, bottom - k)),
            .line(at(x, y + radius)),
            .curve(to: at(x + radius, y), control1: at(x, y + k), control2: at(x + k, y)),
            .close,
        ])
    }

    static func polygon(_ points: [CGPoint]) -> Path {
        guard let first = points.first else { return Path() }
        return Path([.move(first)] + points.dropFirst().map { .line($0) } + [.close])
    }

    /// Returns an open arc from one point to another, curved toward `control`.
    static func arc(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint) -> Path {
        Path([.move(start), .quadCurve(to: end, control: control)])
    }

    /// Returns a closed, smooth curve through all points (a Catmull-Rom spline).
    static func smooth(_ points: [CGPoint]) -> Path {
        guard points.count > 2 else { return polygon(points) }
        var elements: [Element] = [.move(points[0])]
        let count = points.count
        for index in 0..<count {
            let before = points[(index + count - 1) % count]
            let start = points[index]
            let end = points[(index + 1) % count]
            let after = points[(index + 2) % count]
            elements.append(
                .curve(
                    to: end,
                    control1: CGPoint(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
                    control2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6)))
        }
        return Path(elements + [.close])
    }

    /// Returns a smooth shape that is symmetric about x = 250, from the points of its right half, from top to bottom.
    static func symmetric(_ right: [CGPoint]) -> Path {
        let left = right.reversed().filter { $0.x != 250 }.map { CGPoint(x: 500 - $0.x, y: $0.y) }
        return smooth(right + left)
    }

    /// Returns the mirror image about x = 250.
    func mirrored() -> Path {
        applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 500, ty: 0))
    }

    func moved(_ x: Double, _ y: Double) -> Path {
        applying(CGAffineTransform(translationX: x, y: y))
    }
}
