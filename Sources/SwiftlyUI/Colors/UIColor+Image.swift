import BuilderUIKit

extension UIColor {
    /// An image of this color alone, with one pixel for each point of `size`; an empty one where the size is none. A
    /// color that follows light and dark is taken as it is now.
    public func image(withSize size: CGSize = CGSize(width: 1, height: 1)) -> UIImage {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return UIImage() }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
    }
}
