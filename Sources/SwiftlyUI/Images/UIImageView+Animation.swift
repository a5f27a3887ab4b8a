import BuilderUIKit
import Foundation

extension UIImageView {
    /// The images that are shown one after another while the view animates; a picture shows the first.
    @discardableResult
    public func animationImages(_ images: [UIImage]?) -> Self {
        animationImages = images
        return self
    }

    /// The same for a highlighted view.
    @discardableResult
    public func highlightedAnimationImages(_ images: [UIImage]?) -> Self {
        highlightedAnimationImages = images
        return self
    }

    /// Seconds that all images take together.
    @discardableResult
    public func animationDuration(_ duration: TimeInterval) -> Self {
        animationDuration = duration
        return self
    }

    /// Sets how often the images are shown; 0, as at first, for without end.
    @discardableResult
    public func animationRepeatCount(_ count: Int) -> Self {
        animationRepeatCount = count
        return self
    }

    /// Begins to show the animation's images, or ends it.
    @discardableResult
    public func animating(_ animating: Bool) -> Self {
        if animating { startAnimating() } else { stopAnimating() }
        return self
    }
}
