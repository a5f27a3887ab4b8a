import Foundation

/// The search for the frontmost view at a point.
///
/// Views of classes known not to override `hitTest` are searched iteratively. Other views are returned by `next()`, so
/// that `hitTest` calls theirs directly and no other call is on the stack meanwhile.
@MainActor
final class HitSearch {
    /// The deepest view so far that contains the point.
    private(set) var found: UIView
    /// The point in the coordinates of the view that `next()` returned.
    private(set) var convertedPoint: CGPoint
    /// The point in the coordinates of `found`.
    private var point: CGPoint
    private let event: UIEvent?
    /// The end of the subviews of `found` that haven't been searched.
    private var end: Int

    /// Creates a search; fails if the view itself can't be hit.
    init?(from view: UIView, at point: CGPoint, with event: UIEvent?) {
        guard Self.canBeHit(view, at: point, with: event) else { return nil }
        found = view
        convertedPoint = point
        self.point = point
        self.event = event
        end = view.storedSubviews.count
    }

    /// Returns the next view to call `hitTest` on, at `convertedPoint`, or nil if none is left and `found` is the
    /// result.
    func next() -> UIView? {
        while end > 0 {
            // The called view may have changed the subviews.
            end = min(end, found.storedSubviews.count) - 1
            guard end >= 0 else { return nil }
            let view = found.storedSubviews[end]
            // Nothing behind the viewer is hit.
            guard let seen = found.backingLayer.seenPoint(point, in: view.backingLayer) else { continue }
            convertedPoint = seen
            guard !view.ignoresOwnHits, view.isOfModuleClass else { return view }
            guard Self.canBeHit(view, at: convertedPoint, with: event) else { continue }
            found = view
            point = convertedPoint
            end = view.storedSubviews.count
        }
        return nil
    }

    private static func canBeHit(_ view: UIView, at point: CGPoint, with event: UIEvent?) -> Bool {
        view.isUserInteractionEnabled && !view.isHidden && view.backingLayer.opacity >= 0.01
            && view.point(inside: point, with: event)
    }
}
