import BuilderUIKit

extension UIButton {
    /// The side of the title that the image stands on.
    public enum ImagePosition: Hashable, Sendable {
        /// At the left of the title.
        case left
        /// At the right of the title.
        case right
        /// Above the title.
        case top
        /// Below the title.
        case bottom
    }

    /// Puts the image on a side of the title by setting `imageEdgeInsets` and `titleEdgeInsets`. It stands `spacing`
    /// points away at the left and the right, and half as far above and below, since insets move what is centered by
    /// half.
    ///
    /// It reckons with the title, font and image that the button has now, so call it after them. Without an image
    /// nothing happens. The button's own size stays that of title and image side by side; give it a height for an image
    /// above or below.
    ///
    /// ```swift
    /// let button = UIButton("More")
    ///     .image(UIImage.systemName("chevron.right"))
    ///     .resetImagePosition(.right, withTitleSpacing: 5)
    /// ```
    @discardableResult
    public func resetImagePosition(
        _ position: ImagePosition = .left, withTitleSpacing spacing: CGFloat = 0
    ) -> Self {
        guard let image = currentImage?.size else { return self }
        guard spacing.isFinite else {
            LayoutDiagnostics.report(
                .invalidNumber(view: describeBriefly(), property: "withTitleSpacing", value: spacing))
            return self
        }
        let title = titleLabel?.intrinsicContentSize ?? .zero
        let insets = position.insets(image: image, title: title, halfSpacing: spacing / 2)
        imageEdgeInsets = insets.image
        titleEdgeInsets = insets.title
        return self
    }
}

extension UIButton.ImagePosition {
    /// Returns the insets that move image and title from side by side to their positions. Each inset on one side has
    /// its opposite on the other, so that both keep their size.
    fileprivate func insets(
        image: CGSize, title: CGSize, halfSpacing half: CGFloat
    ) -> (image: UIEdgeInsets, title: UIEdgeInsets) {
        switch self {
        case .left:
            (
                UIEdgeInsets(top: 0, left: -half, bottom: 0, right: half),
                UIEdgeInsets(top: 0, left: half, bottom: 0, right: -half)
            )
        case .right:
            (
                UIEdgeInsets(top: 0, left: title.width + half, bottom: 0, right: -title.width - half),
                UIEdgeInsets(top: 0, left: -image.width - half, bottom: 0, right: image.width + half)
            )
        case .top:
            (
                UIEdgeInsets(top: -title.height - half, left: 0, bottom: 0, right: -title.width),
                UIEdgeInsets(top: 0, left: -image.width, bottom: -image.height - half, right: 0)
            )
        case .bottom:
            (
                UIEdgeInsets(top: 0, left: 0, bottom: -title.height - half, right: -title.width),
                UIEdgeInsets(top: -image.height - half, left: -image.width, bottom: 0, right: 0)
            )
        }
    }
}
