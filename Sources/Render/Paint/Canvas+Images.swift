import CCairo
import Foundation

extension Canvas {
    /// Draws an image: copied byte for byte when its pixels coincide with the device's, and resampled otherwise.
    ///
    /// - Parameters:
    ///   - isUpright: A Boolean value that indicates whether the image's edges are snapped to whole pixels; otherwise
    ///     they are anti-aliased.
    ///   - visible: The area outside which nothing needs to be drawn.
    ///   - cache: The cache of resampled images.
    func draw(
        _ image: ImageContent, _ transform: CGAffineTransform, isUpright: Bool, visible: PixelRect, alpha: Double,
        cache: PixelCache = .shared
    ) throws {
        guard let part = image.part, image.destination.width > 0, image.destination.height > 0 else { return }
        let device = image.destination.applying(transform)
        var area = (isUpright ? PixelRect(snapping: device) : PixelRect(around: device)).intersection(visible)
        if let clip = image.clip {
            let limit = clip.applying(transform)
            area = area.intersection(isUpright ? PixelRect(snapping: limit) : PixelRect(around: limit))
        }
        guard !area.isEmpty else { return }
        let source = PixelSource(image.bitmap, part: part)
        let toDevice = image.placed(part, transform)
        if toDevice.isWholePixelShift {
            let origin = (x: Int(toDevice.tx.rounded()), y: Int(toDevice.ty.rounded()))
            // Pixels beyond the image, of which rounding may require one, are like those at its edge.
            let copied = area.offset(x: part.x - origin.x, y: part.y - origin.y).intersection(part)
            guard !copied.isEmpty else { return }
            try withExtendedLifetime(image.bitmap) {
                try paint(
                    PixelSource(image.bitmap, part: copied),
                    at: (copied.x - part.x + origin.x, copied.y - part.y + origin.y), image, transform,
                    isUpright: isUpright, isLimited: false, alpha: alpha)
            }
            return
        }
        let bandHeight = max(1, min(area.height, Self.bandSize / area.width))
        func paintBand(_ rows: Range<Int>, _ pixels: UnsafeRawPointer) throws {
            let band = PixelSource(
                pixels: pixels, width: area.width, height: rows.count, bytesPerRow: area.width * 4,
                isOpaque: source.isOpaque)
            try paint(
                band, at: (area.x, area.y + rows.lowerBound), image, transform, isUpright: isUpright,
                isLimited: rows.count < area.height, alpha: alpha)
        }
        let kept = isUpright ? cache.bitmap(of: image.bitmap, part: part, toDevice, area: area) : nil
        if let kept {
            // In bands too, so that the pixels are the same as without the cache.
            try withExtendedLifetime(kept) {
                for rows in area.bands(of: bandHeight) {
                    try paintBand(rows, kept.pixels + rows.lowerBound * kept.bytesPerRow)
                }
            }
            return
        }
        let sampler: any Resampler =
            isUpright
            ? UprightResampler(source, toDevice, area: area)
            : TransformedResampler(
                source, inverse: toDevice.inverted(), left: area.x, top: area.y, width: area.width)
        // Bands stay in the processor's caches; a bitmap of the whole area would be new memory for each image.
        let pixels = UnsafeMutableRawPointer.allocate(byteCount: bandHeight * area.width * 4, alignment: 16)
        defer { pixels.deallocate() }
        for rows in area.bands(of: bandHeight) {
            withExtendedLifetime(image.bitmap) { sampler.draw(rows, into: pixels, bytesPerRow: area.width * 4) }
            try paintBand(rows, UnsafeRawPointer(pixels))
        }
    }

    /// The number of pixels that are sampled at a time.
    private static let bandSize = 16_384

    /// Draws pixels at whole device pixels, within the image's destination and clip.
    ///
    /// - Parameter isLimited: A Boolean value that indicates whether nothing is drawn beyond the pixels; otherwise,
    /// what
    ///   lies beyond is like their edge.
    private func paint(
        _ source: PixelSource, at origin: (x: Int, y: Int), _ image: ImageContent, _ transform: CGAffineTransform,
        isUpright: Bool, isLimited: Bool, alpha: Double
    ) throws {
        guard let pattern = source.makePattern() else {
            throw PaintError.drawingFailed(detail: "cairo can't use its picture", source: nil)
        }
        defer { cairo_pattern_destroy(pattern) }
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        let placed = CGAffineTransform(translationX: CGFloat(origin.x), y: CGFloat(origin.y))
        cairo_save(context)
        defer { cairo_restore(context) }
        if image.isAdditive { cairo_set_operator(context, CAIRO_OPERATOR_ADD) }
        if isLimited {
            use(nil)
            addRectangle(PixelRect(x: origin.x, y: origin.y, width: source.width, height: source.height))
            cairo_clip(context)
        }
        clip(image.clip, transform, isUpright: isUpright)
        if isUpright || alpha < 1 || image.tint != nil {
            clip(image.destination, transform, isUpright: isUpright)
            paint(pattern, placed, tint: image.tint, alpha: alpha)
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
}

extension PixelRect {
    /// Returns the ranges of rows, from 0, of at most `height` each.
    fileprivate func bands(of height: Int) -> some Sequence<Range<Int>> {
        stride(from: 0, to: self.height, by: height).lazy.map { $0..<min($0 + height, self.height) }
    }
}

extension PixelCache {
    /// Returns the pixels of `area` of the image's part that `toDevice` places, if they are kept or worth it.
    fileprivate func bitmap(
        of image: Bitmap, part: PixelRect, _ toDevice: CGAffineTransform, area: PixelRect
    ) -> Bitmap? {
        guard part.width * part.height >= Self.leastPixels, Self.mayKeep(area.width, area.height) else { return nil }
        let source = PixelSource(image, part: part)
        let (x, y) = UprightResampler.axes(toDevice, area: area)
        let hash = withExtendedLifetime(image) { source.pixelHash }
        let key = SampledImage(
            pixels: hash, isOpaque: image.isOpaque, x: x, y: y, width: area.width, height: area.height)
        return bitmap(for: .image(key)) {
            let bytesPerRow = area.width * 4
            let pixels = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * area.height, alignment: 16)
            withExtendedLifetime(image) {
                UprightResampler(source, toDevice, area: area)
                    .draw(0..<area.height, into: pixels, bytesPerRow: bytesPerRow)
            }
            return Bitmap(
                adopting: pixels, width: area.width, height: area.height, bytesPerRow: bytesPerRow,
                isOpaque: image.isOpaque)
        }
    }
}

extension UprightResampler {
    /// Creates a resampler of the part of the source, placed by `toDevice`, that `area` shows, in device pixels.
    fileprivate convenience init(_ source: PixelSource, _ toDevice: CGAffineTransform, area: PixelRect) {
        let (x, y) = Self.axes(toDevice, area: area)
        self.init(source, x: x, y: y, width: area.width, height: area.height)
    }

    fileprivate static func axes(_ toDevice: CGAffineTransform, area: PixelRect) -> (x: Axis, y: Axis) {
        (
            Axis(step: 1 / toDevice.a, start: (Double(area.x) - toDevice.tx) / toDevice.a),
            Axis(step: 1 / toDevice.d, start: (Double(area.y) - toDevice.ty) / toDevice.d)
        )
    }
}

extension PixelSource {
    /// The 128-bit hash of the size and pixels.
    fileprivate var pixelHash: String {
        let hash = FastHash(imageWidth: width, height: height, scale: 1)
        for row in 0..<height { hash.update(pixels + row * bytesPerRow, count: width * 4) }
        return hash.text
    }

    /// Creates a cairo pattern over the pixels, which must outlive it; nil when cairo rejects the size.
    fileprivate func makePattern() -> OpaquePointer? {
        let bytes = UnsafeMutableRawPointer(mutating: pixels).assumingMemoryBound(to: UInt8.self)
        let surface = cairo_image_surface_create_for_data(
            bytes, isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(clamping: width),
            Int32(clamping: height), Int32(clamping: bytesPerRow))
        defer { cairo_surface_destroy(surface) }
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return nil }
        return cairo_pattern_create_for_surface(surface)
    }
}
