import CCairo
import Foundation

/// Clips to rounded corners after drawing.
///
/// Everything inside the bounds is drawn with square corners. Then each corner's old pixels are restored outside the
/// curve, in proportion to the coverage along it. The pixels equal those of drawing everything into a group and
/// clipping it once, without seams between overlapping layers, at the cost of four small squares.
final class RoundedCornerClip {
    private let shape: BoxShape
    private let corners: [Canvas]

    /// Saves the pixels of the corners within `area`.
    init(_ shape: BoxShape, on canvas: Canvas, _ area: PixelRect) throws {
        self.shape = shape
        cairo_surface_flush(canvas.surface)
        let bounds = PixelRect(snapping: shape.rect)
        let reach = Int(shape.cornerReach.rounded(.up))
        // The squares never overlap: each pixel is restored once.
        let left = min(reach, (bounds.width + 1) / 2)
        let right = min(reach, bounds.width - left)
        let top = min(reach, (bounds.height + 1) / 2)
        let bottom = min(reach, bounds.height - top)
        let places: [(Layer.Corners.Mask, PixelRect)] = [
            (.minXMinY, PixelRect(x: bounds.x, y: bounds.y, width: left, height: top)),
            (.maxXMinY, PixelRect(x: bounds.maxX - right, y: bounds.y, width: right, height: top)),
            (.minXMaxY, PixelRect(x: bounds.x, y: bounds.maxY - bottom, width: left, height: bottom)),
            (.maxXMaxY, PixelRect(x: bounds.maxX - right, y: bounds.maxY - bottom, width: right, height: bottom)),
        ]
        var corners: [Canvas] = []
        for (flag, place) in places where shape.mask.contains(flag) {
            let visible = place.intersection(area).intersection(canvas.rect)
            if !visible.isEmpty { corners.append(try canvas.copy(visible)) }
        }
        self.corners = corners
    }

    /// Restores the old pixels outside the outline.
    func restoreCorners(_ canvas: Canvas) {
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_SOURCE)
        for corner in corners {
            canvas.setSource(corner)
            canvas.addRectangle(corner.rect)
            cairo_save(canvas.context)
            cairo_clip_preserve(canvas.context)
            shape.add(to: canvas)
            canvas.fill(.evenOdd)
            cairo_restore(canvas.context)
        }
        cairo_set_source_rgba(canvas.context, 0, 0, 0, 0)
        cairo_set_operator(canvas.context, CAIRO_OPERATOR_OVER)
    }
}

extension Canvas {
    /// Returns a canvas with a copy of some of this one's pixels; `area` must lie inside.
    fileprivate func copy(_ area: PixelRect) throws -> Canvas {
        let result = try Canvas(rect: area)
        cairo_surface_flush(surface)
        var row = 0
        while row < area.height {
            let source = pixels + (area.y + row - rect.y) * bytesPerRow + (area.x - rect.x) * 4
            memcpy(result.pixels + row * result.bytesPerRow, source, area.width * 4)
            row += 1
        }
        cairo_surface_mark_dirty(result.surface)
        return result
    }
}
