import Render

extension PixelBox {
    init?(_ rect: PixelRect) {
        guard !rect.isEmpty else { return nil }
        self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }

    /// Returns the intersection, or nil where the boxes have no pixel in common.
    func overlap(_ other: PixelBox) -> PixelBox? {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let width = min(x + self.width, other.x + other.width) - left
        let height = min(y + self.height, other.y + other.height) - top
        return width > 0 && height > 0 ? PixelBox(x: left, y: top, width: width, height: height) : nil
    }
}
