import Foundation

/// A time interval in seconds.
public typealias CFTimeInterval = Double

/// The values that are visible before and after an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The layer's own values are visible before and after the animation.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The animation's last values stay visible after it.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The animation's first values are visible before it.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The animation's first values are visible before it, its last values after it.
    public static let both = CAMediaTimingFillMode(rawValue: "both")

    var fillsForwards: Bool { self == .forwards || self == .both }
}

/// The name of one of the system's timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The function's name.
    public let rawValue: String
    /// Creates a name from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An even pace.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// A slow start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// A slow end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// A slow start and a slow end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The system's default pacing.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A mapping of an animation's time to its progress: a Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
    let controlPoint1: CGPoint
    let controlPoint2: CGPoint

    /// Creates a curve with two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        controlPoint1 = CGPoint(x: CGFloat(c1x), y: CGFloat(c1y))
        controlPoint2 = CGPoint(x: CGFloat(c2x), y: CGFloat(c2y))
    }

    /// Creates the curve that Apple documents for the name.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .linear: self.init(controlPoints: 0, 0, 1, 1)
        default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        }
    }
}
