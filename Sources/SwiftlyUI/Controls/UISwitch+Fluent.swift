import BuilderUIKit

extension UISwitch {
    /// The track's color while the switch is on; nil for green.
    @discardableResult
    public func onTintColor(_ color: UIColor?) -> Self {
        onTintColor = color
        return self
    }

    /// The knob's color; nil for white.
    @discardableResult
    public func thumbTintColor(_ color: UIColor?) -> Self {
        thumbTintColor = color
        return self
    }

    /// Keeps an image; switches have shown none since iOS 7.
    @discardableResult
    public func onImage(_ image: UIImage?) -> Self {
        onImage = image
        return self
    }

    /// Keeps an image; switches have shown none since iOS 7.
    @discardableResult
    public func offImage(_ image: UIImage?) -> Self {
        offImage = image
        return self
    }

    /// The form that the switch would like to have. Phones only know the sliding one, so a picture stays the same.
    @discardableResult
    public func preferredStyle(_ style: UISwitch.Style) -> Self {
        preferredStyle = style
        return self
    }

    /// Turns the switch on or off, without calling its actions.
    @discardableResult
    public func isOn(_ on: Bool) -> Self {
        isOn = on
        return self
    }

    /// Turns the switch on or off, without calling its actions; a picture shows the end of the animation.
    @discardableResult
    public func on(_ on: Bool, animated: Bool = false) -> Self {
        setOn(on, animated: animated)
        return self
    }
}
