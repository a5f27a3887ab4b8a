import BuilderUIKit

extension UIStepper {
    /// The least value; 0 by default. Beyond the greatest it moves that one, too.
    @discardableResult
    public func minimumValue(_ value: Double) -> Self { setting { $0.minimumValue = value } }

    /// The greatest value; 100 by default. Below the least it moves that one, too.
    @discardableResult
    public func maximumValue(_ value: Double) -> Self { setting { $0.maximumValue = value } }

    /// Sets how much a touch adds or takes away; 1 by default. Only more than 0 is taken.
    @discardableResult
    public func stepValue(_ value: Double) -> Self { setting { $0.stepValue = value } }

    /// Sets what is counted. Set the ends first: a value beyond them, as they are by then, is cut off.
    @discardableResult
    public func value(_ value: Double) -> Self { setting { $0.value = value } }

    /// Sets whether actions run at each step of a long touch, the default, or once at its end.
    @discardableResult
    public func continuous(_ isContinuous: Bool) -> Self { setting { $0.isContinuous = isContinuous } }

    /// Sets whether a long touch steps on; true by default.
    @discardableResult
    public func autorepeat(_ autorepeat: Bool) -> Self { setting { $0.autorepeat = autorepeat } }

    /// Sets whether a step beyond an end goes on at the other one; false by default.
    @discardableResult
    public func wraps(_ wraps: Bool) -> Self { setting { $0.wraps = wraps } }

    /// A picture in place of the gray ground, in a state; resizable ones keep their caps.
    @discardableResult
    public func backgroundImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self {
        setting { $0.setBackgroundImage(image, for: state) }
    }

    /// A picture between the halves, by the states of the left and the right one.
    @discardableResult
    public func dividerImage(
        _ image: UIImage?, leftSegmentState: UIControl.State, rightSegmentState: UIControl.State
    ) -> Self {
        setDividerImage(image, forLeftSegmentState: leftSegmentState, rightSegmentState: rightSegmentState)
        return self
    }

    /// A picture in place of the plus, in a state. Templates take the tint.
    @discardableResult
    public func incrementImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self {
        setting { $0.setIncrementImage(image, for: state) }
    }

    /// A picture in place of the minus, in a state. Templates take the tint.
    @discardableResult
    public func decrementImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self {
        setting { $0.setDecrementImage(image, for: state) }
    }
}
