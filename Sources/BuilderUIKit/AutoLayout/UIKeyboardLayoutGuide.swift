import Foundation

/// A guide that follows something on the screen, and constraints that hold while it is near an edge or away from it.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private var nearEdges: [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
    private var awayFromEdges: [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

    /// The edges that the guide is near.
    var edges: NSDirectionalRectEdge { [] }

    /// Constraints that are active while the guide is near all of the edges.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        nearEdges.append((edge, trackingConstraints))
        for constraint in trackingConstraints { constraint.isActive = edges.isSuperset(of: edge) }
    }

    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        nearEdges.filter { $0.edges == edge }.flatMap(\.constraints)
    }

    /// Constraints that are active while the guide is near none of the edges.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        awayFromEdges.append((edge, trackingConstraints))
        for constraint in trackingConstraints { constraint.isActive = edges.isDisjoint(with: edge) }
    }

    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        awayFromEdges.filter { $0.edges == edge }.flatMap(\.constraints)
    }

    open func removeAllTrackedConstraints() {
        for entry in nearEdges + awayFromEdges { NSLayoutConstraint.deactivate(entry.constraints) }
        nearEdges = []
        awayFromEdges = []
    }
}

/// The part of a view that the keyboard covers. No keyboard ever shows here, so it is what UIKit makes of it then: the
/// strip below the safe area, or an empty one at the bottom edge.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// A docked keyboard is near the bottom.
    override var edges: NSDirectionalRectEdge { .bottom }

    /// Kept for code that sets it; an undocked keyboard doesn't exist here.
    open var followsUndockedKeyboard = false
    /// A Boolean value that indicates whether the guide's top is the safe area's bottom (true by default) or the view's
    /// bottom edge while no keyboard shows.
    open var usesBottomSafeArea = true {
        didSet {
            guard usesBottomSafeArea != oldValue, let owningView else { return }
            owningView.layoutItem?.insetsDidChange(owningView)
            owningView.setNeedsLayout()
        }
    }
    /// Points above the keyboard from which a drag dismisses it; kept for code that sets it.
    open var keyboardDismissPadding: CGFloat = 0
}

extension UIView {
    /// The area of the keyboard: without one, what lies below the safe area.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = reservedGuides.keyboard { return guide }
        let guide = UIKeyboardLayoutGuide(role: .keyboard, identifier: "UIKeyboardLayoutGuide", owner: self)
        reservedGuides.keyboard = guide
        return guide
    }
}
