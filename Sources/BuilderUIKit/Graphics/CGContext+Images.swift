import Foundation
import Render

extension CGContext {
    /// Draws an image into the rectangle with its top at the larger y, as Core Graphics does: upside down where y
    /// points down. `UIImage.draw(in:)` draws upright.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling isTiling: Bool = false) {
        draw(image.bitmap, in: rect, isUpright: false)
    }

    /// Draws a bitmap into a rectangle of user space.
    func draw(_ bitmap: Bitmap, in rect: CGRect, isUpright: Bool, tint: Color? = nil) {
        guard !rect.isNull, !rect.isInfinite, rect.width != 0, rect.height != 0 else { return }
        let t = state.transform
        let place = rect.standardized
        if isUpright, t.b == 0, t.c == 0, t.a > 0, t.d > 0 {
            add([.image(ImageContent(bitmap: bitmap, destination: place.applying(t), tint: tint))])
        } else if !isUpright, t.b == 0, t.c == 0, t.a > 0, t.d < 0 {
            add([.image(ImageContent(bitmap: bitmap, destination: place.applying(t), tint: tint))])
        } else {
            add([], layer: imageLayer(bitmap, in: place, isUpright: isUpright, tint: tint))
        }
    }

    /// Returns a layer that draws the bitmap into a rectangle of user space.
    func imageLayer(_ bitmap: Bitmap, in rect: CGRect, isUpright: Bool, tint: Color? = nil) -> Layer {
        let before = state.transform
        defer { state.transform = before }
        if !isUpright {
            // Flip the rectangle vertically in place.
            concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
        }
        var layer = transformed(rect)
        layer.contents = [.image(ImageContent(bitmap: bitmap, destination: rect, tint: tint))]
        return layer
    }

    /// Draws contents that are in user space.
    func draw(_ contents: [LayerContent], in rect: CGRect) {
        guard !contents.isEmpty else { return }
        if state.transform.isIdentity {
            add(contents)
        } else {
            var layer = transformed(rect)
            layer.contents = contents
            add([], layer: layer)
        }
    }
}
