import BuilderUIKit

/// The direction of a gradient, from its first color to its last.
public enum GradientDirection: Hashable, Sendable, CaseIterable {
    /// From top to bottom.
    case topToBottom
    /// From bottom to top.
    case bottomToTop
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// From the top left to the bottom right corner.
    case upleftToLowright
    /// From the top right to the bottom left corner.
    case uprightToLowleft

    /// Returns the start and end of a gradient layer, in units of its bounds: (0, 0) is the top left corner, (1, 1) the
    /// bottom right one.
    public func gradientPointsForLayer() -> (start: CGPoint, end: CGPoint) {
        switch self {
        case .topToBottom: (CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1))
        case .bottomToTop: (CGPoint(x: 0.5, y: 1), CGPoint(x: 0.5, y: 0))
        case .leftToRight: (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        case .rightToLeft: (CGPoint(x: 1, y: 0.5), CGPoint(x: 0, y: 0.5))
        case .upleftToLowright: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        case .uprightToLowleft: (CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1))
        }
    }

    /// Returns the start and end of a gradient in an image of `size` points: along its left or its top edge, or from
    /// corner to corner.
    public func gradientPointsForImage(size: CGSize) -> (start: CGPoint, end: CGPoint) {
        switch self {
        case .topToBottom: (CGPoint(x: 0, y: 0), CGPoint(x: 0, y: size.height))
        case .bottomToTop: (CGPoint(x: 0, y: size.height), CGPoint(x: 0, y: 0))
        case .leftToRight: (CGPoint(x: 0, y: 0), CGPoint(x: size.width, y: 0))
        case .rightToLeft: (CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: 0))
        case .upleftToLowright: (CGPoint(x: 0, y: 0), CGPoint(x: size.width, y: size.height))
        case .uprightToLowleft: (CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height))
        }
    }
}
