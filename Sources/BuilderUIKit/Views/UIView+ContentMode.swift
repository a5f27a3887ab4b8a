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
