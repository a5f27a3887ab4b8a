import CCairo
import Foundation

/// A corner of a box with the directions of its two edges. The incoming edge, first in clockwise order, points away
/// from the corner, backward along the edge.
struct BoxCorner {
    let vertex: CGPoint
    let flag: Layer.Corners.Mask
    private let incoming: CGSize
    private let outgoing: CGSize

    /// Returns the four corners, clockwise from the top left.
    static func corners(of rect: CGRect) -> [BoxCorner] {
        let left = CGSize(width: -1, height: 0)
        let right = CGSize(width: 1, height: 0)
        let up = CGSize(width: 0, height: -1)
        let down = CGSize(width: 0, height: 1)
        return [
            BoxCorner(
                vertex: CGPoint(x: rect.minX, y: rect.minY), flag: .minXMinY, incoming: down, outgoing: right),
            BoxCorner(
                vertex: CGPoint(x: rect.maxX, y: rect.minY), flag: .maxXMinY, incoming: left, outgoing: down),
            BoxCorner(vertex: CGPoint(x: rect.maxX, y: rect.maxY), flag: .maxXMaxY, incoming: up, outgoing: left),
            BoxCorner(vertex: CGPoint(x: rect.minX, y: rect.maxY), flag: .minXMaxY, incoming: right, outgoing: up),
        ]
    }

    /// Returns the point at the given distances from the corner along the two edges.
    func point(_ alongIncoming: Double, _ alongOutgoing: Double) -> CGPoint {
        let x = vertex.x + incoming.width * alongIncoming + outgoing.width * alongOutgoing
        let y = vertex.y + incoming.height * alongIncoming + outgoing.height * alongOutgoing
        return CGPoint(x: x, y: y)
    }
}

/// A circular corner: a quarter of a circle.
///
/// Measured on iOS 17: the arc is a Bézier curve, drawn as a polygon with a power of two of equal steps; in filled
/// shapes the first and the last step are halved. With this, a filled corner's pixels agree to two steps of 255.
struct CircularCorner {
    private let radius: Double
    private let steps: Int
    private let halvesEnds: Bool

    /// The maximum distance of a step's control points from its chord, in pixels.
    private static let flatness = 0.1
    init(radius: Double, pixelsPerUnit: Double, isStroked: Bool) {
        self.radius = radius
        halvesEnds = !isStroked
        // The control points of one of n parts lie 0.41·radius/n² from its chord.
        var steps = 2
        while steps < 256 && 0.4112 * radius * pixelsPerUnit / Double(steps * steps) > Self.flatness { steps *= 2 }
        self.steps = steps
    }

    func add(to context: OpaquePointer, at corner: BoxCorner) {
        var step = 0
        // With halved ends: 0, ½, 1, 2, … n-1, n-½, n.
        while step <= steps {
            addPoint(Double(step) / Double(steps), to: context, at: corner)
            if halvesEnds && (step == 0 || step == steps - 1) {
                addPoint((Double(step) + 0.5) / Double(steps), to: context, at: corner)
            }
            step += 1
        }
    }

    private func addPoint(_ t: Double, to context: OpaquePointer, at corner: BoxCorner) {
        let u = 1 - t
        let near = 1 - Path.kappa
        let incoming = u * u * u + 3 * u * u * t * near
        let outgoing = 3 * u * t * t * near + t * t * t
        let point = corner.point(incoming * radius, outgoing * radius)
        cairo_line_to(context, point.x, point.y)
    }
}
