import CCairo
import Foundation

/// The smooth corner of `cornerCurve = .continuous`, which bends over a longer part of the edges than a circle.
///
/// The coefficients are the widely published ones of `UIBezierPath(roundedRect:cornerRadius:)`. Where the sides are too
/// short for the whole curve, it is interpolated toward a circle, as in Core Animation.
enum ContinuousCorner {
    /// The length of the curve along an edge, in units of the radius.
    static let reach = 1.52866483

    /// Distances from the corner along the incoming and the outgoing edge, in units of the radius.
    fileprivate typealias Pair = (Double, Double)
    fileprivate static let smooth: [Pair] = [
        (1.52866483, 0), (1.08849299, 0), (0.86840701, 0), (0.63149399, 0.07491100), (0.37282401, 0.16906001),
        (0.16906001, 0.37282401), (0.07491100, 0.63149399), (0, 0.86840701), (0, 1.08849299), (0, 1.52866483),
    ]

    /// The end of the first curve in `UIBezierPath`, which joins the second one by a short line.
    fileprivate static let firstJoint: Pair = (0.66993397, 0.065496)

    /// The same three curves for a circle, joined at the angles of the smooth corner's joints.
    private static let round: [Pair] = {
        let angles = [0, 0.3897, Double.pi / 2 - 0.3897, Double.pi / 2]
        var pairs: [Pair] = [(1, 0)]
        for index in 0..<3 {
            let from = angles[index]
            let to = angles[index + 1]
            let handle = 4.0 / 3.0 * tan((to - from) / 4)
            pairs.append((1 - sin(from) - handle * cos(from), 1 - cos(from) + handle * sin(from)))
            pairs.append((1 - sin(to) + handle * cos(to), 1 - cos(to) - handle * sin(to)))
            pairs.append((1 - sin(to), 1 - cos(to)))
        }
        return pairs
    }()

    /// Adds the corner to the context's path.
    ///
    /// - Parameter available: The length available along each edge, from `radius` to `reach * radius`.
    static func add(to context: OpaquePointer, at corner: BoxCorner, radius: Double, reach available: Double) {
        let points = points(at: corner, radius: radius, reach: available)
        cairo_line_to(context, points[0].x, points[0].y)
        for index in stride(from: 1, to: points.count, by: 3) {
            cairo_curve_to(
                context, points[index].x, points[index].y, points[index + 1].x, points[index + 1].y,
                points[index + 2].x, points[index + 2].y)
        }
    }

    /// Returns the corner's starting point, and for each of its three curves two control points and the end.
    static func points(at corner: BoxCorner, radius: Double, reach available: Double) -> [CGPoint] {
        let smoothness = max(0, min(1, (available / radius - 1) / (reach - 1)))
        return zip(round, smooth).map { from, to in
            corner.point(
                (from.0 + (to.0 - from.0) * smoothness) * radius, (from.1 + (to.1 - from.1) * smoothness) * radius)
        }
    }
}

extension Path {
    /// The distance of the control points of a quarter circle, in units of the radius.
    package static var kappa: Double { 0.5522847498307936 }

    /// Adds a rectangle with the smooth corners of `UIBezierPath(roundedRect:cornerRadius:)`, clockwise from the top
    /// right.
    ///
    /// If the sides are too short for the whole curve, the corners are circles whose radius is half the shorter
    /// side: unlike Core Animation, the path isn't interpolated between both.
    ///
    /// - Parameters:
    ///   - rect: A standardized rectangle with sides greater than 0.
    ///   - radius: The corner radius, finite and greater than 0.
    ///   - corners: The rounded corners.
    package mutating func addContinuousRect(_ rect: CGRect, radius: Double, corners: Layer.Corners.Mask) {
        let half = Double(min(rect.width, rect.height)) / 2
        let isSmooth = radius * ContinuousCorner.reach <= half
        let topLeftFirst = BoxCorner.corners(of: rect)
        for corner in topLeftFirst[1...] + topLeftFirst[...0] {
            if !corners.contains(corner.flag) {
                addFinite([corner.vertex])
            } else if isSmooth {
                let points = ContinuousCorner.smooth.map { corner.point($0.0 * radius, $0.1 * radius) }
                let joint = ContinuousCorner.firstJoint
                addFinite([points[0]])
                addFinite([points[1], points[2], corner.point(joint.0 * radius, joint.1 * radius)])
                addFinite([points[3]])
                addFinite(Array(points[4...6]))
                addFinite(Array(points[7...9]))
            } else {
                let near = (1 - Self.kappa) * half
                addFinite([corner.point(half, 0)])
                addFinite([corner.point(near, 0), corner.point(0, near), corner.point(0, half)])
            }
        }
        if !elements.isEmpty, elements.last != .close { elements.append(.close) }
    }

    /// Adds a line to one point, or a curve with two control points and an end, unless a coordinate isn't finite.
    private mutating func addFinite(_ points: [CGPoint]) {
        guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return }
        if points.count == 1 {
            elements.append(elements.isEmpty ? .move(points[0]) : .line(points[0]))
        } else {
            if elements.isEmpty { elements.append(.move(points[0])) }
            elements.append(.curve(to: points[2], control1: points[0], control2: points[1]))
        }
    }
}
