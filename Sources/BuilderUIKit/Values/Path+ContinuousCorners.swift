import Foundation
import Render

// The smooth corners of `UIBezierPath`, with constants published for iOS 7 and valid since.
extension Path {
    /// The length of a smooth corner along its edges, in units of the radius.
    private static let reach: CGFloat = 1.52866483

    mutating func addContinuousRect(_ rect: CGRect, radius: CGFloat, corners: UIRectCorner) {
        guard !rect.isNull, !rect.isInfinite else { return }
        let box = rect.standardized
        let shorter = min(box.width, box.height)
        guard radius > 0, radius.isFinite, shorter > 0, !corners.isDisjoint(with: .allCorners) else {
            return addRect(box)
        }
        let isSmooth = radius * Self.reach <= shorter / 2
        let size = isSmooth ? radius : shorter / 2
        // The corner, the direction back along the incoming edge, and the direction of the outgoing edge; clockwise on
        // screen.
        let places: [(corner: UIRectCorner, at: CGPoint, back: CGVector, on: CGVector)] = [
            (.topRight, CGPoint(x: box.maxX, y: box.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (.bottomRight, CGPoint(x: box.maxX, y: box.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (.bottomLeft, CGPoint(x: box.minX, y: box.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
            (.topLeft, CGPoint(x: box.minX, y: box.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
        ]
        for place in places {
            func point(_ back: CGFloat, _ on: CGFloat) -> CGPoint {
                CGPoint(
                    x: place.at.x + (back * place.back.dx + on * place.on.dx) * size,
                    y: place.at.y + (back * place.back.dy + on * place.on.dy) * size)
            }
            guard corners.contains(place.corner) else {
                addLine(to: place.at)
                continue
            }
            if isSmooth {
                addLine(to: point(Self.reach, 0))
                addCurve(
                    to: point(0.66993397, 0.065496), control1: point(1.08849299, 0), control2: point(0.86840701, 0))
                addLine(to: point(0.63149399, 0.074911))
                addCurve(
                    to: point(0.074911, 0.63149399), control1: point(0.37282401, 0.16906001),
                    control2: point(0.16906001, 0.37282401))
                addCurve(
                    to: point(0, Self.reach), control1: point(0, 0.86840701), control2: point(0, 1.08849299))
            } else {
                let near = 1 - Self.kappa
                addLine(to: point(1, 0))
                addCurve(to: point(0, 1), control1: point(near, 0), control2: point(0, near))
            }
        }
        close()
    }
}
