import Foundation
import Render

/// A plane in space, or a part of one that other planes cut.
struct PlanePart {
    /// An edge along which a plane is cut.
    struct Cut {
        /// The drawn half, in the coordinates in which all planes are drawn.
        let half: HalfPlane
        /// A Boolean value that indicates whether the other half is nearer, and drawn later.
        let isBehind: Bool
    }

    let layer: CALayer
    /// The edges of the part; none for a whole plane.
    var cuts: [Cut] = []
    /// A Boolean value that indicates whether another part of the layer is drawn before.
    var isRepeated = false
}

/// The drawing order of planes in one space, seen along the z axis.
///
/// Planes that overlap are ordered by their depth in the middle of the overlap, and others by the depth of their
/// centers; equal ones keep their order. Of two planes that cross each other the later one is cut where they do.
@MainActor
enum DepthOrder {
    /// The difference of depths, in points, below which planes are equally deep.
    static let tolerance: CGFloat = 1e-6
    /// The largest number of cuts in a space; planes that cross beyond them stay whole.
    private static let cutLimit = 64

    /// Returns the planes of one space from back to front.
    ///
    /// - Parameter space: Returns the transform of a layer's superlayer to the coordinates in which all are drawn; nil
    ///   for the identity.
    static func backToFront(_ layers: [CALayer], space: (CALayer) -> CATransform3D?) -> [PlanePart] {
        guard layers.count > 1 else { return layers.map { PlanePart(layer: $0) } }
        let parts = parts(of: layers, layers.map { Plane(of: $0, space: space($0)) })
        let indices = parts.indices.sorted {
            (parts[$0].plane.center.z, $0) < (parts[$1].plane.center.z, $1)
        }
        var partsBehind = [Set<Int>](repeating: [], count: parts.count)
        for front in parts.indices {
            for back in parts.indices.prefix(front) {
                guard let middle = parts[back].plane.middleOfOverlap(with: parts[front].plane),
                    let backDepth = parts[back].plane.depth(at: middle),
                    let frontDepth = parts[front].plane.depth(at: middle)
                else { continue }
                if backDepth - frontDepth > tolerance {
                    partsBehind[back].insert(front)
                } else {
                    partsBehind[front].insert(back)
                }
            }
        }
        var waiting = indices
        var result: [PlanePart] = []
        var drawn: Set<ObjectIdentifier> = []
        while !waiting.isEmpty {
            // Layers that are each behind the next in a circle have no order.
            let place = waiting.firstIndex { partsBehind[$0].isEmpty } ?? 0
            let next = waiting.remove(at: place)
            var part = parts[next].part
            part.isRepeated = !drawn.insert(ObjectIdentifier(part.layer)).inserted
            result.append(part)
            for index in waiting { partsBehind[index].remove(next) }
        }
        return result
    }

    /// Returns the planes, cut where those before them cross them.
    private static func parts(of layers: [CALayer], _ planes: [Plane]) -> [(part: PlanePart, plane: Plane)] {
        var result = zip(layers, planes).map { (index: 0, part: PlanePart(layer: $0), plane: $1) }
        for index in result.indices { result[index].index = index }
        var cutsLeft = cutLimit
        for (index, other) in planes.enumerated() where layers[index].isCutting {
            result = result.flatMap { whole in
                // A nested transform layer that remains as a whole has no plane.
                guard whole.index > index, whole.part.layer.isCutting, cutsLeft > 0,
                    let front = whole.plane.partInFront(of: other)
                else { return [whole] }
                cutsLeft -= 1
                return [true, false].map { isBehind in
                    var half = whole
                    let cut = PlanePart.Cut(half: isBehind ? front.complement : front, isBehind: isBehind)
                    half.part.cuts.append(cut)
                    half.plane.clip(to: cut.half)
                    return half
                }
            }
        }
        return result.map { ($0.part, $0.plane) }
    }
}

extension CALayer {
    /// A Boolean value that indicates whether the layer is a visible plane.
    fileprivate var isCutting: Bool {
        !keepsDepth && !isHidden && heldChanges?.values(of: self).opacity ?? CGFloat(opacity) > 0
    }
}

/// A layer's rectangle in space, as it is seen along the z axis.
private struct Plane {
    struct Point {
        var x: CGFloat
        var y: CGFloat
        var z: CGFloat
    }

    private(set) var center: Point
    /// The seen corners, in order around the center.
    private var corners: [CGPoint]
    /// The change of the depth per point to the right and down; nil for a plane that is seen from its side.
    private let slope: CGVector?

    @MainActor
    init(of layer: CALayer, space: CATransform3D?) {
        let own = layer.transformInSpace()
        let transform = space.map { own.concatenating($0) } ?? own
        let bounds = layer.heldChanges?.values(of: layer).bounds ?? layer.bounds
        func w(_ point: CGPoint) -> CGFloat { point.x * transform.m14 + point.y * transform.m24 + transform.m44 }
        func place(_ point: CGPoint) -> Point {
            let w = w(point)
            func seen(_ x: CGFloat, _ y: CGFloat, _ origin: CGFloat) -> CGFloat {
                let value = (point.x * x + point.y * y + origin) / w
                return value.isFinite ? value : 0
            }
            return Point(
                x: seen(transform.m11, transform.m21, transform.m41),
                y: seen(transform.m12, transform.m22, transform.m42),
                z: seen(transform.m13, transform.m23, transform.m43))
        }
        let rectangle = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ]
        // Points behind the eye have no place.
        let visible = rectangle.clipped { Double(w($0)) - 1e-4 }
        let sum = visible.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        let count = CGFloat(max(1, visible.count))
        center = place(CGPoint(x: sum.x / count, y: sum.y / count))
        corners = visible.map { point in
            let corner = place(point)
            return CGPoint(x: corner.x, y: corner.y)
        }
        let plane = transform.projection
        // The depth is a linear function of the seen point, also in perspective.
        let (depthX, depthY) = (plane.replacing(\.u, in: transform), plane.replacing(\.v, in: transform))
        slope =
            visible.isEmpty || abs(plane.determinant) < 1e-9
            ? nil : CGVector(dx: depthX / plane.determinant, dy: depthY / plane.determinant)
    }

    /// Returns the depth of the plane at a seen point: more for what is nearer.
    func depth(at point: CGPoint) -> CGFloat? {
        slope.map { center.z + (point.x - center.x) * $0.dx + (point.y - center.y) * $0.dy }
    }

    /// Keeps the part that is seen in half of the plane.
    mutating func clip(to half: HalfPlane) {
        corners = corners.clipped(half.value)
        guard let middle = Self.middle(of: corners) else { return }
        center = Point(x: middle.x, y: middle.y, z: depth(at: middle) ?? center.z)
    }

    /// Returns the half that is nearer than another plane; nil unless both halves are seen where the other plane is.
    func partInFront(of other: Plane) -> HalfPlane? {
        guard let slope, let otherSlope = other.slope else { return nil }
        let overlap = overlap(with: other)
        func depth(_ plane: Plane, _ slope: CGVector) -> CGFloat {
            plane.center.z - plane.center.x * slope.dx - plane.center.y * slope.dy
        }
        let half = HalfPlane(
            x: slope.dx - otherSlope.dx, y: slope.dy - otherSlope.dy,
            origin: depth(self, slope) - depth(other, otherSlope))
        let isCut = [half, half.complement].allSatisfy { half in
            overlap.contains { half.value(at: $0) > Self.leastDifference }
                && abs(Self.area(overlap.clipped(half.value))) > Self.leastArea
        }
        return isCut ? half : nil
    }

    /// The difference of depths, in points, from which on a plane crosses another.
    private static let leastDifference = 0.05
    /// The area in square points from which on planes overlap.
    private static let leastArea: CGFloat = 0.01

    /// Returns the middle of the area in which another plane is seen at the same place; nil if there is none.
    func middleOfOverlap(with other: Plane) -> CGPoint? {
        guard slope != nil, other.slope != nil else { return nil }
        let overlap = overlap(with: other)
        return abs(Self.area(overlap)) > Self.leastArea ? Self.middle(of: overlap) : nil
    }

    /// Returns the area in which another plane is seen at the same place.
    private func overlap(with other: Plane) -> [CGPoint] {
        var polygon = corners
        let isClockwise = Self.area(other.corners) > 0
        for (index, start) in other.corners.enumerated() {
            let end = other.corners[(index + 1) % other.corners.count]
            func side(_ point: CGPoint) -> CGFloat {
                let cross = (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
                return isClockwise ? cross : -cross
            }
            polygon = polygon.clipped { Double(side($0)) }
        }
        return polygon
    }

    private static func middle(of polygon: [CGPoint]) -> CGPoint? {
        guard !polygon.isEmpty else { return nil }
        let sum = polygon.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
        return CGPoint(x: sum.x / CGFloat(polygon.count), y: sum.y / CGFloat(polygon.count))
    }

    /// Returns the area of a polygon, in square points; above 0 if its corners are clockwise, with y pointing down.
    private static func area(_ polygon: [CGPoint]) -> CGFloat {
        var sum: CGFloat = 0
        for (index, point) in polygon.enumerated() {
            let next = polygon[(index + 1) % polygon.count]
            sum += point.x * next.y - next.x * point.y
        }
        return sum / 2
    }
}

extension Projection {
    /// Returns the determinant with a transform's depths in place of a component.
    fileprivate func replacing(_ component: WritableKeyPath<Row, Double>, in transform: CATransform3D) -> Double {
        var changed = self
        changed.x[keyPath: component] = transform.m13
        changed.y[keyPath: component] = transform.m23
        changed.origin[keyPath: component] = transform.m43
        return changed.determinant
    }
}
