import CCairo
import Foundation

extension Canvas {
    /// Fills a shape with the blurred colors beneath it, or, without these, with the backdrop's tint.
    ///
    /// - Parameter visible: The area outside which nothing may be drawn.
    func fill(
        _ shape: BoxShape, backdrop: Layer.Backdrop, _ blurred: BlurredBackdrop?, visible: PixelRect
    ) throws {
        guard let blurred else {
            fill(shape, color: backdrop.tint, alpha: 1)
            return
        }
        guard let transform = shape.transform else {
            let area = PixelRect(snapping: shape.rect).intersection(visible)
            let corners = shape.isRounded ? try RoundedCornerClip(shape, on: self, area) : nil
            write(blurred, area)
            corners?.restoreCorners(self)
            return
        }
        let area = PixelRect(around: shape.rect.applying(transform)).intersection(visible)
        let whole = try Canvas(rect: area)
        whole.write(blurred, area)
        fill(shape, with: whole)
    }

    /// Replaces pixels with blurred colors.
    func write(_ blurred: BlurredBackdrop, _ area: PixelRect) {
        cairo_surface_flush(surface)
        blurred.write(area, to: self)
        cairo_surface_mark_dirty(surface)
    }

    /// Draws a backdrop's edge, and the highlight over the edge's upper part.
    ///
    /// The highlight fades in steps: cairo's gradients have other roundings on other processors.
    func drawEdge(of backdrop: Layer.Backdrop, _ geometry: LayerGeometry, visible: PixelRect) {
        guard let edge = backdrop.edge, edge.width > 0 else { return }
        let outer = geometry.shape
        let inner = outer.inset(by: geometry.borderWidth(edge.width))
        if edge.color.alpha > 0 { fill(between: outer, and: inner, color: edge.color, alpha: 1) }
        guard backdrop.highlight > 0 else { return }
        let bounds = geometry.deviceBounds
        let steps = Self.highlightSteps
        let reach = Int(min(Double(bounds.height / 2), Self.highlightReach * geometry.pixelsPerUnit))
        for step in 0..<steps {
            let top = bounds.y + reach * step / steps
            let rows = PixelRect(
                x: bounds.x, y: top, width: bounds.width, height: bounds.y + reach * (step + 1) / steps - top
            ).intersection(visible)
            guard !rows.isEmpty else { continue }
            let rest = 1 - (Double(step) + 0.5) / Double(steps)
            clip(to: rows)
            fill(between: outer, and: inner, color: .white, alpha: min(1, backdrop.highlight) * rest * rest)
            restore()
        }
    }

    /// The number of opacities of a highlight.
    private static let highlightSteps = 12
    /// The greatest height of a highlight in points.
    private static let highlightReach = 28.0
}
