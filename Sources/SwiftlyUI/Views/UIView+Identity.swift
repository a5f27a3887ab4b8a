import BuilderUIKit

extension UIView {
    /// A number to find the view by, with `viewWithTag(_:)`.
    @discardableResult
    public func tag(_ tag: Int) -> Self {
        self.tag = tag
        return self
    }

    /// The name under which an app keeps the view's state.
    @discardableResult
    public func restorationIdentifier(_ identifier: String?) -> Self {
        restorationIdentifier = identifier
        return self
    }

    /// Sets how much the view wants the focus of its group; changes nothing in a picture.
    @discardableResult
    public func focusGroupPriority(_ priority: UIFocusGroupPriority) -> Self {
        focusGroupPriority = priority
        return self
    }

    /// The group of views that the focus reaches together; changes nothing in a picture.
    @discardableResult
    public func focusGroupIdentifier(_ identifier: String?) -> Self {
        focusGroupIdentifier = identifier
        return self
    }
}
