import CCairo
import Foundation

extension Canvas {
    /// Draws an image: interpolated when it is rotated or enlarged, averaged when it is reduced, and copied byte for
    /// byte when its pixels coincide with the device's.
    ///
    /// - Parameters:
    ///   - isUpright: A Boolean value that indicates whether the image's edges are snapped to whole pixels; otherwise
    ///     they are anti-aliased.
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

/// A part of a bitmap to draw from, halved as often as its reduction requires.
private struct PixelSource {
    let owner: Bitmap
    private let pixels: UnsafeRawPointer
    private let width: Int
    private let height: Int
    private let bytesPerRow: Int
    private let isOpaque: Bool
    /// The transform from this source's pixels to those of the part that it was made from.
    private(set) var scaling = CGAffineTransform.identity

    init(bitmap: Bitmap, part: PixelRect) {
        owner = bitmap
        pixels = bitmap.pixels + part.y * bitmap.bytesPerRow + part.x * 4
        width = part.width
        height = part.height
        bytesPerRow = bitmap.bytesPerRow
        isOpaque = bitmap.isOpaque
    }

    private init(_ bitmap: Bitmap, scaling: CGAffineTransform = .identity) {
        self.init(bitmap: bitmap, part: PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
        self.scaling = scaling
    }

    /// Returns the source halved along each side until one pixel of it is more than half a device pixel: from there on,
    /// bilinear interpolation misses no pixel.
    func halved(for toDevice: CGAffineTransform) -> PixelSource {
        var source = self
        var horizontal = Double(hypot(toDevice.a, toDevice.b))
        var vertical = Double(hypot(toDevice.c, toDevice.d))
        // The sides of bitmaps are at most 32,767 here: 15 halvings.
        for _ in 0..<15 {
            let x = horizontal <= 0.5 && source.width > 1
            let y = vertical <= 0.5 && source.height > 1
            guard x || y else { break }
            let double = CGAffineTransform(scaleX: x ? 2 : 1, y: y ? 2 : 1)
            source = PixelSource(source.halved(x: x, y: y), scaling: double.concatenating(source.scaling))
            if x { horizontal *= 2 }
            if y { vertical *= 2 }
        }
        return source
    }

    /// Returns the source halved, and then resampled to the device's pixels within `area`; for upright images only.
    ///
    /// The second step is a Lanczos filter with two lobes, which is closest to iOS 17's drawing. It can overshoot,
    /// which in bitmaps with alpha would make colors brighter than their alpha: those use a filter that can't
    /// overshoot.
    func resampled(for toDevice: CGAffineTransform, area: PixelRect) -> PixelSource {
        let source = halved(for: toDevice)
        let placed = source.scaling.concatenating(toDevice)
        // The position of the first device pixel, and the step to the next one, in the source's pixels.
        let horizontal = ResampledAxis(step: 1 / placed.a, start: (Double(area.x) - placed.tx) / placed.a)
        let vertical = ResampledAxis(step: 1 / placed.d, start: (Double(area.y) - placed.ty) / placed.d)
        let columns = source.resampled(width: area.width, height: source.height, x: horizontal, y: nil)
        return PixelSource(
            PixelSource(columns).resampled(width: area.width, height: area.height, x: nil, y: vertical))
    }

    /// A Boolean value that indicates whether cairo can draw from sides of this length.
    var isDrawable: Bool { width <= PixmanImage.sideLimit && height <= PixmanImage.sideLimit }

    /// Creates a cairo pattern over the pixels, which `owner` keeps and must outlive it; nil when cairo rejects the
    /// size.
    func makePattern() -> OpaquePointer? {
        let bytes = UnsafeMutableRawPointer(mutating: pixels).assumingMemoryBound(to: UInt8.self)
        let surface = cairo_image_surface_create_for_data(
            bytes, isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(clamping: width),
            Int32(clamping: height), Int32(clamping: bytesPerRow))
        defer { cairo_surface_destroy(surface) }
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        return cairo_pattern_create_for_surface(surface)
    }

    /// Returns half as many pixels, each the mean of two or four; an odd last one counts double.
    private func halved(x: Bool, y: Bool) -> Bitmap {
        drawn(width: x ? (width + 1) / 2 : width, height: y ? (height + 1) / 2 : height) { image in
            var transform = pixman_transform_t()
            pixman_transform_init_scale(&transform, x ? 2 << 16 : 1 << 16, y ? 2 << 16 : 1 << 16)
            pixman_image_set_transform(image, &transform)
            pixman_image_set_filter(image, PIXMAN_FILTER_BILINEAR, nil, 0)
        }
    }

    private func resampled(width: Int, height: Int, x: ResampledAxis?, y: ResampledAxis?) -> Bitmap {
        drawn(width: width, height: height) { image in
            var transform = pixman_transform_t()
            pixman_transform_init_identity(&transform)
            transform.matrix.0.0 = x?.fixedStep ?? 1 << 16
            transform.matrix.0.2 = x?.fixedStart ?? 0
            transform.matrix.1.1 = y?.fixedStep ?? 1 << 16
            transform.matrix.1.2 = y?.fixedStart ?? 0
            pixman_image_set_transform(image, &transform)
            let reducing = isOpaque ? PIXMAN_KERNEL_LANCZOS2 : PIXMAN_KERNEL_LINEAR
            var count: Int32 = 0
            let parameters = pixman_filter_create_separable_convolution(
                &count, x?.kernelScale ?? 1 << 16, y?.kernelScale ?? 1 << 16,
                x == nil ? PIXMAN_KERNEL_BOX : PIXMAN_KERNEL_IMPULSE,
                y == nil ? PIXMAN_KERNEL_BOX : PIXMAN_KERNEL_IMPULSE,
                x?.kernel(reducing: reducing) ?? PIXMAN_KERNEL_IMPULSE,
                y?.kernel(reducing: reducing) ?? PIXMAN_KERNEL_IMPULSE, x == nil ? 0 : 6, y == nil ? 0 : 6)
            pixman_image_set_filter(image, PIXMAN_FILTER_SEPARABLE_CONVOLUTION, parameters, count)
            free(parameters)
        }
    }

    /// Returns a new bitmap drawn from this one after `prepare` has set the transform and filter.
    private func drawn(width newWidth: Int, height newHeight: Int, prepare: (OpaquePointer) -> Void) -> Bitmap {
        Bitmap(width: newWidth, height: newHeight, isOpaque: isOpaque) { target, targetBytesPerRow in
            let input = PixmanImage(
                format: PIXMAN_a8r8g8b8, width: width, height: height,
                bits: UnsafeMutableRawPointer(mutating: pixels), bytesPerRow: bytesPerRow)
            let output = PixmanImage(
                format: PIXMAN_a8r8g8b8, width: newWidth, height: newHeight, bits: target,
                bytesPerRow: targetBytesPerRow)
            guard let image = input.image else { return }
            prepare(image)
            pixman_image_set_repeat(image, PIXMAN_REPEAT_PAD)
            output.draw(input, in: PixelTile(x: 0, y: 0, width: newWidth, height: newHeight))
        }
    }
}

/// The mapping of one axis to a source, with pixman's fixed-point numbers in 65,536ths.
private struct ResampledAxis {
    /// The number of source pixels per new pixel.
    var step: Double
    /// The position of the first new pixel in the source.
    var start: Double

    var fixedStep: pixman_fixed_t { fixed(step) }
    var fixedStart: pixman_fixed_t { fixed(start) }
    /// The width of the filter: never narrower than a source pixel.
    var kernelScale: pixman_fixed_t { fixed(max(1, step)) }

    func kernel(reducing: pixman_kernel_t) -> pixman_kernel_t { step > 1 ? reducing : PIXMAN_KERNEL_LINEAR }

    private func fixed(_ value: Double) -> pixman_fixed_t {
        pixman_fixed_t((max(-32_000, min(32_000, value)) * 65_536).rounded())
    }
}
