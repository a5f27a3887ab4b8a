import Foundation
import Render

// The areas of paths. Open subpaths count as closed.
//
// The results consist of straight lines, at most 0.02 points away from the curves, whereas Core Graphics keeps curves.
extension CGPath {
    /// Returns the outline of the path's area, without overlaps: filled by either rule, it shows the same area.
    ///
    /// Curves become straight lines, at most 0.02 points away from them.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: CGPath(Path()), rule) { first, _ in first }
    }

    /// Returns the outline of the area that at least one of two paths covers.
    ///
    /// Curves become straight lines, at most 0.02 points away from them.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 || $1 }
    }

    /// Returns the outline of the area that both paths cover.
    ///
    /// Curves become straight lines, at most 0.02 points away from them.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && $1 }
    }

    /// Returns the outline of the path's area that another path doesn't cover.
    ///
    /// Curves become straight lines, at most 0.02 points away from them.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 && !$1 }
    }

    /// Returns the outline of the area that one of two paths covers, but not both.
    ///
    /// Curves become straight lines, at most 0.02 points away from them.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(with: other, rule) { $0 != $1 }
    }

    /// Returns a Boolean value that indicates whether the areas of two paths have a part in common.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        let (own, others) = (path.controlBounds, other.path.controlBounds)
        guard !own.isNull, !others.isNull, own.intersects(others) else { return false }
        return !intersection(other, using: rule).isEmpty
    }

    private func combined(
        with other: CGPath, _ rule: CGPathFillRule, _ isInside: (Bool, Bool) -> Bool
    ) -> CGPath { CGPath(PathOverlay(path, other.path).outline(rule, isInside)) }
}
