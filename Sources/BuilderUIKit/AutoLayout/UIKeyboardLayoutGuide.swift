import Foundation

/// A guide that tracks an object on the screen, with constraints that are active while it is near an edge or away from
/// it.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private var nearEdges: [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []
    private var awayFromEdges: [(edges: NSDirectionalRectEdge, constraints: [NSLayoutConstraint])] = []

    /// The edges that the guide is near.
    var edges: NSDirectionalRectEdge { [] }

    /// Sets constraints that are active while the guide is near all of the edges.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        nearEdges.append((edge, trackingConstraints))
        for constraint in trackingConstraints { constraint.isActive = edges.isSuperset(of: edge) }
    }

    /// Returns the tracked constraints that are active near an edge.
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        nearEdges.filter { $0.edges == edge }.flatMap(\.constraints)
    }

    /// Sets constraints that are active while the guide is near none of the edges.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        awayFromEdges.append((edge, trackingConstraints))
        for constraint in trackingConstraints { constraint.isActive = edges.isDisjoint(with: edge) }
    }

    /// Returns the tracked constraints that are active away from an edge.
    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        awayFromEdges.filter { $0.edges == edge }.flatMap(\.constraints)
    }

    /// Removes all tracked constraints.
    open func removeAllTrackedConstraints() {
        for entry in nearEdges + awayFromEdges { NSLayoutConstraint.deactivate(entry.constraints) }
        nearEdges = []
        awayFromEdges = []
    }
}

/// The part of a view that the keyboard covers.
///
/// No keyboard is displayed here, so the guide is the same as in UIKit without one: it reaches from the bottom of the
/// view's safe area, or from the top of the first responder's input views, to the window's bottom edge.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    /// The edges that a docked keyboard is near: the bottom.
    override var edges: NSDirectionalRectEdge { .bottom }

    /// A Boolean value that indicates whether the guide follows an undocked keyboard; has no effect, since there is
    /// none here.
    open var followsUndockedKeyboard = false
    /// A Boolean value that indicates whether the guide's top is the safe area's bottom (true by default) or the view's
    /// bottom edge while no keyboard is displayed.
    open var usesBottomSafeArea = true {
        didSet {
            guard usesBottomSafeArea != oldValue, let owningView else { return }
            owningView.layoutItem?.insetsDidChange(owningView)
            owningView.setNeedsLayout()
        }
    }
    /// The distance above the keyboard from which a drag dismisses it, in points; has no effect.
    open var keyboardDismissPadding: CGFloat = 0
}

extension UIView {
    /// The length at the view's bottom that the first responder's input views cover, in points.
    var coveredByInputViews: CGFloat {
        guard let window, window.inputHeight > 0 else { return 0 }
        let top = convert(CGPoint(x: 0, y: window.bounds.maxY - window.inputHeight), from: window).y
        return max(0, bounds.maxY - top)
    }

    /// The value of ``keyboardLayoutGuide``.
    var reservedKeyboardGuide: UIKeyboardLayoutGuide {
        if let guide = reservedGuides.keyboard { return guide }
        let guide = UIKeyboardLayoutGuide(role: .keyboard, identifier: "UIKeyboardLayoutGuide", owner: self)
        reservedGuides.keyboard = guide
        return guide
    }
}
