import Foundation

/// The single page of a document: its size, and the fine pixel grid for snapping edges and for bitmaps.
struct DocumentPage {
    /// The size in points.
    let size: CGSize
    /// The number of grid pixels per point: the display's scale, at least 2.
    let scale: Double
    /// The pixels that the page covers.
    let area: PixelRect

    /// Creates a page.
    ///
    /// - Throws: `PaintError`, as painting an image of that size and scale does.
    init(size: CGSize, scale: Double, source: Layer.Source?) throws {
        _ = try Painter.pixels(of: size, scale: scale, source: source)
        self.size = size
        self.scale = max(2, scale)
        area = PixelRect(around: CGRect(origin: .zero, size: size).applying(.init(scaleX: self.scale, y: self.scale)))
    }

    /// The outline of all of the grid's pixels, in points: partial pixels at the edge are rounded up, as in an image.
    var outline: Path {
        BoxShape(rect: area.cgRect).outline(visible: area).applying(toPage)
    }

    /// The transform from pixels to points.
    var toPage: CGAffineTransform { CGAffineTransform(scaleX: 1 / scale, y: 1 / scale) }
}
