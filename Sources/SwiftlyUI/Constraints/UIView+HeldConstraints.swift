import BuilderUIKit

extension UIView {
    /// The constraint of a type that the view holds. Nil while it is only pending; it may be inactive, where it waits
    /// for its target's hierarchy or the view has left its superview.
    public func constraint(_ constraintType: ConstraintType) -> NSLayoutConstraint? {
        FluentState.existing(self)?.constraints.constraint(constraintType)
    }

    /// Takes away the constraint of a type, active or pending; the others stay.
    @discardableResult
    public func removeConstraint(_ constraintType: ConstraintType) -> Self {
        FluentState.existing(self)?.constraints.remove(constraintType)
        return self
    }

    /// Takes away all constraints that fluent members of this view made or will make. Those of other makers stay, and
    /// so does `translatesAutoresizingMaskIntoConstraints`.
    @discardableResult
    public func removeAllConstraints() -> Self {
        FluentState.existing(self)?.constraints.removeAll()
        return self
    }

    /// Makes and activates what is pending, as far as its target is there; and activates again what was deactivated.
    /// Nothing happens without a superview.
    ///
    /// Needed after a constraint to a sibling or an anchor was declared for a view that is in its superview already:
    ///
    /// ```swift
    /// let (title, text) = (UILabel("Rain"), UILabel("By the evening."))
    /// let column = ZStackView {
    ///     title.top.left.equalToSuper()
    ///     text.leftToSuper()
    /// }
    /// text.topTo(title.bottomAnchor, offset: 4).activeConstraints()
    /// ```
    /// - Parameter activeSubViews: whether to do the same for the direct subviews.
    @discardableResult
    public func activeConstraints(_ activeSubViews: Bool = false) -> Self {
        FluentState.existing(self)?.constraints.activate(on: self)
        if activeSubViews { for subview in subviews { subview.activeConstraints() } }
        return self
    }

    /// Gives constraints that were declared before a priority below the required one that all have at first. One of a
    /// type that wasn't declared is reported.
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
