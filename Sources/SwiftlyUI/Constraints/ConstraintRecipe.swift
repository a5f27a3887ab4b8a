import BuilderUIKit

/// The description of a constraint that is created later: everything but its view.
@MainActor
struct ConstraintRecipe {
    /// The target of the view's attribute.
    enum Target {
        /// A number of points.
        case constant
        /// The superview at the time when the constraint is created, or its margins.
        case superview(margins: Bool)
        case view(WeakView, margins: Bool)
        case xAnchor(NSLayoutXAxisAnchor)
        case yAnchor(NSLayoutYAxisAnchor)
        case dimension(NSLayoutDimension)
    }

    let attribute: NSLayoutConstraint.Attribute
    var relation = NSLayoutConstraint.Relation.equal
    let target: Target
    var multiplier: CGFloat = 1
    /// The constant, in points.
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required

    var followsSuperview: Bool {
        if case .superview = target { true } else { false }
    }

    /// Creates the constraint; returns nil if the target is missing: no superview yet, or a released view.
    func make(for view: UIView) -> NSLayoutConstraint? {
        let constraint: NSLayoutConstraint?
        switch target {
        case .constant: constraint = relate(view, to: nil)
        case .superview, .view: constraint = item(for: view).map { relate(view, to: $0) }
        case .xAnchor(let anchor):
            constraint = anchor.item == nil ? nil : relate(xAnchor(of: view), anchor)
        case .yAnchor(let anchor):
            constraint = anchor.item == nil ? nil : relate(yAnchor(of: view), anchor)
        case .dimension(let anchor):
            constraint = anchor.item == nil ? nil : relateSize(of: view, to: anchor)
        }
        if priority != .required { constraint?.priority = priority }
        return constraint
    }

    /// Returns whether this recipe would create an equal constraint.
    func makes(_ held: NSLayoutConstraint, madeFrom old: ConstraintRecipe, for view: UIView) -> Bool {
        guard relation == old.relation, multiplier == old.multiplier, constant == held.constant,
            priority == held.priority
        else { return false }
        return switch (target, old.target) {
        case (.constant, .constant): true
        case (.superview, .superview), (.view, .view), (.superview, .view), (.view, .superview):
            held.secondItem === item(for: view)
        case (.xAnchor(let new), .xAnchor(let old)): new.isEqual(old)
        case (.yAnchor(let new), .yAnchor(let old)): new.isEqual(old)
        case (.dimension(let new), .dimension(let old)): new.isEqual(old)
        default: false
        }
    }

    /// The view or guide that the constraint references, if the target is a view; nil if there is none now.
    func item(for view: UIView) -> AnyObject? {
        switch target {
        case .superview(let margins): view.superview.map { margins ? $0.layoutMarginsGuide : $0 }
        case .view(let target, let margins): target.view.map { margins ? $0.layoutMarginsGuide : $0 }
        case .constant, .xAnchor, .yAnchor, .dimension: nil
        }
    }

    /// The view whose hierarchy is relevant: the target, or the owner of the guide of the target's anchor.
    func targetView(for view: UIView) -> UIView? {
        func owner(_ item: AnyObject?) -> UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }
        return switch target {
        case .constant: view
        case .superview: view.superview
        case .view(let target, _): target.view
        case .xAnchor(let anchor): owner(anchor.item)
        case .yAnchor(let anchor): owner(anchor.item)
        case .dimension(let anchor): owner(anchor.item)
        }
    }

    // MARK: Making

    private func relate(_ view: UIView, to item: AnyObject?) -> NSLayoutConstraint {
        NSLayoutConstraint(
            first: view, attribute, relation, second: item, multiplier: item == nil ? 1 : multiplier, constant: constant
        )
    }

    private func relate<Axis>(_ own: NSLayoutAnchor<Axis>, _ other: NSLayoutAnchor<Axis>) -> NSLayoutConstraint {
        switch relation {
        case .equal: own.constraint(equalTo: other, constant: constant)
        case .lessThanOrEqual: own.constraint(lessThanOrEqualTo: other, constant: constant)
        case .greaterThanOrEqual: own.constraint(greaterThanOrEqualTo: other, constant: constant)
        }
    }

    private func relateSize(of view: UIView, to other: NSLayoutDimension) -> NSLayoutConstraint {
        let own = attribute == .width ? view.widthAnchor : view.heightAnchor
        return switch relation {
        case .equal: own.constraint(equalTo: other, multiplier: multiplier, constant: constant)
        case .lessThanOrEqual: own.constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: constant)
        case .greaterThanOrEqual:
            own.constraint(greaterThanOrEqualTo: other, multiplier: multiplier, constant: constant)
        }
    }

    private func xAnchor(of view: UIView) -> NSLayoutXAxisAnchor {
        switch attribute {
        case .left: view.leftAnchor
        case .right: view.rightAnchor
        case .trailing: view.trailingAnchor
        case .centerX: view.centerXAnchor
        default: view.leadingAnchor
        }
    }

    private func yAnchor(of view: UIView) -> NSLayoutYAxisAnchor {
        switch attribute {
        case .bottom: view.bottomAnchor
        case .centerY: view.centerYAnchor
        default: view.topAnchor
        }
    }
}

/// A view that is retained elsewhere.
struct WeakView {
    private let reference: ZeroingReference<UIView>
    var view: UIView? { reference.object }

    init(_ view: UIView) { reference = view.viewReference }
}
