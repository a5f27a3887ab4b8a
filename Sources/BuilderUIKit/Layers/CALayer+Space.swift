import Foundation
import Render

extension CALayer {
    /// Returns the transform in space from the layer's coordinates to its superlayer's.
    ///
    /// - Parameter isModel: A Boolean value that indicates whether animations that are drawn in part have no effect.
    func transformInSpace(isModel: Bool = false) -> CATransform3D {
        let shown = isModel ? nil : heldChanges?.values(of: self)
        let place = shown?.position ?? position
        let total = (shown?.transform ?? transform)
            .around(anchor(in: shown?.bounds ?? bounds), anchorPointZ)
            .concatenating(CATransform3DMakeTranslation(place.x, place.y, zPosition))
        guard let outer = superlayer, !CATransform3DIsIdentity(outer.sublayerTransform) else { return total }
        let outerShown = isModel ? nil : outer.heldChanges?.values(of: outer)
        let center = outer.anchor(in: outerShown?.bounds ?? outer.bounds)
        return total.concatenating(
            outer.sublayerTransform.around(center, 0)
                .concatenating(CATransform3DMakeTranslation(center.x, center.y, 0)))
    }

    /// Returns the point of the layer's coordinates that stands at its position.
    private func anchor(in bounds: CGRect) -> CGPoint {
        CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    }

    /// Returns the transform of the layer's coordinates to those in which it is drawn; nil if affine transforms place
    /// it.
    ///
    /// - Parameters:
    ///   - space: The transform of its superlayer's coordinates; nil for the identity.
    ///   - isCut: A Boolean value that indicates whether affine transforms don't suffice.
    func matrix(in space: CATransform3D?, _ shown: LayerValues?, isCut: Bool) -> CATransform3D? {
        if !isCut, space == nil, !keepsDepth, isPlacedByAffineTransform(shown) { return nil }
        let own = transformInSpace()
        return space.map { own.concatenating($0) } ?? own
    }

    /// The layers in the layer's space: its sublayers, and in place of nested transform layers those of these.
    ///
    /// A nested transform layer that a view owns, or that is masked, remains as a whole.
    var planes: [CALayer] {
        guard children.contains(where: \.isUnfolded) else { return children }
        var result: [CALayer] = []
        var waiting = Array(children.reversed())
        while let next = waiting.popLast() {
            if !next.isUnfolded {
                result.append(next)
            } else if !next.isHidden {
                waiting += next.children.reversed()
            }
        }
        return result
    }

    /// A Boolean value that indicates whether sublayers of a layer that isn't a transform layer have a depth beside
    /// their `zPosition`. Each is a plane in its superlayer's space, as are those of a transform layer (reported for
    /// cubes of views, and for turned views that are half behind their neighbors).
    var ordersSublayersByDepth: Bool {
        guard !keepsDepth, (2...Self.greatestCountOfPlanes).contains(children.count) else { return false }
        let isTurned = !sublayerTransform.isFlat
        return children.contains { child in
            let own = child.heldChanges?.values(of: child).transform ?? child.transform
            return !child.keepsDepth
                && (!own.isFlat || own.m43 != 0 || (isTurned && (child.zPosition != 0 || child.anchorPointZ != 0)))
        }
    }

    /// The largest number of sublayers that are compared with each other; more are ordered by their `zPosition`.
    private static let greatestCountOfPlanes = 256

    private var isUnfolded: Bool {
        keepsDepth && ownerView == nil && mask == nil && opacity >= 1 && isDoubleSided && heldChanges == nil
    }

    /// Returns the transform of the coordinates of the superlayer of one of the layer's planes.
    ///
    /// - Parameter space: The transform of the layer's coordinates; nil for the identity.
    func space(_ space: CATransform3D?, around plane: CALayer) -> CATransform3D? {
        guard keepsDepth else { return nil }
        var total: CATransform3D?
        var current = plane.superlayer
        while let outer = current, outer !== self {
            let own = outer.transformInSpace()
            total = total.map { $0.concatenating(own) } ?? own
            current = outer.superlayer
        }
        guard let total else { return space }
        return space.map { total.concatenating($0) } ?? total
    }

    /// Returns a Boolean value that indicates whether affine transforms place the layer in its superlayer, as far as it
    /// is seen.
    ///
    /// A turn in space without perspective is affine, too.
    func isPlacedByAffineTransform(_ shown: LayerValues?) -> Bool {
        let transform = shown?.transform ?? transform
        guard transform.m14 == 0, transform.m24 == 0, transform.m44 == 1, anchorPointZ == 0 else { return false }
        return superlayer.map { CATransform3DIsAffine($0.sublayerTransform) } ?? true
    }
}

extension CATransform3D {
    /// Returns the transform with a point moved to the origin before.
    fileprivate func around(_ point: CGPoint, _ z: CGFloat) -> CATransform3D {
        CATransform3DMakeTranslation(-point.x, -point.y, -z).concatenating(self)
    }

    /// A Boolean value that indicates whether planes stay parallel to the screen, in their order.
    var isFlat: Bool {
        m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 > 0 && m34 == 0 && m44 == 1
    }

    /// A Boolean value that indicates whether places are moved alone, so that pixels stay pixels.
    var isTranslation: Bool { isFlat && m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1 }

    /// The map of the plane in which z is 0, as it is seen along the z axis.
    var projection: Projection {
        Projection(
            x: Projection.Row(m11, m12, m14), y: Projection.Row(m21, m22, m24),
            origin: Projection.Row(m41, m42, m44))
    }

    /// Returns a Boolean value that indicates whether the plane's back is visible.
    var showsBack: Bool {
        if projection.affine != nil { return m33 < 0 }
        // A plane that is mirrored within itself is seen with the other orientation, although it isn't turned around.
        let columns = [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
        let orientation = projection.determinant * Self.determinant(columns)
        return orientation < 0
    }

    private static func determinant(_ rows: [[CGFloat]]) -> CGFloat {
        guard let first = rows.first, rows.count > 1 else { return rows.first?.first ?? 1 }
        var sum: CGFloat = 0
        for (index, value) in first.enumerated() where value != 0 {
            let minor = rows.dropFirst().map { row in row.enumerated().filter { $0.offset != index }.map(\.element) }
            sum += (index % 2 == 0 ? value : -value) * determinant(minor)
        }
        return sum
    }
}
