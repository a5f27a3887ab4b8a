import Foundation

struct StoredMargins {
    /// What was set, in reading direction; nil for the default of 8 points, or the controller's system minimum.
    var explicit: NSDirectionalEdgeInsets?
    /// Set by left and right instead of leading and trailing.
    var explicitAbsolute: UIEdgeInsets?
    var preservesSuperview = false
    var insetsFromSafeArea = true
    /// Root views of controllers: 16 or 20 points at the sides, nothing above and below.
    var systemMinimum: NSDirectionalEdgeInsets?
}

extension UIView {
    var defaultInsetsLayoutMarginsFromSafeArea: Bool {
        get { storedMargins.insetsFromSafeArea }
        set {
            storedMargins.insetsFromSafeArea = newValue
            marginsMayHaveChanged()
        }
    }

    var defaultPreservesSuperviewLayoutMargins: Bool {
        get { storedMargins.preservesSuperview }
        set {
            storedMargins.preservesSuperview = newValue
            marginsMayHaveChanged()
        }
    }

    var defaultDirectionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            return isRightToLeft
                ? NSDirectionalEdgeInsets(
                    top: margins.top, leading: margins.right, bottom: margins.bottom, trailing: margins.left)
                : NSDirectionalEdgeInsets(
                    top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        }
        set {
            guard [newValue.top, newValue.leading, newValue.bottom, newValue.trailing].allSatisfy(\.isFinite) else {
                return refuseMargins(newValue.top + newValue.leading + newValue.bottom + newValue.trailing)
            }
            guard storedMargins.explicit != newValue else { return }
            storedMargins.explicit = newValue
            storedMargins.explicitAbsolute = nil
            marginsMayHaveChanged()
        }
    }

    func effectiveMargins() -> UIEdgeInsets {
        guard storedMargins.preservesSuperview, superview != nil else { return margins(inside: nil) }
        // Out to a view whose margins are known, or that preserves none; then inwards.
        var chain: [UIView] = []
        var outermost = self
        while outermost.knownMargins == nil, outermost.storedMargins.preservesSuperview,
            let parent = outermost.superview
        {
            chain.append(outermost)
            outermost = parent
        }
        var margins = outermost.knownMargins ?? outermost.layoutMargins
        var canBeKept = true
        while let view = chain.popLast() {
            margins = view.margins(inside: margins)
            // What follows the traits may change unnoticed.
            if view.baseMarginsFollowDirection { canBeKept = false }
            if canBeKept { view.knownMargins = margins }
        }
        return margins
    }

    /// Forgets the margins of this view and of those inside that preserve them.
    func marginsAreStale() {
        knownMargins = nil
        // What is known in a view that preserves margins rests on what is known around it.
        var waiting = [self]
        while let view = waiting.popLast() {
            for subview in view.storedSubviews where subview.knownMargins != nil {
                subview.knownMargins = nil
                waiting.append(subview)
            }
        }
    }

    /// The effective margins of this view in a superview with margins that it preserves.
    private func margins(inside outer: UIEdgeInsets?) -> UIEdgeInsets {
        var margins = baseMargins
        // The superview's margins hold the safe area already, as far as it reaches into this view.
        let safe = storedMargins.insetsFromSafeArea ? safeAreaInsets : .zero
        if let outer, let superview {
            let bounds = superview.bounds
            let frame = self.frame
            margins.top = max(margins.top, outer.top - safe.top - (frame.minY - bounds.minY))
            margins.left = max(margins.left, outer.left - safe.left - (frame.minX - bounds.minX))
            margins.bottom = max(margins.bottom, outer.bottom - safe.bottom - (bounds.maxY - frame.maxY))
            margins.right = max(margins.right, outer.right - safe.right - (bounds.maxX - frame.maxX))
        }
        margins.top += safe.top
        margins.left += safe.left
        margins.bottom += safe.bottom
        margins.right += safe.right
        return margins
    }

    func setLayoutMargins(_ margins: UIEdgeInsets) {
        guard [margins.top, margins.left, margins.bottom, margins.right].allSatisfy(\.isFinite) else {
            return refuseMargins(margins.top + margins.left + margins.bottom + margins.right)
        }
        guard storedMargins.explicitAbsolute != margins else { return }
        storedMargins.explicitAbsolute = margins
        storedMargins.explicit = nil
        marginsMayHaveChanged()
    }

    private func refuseMargins(_ value: CGFloat) {
        LayoutDiagnostics.report(
            .invalidConstant(constraint: "the layoutMargins of \(describeBriefly())", value: value))
    }

    private var baseMarginsFollowDirection: Bool {
        storedMargins.explicitAbsolute == nil && storedMargins.explicit.map { $0.leading != $0.trailing } ?? false
    }

    private var baseMargins: UIEdgeInsets {
        let minimum = storedMargins.systemMinimum
        let respectsMinimum = ownController?.viewRespectsSystemMinimumLayoutMargins ?? true
        let least = respectsMinimum ? minimum : nil
        if var absolute = storedMargins.explicitAbsolute {
            // The system's minimum is the same on both sides.
            absolute.left = max(absolute.left, least?.leading ?? absolute.left)
            absolute.right = max(absolute.right, least?.trailing ?? absolute.right)
            return absolute
        }
        var margins =
            storedMargins.explicit ?? minimum
            ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        margins.leading = max(margins.leading, least?.leading ?? margins.leading)
        margins.trailing = max(margins.trailing, least?.trailing ?? margins.trailing)
        // The direction is looked up among the ancestors: only where it matters.
        return margins.leading != margins.trailing && isRightToLeft
            ? UIEdgeInsets(
                top: margins.top, left: margins.trailing, bottom: margins.bottom, right: margins.leading)
            : UIEdgeInsets(top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }

    func marginsMayHaveChanged() {
        marginsAreStale()
        walk { view in
            view.layoutItem?.insetsDidChange(view)
            view.setNeedsLayout()
            view.layoutMarginsDidChange()
            view.ownController?.viewLayoutMarginsDidChange()
            return view.storedSubviews.filter { $0.storedMargins.preservesSuperview }
        }
    }

    /// Computes the safe area anew from the superview's, and hands a change on to the subviews.
    func safeAreaMayHaveChanged() {
        walk { view in
            guard !view.layoutFlags.contains(.isMoving) else {
                view.layoutFlags.insert(.safeAreaWaits)
                return []
            }
            let insets = view.computedSafeAreaInsets()
            // The margins of a view that preserves its superview's depend on its place, too, and those in it on them.
            if insets == view.cachedSafeAreaInsets {
                return view.takePreservedMargins()
            }
            view.cachedSafeAreaInsets = insets
            view.marginsAreStale()
            // A scroll view moves its content now. Its subviews are visited afterwards: not in calls within calls.
            view.layoutFlags.insert(.isTakingSafeArea)
            view.safeAreaInsetsDidChange()
            view.ownController?.viewSafeAreaInsetsDidChange()
            view.layoutFlags.remove(.isTakingSafeArea)
            view.layoutItem?.insetsDidChange(view)
            view.setNeedsLayout()
            if view.storedMargins.insetsFromSafeArea {
                view.layoutMarginsDidChange()
                view.ownController?.viewLayoutMarginsDidChange()
            }
            return view.storedSubviews
        }
    }

    /// Tells the engine of preserved margins that are others now. Returns the subviews that they matter to.
    func takePreservedMargins() -> [UIView] {
        guard storedMargins.preservesSuperview, let item = layoutItem else { return [] }
        guard item.engine?.marginSettling.letsMarginsIn(of: self) ?? true else { return [] }
        guard item.margins != layoutMargins else { return [] }
        item.engine?.marginSettling.noteChange()
        item.insetsDidChange(self)
        return storedSubviews.filter { $0.storedMargins.preservesSuperview }
    }

    /// The bounds changed, and with them how far the safe area reaches into each subview.
    func safeAreaOfSubviewsMayHaveChanged() {
        guard !layoutFlags.contains(.isTakingSafeArea) else {
            // Whoever is telling this view goes on to the subviews afterwards.
            return
        }
        guard !layoutFlags.contains(.isMoving) else {
            layoutFlags.insert(.safeAreaOfSubviewsWaits)
            return
        }
        for subview in storedSubviews { subview.safeAreaMayHaveChanged() }
    }

    /// Changes the view's size and place as one. Between the two it lies where it never will, with a safe area that all
    /// views in it would have to be told of, twice.
    func moveAtOnce(_ change: () -> Void) {
        guard !layoutFlags.contains(.isMoving) else { return change() }
        layoutFlags.insert(.isMoving)
        change()
        let waits = layoutFlags
        layoutFlags.subtract([.isMoving, .safeAreaWaits, .safeAreaOfSubviewsWaits])
        if waits.contains(.safeAreaWaits) { safeAreaMayHaveChanged() }
        if waits.contains(.safeAreaOfSubviewsWaits) { safeAreaOfSubviewsMayHaveChanged() }
    }

    func safeAreaInsetsFromSuperview() -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let superview {
            let outer = superview.safeAreaInsetsForSubviews
            if outer != .zero {
                let bounds = superview.bounds
                let frame = self.frame
                insets = UIEdgeInsets(
                    top: outer.top > 0 ? max(0, outer.top - (frame.minY - bounds.minY)) : 0,
                    left: outer.left > 0 ? max(0, outer.left - (frame.minX - bounds.minX)) : 0,
                    bottom: outer.bottom > 0 ? max(0, outer.bottom - (bounds.maxY - frame.maxY)) : 0,
                    right: outer.right > 0 ? max(0, outer.right - (bounds.maxX - frame.maxX)) : 0)
            }
        }
        if let extra = ownController?.totalAdditionalSafeAreaInsets {
            insets.top += extra.top
            insets.left += extra.left
            insets.bottom += extra.bottom
            insets.right += extra.right
        }
        return insets
    }

    var defaultEffectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: return .leftToRight
        case .forceRightToLeft: return .rightToLeft
        case .unspecified: return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }
}
