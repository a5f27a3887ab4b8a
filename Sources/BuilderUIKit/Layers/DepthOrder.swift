import Foundation
import Render

/// The drawing order of the planes of a transform layer, seen along the z axis.
///
/// Planes that overlap are ordered by their depth in the middle of the overlap, and others by the depth of their
/// centers; equal ones keep their order. Planes that cross each other aren't cut where they do.
@MainActor
enum DepthOrder {
    /// Returns the planes of a transform layer from back to front.
    ///
    /// - Parameter space: Returns the transform of a layer's superlayer to the coordinates in which all are drawn; nil for
    ///   the identity.
    static func backToFront(_ layers: [CALayer], space: (CALayer) -> CATransform3D?) -> [CALayer] {
        guard layers.count > 1 else { return layers }
        let planes = layers.map { Plane(of: $0, space: space($0)) }
        let indices = layers.indices.sorted {
            (planes[$0].center.z, $0) < (planes[$1].center.z, $1)
        }
        var layersBehind = [Set<Int>](repeating: [], count: layers.count)
        for front in layers.indices {
            for back in layers.indices.prefix(front) {
                guard let middle = planes[back].middleOfOverlap(with: planes[front]),
                    let backDepth = planes[back].depth(at: middle), let frontDepth = planes[front].depth(at: middle)
                else { continue }
                if backDepth - frontDepth > Plane.tolerance {
                    layersBehind[back].insert(front)
                } else {
                    layersBehind[front].insert(back)
                }
            }
        }
        var waiting = indices
        var result: [CALayer] = []
        while !waiting.isEmpty {
            // Layers that are each behind the next in a circle have no order.
            let place = waiting.firstIndex { layersBehind[$0].isEmpty } ?? 0
            let next = waiting.remove(at: place)
            result.append(layers[next])
            for index in waiting { layersBehind[index].remove(next) }
        }
        return result
    }
}

/// A layer's rectangle in space, as it is seen along the z axis.
private struct Plane {
    /// The difference of depths, in points, below which planes are equally deep.
    static let tolerance: CGFloat = 1e-6

    struct Point {
        var x: CGFloat
        var y: CGFloat
        var z: CGFloat
    }

    let center: Point
    /// The seen corners, in order around the center.
    private let corners: [CGPoint]
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

    /// Returns the middle of the area in which another plane is seen at the same place; nil if there is none.
    func middleOfOverlap(with other: Plane) -> CGPoint? {
        guard slope != nil, other.slope != nil else { return nil }
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
        guard abs(Self.area(polygon)) > 0.01 else { return nil }
        let count = CGFloat(polygon.count)
        return CGPoint(
            x: polygon.reduce(0) { $0 + $1.x } / count, y: polygon.reduce(0) { $0 + $1.y } / count)
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
