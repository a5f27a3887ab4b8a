import BuilderUIKit

extension UISwitch {
    /// The track's color while the switch is on; nil for green.
    @discardableResult
    public func onTintColor(_ color: UIColor?) -> Self { setting { $0.onTintColor = color } }

    /// The thumb's color; nil for white.
    @discardableResult
    public func thumbTintColor(_ color: UIColor?) -> Self { setting { $0.thumbTintColor = color } }

    /// Stores an image that has had no effect since iOS 7.
    @discardableResult
    public func onImage(_ image: UIImage?) -> Self { setting { $0.onImage = image } }

    /// Stores an image that has had no effect since iOS 7.
    @discardableResult
    public func offImage(_ image: UIImage?) -> Self { setting { $0.offImage = image } }

    /// Sets the preferred style, which doesn't affect pictures: iPhones have sliding switches only.
    @discardableResult
    public func preferredStyle(_ style: UISwitch.Style) -> Self { setting { $0.preferredStyle = style } }

    /// Turns the switch on or off, without sending its actions.
    @discardableResult
    public func isOn(_ on: Bool) -> Self { setting { $0.isOn = on } }

    /// Turns the switch on or off, without sending its actions; a picture shows the end of the animation.
    @discardableResult
    public func on(_ on: Bool, animated: Bool = false) -> Self { setting { $0.setOn(on, animated: animated) } }
}
