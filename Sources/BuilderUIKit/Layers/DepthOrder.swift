import Foundation

/// The drawing order of the planes of a transform layer, seen along the z axis.
///
/// Planes that overlap are ordered by their depth in the middle of the overlap, and others by the depth of their
/// centers; equal ones keep their order. Planes that cross each other aren't cut where they do.
@MainActor
enum DepthOrder {
    /// Returns sublayers of a transform layer from back to front.
    static func backToFront(_ layers: [CALayer]) -> [CALayer] {
        guard layers.count > 1 else { return layers }
        let planes = layers.map { Plane(of: $0) }
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
    init(of layer: CALayer) {
        let transform = Self.transform(of: layer)
        let bounds = layer.bounds
        func place(_ x: CGFloat, _ y: CGFloat) -> Point {
            Point(
                x: x * transform.m11 + y * transform.m21 + transform.m41,
                y: x * transform.m12 + y * transform.m22 + transform.m42,
                z: x * transform.m13 + y * transform.m23 + transform.m43)
        }
        center = place(bounds.midX, bounds.midY)
        corners = [
            (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.maxX, bounds.maxY),
            (bounds.minX, bounds.maxY),
        ].map { x, y in
            let corner = place(x, y)
            return CGPoint(x: corner.x, y: corner.y)
        }
        let seenArea = transform.m11 * transform.m22 - transform.m12 * transform.m21
        slope =
            abs(seenArea) < 1e-9
            ? nil
            : CGVector(
                dx: (transform.m13 * transform.m22 - transform.m23 * transform.m12) / seenArea,
                dy: (transform.m23 * transform.m11 - transform.m13 * transform.m21) / seenArea)
    }

    /// Returns the transform of a layer's coordinates to those around its outermost transform layer.
    @MainActor
    private static func transform(of layer: CALayer) -> CATransform3D {
        var total = CATransform3DIdentity
        var current: CALayer? = layer
        while let layer = current {
            let anchor = layer.anchor
            total = total.concatenating(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0))
                .concatenating(layer.transform)
                .concatenating(CATransform3DMakeTranslation(layer.position.x, layer.position.y, layer.zPosition))
            if let outer = layer.superlayer, !CATransform3DIsIdentity(outer.sublayerTransform) {
                let anchor = outer.anchor
                total = total.concatenating(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0))
                    .concatenating(outer.sublayerTransform)
                    .concatenating(CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
            }
            current = layer.superlayer as? CATransformLayer
        }
        return total
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
            var clipped: [CGPoint] = []
            for (index, point) in polygon.enumerated() {
                let next = polygon[(index + 1) % polygon.count]
                let (here, there) = (side(point), side(next))
                if here >= 0 { clipped.append(point) }
                if here < 0 && there > 0 || here > 0 && there < 0 {
                    let share = here / (here - there)
                    clipped.append(
                        CGPoint(x: point.x + (next.x - point.x) * share, y: point.y + (next.y - point.y) * share))
                }
            }
            polygon = clipped
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

extension CALayer {
    /// The point of the layer's coordinates that stands at its position.
    fileprivate var anchor: CGPoint {
        CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    }
}
