import Foundation
import Render

extension UIImage {
    /// Returns the upright image scaled to `size` points, or nil for sizes that can't be drawn.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, let bitmap = uprightBitmap else { return nil }
        var layer = Layer(frame: CGRect(origin: .zero, size: size))
        layer.contents = [.image(ImageContent(bitmap: bitmap, destination: layer.bounds))]
        guard let drawn = LayerRasterizer.paint(layer, size: size, scale: scale) else { return nil }
        let image = UIImage(cgImage: CGImage(drawn), scale: scale, orientation: .up)
        return image.withRenderingMode(renderingMode)
    }

    /// Returns the upright image scaled to `size` points, or nil for sizes that can't be drawn.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }

    /// Returns the image itself: images are decoded when they are created.
    public func preparingForDisplay() -> UIImage? { self }

    /// Returns the image itself: images are decoded when they are created.
    public func byPreparingForDisplay() async -> UIImage? { self }
}
