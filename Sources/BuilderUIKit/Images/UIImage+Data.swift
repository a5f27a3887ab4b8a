import Foundation
import Render

extension UIImage {
    /// Creates an image from PNG or JPEG data, at one pixel per point. Fails with a warning if the data can't be read.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image from PNG or JPEG data, at `scale` pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = ImageLoader.decode(data, from: "in \(data.count) bytes of data") else { return nil }
        self.init(cgImage: picture.image, scale: scale, orientation: picture.orientation)
    }

    /// Creates an image from a file. Fails if there is no file, and with a warning if it can't be read.
    ///
    /// The scale is that of the file's name: `photo@2x.png` has two pixels per point. A name without a scale matches
    /// its variants for the screen's scale.
    public convenience init?(contentsOfFile path: String) {
        guard let file = ImageFiles.best(forPath: path, traits: .current),
            let picture = ImageLoader.load(file.path)
        else { return nil }
        self.init(cgImage: picture.image, scale: file.scale, orientation: picture.orientation)
    }

    /// Returns the upright image as PNG, or nil if it has no pixels.
    public func pngData() -> Data? {
        flattened().flatMap { try? PNGEncoder().encode($0, scale: Double(scale)) }
    }

    /// Returns the upright image as JPEG, or nil if it has no pixels. `compressionQuality` is 0 (smallest) to 1 (best).
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let quality = compressionQuality.isFinite ? min(max(compressionQuality, 0), 1) : 1
        return flattened().flatMap { try? JPEGEncoder.encode($0, quality: Int((quality * 100).rounded())) }
    }

    /// Returns the upright pixels in the image's own tint color.
    private func flattened() -> Bitmap? {
        guard let bitmap = uprightBitmap, bitmap.width > 0, bitmap.height > 0 else { return nil }
        guard let tint = ownTint else { return bitmap }
        var layer = Layer(frame: CGRect(origin: .zero, size: size))
        let color = tint.renderColor(for: .current)
        layer.contents = [.image(ImageContent(bitmap: bitmap, destination: layer.bounds, tint: color))]
        return LayerRasterizer.paint(layer, size: size, scale: scale)
    }
}

/// Returns the image as PNG.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// Returns the image as JPEG; `compressionQuality` is 0…1.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
