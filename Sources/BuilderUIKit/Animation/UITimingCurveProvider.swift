import Foundation

/// The pacing of an animation. Snapshots are still images: the values are stored without effect.
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// The kind of curve.
    var timingCurveType: UITimingCurveType { get }
    /// The Bézier curve, or nil if a spring alone defines the pacing.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, or nil if a Bézier curve alone defines the pacing.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
    /// One of the curves of `UIView.AnimationCurve`.
    case builtin = 0
    /// A custom Bézier curve.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// A Bézier curve combined with a spring.
    case composed = 3
}

/// A Bézier curve from (0, 0) to (1, 1) that maps time (x) to progress (y).
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, NSCopying, @unchecked Sendable {
    /// The built-in curve; `easeInOut` if the curve is custom.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point.
    public let controlPoint1: CGPoint
    /// The second control point.
    public let controlPoint2: CGPoint
    /// The kind of curve: built-in or cubic.
    public let timingCurveType: UITimingCurveType

    /// Creates one of the system's curves.
    ///
    /// Its control points are the ones that Core Animation documents for the timing function of the same name.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        timingCurveType = .builtin
        switch curve {
        case .easeInOut: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 0.58, y: 1))
        case .linear: (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
        }
    }

    /// Creates a curve with two control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        timingCurveType = .cubic
        controlPoint1 = point1
        controlPoint2 = point2
    }

    public convenience override init() {
        self.init(animationCurve: .easeInOut)
    }

    /// The parameters themselves.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Always nil.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A spring that pulls toward the final values.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, NSCopying, @unchecked Sendable {
    /// The damping ratio: 1 for a spring that doesn't oscillate, less for one that does.
    let dampingRatio: CGFloat
    /// The initial velocity, in multiples of the whole distance for each second.
    public let initialVelocity: CGVector

    /// Creates a spring with a damping ratio.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        dampingRatio = ratio
        initialVelocity = velocity
    }

    /// Creates a spring from its mass, stiffness and damping coefficient.
    public convenience init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero
    ) {
        let critical = 2 * (stiffness * mass).squareRoot()
        self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
    }

    /// Creates a spring from a duration, in seconds, and a bounce.
    ///
    /// A bounce of 0 is critically damped, up to 1 is springier; below 0 the spring is overdamped.
    public convenience init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
    ) {
        self.init(dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, initialVelocity: velocity)
    }

    /// Creates the system's spring, which doesn't oscillate.
    public convenience override init() {
        self.init(dampingRatio: 1)
    }

    /// Always `UITimingCurveType.spring`.
    public var timingCurveType: UITimingCurveType { .spring }
    /// Always nil.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The parameters themselves.
    open var springTimingParameters: UISpringTimingParameters? { self }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
