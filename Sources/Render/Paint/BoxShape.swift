import CCairo
import Foundation

/// The outline of a layer's bounds: a rectangle with rounded corners, in device pixels, or in coordinates of its own
/// when it is transformed.
struct BoxShape: Hashable {
    /// The rectangle in the coordinates that `transform` maps to the device.
    var rect: CGRect
    /// The transform to the device; nil for device pixels.
    var transform: CGAffineTransform?
    /// The corner radius in the rectangle's coordinates, at most half the shorter side.
    var radius: Double
    var mask: Layer.Corners.Mask
    var curve: Layer.Corners.Curve

    init(
        rect: CGRect, transform: CGAffineTransform? = nil, radius: Double = 0, mask: Layer.Corners.Mask = .all,
        curve: Layer.Corners.Curve = .circular
    ) {
        self.rect = rect
        self.transform = transform
        // As in UIKit, a radius over half the shorter side is limited to that.
        self.radius = max(0, min(radius.isNaN ? 0 : radius, Double(min(rect.width, rect.height)) / 2))
        self.mask = mask
        self.curve = curve
    }

    var isEmpty: Bool { !(rect.width > 0 && rect.height > 0) }

    var isRounded: Bool { radius > 0 && !mask.isEmpty }

    /// The pixels of a plain rectangle on whole-pixel edges; nil for other shapes.
    var wholePixels: PixelRect? {
        guard transform == nil, !isRounded else { return nil }
        let area = PixelRect(snapping: rect)
        return area.cgRect == rect ? area : nil
    }

    /// Returns the shape inset by `distance`, or nil when nothing is left.
    func inset(by distance: Double) -> BoxShape? {
        let inner = CGRect(
            x: rect.minX + distance, y: rect.minY + distance, width: rect.width - 2 * distance,
            height: rect.height - 2 * distance)
        guard inner.width > 0, inner.height > 0 else { return nil }
        return BoxShape(
            rect: inner, transform: transform, radius: max(0, radius - distance), mask: mask, curve: curve)
    }

    /// The length of the corner's curve along each edge.
    var cornerReach: Double {
        guard isRounded else { return 0 }
        switch curve {
        case .circular: return radius
        case .continuous: return min(radius * ContinuousCorner.reach, Double(min(rect.width, rect.height)) / 2)
        }
    }

    /// Adds the outline to the canvas's path, clockwise.
    ///
    /// - Parameter isStroked: A Boolean value that indicates whether the outline is one side of a border.
    func add(to canvas: Canvas, isStroked: Bool = false) {
        canvas.use(transform)
        let context = canvas.context
        let area = transform == nil ? limited(to: canvas.rect) : rect
        guard isRounded else {
            cairo_rectangle(context, area.minX, area.minY, area.width, area.height)
            return
        }
        let pixelsPerUnit = transform.map { max(hypot($0.a, $0.b), hypot($0.c, $0.d)) } ?? 1
        let corners = BoxCorner.corners(of: area)
        cairo_new_sub_path(context)
        for corner in corners {
            guard mask.contains(corner.flag) else {
                cairo_line_to(context, corner.vertex.x, corner.vertex.y)
                continue
            }
            switch curve {
            case .circular:
                CircularCorner(radius: radius, pixelsPerUnit: pixelsPerUnit, isStroked: isStroked)
                    .add(to: context, at: corner)
            case .continuous:
                ContinuousCorner.add(to: context, at: corner, radius: radius, reach: cornerReach)
            }
        }
        cairo_close_path(context)
    }

    /// Returns the rectangle with far edges moved near the visible area, within cairo's number range. The visible part
    /// is unchanged.
    func limited(to visible: PixelRect) -> CGRect {
        let margin = 2 * cornerReach + 16
        let frame = visible.cgRect.insetBy(dx: -margin, dy: -margin)
        if frame.contains(rect) { return rect }
        let left = max(rect.minX, frame.minX)
        let top = max(rect.minY, frame.minY)
        return CGRect(
            x: left, y: top, width: max(0, min(rect.maxX, frame.maxX) - left),
            height: max(0, min(rect.maxY, frame.maxY) - top))
    }
}

extension BoxShape {
    /// Returns the outline in device pixels, clockwise, with true curves in place of the painter's fine polygons.
    ///
    /// - Parameter visible: The visible area; edges far beyond it are moved near, which doesn't change the visible
    ///   part.
    func outline(visible: PixelRect) -> Path {
        let area = transform == nil ? limited(to: visible) : rect
        let path = Path(isRounded ? rounded(area) : corners(of: area))
        return transform.map { path.applying($0) } ?? path
    }

    private func corners(of area: CGRect) -> [Path.Element] {
        [
            .move(area.origin), .line(CGPoint(x: area.maxX, y: area.minY)),
            .line(CGPoint(x: area.maxX, y: area.maxY)), .line(CGPoint(x: area.minX, y: area.maxY)), .close,
        ]
    }

    private func rounded(_ area: CGRect) -> [Path.Element] {
        var elements: [Path.Element] = []
        for corner in BoxCorner.corners(of: area) {
            let points = mask.contains(corner.flag) ? curve(at: corner) : [corner.vertex]
            elements.append(elements.isEmpty ? .move(points[0]) : .line(points[0]))
            for index in stride(from: 1, to: points.count, by: 3) {
                elements.append(
                    .curve(to: points[index + 2], control1: points[index], control2: points[index + 1]))
            }
        }
        return elements + [.close]
    }

    /// Returns the first point, then two control points and the end of each curve.
    private func curve(at corner: BoxCorner) -> [CGPoint] {
        switch curve {
        case .circular:
            let near = radius * (1 - Path.kappa)
            return [corner.point(radius, 0), corner.point(near, 0), corner.point(0, near), corner.point(0, radius)]
        case .continuous:
            return ContinuousCorner.points(at: corner, radius: radius, reach: cornerReach)
        }
    }
}

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
        let squares: [(Layer.Corners.Mask, PixelRect)] = [
            (.minXMinY, PixelRect(x: bounds.x, y: bounds.y, width: left, height: top)),
            (.maxXMinY, PixelRect(x: bounds.maxX - right, y: bounds.y, width: right, height: top)),
            (.minXMaxY, PixelRect(x: bounds.x, y: bounds.maxY - bottom, width: left, height: bottom)),
            (.maxXMaxY, PixelRect(x: bounds.maxX - right, y: bounds.maxY - bottom, width: right, height: bottom)),
        ]
        var corners: [Canvas] = []
        for (flag, square) in squares where shape.mask.contains(flag) {
            let visible = square.intersection(area).intersection(canvas.rect)
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
