import BuilderUIKit

extension UIImage {
    /// The ways in which an image fills a size of another aspect ratio.
    package enum Fill {
        case stretch
        /// The image gets smaller than the size in one direction.
        case fit
        /// The image gets larger than the size in one direction.
        case fill
        /// The image fills the size, and what is outside is cut off around the center.
        case crop
    }

    /// Returns the image in another size, in points.
    package func resized(to size: CGSize, _ fill: Fill) -> UIImage {
        guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else { return self }
        let ratios = [size.width / self.size.width, size.height / self.size.height]
        let ratio = fill == .fit ? min(ratios[0], ratios[1]) : max(ratios[0], ratios[1])
        let scaled = CGSize(width: self.size.width * ratio, height: self.size.height * ratio)
        let canvas = fill == .fit || fill == .fill ? scaled : size
        let drawn = fill == .stretch ? size : scaled
        let origin = CGPoint(x: (canvas.width - drawn.width) / 2, y: (canvas.height - drawn.height) / 2)
        return redrawn(in: canvas) { self.draw(in: CGRect(origin: origin, size: drawn)) }
    }

    /// Returns the image with rounded corners; the radius is in points.
    package func rounded(_ radius: CGFloat) -> UIImage {
        redrawn(in: size) {
            let bounds = CGRect(origin: .zero, size: self.size)
            UIBezierPath(roundedRect: bounds, cornerRadius: radius).addClip()
            self.draw(in: bounds)
        }
    }

    /// Returns the largest circle in the middle of the image.
    package func circle() -> UIImage {
        let side = min(size.width, size.height)
        return resized(to: CGSize(width: side, height: side), .crop).rounded(side / 2)
    }

    private func redrawn(in size: CGSize, _ draw: () -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
    }
}
