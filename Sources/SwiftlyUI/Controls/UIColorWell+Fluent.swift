import BuilderUIKit

extension UIColorWell {
    /// Sets the color in the middle, without sending actions; nil for none.
    @discardableResult
    public func selectedColor(_ color: UIColor?) -> Self {
        selectedColor = color
        return self
    }

    /// Sets the title of the color picker, which isn't in pictures.
    @discardableResult
    public func title(_ title: String?) -> Self {
        self.title = title
        return self
    }

    /// Sets a Boolean value that indicates whether the color picker offers opacity; it isn't in pictures.
    @discardableResult
    public func supportsAlpha(_ supportsAlpha: Bool) -> Self {
        self.supportsAlpha = supportsAlpha
        return self
    }
}
