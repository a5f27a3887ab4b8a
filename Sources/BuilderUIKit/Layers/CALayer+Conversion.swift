import Foundation
import Render

/// Conversions between the coordinates of layers, also of those in space.
extension CALayer {
    private var transformToRoot: CGAffineTransform {
        var result = transformToSuperlayer
        var ancestor = superlayer
        while let layer = ancestor {
            result = result.concatenating(layer.transformToSuperlayer)
            ancestor = layer.superlayer
        }
        return result
    }

    /// Returns the affine map to another layer's coordinates, or to those around the root, without perspective.
    func transform(to other: CALayer?) -> CGAffineTransform {
        guard let other else { return transformToRoot }
        if other.superlayer === self { return other.transformToSuperlayer.inverted() }
        if superlayer === other { return transformToSuperlayer }
        return transformToRoot.concatenating(other.transformToRoot.inverted())
    }

    /// Returns the point of another layer's plane that is seen where a point of this layer is, along the z axis of the
    /// plane around both; nil if it isn't seen.
    ///
    /// - Parameter other: The other layer; nil for the coordinates around the root.
    func seenPoint(_ point: CGPoint, in other: CALayer?) -> CGPoint? {
        guard let projections = projections(to: other) else { return point.applying(transform(to: other)) }
        return projections.point(point)
    }

    /// Returns the point of the layer's plane that is seen where a point of another layer is; nil if it isn't seen.
    func seenPoint(_ point: CGPoint, from other: CALayer?) -> CGPoint? {
        guard let projections = projections(to: other) else { return point.applying(transform(to: other).inverted()) }
        return projections.reversed.point(point)
    }

    /// The maps of two layers' planes to the plane around both, of each to the next one.
    struct Projections {
        fileprivate let up: [Projection]
        fileprivate let down: [Projection]

        /// The maps in the other direction.
        var reversed: Projections { Projections(up: down, down: up) }

        /// Returns the converted point; nil if it isn't seen.
        func point(_ point: CGPoint) -> CGPoint? {
            var result: CGPoint? = point
            for map in up { result = result.flatMap(map.seenImage) }
            for map in down.reversed() { result = result.flatMap { map.inverse?.seenImage(of: $0) } }
            return result
        }

        /// Returns the smallest rectangle around the converted corners; nil if one of them isn't seen.
        func rect(_ rect: CGRect) -> CGRect? {
            guard !rect.isNull, !rect.isInfinite else { return nil }
            let corners = [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
            ].compactMap(point)
            let (x, y) = (corners.map(\.x), corners.map(\.y))
            guard corners.count == 4, let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max()
            else { return nil }
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }

    /// Returns the maps to another layer's plane; nil if `transform(to:)` is equal to them.
    func projections(to other: CALayer?) -> Projections? {
        if let other, other.superlayer === self {
            guard other.isInSpace else { return nil }
        } else if let other, superlayer === other {
            guard isInSpace else { return nil }
        } else {
            guard hasSpaceAround || other?.hasSpaceAround == true else { return nil }
        }
        var (own, others) = (planesAround, other?.planesAround ?? [])
        while let last = own.last, last === others.last {
            own.removeLast()
            others.removeLast()
        }
        func projection(_ layer: CALayer) -> Projection { layer.transformToPlane(isModel: true).projection }
        return Projections(up: own.map(projection), down: others.map(projection))
    }

    /// The layer and those around it, up to the root, except transform layers, which have no plane.
    private var planesAround: [CALayer] {
        var result = [self]
        var current = superlayer
        while let layer = current {
            if !layer.keepsDepth { result.append(layer) }
            current = layer.superlayer
        }
        return result
    }

    /// Returns the transform in space to the coordinates of the plane around the layer: those of the nearest layer
    /// around it that isn't a transform layer, or those around the root.
    ///
    /// - Parameter isModel: A Boolean value that indicates whether animations that are drawn in part have no effect.
    func transformToPlane(isModel: Bool = false) -> CATransform3D {
        var total = flippedTransformInSpace(isModel)
        var current = superlayer
        while let layer = current, layer.keepsDepth {
            total = total.concatenating(layer.flippedTransformInSpace(isModel))
            current = layer.superlayer
        }
        return total
    }

    private func flippedTransformInSpace(_ isModel: Bool) -> CATransform3D {
        let own = transformInSpace(isModel: isModel)
        guard isGeometryFlipped else { return own }
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
        return CATransform3DMakeAffineTransform(flip).concatenating(own)
    }

    /// A Boolean value that indicates whether `transformToSuperlayer` doesn't place the layer.
    private var isInSpace: Bool {
        guard isPlacedByAffineTransform(nil) else { return true }
        return superlayer.map { $0.keepsDepth || !CATransform3DIsIdentity($0.sublayerTransform) } ?? false
    }

    /// A Boolean value that indicates whether the layer or one around it is in space.
    private var hasSpaceAround: Bool {
        var current: CALayer? = self
        while let layer = current {
            if layer.isInSpace { return true }
            current = layer.superlayer
        }
        return false
    }

    // MARK: Hits

    /// Returns the frontmost layer at a point in the layer's own coordinates.
    func hit(_ point: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0, contains(point) else { return nil }
        for child in children.reversed() {
            if let hit = child.hitTest(point) { return hit }
        }
        return self
    }

    /// Returns the nearest layer in the space of a transform layer that is seen at a point of another layer.
    func nearestPlane(at point: CGPoint, of other: CALayer?) -> (layer: CALayer, depth: CGFloat)? {
        guard !isHidden, opacity > 0 else { return nil }
        var nearest: (layer: CALayer, depth: CGFloat)?
        for plane in children {
            guard let found = plane.hitInSpace(at: point, of: other) else { continue }
            // The last one is in front of those equally deep.
            if let known = nearest, known.depth - found.depth > DepthOrder.tolerance { continue }
            nearest = found
        }
        return nearest
    }

    /// Returns what a layer in the space of a transform layer finds at a point of another layer, and its depth.
    ///
    /// A subclass that overrides `hitTest(_:)` gets the point of its superlayer's plane that is seen there. It isn't
    /// called where that plane is seen from its side.
    private func hitInSpace(at point: CGPoint, of other: CALayer?) -> (layer: CALayer, depth: CGFloat)? {
        let outerPoint = isOfPlainClass ? nil : superlayer?.seenPoint(point, from: other)
        if keepsDepth {
            guard type(of: self) != CATransformLayer.self, let outerPoint else {
                return nearestPlane(at: point, of: other)
            }
            return hitTest(outerPoint).map { found in
                // An override may return a layer elsewhere, in front of which the nearest plane is.
                let depth = found.depthOfPlane(at: point, of: other, in: self)
                return (found, depth ?? nearestPlane(at: point, of: other)?.depth ?? -.infinity)
            }
        }
        guard let place = seenPoint(point, from: other), let layer = outerPoint.map({ hitTest($0) }) ?? hit(place)
        else {
            return nil
        }
        return (layer, transformToPlane(isModel: true).depth(of: place))
    }

    /// Returns the depth, at a point of another layer, of the plane in which the layer lies in the space of a transform
    /// layer; nil outside of that space.
    private func depthOfPlane(at point: CGPoint, of other: CALayer?, in space: CALayer) -> CGFloat? {
        var plane: CALayer?
        var current = self
        while current !== space {
            guard let superlayer = current.superlayer else { return nil }
            if !current.keepsDepth { plane = current }
            current = superlayer
        }
        guard let plane, let place = plane.seenPoint(point, from: other) else { return nil }
        return plane.transformToPlane(isModel: true).depth(of: place)
    }
}

extension CATransform3D {
    /// Returns the depth of a point of the plane in which z is 0: more for what is nearer.
    fileprivate func depth(of point: CGPoint) -> CGFloat {
        (point.x * m13 + point.y * m23 + m43) / (point.x * m14 + point.y * m24 + m44)
    }
}
