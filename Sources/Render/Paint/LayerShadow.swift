import CCairo
import Foundation

/// A layer's shadow in device pixels.
struct LayerShadow {
    let color: Color
    let sigma: Double
    /// The whole pixels of the offset; the blur is shifted by the remainder.
    let offsetX: Int
    let offsetY: Int
    private let shiftX: Double
    private let shiftY: Double
    /// The reach of the shadow beyond its caster, without the offset.
    let reach: Int

    /// Returns nil when the shadow would be invisible.
    init?(_ layer: Layer, geometry: LayerGeometry) {
        // A layer clipped to its bounds casts no shadow: the shadow would lie outside.
        guard let shadow = layer.shadow, !layer.masksToBounds, shadow.opacity > 0, shadow.color.alpha > 0 else {
            return nil
        }
        var color = shadow.color
        color.alpha *= min(1, shadow.opacity)
        self.color = color
        sigma = min(Self.greatestSigma, max(0, shadow.radius) * geometry.pixelsPerUnit)
        let offset = shadow.offset.applying(geometry.toDevice)
        let wholeX = LayerShadow.whole(offset.width)
        let wholeY = LayerShadow.whole(offset.height)
        offsetX = wholeX.whole
        offsetY = wholeY.whole
        shiftX = wholeX.rest
        shiftY = wholeY.rest
        let across = GaussianBlur.reach(sigma: sigma, shift: shiftX)
        reach = max(across, GaussianBlur.reach(sigma: sigma, shift: shiftY)) + 1
    }

    /// The maximum sigma in pixels: softer shadows are limited to it, since their memory would grow quadratically.
    private static let greatestSigma = 500.0

    /// Returns the pixels whose coverage affects the shadow inside `area`.
    func casters(for area: PixelRect) -> PixelRect { area.offset(x: -offsetX, y: -offsetY).expanded(by: reach) }

    /// Draws the shadow of the coverage that `cast` draws within `caster`.
    ///
    /// - Parameter clip: The area outside which nothing needs to be drawn.
    func draw(
        on canvas: Canvas, caster: PixelRect, clip: PixelRect, alpha: Double, cast: (Canvas) throws -> Void
    ) throws {
        let visible = casters(for: clip).intersection(caster.expanded(by: reach))
        guard !visible.isEmpty else { return }
        draw(try blurred(visible, cast: cast), on: canvas, alpha: alpha)
    }

    /// Draws the shadow of a filled shape.
    ///
    /// - Parameters:
    ///   - bounds: The pixels that the shape touches.
    ///   - clip: The area outside which nothing needs to be drawn.
    func draw(
        of shape: BoxShape, bounds: PixelRect, on canvas: Canvas, clip: PixelRect, alpha: Double, cache: ShadowCache
    ) throws {
        func fill(_ shape: BoxShape) -> (Canvas) -> Void { { $0.fill(shape, color: .black, alpha: 1) } }
        let caster = bounds.expanded(by: 1)
        let whole = caster.expanded(by: reach)
        guard shape.transform == nil, bounds.cgRect == shape.rect, whole.area <= ShadowCache.shadowLimit else {
            return try draw(on: canvas, caster: caster, clip: clip, alpha: alpha, cast: fill(shape))
        }
        guard !casters(for: clip).intersection(whole).isEmpty else { return }
        var local = shape
        local.rect.origin = .zero
        let key = ShadowCache.Key(shape: local, sigma: sigma, shiftX: shiftX, shiftY: shiftY)
        let mask = try cache.mask(for: key) {
            try blurred(whole.offset(x: -bounds.x, y: -bounds.y), cast: fill(local))
        }
        draw(mask, x: bounds.x, y: bounds.y, on: canvas, alpha: alpha)
    }

    /// Returns the blurred coverage of what `cast` draws in `area`.
    private func blurred(_ area: PixelRect, cast: (Canvas) throws -> Void) throws -> AlphaMask {
        let mask = AlphaMask(rect: area)
        let shape = try Canvas(covering: mask)
        try cast(shape)
        try shape.finish(source: nil)
        let across = GaussianBlur(sigma: sigma, shift: shiftX)
        let down = GaussianBlur(sigma: sigma, shift: shiftY)
        var collapsed = CollapsedMask(mask, reachX: across.reach, reachY: down.reach)
        across.blurRows(of: collapsed.coverage)
        let columns = collapsed.coverage.turned()
        down.blurRows(of: columns)
        collapsed.coverage = columns.turned(rect: collapsed.coverage.rect)
        return collapsed.expanded()
    }

    /// Draws blurred coverage, moved by whole pixels.
    private func draw(_ mask: AlphaMask, x: Int = 0, y: Int = 0, on canvas: Canvas, alpha: Double) {
        canvas.use(nil)
        canvas.setColor(color, alpha: alpha)
        mask.withSurface { surface in
            cairo_mask_surface(
                canvas.context, surface, Double(mask.rect.x + x + offsetX), Double(mask.rect.y + y + offsetY))
        }
    }

    private static func whole(_ value: CGFloat) -> (whole: Int, rest: Double) {
        let whole = (value + 1e-6).rounded(.down)
        let rest = max(0, Double(value - whole))
        return (Int(max(-1e8, min(1e8, whole))), rest < 0.01 ? 0 : rest)
    }
}

/// Blurs coverage with Core Animation's shadow kernel: a Gaussian truncated at two sigma and normalized to a sum of
/// one.
///
/// Measured on iOS: for sigma 8, the coverage outward from an edge is 121, 108, 95, 83, 71, 60, 50 … of 255.
///
/// Coverage is constant over most of an image, so a row is computed from its changes alone: each adds a piece of the
/// kernel's running sum. A row that equals the one above is copied.
struct GaussianBlur {
    /// The extent of the blur, in pixels.
    let reach: Int
    /// The kernel's running sum from `-reach` to `reach`, in fixed point with `unit` for one.
    private let sums: [Int32]
    private static let unit: Int32 = 1 << 20

    /// Creates a kernel.
    ///
    /// - Parameters:
    ///   - sigma: The standard deviation in pixels, 0 or more.
    ///   - shift: A shift of the result by a fraction of a pixel, 0..<1.
    init(sigma: Double, shift: Double = 0) {
        let reach = Self.reach(sigma: sigma, shift: shift)
        let weights = (-reach...reach).map { offset in
            guard let range = Self.range(sigma: sigma, shift: shift) else {
                return offset == 0 ? 1 - shift : offset == 1 ? shift : 0
            }
            guard range.contains(offset) else { return 0 }
            let distance = (Double(offset) - shift) / sigma
            return exp(-distance * distance / 2)
        }
        let total = weights.reduce(0, +)
        var sum = 0.0
        var sums: [Int32] = []
        for weight in weights {
            sum += weight
            sums.append(Int32((sum / total * Double(Self.unit)).rounded()))
        }
        self.reach = reach
        self.sums = sums
    }

    /// Returns the extent of a kernel, in pixels.
    static func reach(sigma: Double, shift: Double) -> Int {
        range(sigma: sigma, shift: shift).map { max(abs($0.lowerBound), abs($0.upperBound)) } ?? 1
    }

    /// Returns the offsets of a kernel's pixels; nil for one that only shifts.
    private static func range(sigma: Double, shift: Double) -> ClosedRange<Int>? {
        let span = 2 * max(0, sigma)
        let first = Int((shift - span).rounded(.up))
        let last = Int((shift + span).rounded(.down))
        return first <= last && span >= 0.5 ? first...last : nil
    }

    /// Blurs along the rows, in place. The coverage beyond the mask is 0.
    func blurRows(of mask: AlphaMask) {
        let width = mask.rect.width
        let height = mask.rect.height
        guard width > 0, height > 0 else { return }
        let margin = reach
        let room = width + 2 * margin + 2
        // The amount added to each pixel, from `margin` pixels before the row; and the amount added to all pixels from
        // there on.
        let pieces = UnsafeMutablePointer<Int32>.allocate(capacity: room)
        let steps = UnsafeMutablePointer<Int32>.allocate(capacity: room)
        let original = UnsafeMutablePointer<UInt8>.allocate(capacity: width)
        defer {
            pieces.deallocate()
            steps.deallocate()
            original.deallocate()
        }
        sums.withUnsafeBufferPointer { buffer in
            guard let sums = buffer.baseAddress else { return }
            var y = 0
            while y < height {
                let row = mask.bytes + y * mask.bytesPerRow
                if y > 0, memcmp(row, original, width) == 0 {
                    memcpy(row, row - mask.bytesPerRow, width)
                } else {
                    memcpy(original, row, width)
                    memset(pieces, 0, room * 4)
                    memset(steps, 0, room * 4)
                    blur(original, into: row, width: width, sums: sums, pieces: pieces, steps: steps)
                }
                y &+= 1
            }
        }
    }

    private func blur(
        _ input: UnsafePointer<UInt8>, into output: UnsafeMutablePointer<UInt8>, width: Int,
        sums: UnsafePointer<Int32>, pieces: UnsafeMutablePointer<Int32>, steps: UnsafeMutablePointer<Int32>
    ) {
        let length = 2 &* reach &+ 1
        var before: Int32 = 0
        var x = 0
        while x <= width {
            let value: Int32 = x < width ? Int32(truncatingIfNeeded: input[x]) : 0
            if value != before {
                let change = value &- before
                before = value
                // The change at x takes effect from x - reach, which is index x of `pieces`.
                let start = pieces + x
                var index = 0
                while index < length {
                    start[index] = start[index] &+ change &* sums[index]
                    index = index &+ 1
                }
                steps[x &+ length] = steps[x &+ length] &+ change
            }
            x = x &+ 1
        }
        var level: Int32 = 0
        var index = 0
        let end = width &+ reach
        while index < end {
            level = level &+ steps[index]
            if index >= reach {
                let sum = pieces[index] &+ level &* Self.unit &+ Self.unit / 2
                output[index &- reach] = UInt8(truncatingIfNeeded: max(0, min(255, sum >> 20)))
            }
            index = index &+ 1
        }
    }
}
