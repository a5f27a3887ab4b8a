import BuilderUIKit

extension UIButton {
    /// Points around title and image.
    @discardableResult
    public func contentEdgeInsets(_ insets: UIEdgeInsets) -> Self {
        contentEdgeInsets = insets
        return self
    }

    /// Points that the title is moved by; they don't count for the button's size.
    @discardableResult
    public func titleEdgeInsets(_ insets: UIEdgeInsets) -> Self {
        titleEdgeInsets = insets
        return self
    }

    /// Points that the image is moved by; they don't count for the button's size.
    @discardableResult
    public func imageEdgeInsets(_ insets: UIEdgeInsets) -> Self {
        imageEdgeInsets = insets
        return self
    }
}
