import Foundation

extension UIView {
    /// Rounds a length or a coordinate to whole pixels.
    func pixelSnapped(_ value: CGFloat) -> CGFloat {
        let scale = layoutScale
        return (value * scale).rounded() / scale
    }

    /// Returns the origin that centers a length, rounded to a pixel; half pixels are rounded up (measured on titles in
    /// bars).
    func centered(_ length: CGFloat, in room: CGFloat) -> CGFloat {
        let scale = layoutScale
        return ((room - length) / 2 * scale - 0.01).rounded() / scale
    }
}

extension CGRect {
    /// Creates a rectangle around a point.
    init(center: CGPoint, size: CGSize) {
        self.init(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
}
