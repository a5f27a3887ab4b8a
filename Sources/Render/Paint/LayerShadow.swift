import CCairo
import Foundation

/// A layer's shadow in device pixels.
struct LayerShadow {
    let color: Color
    let sigma: Double
    /// Whole pixels of the offset; the rest moves the blur.
    let offsetX: Int
    let offsetY: Int
    private let horizontal: GaussianBlur
    private let vertical: GaussianBlur

    /// Nil when nothing would be seen.
    init?(_ layer: Layer, geometry: LayerGeometry) {
        // What is clipped to its bounds casts no shadow: it would lie outside.
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
        horizontal = GaussianBlur(sigma: sigma, shift: wholeX.rest)
        vertical = GaussianBlur(sigma: sigma, shift: wholeY.rest)
    }

    /// Pixels: a shadow that is softer than this is drawn so; the memory for it would grow with the square.
    private static let greatestSigma = 500.0

    /// How far the shadow reaches beyond what casts it, without the offset.
    var reach: Int { max(horizontal.reach, vertical.reach) + 1 }

    /// The pixels whose coverage decides about the shadow inside `area`.
    func casters(for area: PixelRect) -> PixelRect {
        area.offset(x: -offsetX, y: -offsetY).expanded(by: reach)
    }

    /// Draws the shadow of what `cast` covers within `caster`.
    /// - Parameter clip: nothing outside needs to be drawn.
    func draw(
        on canvas: Canvas, caster: PixelRect, clip: PixelRect, alpha: Double, cast: (Canvas) throws -> Void
    ) throws {
        let visible = casters(for: clip).intersection(caster.expanded(by: reach))
        guard !visible.isEmpty else { return }
        let mask = AlphaMask(rect: visible)
        let shape = try Canvas(covering: mask)
        try cast(shape)
        try shape.finish(source: nil)
        draw(blurred(mask), on: canvas, alpha: alpha)
    }

    private func blurred(_ mask: AlphaMask) -> AlphaMask {
        horizontal.blurRows(of: mask)
        let columns = mask.turned()
        vertical.blurRows(of: columns)
        return columns.turned(rect: mask.rect)
    }

    private func draw(_ mask: AlphaMask, on canvas: Canvas, alpha: Double) {
        canvas.use(nil)
        canvas.setColor(color, alpha: alpha)
        mask.withSurface { surface in
            cairo_mask_surface(
                canvas.context, surface, Double(mask.rect.x + offsetX), Double(mask.rect.y + offsetY))
        }
    }

    private static func whole(_ value: CGFloat) -> (whole: Int, rest: Double) {
        let whole = (value + 1e-6).rounded(.down)
        let rest = max(0, Double(value - whole))
        return (Int(max(-1e8, min(1e8, whole))), rest < 0.01 ? 0 : rest)
    }
}
