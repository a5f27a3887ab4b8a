import BuilderUIKit
import ImageDiff
import Render

/// A picture as a PNG: with what drew it and the views that it shows, where that is known, and its scale as the resolution.
enum PictureFile {
    /// - Throws: where there are no pixels, or the encoder gives up.
    static func png(of image: UIImage) throws -> Data {
        let bitmap = try bitmap(of: image)
        let fingerprint = (image as? DisplayImage)?.display?.fingerprint
        do {
            return try PNGEncoder(fingerprint: fingerprint, views: views(of: image)?.text)
                .encode(bitmap, scale: Double(image.scale))
        } catch {
            throw SnapshotError.failed(SnapshotError.text(of: error))
        }
    }

    /// - Throws: where there are no pixels.
    static func bitmap(of image: UIImage) throws(SnapshotError) -> Bitmap {
        guard let bitmap = image.uprightBitmap, bitmap.width > 0, bitmap.height > 0 else {
            throw .failed("a picture of no size")
        }
        return bitmap
    }

    /// The views that a picture shows; nil for one that wasn't drawn from views.
    static func views(of image: UIImage) -> ViewTree? {
        guard let display = (image as? DisplayImage)?.display else { return nil }
        return ViewTree(layer: display.layer, size: display.size, scale: display.scale)
    }

    /// Equal for equal pixels at one scale.
    static func key(of image: UIImage) -> String {
        image.uprightBitmap?.pixelHash(scale: Double(image.scale)) ?? ""
    }

    /// The picture of a file, at the scale that the file says.
    static func image(from data: Data, scale: CGFloat?) -> UIImage? {
        let stored = (try? PNGInspector.inspect(data))?.scale.map { CGFloat($0) }
        return UIImage(data: data, scale: scale ?? stored ?? 1)
    }
}
