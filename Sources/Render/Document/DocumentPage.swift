import Foundation

/// The one page of a document: its size, and the fine grid of pixels that edges are snapped to and pictures are made for.
struct DocumentPage {
    /// Points.
    let size: CGSize
    /// Pixels of the grid for each point: the display's, and 2 at least.
    let scale: Double
    /// The pixels that the page covers.
    let area: PixelRect

    /// - Throws: `PaintError`, as painting a picture of that size and scale does.
    init(size: CGSize, scale: Double, source: Layer.Source?) throws {
        _ = try Painter.pixels(of: size, scale: scale, source: source)
        self.size = size
        self.scale = max(2, scale)
        area = PixelRect(around: CGRect(origin: .zero, size: size).applying(.init(scaleX: self.scale, y: self.scale)))
    }

    /// The whole page, in points.
    var outline: Path {
        BoxShape(rect: CGRect(origin: .zero, size: size)).outline(visible: area)
    }

    /// Maps pixels to points.
    var toPage: CGAffineTransform { CGAffineTransform(scaleX: 1 / scale, y: 1 / scale) }
}
