import Foundation

struct StoredMargins {
    /// The margins set relative to the layout direction; nil for the class's default, or the controller's system
    /// minimum.
    var explicit: NSDirectionalEdgeInsets?
    /// The margins set by left and right instead of leading and trailing.
    var explicitAbsolute: UIEdgeInsets?
    var preservesSuperview = false
    /// The axes on which the superview's margins are preserved, if any are.
    var preservedAxes = UIAxis.both
    var insetsFromSafeArea = true
    /// The minimum of controllers' root views: 16 or 20 points at the sides, 0 at the top and bottom.
    var systemMinimum: NSDirectionalEdgeInsets?
}

extension UIView {
    func effectiveMargins() -> UIEdgeInsets {
        guard storedMargins.preservesSuperview, storedSuperview != nil else { return margins(inside: nil) }
        // Walk outwards to a view whose margins are cached, or that preserves none; then inwards.
        var chain: [UIView] = []
        var outermost = self
        while outermost.knownMargins == nil, outermost.storedMargins.preservesSuperview,
            let parent = outermost.storedSuperview
        {
            chain.append(outermost)
            outermost = parent
        }
        var margins = outermost.knownMargins ?? outermost.layoutMargins
        var canBeKept = true
        while let view = chain.popLast() {
            margins = view.margins(inside: margins)
            // Margins that depend on the direction aren't cached, since its changes aren't observed.
            if view.baseMarginsFollowDirection { canBeKept = false }
            if canBeKept { view.knownMargins = margins }
        }
        return margins
    }

    /// Clears the cached margins of this view and of descendants that preserve them.
    func invalidateMargins() {
        knownMargins = nil
        // The cached margins of a view that preserves margins depend on those of its superview.
        var waiting = [self]
        while let view = waiting.popLast() {
            for subview in view.storedSubviews where subview.knownMargins != nil {
                subview.knownMargins = nil
                waiting.append(subview)
            }
        }
    }

    /// Returns the effective margins of this view in a superview with margins that it preserves.
    private func margins(inside outer: UIEdgeInsets?) -> UIEdgeInsets {
        var margins = baseMargins
        // The superview's margins contain the safe area already, as far as it extends into this view.
        let safe = storedMargins.insetsFromSafeArea ? safeAreaInsets : .zero
        if let outer, let superview = storedSuperview {
            let bounds = superview.bounds
            let frame = self.frame
            // A view that reaches beyond an edge has nothing of the margin there.
            func preserve(_ margin: inout CGFloat, _ outer: CGFloat, distance: CGFloat) {
                // Equal edges may differ in their last bits, or by half a pixel where constraints place the view, since
                // its edges are rounded to pixels.
                guard distance > -1e-6 || distance > -0.5 / layoutScale - 1e-6 else { return }
                margin = max(margin, outer - max(0, distance))
            }
            let axes = superview.axesOfPreservedMargins.intersection(storedMargins.preservedAxes)
            if axes.contains(.vertical) {
                preserve(&margins.top, outer.top - safe.top, distance: frame.minY - bounds.minY)
                preserve(&margins.bottom, outer.bottom - safe.bottom, distance: bounds.maxY - frame.maxY)
            }
            if axes.contains(.horizontal) {
                preserve(&margins.left, outer.left - safe.left, distance: frame.minX - bounds.minX)
                preserve(&margins.right, outer.right - safe.right, distance: bounds.maxX - frame.maxX)
            }
        }
        let added = safe.on(axesOfSafeAreaMargins)
        margins.top += added.top
        margins.left += added.left
        margins.bottom += added.bottom
        margins.right += added.right
        return margins
    }

    /// Returns the margins of this view or a subview without the safe area, in points, by this view's direction.
    func marginsInSafeArea(of view: UIView) -> NSDirectionalEdgeInsets {
        let safe = view.insetsLayoutMarginsFromSafeArea ? view.safeAreaInsets : .zero
        let margins = view.layoutMargins
        let (left, right) = (margins.left - safe.left, margins.right - safe.right)
        return NSDirectionalEdgeInsets(
            top: margins.top - safe.top, leading: isRightToLeft ? right : left, bottom: margins.bottom - safe.bottom,
            trailing: isRightToLeft ? left : right)
    }

    func setLayoutMargins(_ margins: UIEdgeInsets) {
        guard storedMargins.explicitAbsolute != margins, isFinite(margins) else { return }
        storedMargins.explicitAbsolute = margins
        storedMargins.explicit = nil
        updateMargins()
    }

    func setMargins(_ change: (inout StoredMargins) -> Void) {
        change(&storedMargins)
        updateMargins()
    }
    /// Returns insets by leading and trailing in the view's layout direction, in points.
    func directional(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
        let (leading, trailing) = isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
        return NSDirectionalEdgeInsets(top: insets.top, leading: leading, bottom: insets.bottom, trailing: trailing)
    }
    func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
        let values = UIEdgeInsets(
            top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
        guard storedMargins.explicit != margins, isFinite(values) else { return }
        storedMargins.explicit = margins
        storedMargins.explicitAbsolute = nil
        updateMargins()
    }

    private func isFinite(_ margins: UIEdgeInsets) -> Bool {
        guard margins.firstUnusable != nil else { return true }
        LayoutDiagnostics.report(
            .invalidConstant(
                constraint: "the layoutMargins of \(describeBriefly())",
                value: margins.top + margins.left + margins.bottom + margins.right))
        return false
    }

    private var baseMarginsFollowDirection: Bool {
        guard storedMargins.explicitAbsolute == nil else { return false }
        let margins = storedMargins.explicit ?? defaultMargins
        return margins.leading != margins.trailing
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
        var margins = storedMargins.explicit ?? defaultMargins
        if storedMargins.explicit == nil, let minimum {
            // A controller's view has the system's minimum, but a table's own side margins may be wider.
            margins = NSDirectionalEdgeInsets(
                top: minimum.top, leading: max(margins.leading, minimum.leading), bottom: minimum.bottom,
                trailing: max(margins.trailing, minimum.trailing))
        }
        margins.leading = max(margins.leading, least?.leading ?? margins.leading)
        margins.trailing = max(margins.trailing, least?.trailing ?? margins.trailing)
        // The direction is looked up among the ancestors, so only if it makes a difference.
        return margins.leading != margins.trailing && isRightToLeft
            ? UIEdgeInsets(
                top: margins.top, left: margins.trailing, bottom: margins.bottom, right: margins.leading)
            : UIEdgeInsets(top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }

    /// Clears the cached margins, and notifies this view and the descendants that preserve its margins.
    func updateMargins() {
        invalidateMargins()
        walk { view in
            view.layoutItem?.insetsDidChange(view)
            view.setNeedsLayout()
            view.layoutMarginsDidChange()
            view.ownController?.viewLayoutMarginsDidChange()
            return view.storedSubviews.filter { $0.storedMargins.preservesSuperview }
        }
    }

    /// Recomputes the safe area from the superview's, and propagates a change to the subviews.
    func updateSafeAreaInsets() {
        walk { view in
            guard !view.layoutFlags.contains(.isMoving) else {
                view.layoutFlags.insert(.safeAreaWaits)
                return []
            }
            view.placeInSafeAreaMayHaveChanged()
            let insets = view.computedSafeAreaInsets()
            // The margins of a view that preserves its superview's depend on its position, too, and those of its
            // subviews on them.
            if insets == view.cachedSafeAreaInsets { return view.takePreservedMargins() }
            view.cachedSafeAreaInsets = insets
            view.invalidateMargins()
            // A scroll view moves its content now. Its subviews are visited afterwards, iteratively.
            view.layoutFlags.insert(.isTakingSafeArea)
            view.safeAreaInsetsDidChange()
            view.ownController?.notifyOfSafeArea()
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

    /// Notifies the engine of changed preserved margins, and returns the subviews that depend on them.
    func takePreservedMargins() -> [UIView] {
        guard storedMargins.preservesSuperview, let item = layoutItem else { return [] }
        guard item.engine?.marginUpdates.mayUpdateMargins(of: self) ?? true else { return [] }
        guard item.margins != layoutMargins else { return [] }
        item.engine?.marginUpdates.countChange()
        item.insetsDidChange(self)
        return storedSubviews.filter { $0.storedMargins.preservesSuperview }
    }

    /// Recomputes the safe area of the subviews after a change of the bounds.
    func updateSafeAreaInsetsOfSubviews() {
        guard !layoutFlags.contains(.isTakingSafeArea) else {
            // The caller that notifies this view continues with the subviews.
            return
        }
        guard !layoutFlags.contains(.isMoving) else {
            layoutFlags.insert(.safeAreaOfSubviewsWaits)
            return
        }
        // In a layout, the subviews that constraints place get their frames next. Their insets in between, of the old
        // frames in the new bounds, could change margins back and forth in each round.
        let engine = layoutFlags.contains(.needsLayout) ? layoutItem?.engine : nil
        let isInLayout = engine?.root.layoutFlags.contains(.isInLayout) ?? false
        for subview in storedSubviews {
            if isInLayout, subview.isConstraintPlaced, subview.layoutItem?.engine === engine {
                layoutFlags.insert(.safeAreaFollowsFrames)
            } else {
                subview.updateSafeAreaInsets()
            }
        }
    }

    /// Recomputes the safe area of the subviews that constraints place, if it waits for their frames.
    func updateSafeAreaInsetsAfterFrames() {
        guard layoutFlags.contains(.safeAreaFollowsFrames) else { return }
        layoutFlags.subtract(.safeAreaFollowsFrames)
        for subview in storedSubviews where subview.isConstraintPlaced { subview.updateSafeAreaInsets() }
    }

    /// Changes the view's size and position as one.
    ///
    /// Between two separate changes the view would have an intermediate safe area, of which all its descendants would
    /// be notified, twice.
    func moveAtOnce(_ change: () -> Void) {
        guard !layoutFlags.contains(.isMoving) else { return change() }
        layoutFlags.insert(.isMoving)
        change()
        let waits = layoutFlags
        layoutFlags.subtract([.isMoving, .safeAreaWaits, .safeAreaOfSubviewsWaits])
        if waits.contains(.safeAreaWaits) { updateSafeAreaInsets() }
        if waits.contains(.safeAreaOfSubviewsWaits) { updateSafeAreaInsetsOfSubviews() }
    }

    func safeAreaInsetsFromSuperview() -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let superview = storedSuperview {
            let outer = superview.safeAreaInsetsForSubviews
            if outer != .zero {
                let bounds = superview.bounds
                let frame = self.frame
                insets = UIEdgeInsets(
                    top: inherited(outer.top, distance: frame.minY - bounds.minY),
                    left: inherited(outer.left, distance: frame.minX - bounds.minX),
                    bottom: inherited(outer.bottom, distance: bounds.maxY - frame.maxY),
                    right: inherited(outer.right, distance: bounds.maxX - frame.maxX))
            }
        }
        if let extra = ownController?.totalAdditionalSafeAreaInsets {
            insets.top += extra.top
            insets.left += extra.left
            insets.bottom += extra.bottom
            insets.right += extra.right
        }
        return insets

        /// Returns the rest of an inset at a distance from the superview's edge: never more than the inset.
        func inherited(_ inset: CGFloat, distance: CGFloat) -> CGFloat { max(0, inset - max(0, distance)) }
    }
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Returns the layout direction for a semantic attribute: right to left only for `forceRightToLeft`.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection { attribute == .forceRightToLeft ? .rightToLeft : .leftToRight }

    /// Returns the layout direction for a semantic attribute in a surrounding direction, which the unspecified one
    /// keeps.
    public static func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        default: layoutDirection
        }
    }
}

/// The distance that the system keeps between content and the sides of a window, table or bar, in points (measured).
enum SystemMargin {
    static let narrow: CGFloat = 16
    static let wide: CGFloat = 20

    /// Returns the margin for a width in points: the narrow one below 414.
    static func side(forWidth width: CGFloat) -> CGFloat { width < 414 ? narrow : wide }

    /// Returns the margin of a table for its width in points: the narrow one up to 390, the wide one from 393.
    static func tableSide(forWidth width: CGFloat) -> CGFloat { width < 393 ? narrow : wide }
}

extension UIEdgeInsets {
    /// Returns the insets with 0 on other axes.
    fileprivate func on(_ axes: UIAxis) -> UIEdgeInsets {
        guard axes != .both else { return self }
        let (isVertical, isHorizontal) = (axes.contains(.vertical), axes.contains(.horizontal))
        return UIEdgeInsets(
            top: isVertical ? top : 0, left: isHorizontal ? left : 0, bottom: isVertical ? bottom : 0,
            right: isHorizontal ? right : 0)
    }
}
