import Foundation

/// Adds constraints to the view tree and removes them.
@MainActor
enum ConstraintActivation {
    private static var lastActivationOrder = 0

    static func activate(_ constraint: NSLayoutConstraint) {
        guard constraint.fault == nil else { return }
        guard let holder = commonAncestor(of: constraint) else {
            LayoutDiagnostics.report(.noCommonAncestor(anchors: constraint.anchorsText))
            return
        }
        activate(constraint, heldBy: holder)
    }

    /// Activates a constraint on a view that may be above the nearest common ancestor of the items.
    ///
    /// A constraint whose items aren't in `holder` yet is reported, as in UIKit, and takes effect once they are.
    static func add(_ constraint: NSLayoutConstraint, to holder: UIView) {
        guard constraint.fault == nil, constraint.holder !== holder else { return }
        if constraint.isActive { deactivate(constraint) }
        let isPrepared = items(of: constraint).allSatisfy { view(of: $0)?.isDescendant(of: holder) ?? false }
        if !isPrepared { constraint.report(.hierarchyUnprepared) }
        activate(constraint, heldBy: holder)
    }

    /// Activates a constraint whose items have `holder` as their nearest common ancestor.
    static func activate(_ constraint: NSLayoutConstraint, heldBy holder: UIView) {
        lastActivationOrder += 1
        constraint.activationOrder = lastActivationOrder
        constraint.holder = holder
        holder.heldConstraints.append(constraint)
        // A constraint whose holder was released is inactive but still listed.
        if constraint.isListed { forEachItem(of: constraint) { removeReference(constraint, from: $0) } }
        constraint.isListed = true
        forEachItem(of: constraint) { addReference(constraint, to: $0) }
        holder.constraintWasAdded(constraint)
    }

    static func deactivate(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder else { return }
        constraint.holder = nil
        if let index = holder.heldConstraints.lastIndex(where: { $0 === constraint }) {
            holder.heldConstraints.remove(at: index)
        }
        forEachItem(of: constraint) { removeReference(constraint, from: $0) }
        constraint.isListed = false
        holder.constraintWasRemoved(constraint)
    }

    /// Returns the items that are views or guides; a distance is replaced by the items of its two anchors.
    static func items(of constraint: NSLayoutConstraint) -> [AnyObject] {
        var result: [AnyObject] = []
        forEachItem(of: constraint) { result.append($0) }
        return result
    }

    /// Calls a closure for each of these items. Creates no array, since constraints are added and removed by the
    /// thousands.
    private static func forEachItem(of constraint: NSLayoutConstraint, _ body: (AnyObject) -> Void) {
        func visit(_ item: AnyObject) {
            if item is UIView {
                body(item)
            } else if let distance = item as? AnchorDistance {
                if let from = distance.from.item { body(from) }
                if let to = distance.to.item { body(to) }
            } else {
                body(item)
            }
        }
        if let first = constraint.firstItem { visit(first) }
        if let second = constraint.secondItem { visit(second) }
    }

    private static func view(of item: AnyObject) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    static func commonAncestor(of constraint: NSLayoutConstraint) -> UIView? {
        var common: UIView?
        var areInOneTree = true
        forEachItem(of: constraint) { item in
            guard areInOneTree else { return }
            guard let view = view(of: item) else {
                areInOneTree = false
                return
            }
            guard let present = common else {
                common = view
                return
            }
            common = commonAncestor(of: present, view)
            areInOneTree = common != nil
        }
        return areInOneTree ? common : nil
    }

    private static func commonAncestor(of a: UIView, _ b: UIView) -> UIView? {
        if a === b { return a }
        if b.storedSuperview === a { return a }
        if a.storedSuperview === b { return b }
        if let shared = a.storedSuperview, shared === b.storedSuperview { return shared }
        var ancestors: Set<ObjectIdentifier> = []
        var current: UIView? = a
        while let view = current {
            ancestors.insert(ObjectIdentifier(view))
            current = view.storedSuperview
        }
        current = b
        while let view = current {
            if ancestors.contains(ObjectIdentifier(view)) { return view }
            current = view.storedSuperview
        }
        return nil
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
    func constraintWasAdded(_ constraint: NSLayoutConstraint) {
        fixedHeightMayHaveChanged(constraint)
        switch enclosingLayout {
        case .covered: setNeedsLayout()
        case .engine(let engine):
            if !engine.rows.add(constraint) { engine.changes.constraintWaits(constraint) }
            setNeedsLayout()
        case .absent: layoutStructureDidChange()
        }
    }

    func constraintWasRemoved(_ constraint: NSLayoutConstraint) {
        fixedHeightMayHaveChanged(constraint)
        layoutItem?.engine?.rows.remove(constraint)
        setNeedsLayout()
    }

    /// Notifies the enclosing arrangement of a changed height constraint, after which another view may be a row's
    /// highest.
    private func fixedHeightMayHaveChanged(_ constraint: NSLayoutConstraint) {
        guard constraint.isFixedHeight(of: self) else { return }
        storedSuperview?.arrangement?.highestViewMayHaveChanged()
    }

    func constraintDidChange(_ constraint: NSLayoutConstraint) {
        fixedHeightMayHaveChanged(constraint)
        layoutItem?.engine?.rows.update(constraint)
        setNeedsLayout()
    }

    /// Deactivates the constraints between this subtree and the views outside it, before the subtree is removed.
    func removeConstraintsLeavingSubtree() {
        // The holder of a view's constraint is an ancestor of the view, in this subtree or in this set.
        var outside: Set<ObjectIdentifier>?
        var waiting = [self]
        // The views to notify: those in the subtree, and those whose constraints reference a view in it.
        var concerned: [UIView] = []
        var lost: Set<ObjectIdentifier> = []
        while let view = waiting.popLast() {
            if view.observer != nil { concerned.append(view) }
            for constraint in view.constraintsOfViewAndGuides {
                guard let holder = constraint.holder, holder !== view else { continue }
                let around =
                    outside
                    ?? Set(sequence(first: self, next: \.storedSuperview).dropFirst().map(ObjectIdentifier.init))
                outside = around
                guard around.contains(ObjectIdentifier(holder)) else { continue }
                constraint.isActive = false
                guard let owner = constraint.firstItem as? UIView, owner.observer != nil else { continue }
                lost.insert(ObjectIdentifier(constraint))
                if owner !== view { concerned.append(owner) }
            }
            waiting.append(contentsOf: view.storedSubviews)
        }
        for view in concerned { view.observer?.view(view, leavesTreeWith: self, losing: lost) }
    }

    private var constraintsOfViewAndGuides: [NSLayoutConstraint] { referencingConstraints + guidesConstraints }

    /// The constraints that reference the view's guides.
    var guidesConstraints: [NSLayoutConstraint] {
        if ownLayoutGuides.isEmpty, reservedGuides.isEmpty { return [] }
        return (ownLayoutGuides + reservedGuides.all).flatMap(\.referencingConstraints)
    }
}

extension NSLayoutConstraint {
    /// The possible results of activating a constraint.
    package enum Readiness: Sendable {
        case ready
        /// One of its items has been released.
        case itemReleased
        /// Its items are in different view trees.
        case noCommonAncestor
        /// The constraint is illegal, which was reported when it was created.
        case illegal
    }

    package var readiness: Readiness {
        if fault != nil { return .illegal }
        if firstItem == nil || (secondAttribute != .notAnAttribute && secondItem == nil) { return .itemReleased }
        return ConstraintActivation.commonAncestor(of: self) == nil ? .noCommonAncestor : .ready
    }

    /// Activates the constraint if possible, and reports nothing otherwise.
    package func activateWhereReady() {
        guard fault == nil, !isActive, firstItem != nil, secondAttribute == .notAnAttribute || secondItem != nil else {
            return
        }
        if let holder = ConstraintActivation.commonAncestor(of: self) {
            ConstraintActivation.activate(self, heldBy: holder)
        }
    }

    var axis: Axis {
        switch firstAttribute {
        case .width: .horizontal
        case .height: .vertical
        default: firstAttribute.kind == .horizontal ? .horizontal : .vertical
        }
    }

    /// The two anchors in the form of UIKit's messages, without addresses.
    var anchorsText: String {
        func text(_ item: AnyObject?, _ attribute: Attribute) -> String {
            let type =
                switch attribute.kind {
                case .horizontal: "NSLayoutXAxisAnchor"
                case .vertical: "NSLayoutYAxisAnchor"
                default: "NSLayoutDimension"
                }
            return "<\(type) \"\(ConstraintText.term(item, attribute, name: ConstraintText.name(of:)))\">"
        }
        guard secondAttribute != .notAnAttribute else { return text(firstItem, firstAttribute) }
        return "\(text(firstItem, firstAttribute)) and \(text(secondItem, secondAttribute))"
    }
}
