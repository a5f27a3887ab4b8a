import Foundation

/// Brings constraints into the tree and takes them out.
@MainActor
enum ConstraintActivation {
    private static var lastJoinOrder = 0

    static func activate(_ constraint: NSLayoutConstraint) {
        guard attributesGoTogether(constraint) else {
            LayoutDiagnostics.report(.incompatibleAttributes(constraint: constraint.describeBriefly()))
            return
        }
        guard let holder = holder(for: constraint) else {
            LayoutDiagnostics.report(.noCommonAncestor(constraint: constraint.describeBriefly()))
            return
        }
        lastJoinOrder += 1
        constraint.joinOrder = lastJoinOrder
        constraint.holder = holder
        holder.heldConstraints.append(constraint)
        // One whose holder has gone is inactive but still listed.
        if constraint.isListed { for item in items(of: constraint) { removeReference(constraint, from: item) } }
        constraint.isListed = true
        for item in items(of: constraint) { addReference(constraint, to: item) }
        holder.constraintWasAdded(constraint)
    }

    static func deactivate(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder else { return }
        constraint.holder = nil
        if let index = holder.heldConstraints.lastIndex(where: { $0 === constraint }) {
            holder.heldConstraints.remove(at: index)
        }
        for item in items(of: constraint) { removeReference(constraint, from: item) }
        constraint.isListed = false
        holder.constraintWasRemoved(constraint)
    }

    /// The items that are views or guides, with distances taken apart.
    static func items(of constraint: NSLayoutConstraint) -> [AnyObject] {
        var result: [AnyObject] = []
        for item in [constraint.firstItem, constraint.secondItem] {
            if let distance = item as? AnchorDistance {
                if let from = distance.from.item { result.append(from) }
                if let to = distance.to.item { result.append(to) }
            } else if let item {
                result.append(item)
            }
        }
        return result
    }

    private static func view(of item: AnyObject) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    private static func holder(for constraint: NSLayoutConstraint) -> UIView? {
        var common: UIView?
        for item in items(of: constraint) {
            guard let view = view(of: item) else { return nil }
            guard let present = common else {
                common = view
                continue
            }
            guard let shared = commonAncestor(of: present, view) else { return nil }
            common = shared
        }
        return common
    }

    private static func commonAncestor(of a: UIView, _ b: UIView) -> UIView? {
        if a === b { return a }
        if b.superview === a { return a }
        if a.superview === b { return b }
        if let shared = a.superview, shared === b.superview { return shared }
        var ancestors: Set<ObjectIdentifier> = []
        var current: UIView? = a
        while let view = current {
            ancestors.insert(ObjectIdentifier(view))
            current = view.superview
        }
        current = b
        while let view = current {
            if ancestors.contains(ObjectIdentifier(view)) { return view }
            current = view.superview
        }
        return nil
    }

    private static func attributesGoTogether(_ constraint: NSLayoutConstraint) -> Bool {
        guard let first = AttributeKind(constraint.firstAttribute) else { return false }
        guard constraint.secondAttribute != .notAnAttribute else { return first == .size }
        guard let second = AttributeKind(constraint.secondAttribute) else { return false }
        return first == second
    }

    private enum AttributeKind {
        case size, horizontal, vertical

        init?(_ attribute: NSLayoutConstraint.Attribute) {
            switch attribute {
            case .width, .height: self = .size
            case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
                .trailingMargin, .centerXWithinMargins:
                self = .horizontal
            case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
                .centerYWithinMargins:
                self = .vertical
            case .notAnAttribute: return nil
            }
        }
    }

    private static func addReference(_ constraint: NSLayoutConstraint, to item: AnyObject) {
        if let view = item as? UIView {
            view.referencingConstraints.append(constraint)
        } else if let guide = item as? UILayoutGuide {
            guide.referencingConstraints.append(constraint)
        }
    }

    private static func removeReference(_ constraint: NSLayoutConstraint, from item: AnyObject) {
        if let view = item as? UIView {
            if let index = view.referencingConstraints.lastIndex(where: { $0 === constraint }) {
                view.referencingConstraints.remove(at: index)
            }
        } else if let guide = item as? UILayoutGuide {
            guide.referencingConstraints.removeAll { $0 === constraint }
        }
    }
}

extension UIView {
    /// The active constraints that this view holds: those whose items' nearest common ancestor it is.
    public var constraints: [NSLayoutConstraint] { heldConstraints }

    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    func constraintWasAdded(_ constraint: NSLayoutConstraint) {
        if let engine = layoutRoot.engine, !isStructureChanged, engine.add(constraint) {
            setNeedsLayout()
        } else {
            layoutStructureDidChange()
        }
    }

    func constraintWasRemoved(_ constraint: NSLayoutConstraint) {
        layoutRoot.engine?.remove(constraint)
        setNeedsLayout()
    }

    func constraintDidChange(_ constraint: NSLayoutConstraint) {
        layoutRoot.engine?.update(constraint)
        setNeedsLayout()
    }

    private var isStructureChanged: Bool { layoutRoot.layoutFlags.contains(.structureChanged) }

    /// Deactivates the constraints between this subtree and what lies outside, before it leaves.
    func removeConstraintsLeavingSubtree() {
        for constraint in referencingConstraints { deactivateIfOutside(constraint) }
        for guide in ownLayoutGuides + reservedGuides.all {
            for constraint in guide.referencingConstraints { deactivateIfOutside(constraint) }
        }
        removeDescendantConstraints(leaving: self)
    }

    private func removeDescendantConstraints(leaving root: UIView) {
        for subview in storedSubviews {
            for constraint in subview.referencingConstraints
            where constraint.holder.map({ !$0.isDescendant(of: root) }) ?? false {
                constraint.isActive = false
            }
            for guide in subview.ownLayoutGuides + subview.reservedGuides.all {
                for constraint in guide.referencingConstraints
                where constraint.holder.map({ !$0.isDescendant(of: root) }) ?? false {
                    constraint.isActive = false
                }
            }
            subview.removeDescendantConstraints(leaving: root)
        }
    }

    private func deactivateIfOutside(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder, !holder.isDescendant(of: self) else { return }
        constraint.isActive = false
    }
}

extension NSLayoutConstraint {
    var axis: Axis {
        switch firstAttribute {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        default:
            .vertical
        }
    }
}
