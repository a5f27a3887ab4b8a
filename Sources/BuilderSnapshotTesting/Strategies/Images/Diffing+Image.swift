import BuilderUIKit

extension Diffing where Value == UIImage {
    /// Stores pictures as PNG and compares them pixel by pixel.
    public static var image: Diffing { .image() }

    /// Stores pictures as PNG and compares them.
    /// - Parameters:
    ///   - precision: the share of the pixels that must pass, 0…1.
    ///   - perceptualPrecision: how near a pixel's colour must be to pass, 0…1: a difference (CIE76 ΔE) of at most 100 times
    ///     what is missing to 1 passes. 0.98 to 0.99 is about what eyes tell apart.
    ///   - scale: the scale that files are read with; nil takes the one that they say.
    public static func image(precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil) -> Diffing {
        let check = PictureCheck(precision: precision, perceptualPrecision: perceptualPrecision)
        var diffing = Diffing(
            toData: { image in
                do {
                    return try PictureFile.png(of: image)
                } catch {
                    SnapshotRun.current?.fail(error)
                    return Data()
                }
            },
            fromData: { data in
                if let image = PictureFile.image(from: data, scale: scale) { return image }
                SnapshotRun.current?.fail(UnreadableBaseline(reason: "it is no picture"))
                return UIImage()
            },
            diffV2: { old, new in
                do {
                    return try check.difference(from: PictureFile.png(of: old), to: new)
                } catch {
                    SnapshotRun.current?.fail(error)
                    return (SnapshotError.text(of: error), [])
                }
            })
        diffing.comparison = check.difference
        diffing.preparation = check.prepare
        diffing.identity = PictureFile.key
        return diffing
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// The picture itself, compared pixel by pixel.
    public static var image: Snapshotting { .image() }

    /// The picture itself. The parameters are those of `Diffing.image(precision:perceptualPrecision:scale:)`.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale)
        ) { image in
            if image.size.width <= 0 || image.size.height <= 0 {
                SnapshotRun.current?.fail(SnapshotError.failed("a picture of no size"))
            }
            SnapshotRun.current?.warn((image as? DisplayImage)?.display?.warnings ?? [])
            return image
        }
    }
}
