import Foundation

extension UIImage {
    /// Returns the first of the images that an animation shows; nil if there are none.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }

    /// Returns the first of the images that are named by a prefix and numbers from 0 or 1.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        UIImage(named: name + "0") ?? UIImage(named: name + "1")
    }

    /// Calls a closure with the image: images are decoded when they are created.
    public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }

    /// Calls a closure with a smaller image of a size in points.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
}
