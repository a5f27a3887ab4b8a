import Foundation
import Render

extension UIImage {
    /// The picture scaled to `size` points, upright; nil for sizes that can't be drawn.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, let bitmap = uprightBitmap else { return nil }
        var layer = Layer(frame: CGRect(origin: .zero, size: size))
        layer.contents = [.image(ImageContent(bitmap: bitmap, destination: layer.bounds))]
        guard let drawn = LayerPicture.paint(layer, size: size, scale: scale) else { return nil }
        let image = UIImage(cgImage: CGImage(drawn), scale: scale, orientation: .up)
        return image.withRenderingMode(renderingMode)
    }

    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
        preparingThumbnail(of: size)
    }

    /// The picture itself: pictures are decoded when they are made.
    public func preparingForDisplay() -> UIImage? { self }

    public func byPreparingForDisplay() async -> UIImage? { self }
}
