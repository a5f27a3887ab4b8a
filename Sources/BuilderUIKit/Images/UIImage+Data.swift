import Foundation
import Render

extension UIImage {
    /// The picture in PNG or JPEG data, one pixel to a point; nil, and a warning, where it can't be read.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// `scale` is pixels to a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = ImageLoader.decode(data, from: "in \(data.count) bytes of data") else { return nil }
        self.init(cgImage: picture.image, scale: scale, orientation: picture.orientation)
    }

    /// The picture in a file; nil where there is no file, and a warning too where it can't be read.
    ///
    /// The scale is that of the file's name: `photo@2x.png` has two pixels to a point. A name without one finds its
    /// variants for the screen's scale.
    public convenience init?(contentsOfFile path: String) {
        guard let file = ImageFiles.best(forPath: path, traits: .current),
            let picture = ImageLoader.load(file.path)
        else { return nil }
        self.init(cgImage: picture.image, scale: file.scale, orientation: picture.orientation)
    }

    /// The picture as PNG, upright; nil where it has no pixels.
    public func pngData() -> Data? {
        flattened().flatMap { try? PNGEncoder().encode($0, scale: Double(scale)) }
    }

    /// The picture as JPEG, upright; `compressionQuality` is 0 (smallest) to 1 (best). Nil where it has no pixels.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let quality = compressionQuality.isFinite ? min(max(compressionQuality, 0), 1) : 1
        return flattened().flatMap { try? JPEGEncoder.encode($0, quality: Int((quality * 100).rounded())) }
    }

    /// The pixels, upright and in the picture's own tint colour.
    private func flattened() -> Bitmap? {
        guard let bitmap = uprightBitmap, bitmap.width > 0, bitmap.height > 0 else { return nil }
        guard let tint = ownTint else { return bitmap }
        var layer = Layer(frame: CGRect(origin: .zero, size: size))
        let color = tint.renderColor(for: .current)
        layer.contents = [.image(ImageContent(bitmap: bitmap, destination: layer.bounds, tint: color))]
        return LayerPicture.paint(layer, size: size, scale: scale)
    }
}

/// The picture as PNG.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The picture as JPEG; `compressionQuality` is 0…1.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    image.jpegData(compressionQuality: compressionQuality)
}
