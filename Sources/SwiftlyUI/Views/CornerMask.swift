import BuilderUIKit
import Foundation

/// The mask of a view with some corners rounded. It takes the view's size after each of its layouts, for as long as it
/// is the mask of the view's layer.
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

    /// Rounds corners of a view: now where it has a size, else when it gets one.
    static func round(_ corners: UIRectCorner, by radius: CGFloat, of view: UIView) {
        remove(from: view)
        let mask = CornerMask(radius: max(0, radius), corners: corners)
        FluentState.of(view).afterLayout(CornerMask.self) { mask.follow($0) }
        mask.follow(view)
    }

    /// Takes the mask away that `round` made; one that other code set stays.
    static func remove(from view: UIView) {
        FluentState.existing(view)?.afterLayout(CornerMask.self, nil)
        if view.layer.mask is CornerMask { view.layer.mask = nil }
    }

    private func follow(_ view: UIView) {
        guard !isInPlace || view.layer.mask === self else {
            // Other code has set another mask, or none.
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
