import BuilderUIKit
import ImageDiff
import Render

/// Images as PNG files, with their renderer, views and scale if they are known.
enum ImageFile {
    /// Encodes an image.
    /// - Throws: `SnapshotError` if there are no pixels, or the encoder fails.
    static func png(of image: UIImage) throws -> Data {
        let bitmap = try bitmap(of: image)
        let fingerprint = (image as? DisplayImage)?.display?.fingerprint
        do {
            return try PNGEncoder(fingerprint: fingerprint, views: views(of: image)?.text)
                .encode(bitmap, scale: Double(image.scale))
        } catch {
            throw SnapshotError.failed("\(error)")
        }
    }

    /// Returns the pixels of an image.
    /// - Throws: `SnapshotError` if there are none.
    static func bitmap(of image: UIImage) throws(SnapshotError) -> Bitmap {
        guard let bitmap = image.uprightBitmap, bitmap.width > 0, bitmap.height > 0 else {
            throw .failed("the picture has no size")
        }
        return bitmap
    }

    /// Returns the views that an image shows; nil for one that wasn't drawn from views.
    static func views(of image: UIImage) -> ViewTree? {
        guard let display = (image as? DisplayImage)?.display else { return nil }
        return ViewTree(layer: display.layer, size: display.size, scale: display.scale)
    }

    /// Returns a key that is equal for equal pixels at the same scale.
    static func key(of image: UIImage) -> String { image.uprightBitmap?.pixelHash(scale: Double(image.scale)) ?? "" }

    /// Returns the image of a file, at the file's scale unless another is given; nil if the data isn't an image.
    static func image(from data: Data, scale: CGFloat?) -> UIImage? {
        let stored = (try? PNGInspector.inspect(data))?.scale.map { CGFloat($0) }
        return UIImage(data: data, scale: scale ?? stored ?? 1)
    }
}
