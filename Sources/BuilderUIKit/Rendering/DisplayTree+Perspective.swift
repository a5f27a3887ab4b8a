import Foundation
import Render

extension DisplayTree {
    /// Places a layer by its transform in space; returns the map by which it is seen if that has perspective.
    ///
    /// - Parameters:
    ///   - flip: The rectangle of the superlayer in which places are turned upside down; nil if y points down.
    ///   - isSpace: A Boolean value that indicates whether the sublayers are placed in the coordinates around the
    ///     layer.
    ///   - isCut: A Boolean value that indicates whether a part of the layer's image is drawn, also without
    ///     perspective.
    func place(
        _ layer: inout Layer, _ matrix: CATransform3D, flip: CGRect?, isSpace: Bool, isCut: Bool
    ) -> Projection? {
        let anchor = CGPoint(
            x: layer.bounds.minX + layer.anchorPoint.x * layer.bounds.width,
            y: layer.bounds.minY + layer.anchorPoint.y * layer.bounds.height)
        if isSpace {
            (layer.transform, layer.position) = (.identity, anchor)
            return nil
        }
        // A flat layer without perspective is placed already.
        if !isCut, matrix.isFlat, matrix.m41.isFinite, layer.isPlaced(by: matrix, anchor) { return nil }
        let plane = matrix.projection
        guard let near = plane.affine ?? plane.affine(near: anchor) ?? plane.affine(near: layer.bounds.origin) else {
            return plane
        }
        layer.position = anchor.applying(near)
        layer.transform = CGAffineTransform(a: near.a, b: near.b, c: near.c, d: near.d, tx: 0, ty: 0)
        guard isCut || plane.affine == nil else { return nil }
        guard let flip else { return plane }
        return plane.after(Self.turn(layer.bounds)).followed(by: Self.turn(flip))
    }

    private static func turn(_ rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    }

    /// Keeps a part of the image of a layer that other planes cut; what another part has, too, is left out.
    func cut(_ layer: inout Layer, _ part: PlanePart, flip: CGRect?) {
        for cut in part.cuts {
            let half = flip.map { cut.half.applying(Self.turn($0)) } ?? cut.half
            layer.perspectiveImage = layer.perspectiveImage.map { $0.part(in: half, isBehind: cut.isBehind) }
        }
        guard part.isRepeated else { return }
        var image = Layer(frame: layer.frame)
        image.perspectiveImage = layer.perspectiveImage
        layer = image
    }

    /// Adds the image of a layer in perspective; returns false if nothing of it is visible.
    ///
    /// - Parameters:
    ///   - parent: The transform of the superlayer's coordinates to those around the root.
    ///   - root: The layer whose surroundings are visible; nil for the layer itself.
    func draw(
        _ layer: inout Layer, _ projection: Projection, _ parent: CGAffineTransform, in root: Layer?
    ) -> Bool {
        let area = (root ?? layer).frame.insetBy(dx: -Self.margin, dy: -Self.margin)
        // The root's parent has its coordinates.
        let visible = area.applying(parent.inverted())
        // Pixels of the image are pixels of the device where nothing else turns or scales them.
        let isMoved = parent.a == 1 && parent.b == 0 && parent.c == 0 && parent.d == 1
        func fraction(_ length: CGFloat) -> CGFloat { length * scale - (length * scale).rounded(.down) }
        let offset = isMoved ? CGPoint(x: fraction(parent.tx), y: fraction(parent.ty)) : .zero
        do {
            let image = try projection.image(of: layer, scale: Double(scale), offset: offset, visible: visible)
            layer.perspectiveImage = image.map { [$0] } ?? []
            return image != nil
        } catch {
            warnings.add(.unsupportedDrawing("a layer in perspective: \(error)"))
            return false
        }
    }

    /// The distance from the root, in points, up to which layers in perspective are drawn.
    private static let margin: CGFloat = 1000
}

extension Layer {
    /// Returns a Boolean value that indicates whether the position and the transform are those of a flat matrix.
    fileprivate func isPlaced(by matrix: CATransform3D, _ anchor: CGPoint) -> Bool {
        let place = anchor.applying(CATransform3DGetAffineTransform(matrix))
        return abs(place.x - position.x - transform.tx) < 1e-9 && abs(place.y - position.y - transform.ty) < 1e-9
            && abs(matrix.m11 - transform.a) < 1e-9 && abs(matrix.m12 - transform.b) < 1e-9
            && abs(matrix.m21 - transform.c) < 1e-9 && abs(matrix.m22 - transform.d) < 1e-9
    }
}
