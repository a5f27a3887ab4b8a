import CCairo
import Foundation

/// A layer's shadow in device pixels.
struct LayerShadow {
    let color: Color
    let sigma: Double
    /// The whole pixels of the offset; the blur is shifted by the remainder.
    let offsetX: Int
    let offsetY: Int
    private let horizontal: GaussianBlur
    private let vertical: GaussianBlur

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
        horizontal = GaussianBlur(sigma: sigma, shift: wholeX.rest)
        vertical = GaussianBlur(sigma: sigma, shift: wholeY.rest)
    }

    /// The maximum sigma in pixels: softer shadows are limited to it, since their memory would grow quadratically.
    private static let greatestSigma = 500.0

    /// The reach of the shadow beyond its caster, without the offset.
    var reach: Int { max(horizontal.reach, vertical.reach) + 1 }

    /// Returns the pixels whose coverage affects the shadow inside `area`.
    func casters(for area: PixelRect) -> PixelRect {
        area.offset(x: -offsetX, y: -offsetY).expanded(by: reach)
    }

    /// Draws the shadow of the coverage that `cast` draws within `caster`.
    ///
    /// - Parameter clip: The area outside which nothing needs to be drawn.
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
