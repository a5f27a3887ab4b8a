import BuilderUIKit

extension UIView {
    /// Sets whether the view and those in it take touches.
    @discardableResult
    public func userInteractionEnabled(_ isEnabled: Bool = true) -> Self {
        isUserInteractionEnabled = isEnabled
        return self
    }

    /// Sets whether the view receives more than one touch.
    @discardableResult
    public func multipleTouchEnabled(_ isEnabled: Bool = true) -> Self {
        isMultipleTouchEnabled = isEnabled
        return self
    }

    /// Sets whether the view prevents touches of other views while it has one.
    @discardableResult
    public func exclusiveTouch(_ isExclusive: Bool = true) -> Self {
        isExclusiveTouch = isExclusive
        return self
    }

    /// Sets whether touches on the view itself fall through to what lies behind; its subviews still get theirs.
    @discardableResult
    public func ignoreSelfHit(_ isIgnore: Bool = true) -> Self {
        ignoresOwnHits = isIgnore
        return self
    }

    /// The gestures that the view watches for, in place of all that it had; nil for none.
    @discardableResult
    public func gestureRecognizers(_ recognizers: [UIGestureRecognizer]?) -> Self {
        gestureRecognizers = recognizers
        return self
    }

    /// Sets what moves the view as the device is tilted; changes nothing in a picture.
    @discardableResult
    public func motionEffects(_ effects: [UIMotionEffect]) -> Self {
        motionEffects = effects
        return self
    }
}
