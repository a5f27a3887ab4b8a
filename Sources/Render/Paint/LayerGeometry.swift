import Foundation

/// The position of a layer on the device.
///
/// A layer that is only translated, and scaled by the image's scale, is upright: its edges are snapped to the nearest
/// whole pixels and its contents move with its top left corner, as in Core Animation. Any other layer is drawn at its
/// exact position with anti-aliased edges.
struct LayerGeometry {
    /// The transform from the layer's coordinates to device pixels, unrounded; the base of sublayers' transforms.
    let toDevice: CGAffineTransform
    /// The transform for the layer's own drawing.
    let contentToDevice: CGAffineTransform
    let isUpright: Bool
    /// The outline of the bounds.
    let shape: BoxShape
    /// The factor from lengths of the layer's coordinates to those of `shape`.
    let shapeScale: Double
    let bounds: CGRect

    init(_ layer: Layer, toDevice: CGAffineTransform, scale: Double) {
        self.toDevice = toDevice
        bounds = layer.bounds.standardized
        let tolerance = scale * 1e-9
        isUpright =
            toDevice.b == 0 && toDevice.c == 0 && abs(toDevice.a - scale) <= tolerance
            && abs(toDevice.d - scale) <= tolerance
        if isUpright {
            let exact = bounds.applying(toDevice)
            let snapped = PixelRect(snapping: exact)
            contentToDevice = toDevice.concatenating(
                CGAffineTransform(
                    translationX: CGFloat(snapped.x) - exact.minX, y: CGFloat(snapped.y) - exact.minY))
            shapeScale = scale
            shape = BoxShape(
                rect: snapped.cgRect, radius: layer.corners.radius * scale, mask: layer.corners.mask,
                curve: layer.corners.curve)
        } else {
            contentToDevice = toDevice
            shapeScale = 1
            shape = BoxShape(
                rect: bounds, transform: toDevice, radius: layer.corners.radius, mask: layer.corners.mask,
                curve: layer.corners.curve)
        }
    }

    /// The pixels that the outline touches.
    var deviceBounds: PixelRect {
        guard let transform = shape.transform else { return PixelRect(snapping: shape.rect) }
        return PixelRect(around: shape.rect.applying(transform))
    }

    /// The number of device pixels per unit of length; the geometric mean where the two directions differ.
    var pixelsPerUnit: Double {
        Double(abs(toDevice.a * toDevice.d - toDevice.b * toDevice.c)).squareRoot()
    }

    /// Returns a border's width in the shape's coordinates, rounded to whole pixels when it differs from them only by
    /// rounding.
    func borderWidth(_ points: Double) -> Double {
        let width = points * shapeScale
        let whole = width.rounded()
        return isUpright && whole >= 1 && abs(width - whole) < 0.02 ? whole : width
    }
}
