import BuilderUIKit
import Render

/// A picture as a PNG: with what drew it, where that is known, and its scale as the resolution.
enum PictureFile {
    /// - Throws: where there are no pixels, or the encoder gives up.
    static func png(of image: UIImage) throws -> Data {
        guard let bitmap = image.uprightBitmap, bitmap.width > 0, bitmap.height > 0 else {
            throw SnapshotError.failed("a picture of no size")
        }
        let fingerprint = (image as? DrawnImage)?.display?.fingerprint ?? Fingerprint.current(fonts: [:])
        do {
            return try PNGEncoder(fingerprint: fingerprint).encode(bitmap, scale: Double(image.scale))
        } catch {
            throw SnapshotError.failed(SnapshotError.text(of: error))
        }
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
