import BuilderUIKit

extension UISlider {
    /// The minimum value; 0 by default. A value above the maximum raises the maximum too.
    @discardableResult
    public func minimumValue(_ value: Float) -> Self { setting { $0.minimumValue = value } }

    /// The maximum value; 1 by default. A value below the minimum lowers the minimum too.
    @discardableResult
    public func maximumValue(_ value: Float) -> Self { setting { $0.maximumValue = value } }

    /// Sets the value. Set the limits first: the value is clamped to the current limits.
    @discardableResult
    public func value(_ value: Float) -> Self { setting { $0.value = value } }

    /// An image at the minimum end of the track, in its own size.
    @discardableResult
    public func minimumValueImage(_ image: UIImage?) -> Self { setting { $0.minimumValueImage = image } }

    /// An image at the maximum end of the track, in its own size.
    @discardableResult
    public func maximumValueImage(_ image: UIImage?) -> Self { setting { $0.maximumValueImage = image } }

    /// Sets whether actions are sent while the thumb moves, the default, or once when the finger is lifted.
    @discardableResult
    public func continuous(_ continuous: Bool) -> Self { setting { $0.isContinuous = continuous } }

    /// The color of the track up to the thumb; nil for the tint.
    @discardableResult
    public func minimumTrackTintColor(_ color: UIColor?) -> Self { setting { $0.minimumTrackTintColor = color } }

    /// The color of the track beyond the thumb; nil for a translucent gray.
    @discardableResult
    public func maximumTrackTintColor(_ color: UIColor?) -> Self { setting { $0.maximumTrackTintColor = color } }

    /// The thumb's color; nil for white.
    @discardableResult
    public func thumbTintColor(_ color: UIColor?) -> Self { setting { $0.thumbTintColor = color } }

    /// Sets the value; a picture shows the end of the animation.
    @discardableResult
    public func value(_ value: Float, animated: Bool) -> Self { setting { $0.setValue(value, animated: animated) } }

    /// An image in place of the thumb, in a state.
    @discardableResult
    public func thumbImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self {
        setting { $0.setThumbImage(image, for: state) }
    }

    /// An image in place of the track up to the thumb, in a state; resizable images keep their caps.
    @discardableResult
    public func minimumTrackImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self {
        setting { $0.setMinimumTrackImage(image, for: state) }
    }

    /// An image in place of the track beyond the thumb, in a state; resizable images keep their caps.
    @discardableResult
    public func maximumTrackImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self {
        setting { $0.setMaximumTrackImage(image, for: state) }
    }
}
