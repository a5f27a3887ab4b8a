import Foundation

extension UIView {
    /// The position and scaling of a view's content in its bounds.
    public enum ContentMode: Int, Sendable {
        /// Stretched, scaled to fit or to fill, redrawn at each size, or at one of nine positions without scaling.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
            bottomLeft, bottomRight
    }
}

extension UIView.ContentMode {
    /// Returns the rectangle of an image of a size in a view's bounds, in points. Modes that don't scale keep the
    /// image's own size.
    func rect(ofImage size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return .zero }
        func scaled(by factor: CGFloat) -> CGRect {
            let size = CGSize(width: size.width * factor, height: size.height * factor)
            return CGRect(
                x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height)
        }
        func placed(_ x: CGFloat, _ y: CGFloat) -> CGRect {
            let origin = CGPoint(
                x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y)
            return CGRect(origin: origin, size: size)
        }
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return scaled(by: min(bounds.width / size.width, bounds.height / size.height))
        case .scaleAspectFill: return scaled(by: max(bounds.width / size.width, bounds.height / size.height))
        case .center: return placed(0.5, 0.5)
        case .top: return placed(0.5, 0)
        case .bottom: return placed(0.5, 1)
        case .left: return placed(0, 0.5)
        case .right: return placed(1, 0.5)
        case .topLeft: return placed(0, 0)
        case .topRight: return placed(1, 0)
        case .bottomLeft: return placed(0, 1)
        case .bottomRight: return placed(1, 1)
        }
    }

    init(_ gravity: CALayerContentsGravity) {
        switch gravity {
        case .resizeAspect: self = .scaleAspectFit
        case .resizeAspectFill: self = .scaleAspectFill
        case .center: self = .center
        case .top: self = .top
        case .bottom: self = .bottom
        case .left: self = .left
        case .right: self = .right
        case .topLeft: self = .topLeft
        case .topRight: self = .topRight
        case .bottomLeft: self = .bottomLeft
        case .bottomRight: self = .bottomRight
        default: self = .scaleToFill
        }
    }
}
