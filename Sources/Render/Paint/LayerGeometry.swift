import Foundation

/// Where a layer lies on the device.
///
/// A layer that is only moved and scaled by the picture's scale is upright: its edges go to the nearest whole pixels and
/// its contents with its top left corner, as Core Animation places them. Any other is drawn where it is, with smooth edges.
struct LayerGeometry {
    /// Maps the layer's coordinates to device pixels, unrounded: what sublayers start from.
    let toDevice: CGAffineTransform
    /// The same for what the layer draws itself.
    let contentToDevice: CGAffineTransform
    let isUpright: Bool
    /// The outline of the bounds.
    let shape: BoxShape
    /// Lengths of the layer's coordinates in the coordinates of `shape`.
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

    /// Device pixels for each unit of length; the mean where the two directions differ.
    var pixelsPerUnit: Double {
        Double(abs(toDevice.a * toDevice.d - toDevice.b * toDevice.c)).squareRoot()
    }

    /// A border's width in the shape's coordinates, on whole pixels where it is one but for rounding.
    func borderWidth(_ points: Double) -> Double {
        let width = points * shapeScale
        let whole = width.rounded()
        return isUpright && whole >= 1 && abs(width - whole) < 0.02 ? whole : width
    }
}
