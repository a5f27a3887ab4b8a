import BuilderUIKit

extension UIImage {
    /// An image of a gradient, `size` points large, at the screen's scale. Colors stand at even distances, and what
    /// they let through is transparent. Nil without colors, or where a side is not above 0 points.
    ///
    /// Colors that follow light and dark are taken as they are now.
    public static func gradient(colors: [UIColor], direction: GradientDirection, size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        let cgColors = UIColor.tosRGBCGColors(colors)
        let space = CGColorSpace(name: CGColorSpace.sRGB)
        guard let gradient = CGGradient(colorsSpace: space, colors: cgColors, locations: nil) else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.opaque = false
        let points = direction.gradientPointsForImage(size: size)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            context.cgContext.drawLinearGradient(
                gradient, start: points.start, end: points.end,
                options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
        }
    }
}
