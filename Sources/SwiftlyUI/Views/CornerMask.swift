import BuilderUIKit
import Foundation

/// A mask that rounds some corners of a view. It is resized to the view after each of its layouts, as long as it is the
/// mask of the view's layer.
@MainActor
final class CornerMask: CAShapeLayer {
    private let radius: CGFloat
    private let corners: UIRectCorner
    private var isInPlace = false

    private init(radius: CGFloat, corners: UIRectCorner) {
        self.radius = radius
        self.corners = corners
        super.init()
    }

    /// Rounds corners of a view: immediately if it has a size, otherwise when it gets one.
    static func round(_ corners: UIRectCorner, by radius: CGFloat, of view: UIView) {
        remove(from: view)
        let mask = CornerMask(radius: max(0, radius), corners: corners)
        FluentState.of(view).afterLayout(CornerMask.self) { mask.follow($0) }
        mask.follow(view)
    }

    /// Removes the mask that `round` set; a mask set by other code stays.
    static func remove(from view: UIView) {
        FluentState.existing(view)?.afterLayout(CornerMask.self, nil)
        if view.layer.mask is CornerMask { view.layer.mask = nil }
    }

    private func follow(_ view: UIView) {
        guard !isInPlace || view.layer.mask === self else {
            // Other code has replaced or removed the mask.
            FluentState.existing(view)?.afterLayout(CornerMask.self, nil)
            return
        }
        let bounds = view.bounds
        guard bounds.width > 0, bounds.height > 0 else { return }
        if !isInPlace || frame != bounds {
            frame = bounds
            path =
                UIBezierPath(
                    roundedRect: CGRect(origin: .zero, size: bounds.size), byRoundingCorners: corners,
                    cornerRadii: CGSize(width: radius, height: radius)
                ).cgPath
        }
        guard !isInPlace else { return }
        isInPlace = true
        view.layer.mask = self
    }
}
