import BuilderUIKit

extension UIStepper {
    /// The minimum value; 0 by default. A value above the maximum raises the maximum too.
    @discardableResult
    public func minimumValue(_ value: Double) -> Self { setting { $0.minimumValue = value } }

    /// The maximum value; 100 by default. A value below the minimum lowers the minimum too.
    @discardableResult
    public func maximumValue(_ value: Double) -> Self { setting { $0.maximumValue = value } }

    /// Sets the increment of each step; 1 by default. Only values above 0 are accepted.
    @discardableResult
    public func stepValue(_ value: Double) -> Self { setting { $0.stepValue = value } }

    /// Sets the value. Set the limits first: the value is clamped to the current limits.
    @discardableResult
    public func value(_ value: Double) -> Self { setting { $0.value = value } }

    /// Sets whether actions are sent at each step of a long press, the default, or once at its end.
    @discardableResult
    public func continuous(_ isContinuous: Bool) -> Self { setting { $0.isContinuous = isContinuous } }

    /// Sets whether a long press repeats the step; true by default.
    @discardableResult
    public func autorepeat(_ autorepeat: Bool) -> Self { setting { $0.autorepeat = autorepeat } }

    /// Sets whether a step beyond a limit wraps around to the other one; false by default.
    @discardableResult
    public func wraps(_ wraps: Bool) -> Self { setting { $0.wraps = wraps } }

    /// An image in place of the gray background, in a state; resizable images keep their caps.
    @discardableResult
    public func backgroundImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self {
        setting { $0.setBackgroundImage(image, for: state) }
    }

    /// An image between the halves, for the states of the left and the right half.
    @discardableResult
    public func dividerImage(
        _ image: UIImage?, leftSegmentState: UIControl.State, rightSegmentState: UIControl.State
    ) -> Self {
        setDividerImage(image, forLeftSegmentState: leftSegmentState, rightSegmentState: rightSegmentState)
        return self
    }

    /// An image in place of the plus sign, in a state. Template images take the tint.
    @discardableResult
    public func incrementImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self {
        setting { $0.setIncrementImage(image, for: state) }
    }

    /// An image in place of the minus sign, in a state. Template images take the tint.
    @discardableResult
    public func decrementImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self {
        setting { $0.setDecrementImage(image, for: state) }
    }
}
