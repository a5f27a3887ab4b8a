import BuilderUIKit
import Foundation

/// Padding is the view's layout margins. What it moves depends on the view: a stack keeps its arranged views inside,
/// text fields, text views and `Label` their text; in other views it counts for what is constrained to the margins.
extension UIView {
    /// The margin where none is given, in points.
    private static var usualMargin: CGFloat { 16 }

    /// The same margin on all four sides, in points; 16 by default.
    @discardableResult
    public func padding(_ margin: CGFloat? = nil) -> Self { layoutMargins(margin) }

    /// A margin on some sides, in points, 16 by default. The others keep the margins that they have, which are 8 points
    /// for a new view.
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

    /// A margin on some sides, in points, 16 by default; the others keep what they have.
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

    /// The margin of each side, in points. All other forms lead here. A number that is not finite is refused with a
    /// message that names the view.
    @discardableResult
    public func layoutMargins(_ edge: UIEdgeInsets) -> Self {
        layoutMargins = edge
        guard [edge.top, edge.left, edge.bottom, edge.right].allSatisfy(\.isFinite) else { return self }
        (self as? any MarginsFollower)?.marginsWereSet(edge)
        return self
    }

    /// The margins in reading direction, in points. A stack does not thereby keep its arranged views inside.
    @discardableResult
    public func directionalLayoutMargins(_ insets: NSDirectionalEdgeInsets) -> Self {
        setting { $0.directionalLayoutMargins = insets }
    }

    /// Sets whether the safe area is added to the margins.
    @discardableResult
    public func insetsLayoutMarginsFromSafeArea(_ isSafeArea: Bool) -> Self {
        setting { $0.insetsLayoutMarginsFromSafeArea = isSafeArea }
    }

    /// Sets whether the margins are at least the superview's, where the view reaches into them.
    @discardableResult
    public func preservesSuperviewLayoutMargins(_ isMargins: Bool) -> Self {
        setting { $0.preservesSuperviewLayoutMargins = isMargins }
    }
}

/// A view for which setting its margins, by `padding(_:)` and its kin, does more than that.
@MainActor
protocol MarginsFollower {
    /// The margins were set just now, in points.
    func marginsWereSet(_ insets: UIEdgeInsets)
}
