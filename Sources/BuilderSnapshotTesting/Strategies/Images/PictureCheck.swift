import BuilderUIKit
import Render

/// Holds a picture against its baseline's file: by the hash in the file first, by pixels only where that differs.
struct PictureCheck {
    /// The share of the pixels that must pass, 0…1.
    var precision: Double
    /// How near a colour must be to pass: 1 for the same, 0.98 for a difference that nobody sees.
    var perceptualPrecision: Double

    /// How the picture differs; nil where it passes.
    /// - Throws: where the baseline can't be read.
    func difference(from baseline: Data, to image: UIImage) throws -> (String, [DiffAttachment])? {
        let info = try PNGInspector.inspect(baseline)
        let scale = Double(image.scale)
        if let hash = info.pixelHash, hash == PictureFile.key(of: image) { return nil }
        let recorded = try ImageDecoder.decode(baseline)
        // Through a file and back as well: what translucent pixels lose on that way is no difference.
        let drawn = try ImageDecoder.decode(PictureFile.png(of: image))
        let comparison = PixelComparison(recorded, drawn)
        if !comparison.sizesAreEqual || (info.scale.map { $0 != scale } ?? false) {
            return (sizes(recorded, info.scale, drawn, scale), try picture(recorded, drawn, scale: scale))
        }
        let share = Double(comparison.differingPixels) / Double(drawn.width * drawn.height)
        if comparison.differingPixels == 0 || 1 - share >= precision { return nil }
        return (summary(of: comparison), try picture(recorded, drawn, scale: scale))
    }

    private func summary(of comparison: PixelComparison) -> String {
        let count = comparison.differingPixels == 1 ? "1 pixel" : "\(comparison.differingPixels) pixels"
        let place = comparison.box.map { " in the box of \($0.width) × \($0.height) at (\($0.x), \($0.y))" } ?? ""
        return "\(count)\(place), by at most \(comparison.greatestDifference) of 255"
    }

    private func sizes(_ recorded: Bitmap, _ recordedScale: Double?, _ drawn: Bitmap, _ scale: Double) -> String {
        let before = "\(recorded.width) × \(recorded.height) pixels" + (recordedScale.map { " at scale \($0)" } ?? "")
        return "recorded as \(before), drawn as \(drawn.width) × \(drawn.height) pixels at scale \(scale)"
    }

    private func picture(_ recorded: Bitmap, _ drawn: Bitmap, scale: Double) throws -> [DiffAttachment] {
        let picture = PixelComparison.differencePicture(recorded, drawn)
        return [.data(try PNGEncoder().encode(picture, scale: scale), name: "difference.png")]
    }
}
