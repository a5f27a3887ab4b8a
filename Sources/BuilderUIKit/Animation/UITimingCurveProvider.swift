import Foundation

/// How an animation's progress follows time. Nothing moves in a picture: the values are kept.
public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }
    /// Nil where a spring alone gives the curve.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

public enum UITimingCurveType: Int, Sendable {
    /// One of the curves of `UIView.AnimationCurve`.
    case builtin = 0
    case cubic = 1
    case spring = 2
    case composed = 3
}

/// A Bézier curve from (0, 0) to (1, 1): time across, progress up.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, NSCopying, @unchecked Sendable {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    public let timingCurveType: UITimingCurveType

    /// The system's curves; their control points are those that Core Animation documents for the timing functions of the
    /// same names.
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

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        timingCurveType = .cubic
        controlPoint1 = point1
        controlPoint2 = point2
    }

    public convenience override init() {
        self.init(animationCurve: .easeInOut)
    }

    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A spring that pulls towards the final values.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, NSCopying, @unchecked Sendable {
    /// 1 for a spring that doesn't swing; less for one that does.
    let dampingRatio: CGFloat
    /// In units of the whole distance for each second.
    public let initialVelocity: CGVector

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        dampingRatio = ratio
        initialVelocity = velocity
    }

    /// A spring from its physics: mass, stiffness and damping.
    public convenience init(
        mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector = .zero
    ) {
        let critical = 2 * (stiffness * mass).squareRoot()
        self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
    }

    /// `bounce` is 0 for none, up to 1; below 0 the spring creeps.
    public convenience init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
    ) {
        self.init(dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce, initialVelocity: velocity)
    }

    /// The system's spring, which doesn't swing.
    public convenience override init() {
        self.init(dampingRatio: 1)
    }

    public var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
