import BuilderUIKit

extension Diffing where Value == UIImage {
    /// Stores images as PNG and compares them pixel by pixel.
    public static var image: Diffing { .image() }

    /// Stores images as PNG and compares them.
    /// - Parameters:
    ///   - precision: The share of the pixels that must pass, 0…1.
    ///   - perceptualPrecision: The similarity of a pixel's color that passes, 0…1: a color difference (CIE76 ΔE) of at
    ///     most 100 × (1 − `perceptualPrecision`) passes. 0.98 to 0.99 is about what eyes distinguish.
    ///   - scale: The scale of images that are read from files; nil for the file's own.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
        let check = ImageCheck(precision: precision, perceptualPrecision: perceptualPrecision)
        var diffing = Diffing(
            toData: { image in
                do {
                    return try ImageFile.png(of: image)
                } catch {
                    SnapshotRun.current?.fail(error)
                    return Data()
                }
            },
            fromData: { data in
                if let image = ImageFile.image(from: data, scale: scale) { return image }
                SnapshotRun.current?.fail(UnreadableBaselineError(reason: "it is not a picture"))
                return UIImage()
            },
            diffV2: { old, new in
                do {
                    return try check.difference(from: ImageFile.png(of: old), to: new)
                } catch {
                    SnapshotRun.current?.fail(error)
                    return ("\(error)", [])
                }
            })
        diffing.comparison = check.difference
        diffing.preparation = check.prepare
        diffing.identity = ImageFile.key
        return diffing
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// The image itself, compared pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// The image itself. The parameters are those of `Diffing.image(precision:perceptualPrecision:scale:)`.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
        ) { image in
            if image.size.width <= 0 || image.size.height <= 0 {
                SnapshotRun.current?.fail(SnapshotError.failed("the picture has no size"))
            }
            if let display = (image as? DisplayImage)?.display { SnapshotRun.current?.check(display) }
            return image
        }
    }
}
