import BuilderUIKit

extension UIStepper {
    /// The least value; 0 by default. Beyond the greatest it moves that one, too.
    @discardableResult
    public func minimumValue(_ value: Double) -> Self {
        minimumValue = value
        return self
    }

    /// The greatest value; 100 by default. Below the least it moves that one, too.
    @discardableResult
    public func maximumValue(_ value: Double) -> Self {
        maximumValue = value
        return self
    }

    /// Sets how much a touch adds or takes away; 1 by default. Only more than 0 is taken.
    @discardableResult
    public func stepValue(_ value: Double) -> Self {
        stepValue = value
        return self
    }

    /// Sets what is counted. Set the ends first: a value beyond them, as they are by then, is cut off.
    @discardableResult
    public func value(_ value: Double) -> Self {
        self.value = value
        return self
    }

    /// Sets whether actions run at each step of a long touch, the default, or once at its end.
    @discardableResult
    public func continuous(_ isContinuous: Bool) -> Self {
        self.isContinuous = isContinuous
        return self
    }

    /// Sets whether a long touch steps on; true by default.
    @discardableResult
    public func autorepeat(_ autorepeat: Bool) -> Self {
        self.autorepeat = autorepeat
        return self
    }

    /// Sets whether a step beyond an end goes on at the other one; false by default.
    @discardableResult
    public func wraps(_ wraps: Bool) -> Self {
        self.wraps = wraps
        return self
    }

    /// A picture in place of the gray ground, in a state; resizable ones keep their caps.
    @discardableResult
    public func backgroundImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self {
        setBackgroundImage(image, for: state)
        return self
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
        setIncrementImage(image, for: state)
        return self
    }

    /// A picture in place of the minus, in a state. Templates take the tint.
    @discardableResult
    public func decrementImage(_ image: UIImage?, state: UIControl.State = .normal) -> Self {
        setDecrementImage(image, for: state)
        return self
    }
}
