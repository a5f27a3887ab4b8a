import BuilderUIKit

extension UIView {
    /// Returns the constraint of a type that the view holds; nil while it is pending. It may be inactive: while it
    /// waits for its target's hierarchy, or after the view has left its superview.
    public func constraint(_ constraintType: ConstraintType) -> NSLayoutConstraint? {
        FluentState.existing(self)?.constraints.constraint(constraintType)
    }

    /// Removes the constraint of a type, active or pending; the others stay.
    @discardableResult
    public func removeConstraint(_ constraintType: ConstraintType) -> Self {
        FluentState.existing(self)?.constraints.remove(constraintType)
        return self
    }

    /// Removes all constraints that fluent members of this view created or will create. Constraints created by other
    /// code are unaffected, and so is `translatesAutoresizingMaskIntoConstraints`.
    @discardableResult
    public func removeAllConstraints() -> Self {
        FluentState.existing(self)?.constraints.removeAll()
        return self
    }

    /// Creates and activates pending constraints whose targets are available, and reactivates those that were
    /// deactivated. Without a superview this method has no effect.
    ///
    /// Call this after declaring a constraint to a sibling or an anchor for a view that already has a superview:
    ///
    /// ```swift
    /// let (title, text) = (UILabel("Rain"), UILabel("By the evening."))
    /// let column = ZStackView {
    ///     title.top.left.equalToSuper()
    ///     text.leftToSuper()
    /// }
    /// text.topTo(title.bottomAnchor, offset: 4).activeConstraints()
    /// ```
    /// - Parameter activeSubViews: a Boolean value that indicates whether the direct subviews' constraints are
    ///   activated too.
    @discardableResult
    public func activeConstraints(_ activeSubViews: Bool = false) -> Self {
        FluentState.existing(self)?.constraints.activate(on: self)
        if activeSubViews { for subview in subviews { subview.activeConstraints() } }
        return self
    }

    /// Sets the priority of constraints declared before; without it they are required. A type that wasn't declared is
    /// reported.
    ///
    /// ```swift
    /// let line = UIView().width(300).widthToSuper().priority(.defaultHigh, of: .width)
    /// ```
    @discardableResult
    public func priority(_ priority: UILayoutPriority, of types: ConstraintType...) -> Self {
        for type in types where FluentState.of(self).constraints.setPriority(priority, of: type) == false {
            report(.notDeclared(type: type.rawValue))
        }
        return self
    }
}
