import BuilderUIKit

extension UIColorWell {
    /// Sets the selected color without sending actions; nil for none.
    @discardableResult
    public func selectedColor(_ color: UIColor?) -> Self { setting { $0.selectedColor = color } }

    /// Sets the title of the color picker that a tap presents.
    @discardableResult
    public func title(_ title: String?) -> Self { setting { $0.title = title } }

    /// Sets a Boolean value that indicates whether the color picker offers opacity.
    @discardableResult
    public func supportsAlpha(_ supportsAlpha: Bool) -> Self { setting { $0.supportsAlpha = supportsAlpha } }
}
