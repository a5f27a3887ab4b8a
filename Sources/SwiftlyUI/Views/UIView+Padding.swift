import BuilderUIKit
import Foundation

/// Padding sets the view's layout margins. Its effect depends on the view: a stack insets its arranged views; text
/// fields, text views and `Label` inset their text; in other views it affects constraints to the margins.
extension UIView {
    /// The default margin, in points.
    private static var usualMargin: CGFloat { 16 }

    /// The same margin on all four sides, in points; 16 by default.
    @discardableResult
    public func padding(_ margin: CGFloat? = nil) -> Self { layoutMargins(margin) }

    /// A margin on some sides, in points, 16 by default. The other margins are unchanged; they are 8 points in a new
    /// view, and 0 in a new stack view.
    ///
    /// ```swift
    /// UIStackView().padding(.horizontal, 12).padding(.top)
    /// ```
    @discardableResult
    public func padding(_ edge: EdgeSet = .all, _ length: CGFloat? = nil) -> Self { layoutMargins(edge, length) }

    /// The margin of each side, in points.
    @discardableResult
    public func padding(_ edge: UIEdgeInsets) -> Self { layoutMargins(edge) }

    /// The same margin on all four sides, in points; 16 by default.
    @discardableResult
    public func layoutMargins(_ margin: CGFloat? = nil) -> Self { layoutMargins(.all, margin) }

    /// A margin on some sides, in points, 16 by default; the other margins are unchanged.
    @discardableResult
    public func layoutMargins(_ edge: EdgeSet = .all, _ length: CGFloat? = nil) -> Self {
        let length = length ?? Self.usualMargin
        var margins = edge == .all ? UIEdgeInsets.zero : layoutMargins
        if edge.contains(.top) { margins.top = length }
        if edge.contains(.left) { margins.left = length }
        if edge.contains(.bottom) { margins.bottom = length }
        if edge.contains(.right) { margins.right = length }
        return layoutMargins(margins)
    }

    /// The margin of each side, in points. All other variants call this one. A number that is not finite is rejected
    /// with a message that names the view.
    @discardableResult
    public func layoutMargins(_ edge: UIEdgeInsets) -> Self {
        layoutMargins = edge
        guard [edge.top, edge.left, edge.bottom, edge.right].allSatisfy(\.isFinite) else { return self }
        (self as? any MarginsFollower)?.marginsWereSet(edge)
        return self
    }

    /// The margins relative to the reading direction, in points. Setting them doesn't make a stack inset its arranged
    /// views.
    @discardableResult
    public func directionalLayoutMargins(_ insets: NSDirectionalEdgeInsets) -> Self {
        setting { $0.directionalLayoutMargins = insets }
    }

    /// Sets whether the safe area is added to the margins.
    @discardableResult
    public func insetsLayoutMarginsFromSafeArea(_ isSafeArea: Bool) -> Self {
        setting { $0.insetsLayoutMarginsFromSafeArea = isSafeArea }
    }

    /// Sets whether the margins are at least the superview's, where the view extends into them.
    @discardableResult
    public func preservesSuperviewLayoutMargins(_ isMargins: Bool) -> Self {
        setting { $0.preservesSuperviewLayoutMargins = isMargins }
    }
}

/// A view on which setting the margins, by `padding(_:)` and related members, has further effects.
@MainActor
protocol MarginsFollower {
    /// Called after the margins were set, in points.
    func marginsWereSet(_ insets: UIEdgeInsets)
}
