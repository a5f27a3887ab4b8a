import BuilderUIKit

extension UISlider {
    /// The value at the end where the track begins; 0 by default. Beyond the other end it moves that one, too.
    @discardableResult
    public func minimumValue(_ value: Float) -> Self { setting { $0.minimumValue = value } }

    /// The value at the far end of the track; 1 by default. Below the other end it moves that one, too.
    @discardableResult
    public func maximumValue(_ value: Float) -> Self { setting { $0.maximumValue = value } }

    /// Sets where the knob stands. Set the ends first: a value beyond them, as they are by then, is cut off.
    @discardableResult
    public func value(_ value: Float) -> Self { setting { $0.value = value } }

    /// A picture before the track, in its own size.
    @discardableResult
    public func minimumValueImage(_ image: UIImage?) -> Self { setting { $0.minimumValueImage = image } }

    /// A picture behind the track, in its own size.
    @discardableResult
    public func maximumValueImage(_ image: UIImage?) -> Self { setting { $0.maximumValueImage = image } }

    /// Sets whether actions run while the finger moves, the default, or once when it is lifted.
    @discardableResult
    public func continuous(_ continuous: Bool) -> Self { setting { $0.isContinuous = continuous } }

    /// The color of the track up to the knob; nil for the tint.
    @discardableResult
    public func minimumTrackTintColor(_ color: UIColor?) -> Self { setting { $0.minimumTrackTintColor = color } }

    /// The color of the track behind the knob; nil for a translucent gray.
    @discardableResult
    public func maximumTrackTintColor(_ color: UIColor?) -> Self { setting { $0.maximumTrackTintColor = color } }

    /// The knob's color; nil for white.
    @discardableResult
    public func thumbTintColor(_ color: UIColor?) -> Self { setting { $0.thumbTintColor = color } }

    /// Sets where the knob stands; a picture shows the end of the animation.
    @discardableResult
    public func value(_ value: Float, animated: Bool) -> Self { setting { $0.setValue(value, animated: animated) } }

    /// A picture in place of the knob, in a state.
    @discardableResult
    public func thumbImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self {
        setting { $0.setThumbImage(image, for: state) }
    }

    /// A picture in place of the track up to the knob, in a state; resizable ones keep their caps.
    @discardableResult
    public func minimumTrackImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self {
        setting { $0.setMinimumTrackImage(image, for: state) }
    }

    /// A picture in place of the track behind the knob, in a state; resizable ones keep their caps.
    @discardableResult
    public func maximumTrackImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self {
        setting { $0.setMaximumTrackImage(image, for: state) }
    }
}
