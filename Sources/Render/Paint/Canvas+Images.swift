import CCairo
import Foundation

extension Canvas {
    /// Draws an image: interpolated when it is rotated or enlarged, averaged when it is reduced, and copied byte for
    /// byte when its pixels coincide with the device's.
    ///
    /// - Parameters:
    ///   - isUpright: Indicates that the image's edges are snapped to whole pixels; otherwise they are anti-aliased.
    ///   - visible: The area outside which nothing needs to be drawn.
    func draw(
        _ image: ImageContent, _ transform: CGAffineTransform, isUpright: Bool, visible: PixelRect, alpha: Double
    ) throws {
        guard let part = image.part, image.destination.width > 0, image.destination.height > 0 else { return }
        let toDevice = image.placed(part, transform)
        var source = PixelSource(bitmap: image.bitmap, part: part)
        guard source.isDrawable else {
            throw PaintError.drawingFailed(
                detail: "its picture of \(part.width) × \(part.height) pixels has a side of over "
                    + "\(PixmanImage.sideLimit)", source: nil)
        }
        var placed = toDevice
        if isUpright, !toDevice.isWholePixelShift, toDevice.a < 1 || toDevice.d < 1 {
            var area = PixelRect(snapping: image.destination.applying(transform)).intersection(visible)
            if let clip = image.clip { area = area.intersection(PixelRect(snapping: clip.applying(transform))) }
            guard !area.isEmpty else { return }
            source = source.resampled(for: toDevice, area: area)
            placed = CGAffineTransform(translationX: CGFloat(area.x), y: CGFloat(area.y))
        } else {
            source = source.halved(for: toDevice)
            placed = source.scaling.concatenating(toDevice)
        }
        guard let pattern = source.makePattern() else {
            throw PaintError.drawingFailed(detail: "cairo can't use its picture", source: nil)
        }
        // The pixels must outlive everything that reads them.
        defer { withExtendedLifetime(source.owner) { cairo_pattern_destroy(pattern) } }
        cairo_pattern_set_filter(pattern, placed.isWholePixelShift ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_save(context)
        defer { cairo_restore(context) }
        clip(image.clip, transform, isUpright: isUpright)
        if isUpright || alpha < 1 || image.tint != nil {
            clip(image.destination, transform, isUpright: isUpright)
            paint(pattern, placed.roundedToWholePixels, tint: image.tint, alpha: alpha)
        } else {
            setSource(pattern, placed)
            use(transform)
            let area = image.destination
            cairo_rectangle(context, area.minX, area.minY, area.width, area.height)
            fill()
        }
    }

    private func paint(_ pattern: OpaquePointer, _ transform: CGAffineTransform, tint: Color?, alpha: Double) {
        setSource(pattern, transform)
        guard let tint else {
            cairo_paint_with_alpha(context, alpha)
            return
        }
        setColor(tint, alpha: alpha)
        cairo_mask(context, pattern)
    }

    private func clip(_ area: CGRect?, _ transform: CGAffineTransform, isUpright: Bool) {
        guard let area else { return }
        if isUpright {
            use(nil)
            addRectangle(PixelRect(snapping: area.applying(transform)))
        } else {
            use(transform)
            cairo_rectangle(context, area.minX, area.minY, area.width, area.height)
        }
        cairo_clip(context)
    }
}

extension ImageContent {
    /// The pixels that are drawn; nil when there are none.
    fileprivate var part: PixelRect? {
        let whole = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        guard let sourceRect else { return whole.isEmpty ? nil : whole }
        let part = PixelRect(snapping: sourceRect).intersection(whole)
        return part.isEmpty ? nil : part
    }

    /// Returns the transform from the pixels of `part` to the device.
    fileprivate func placed(_ part: PixelRect, _ transform: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: destination.width / CGFloat(part.width), b: 0, c: 0, d: destination.height / CGFloat(part.height),
            tx: destination.minX, ty: destination.minY
        ).concatenating(transform)
    }

    /// Returns a Boolean value that indicates whether the image's pixels coincide with the device's, or nothing of it
    /// is drawn: then nothing is sampled.
    func isCopied(_ transform: CGAffineTransform) -> Bool {
        guard let part, destination.width > 0, destination.height > 0 else { return true }
        return placed(part, transform).isWholePixelShift
    }
}

extension CGAffineTransform {
    /// A Boolean value that indicates whether pixels coincide with pixels.
    fileprivate var isWholePixelShift: Bool {
        abs(a - 1) < 1e-4 && abs(d - 1) < 1e-4 && abs(b) < 1e-9 && abs(c) < 1e-9 && abs(tx - tx.rounded()) < 1e-3
            && abs(ty - ty.rounded()) < 1e-3
    }

    fileprivate var roundedToWholePixels: CGAffineTransform {
        isWholePixelShift ? CGAffineTransform(translationX: tx.rounded(), y: ty.rounded()) : self
    }
}
