import Foundation

/// A view's own tint color and its adjustment.
struct TintState {
    /// The view's own tint color; nil for its superview's.
    fileprivate(set) var color: UIColor?
    /// The view's own mode; automatic for its superview's.
    fileprivate(set) var mode = UIView.TintAdjustmentMode.automatic
    /// A Boolean value that indicates whether the view is behind an alert, a sheet or a popover, which dims the tint
    /// of a view without a mode of its own.
    fileprivate(set) var isBehindPresentation = false

    /// A Boolean value that indicates whether the view inherits all from its superview.
    var isInherited: Bool { color == nil && mode == .automatic && !isBehindPresentation }

    /// Returns a Boolean value that indicates whether the tint is dimmed inside a view that dims it or doesn't.
    func dims(inside outer: Bool) -> Bool { mode == .automatic ? outer || isBehindPresentation : mode == .dimmed }
}

extension UIView {
    /// The view's own tint color; nil for its superview's.
    var ownTintColor: UIColor? {
        get { tintState.color }
        set {
            // The tint color as a value is that of the views around.
            tintState.color = newValue == .tintColor ? nil : newValue
            invalidateInheritedEnvironment()
        }
    }

    /// The view's own tint color, or that of the nearest ancestor that has one, as it is adjusted.
    var effectiveTintColor: UIColor { inheritedEnvironment.adjustedTint }

    /// Returns a color as the view's tint is adjusted.
    func adjustedTint(_ color: UIColor) -> UIColor { inheritedEnvironment.isTintDimmed ? color.desaturated : color }

    /// Notifies the views that have this one's tint color.
    func propagateTintColorChange() {
        walk { view in
            view.message("tintColorDidChange") { view.tintColorDidChange() }
            return view.storedSubviews.filter { $0.ownTintColor == nil }
        }
    }

    /// Sets the view's own adjustment of the tint, and notifies the views whose tint is adjusted otherwise then.
    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) { changeTintAdjustment { $0.mode = mode } }

    /// Dims the tint of a view and its descendants behind a presentation, or ends that.
    func setIsBehindPresentation(_ isBehind: Bool) {
        guard isBehind != tintState.isBehindPresentation else { return }
        changeTintAdjustment { $0.isBehindPresentation = isBehind }
    }

    private func changeTintAdjustment(_ change: (inout TintState) -> Void) {
        let wasDimmed = inheritedEnvironment.isTintDimmed
        change(&tintState)
        invalidateInheritedEnvironment()
        guard inheritedEnvironment.isTintDimmed != wasDimmed else { return }
        walk { view in
            view.message("tintColorDidChange") { view.tintColorDidChange() }
            return view.storedSubviews.filter { $0.tintState.dims(inside: true) != $0.tintState.dims(inside: false) }
        }
    }
}

extension UIWindow {
    /// Dims the tint of the root view and of the presented views behind an alert, a sheet or a popover.
    func updateTintAdjustment() {
        var isBehind = false
        for container in presentationViews.reversed() {
            container.setIsBehindPresentation(isBehind)
            isBehind = isBehind || container.presentation.dimsTint(behind: container)
        }
        rootViewController?.storedView?.setIsBehindPresentation(isBehind)
    }
}
