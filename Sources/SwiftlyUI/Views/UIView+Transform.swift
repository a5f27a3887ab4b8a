import BuilderUIKit
import Foundation

extension UIView {
    /// Draws the view `scale` times as large, so that the place `anchor` in it stays where it is. It takes the place of
    /// other transforms; constraints don't see it.
    ///
    /// The place is reckoned now, from the present size; without one from constraints on the view's own width and
    /// height, else from its content size. Without any of these only a scale about the center has an effect.
    @discardableResult
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self {
        guard anchor != .center else { return transform(CGAffineTransform(scaleX: scale, y: scale)) }
        let size = sizeForScaling
        guard size != .zero else { return self }
        let fromCentre = CGPoint(x: (anchor.x - 0.5) * size.width, y: (anchor.y - 0.5) * size.height)
        return transform(
            CGAffineTransform(translationX: fromCentre.x, y: fromCentre.y)
                .scaledBy(x: scale, y: scale)
                .translatedBy(x: -fromCentre.x, y: -fromCentre.y))
    }

    private var sizeForScaling: CGSize {
        guard bounds.isEmpty else { return bounds.size }
        let content = intrinsicContentSize
        return CGSize(
            width: ownLength(.width) ?? max(0, content.width), height: ownLength(.height) ?? max(0, content.height))
    }

    /// The length that a constraint of the view's own gives it, in points.
    private func ownLength(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        constraints.last {
            $0.firstItem === self && $0.secondItem == nil && $0.firstAttribute == attribute && $0.relation == .equal
        }?.constant
    }

    /// Turns, scales and moves the drawn view about its anchor point; constraints don't see it.
    @discardableResult
    public func transform(_ transform: CGAffineTransform) -> Self {
        self.transform = transform
        return self
    }

    /// A transform in space, drawn without perspective.
    @discardableResult
    public func transform3D(_ transform: CATransform3D) -> Self {
        transform3D = transform
        return self
    }

    /// The point, in units of the bounds, that transforms turn about and that `center` places: (0.5, 0.5) by default.
    @discardableResult
    public func anchorPoint(_ point: CGPoint) -> Self {
        anchorPoint = point
        return self
    }
}
