import BuilderUIKit

extension NSLayoutConstraint {
    /// Activates the constraint, or deactivates it, and returns it.
    ///
    /// ```swift
    /// view.heightAnchor.constraint(equalToConstant: 44).priority(999).identifier("height").activate()
    /// ```
    @discardableResult
    public func activate(_ isActive: Bool = true) -> Self {
        self.isActive = isActive
        return self
    }

    /// Sets the identifier, which names the constraint in logs, and returns the constraint.
    @discardableResult
    public func identifier(_ identifier: String?) -> Self {
        self.identifier = identifier
        return self
    }

    /// Sets the priority and returns the constraint. As in UIKit, an active constraint can't change between required
    /// and optional: set the priority first.
    @discardableResult
    public func priority(_ priority: UILayoutPriority) -> Self {
        self.priority = priority
        return self
    }

    /// Sets the priority, from 0 to 1000 (required), and returns the constraint.
    @discardableResult
    public func priority(_ priority: Float) -> Self { self.priority(UILayoutPriority(rawValue: priority)) }
}
