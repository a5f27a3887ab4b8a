import BuilderUIKit

extension UIImage {
    /// A gradient image of `size` points, at the screen's scale, with evenly spaced colors. Translucent colors make it
    /// translucent. Nil without colors, or if a side is not above 0 points.
    ///
    /// Dynamic colors are resolved now.
    public static func gradient(colors: [UIColor], direction: GradientDirection, size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        let cgColors = UIColor.tosRGBCGColors(colors) as CFArray
        let space = CGColorSpace(name: CGColorSpace.sRGB)
        guard let gradient = CGGradient(colorsSpace: space, colors: NSArray(array: cgColors), locations: nil) else {
            return nil
        }
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
