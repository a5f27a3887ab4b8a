import BuilderUIKit

extension UIScrollView {
    /// The point of the content that lies in the view's top left corner, in points; (0, 0) by default. A point that is
    /// not finite is refused with a message.
    @discardableResult
    public func contentOffset(_ offset: CGPoint) -> Self {
        contentOffset = offset
        return self
    }

    /// Scrolls to an offset, in points. An animated move arrives at once, and the delegate is notified of its end.
    @discardableResult
    public func contentOffset(_ offset: CGPoint, animated: Bool) -> Self {
        setContentOffset(offset, animated: animated)
        return self
    }

    /// The size of the content, in points; zero by default. Constraints to the content's edges replace it at the next
    /// layout.
    @discardableResult
    public func contentSize(_ size: CGSize) -> Self {
        contentSize = size
        return self
    }

    /// Extra room around the content, in points; zero by default.
    @discardableResult
    public func contentInset(_ inset: UIEdgeInsets) -> Self {
        contentInset = inset
        return self
    }

    /// Sets how the safe area is added to the content's insets; `.automatic` by default.
    @discardableResult
    public func contentInsetAdjustmentBehavior(_ behavior: UIScrollView.ContentInsetAdjustmentBehavior) -> Self {
        contentInsetAdjustmentBehavior = behavior
        return self
    }

    /// Sets where content lies that is smaller than the view, in parts of the free room: (0, 0), the default, is the
    /// top left corner, (0.5, 0.5) the middle.
    @discardableResult
    public func contentAlignmentPoint(_ point: CGPoint) -> Self {
        contentAlignmentPoint = point
        return self
    }
}
