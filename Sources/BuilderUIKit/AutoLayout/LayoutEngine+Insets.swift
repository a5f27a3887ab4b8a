import Foundation

extension LayoutEngine {
    /// Updates the insets that depend on frames; returns true if they changed, so that another solution is necessary.
    ///
    /// Margins that a view takes from its superview, its part of the safe area and its readable width depend on its
    /// frame. Text that is measured before they are correct must be measured again. Therefore, these views get the
    /// frames that were just solved before any text is measured.
    func updateInsets() -> Bool {
        guard !system.isFitting, !sizes.textViews.isEmpty else { return false }
        var given: Set<ObjectIdentifier> = []
        for reference in tree.views {
            guard let view = reference.object, view !== root, view.insetsFollowFrame else { continue }
            giveFrame(to: view, &given)
        }
        return system.solver.needsSolving
    }

    /// - Parameter given: The views that already have their frames from this solution, with all their ancestors.
    private func giveFrame(to view: UIView, _ given: inout Set<ObjectIdentifier>) {
        var way: [UIView] = []
        var current: UIView? = view
        while let next = current, next !== root, given.insert(ObjectIdentifier(next)).inserted {
            way.append(next)
            current = next.storedSuperview
        }
        for view in way.reversed() where !view.translatesAutoresizingMaskIntoConstraints {
            guard let frame = system.frame(of: view), view.differs(fromUntransformed: frame) else { continue }
            // The pass that follows no longer finds a difference, so the superview is marked here.
            view.storedSuperview?.setNeedsLayout()
            view.setUntransformedFrame(frame)
        }
    }
}

extension UIView {
    /// A Boolean value that indicates whether constraints reference horizontal insets that depend on the view's
    /// position.
    fileprivate var insetsFollowFrame: Bool {
        if storedMargins.preservesSuperview { return true }
        if let readable = reservedGuides.readable, !readable.referencingConstraints.isEmpty { return true }
        guard let outer = storedSuperview?.safeAreaInsets, outer.left > 0 || outer.right > 0 else { return false }
        if usesMarginsGuideForLayout || referencingConstraints.contains(where: \.usesMargins) { return true }
        let guides = [reservedGuides.safeArea, reservedGuides.margins]
        return guides.contains { $0.map { !$0.referencingConstraints.isEmpty } ?? false }
    }
}
