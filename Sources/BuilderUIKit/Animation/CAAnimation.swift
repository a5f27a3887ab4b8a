import Foundation

/// Methods that are called when an animation begins and ends. All are optional, as in Core Animation.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation begins: when it is added to a layer, or at its begin time.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation has ended; the flag is false if it was removed or replaced before that.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    private var proxied: ForwardedCalls<any CAAnimationDelegate>? { ForwardedCalls(self) }

    public func animationDidStart(_ anim: CAAnimation) { proxied?.send([anim]) { $0.animationDidStart(anim) } }
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        proxied?.send([anim, flag]) { $0.animationDidStop(anim, finished: flag) }
    }
}

/// An animation of a layer.
///
/// Snapshots are still images: only the values that an animation leaves behind are visible, from the moment when it is
/// added to a layer; see `CALayer.add(_:forKey:)`. Times are in seconds.
@preconcurrency @MainActor
open class CAAnimation: _MainActorObject {
    /// The time at which the animation begins, as `CACurrentMediaTime()`; 0 for when it is added to a layer.
    open var beginTime: CFTimeInterval = 0 {
        didSet {
            let delay = beginTime > 0 ? beginTime - CACurrentMediaTime() : 0
            beginDelay = delay.isFinite ? max(0, (delay * 100).rounded() / 100) : 0
        }
    }
    /// The time from when the begin time was set to it, in seconds.
    ///
    /// The rounding to hundredths makes it independent of the time that a machine takes between reading the clock and
    /// setting the begin time.
    private(set) var beginDelay: CFTimeInterval = 0
    /// The duration of one pass, in seconds.
    open var duration: CFTimeInterval = 0
    /// The rate of the animation's time relative to its parent's; 0 stops it.
    open var speed: Float = 1
    /// The offset into the animation, in seconds; stored without effect.
    open var timeOffset: CFTimeInterval = 0
    /// The number of repetitions; an infinite animation leaves no final value behind, and ends when it is removed.
    open var repeatCount: Float = 0
    /// The time for which the animation repeats, in seconds; 0 for `repeatCount`.
    open var repeatDuration: CFTimeInterval = 0
    /// A Boolean value that indicates whether the animation runs backward after it has run forward.
    open var autoreverses = false
    /// The values that are visible before and after the animation.
    open var fillMode: CAMediaTimingFillMode = .removed
    /// A Boolean value that indicates whether the layer removes the animation when it ends.
    open var isRemovedOnCompletion = true
    /// The pacing of the animation; stored without effect.
    open var timingFunction: CAMediaTimingFunction?
    /// The range of frame rates; stored without effect.
    open var preferredFrameRateRange = CAFrameRateRange.default
    /// The delegate, retained by the animation, as in Core Animation.
    open var delegate: (any CAAnimationDelegate)?

    public override init(_responder: Void) { super.init(_responder: ()) }

    /// Creates an animation.
    public init() { super.init(_responder: ()) }

    /// A Boolean value that indicates whether the final value stays visible.
    var leavesItsEnd: Bool { !isRemovedOnCompletion && fillMode.fillsForwards && !autoreverses && repeatCount.isFinite }

    /// Applies the animation's final value to the layer.
    func leaveEnd(in layer: CALayer) {}
}

/// An animation of one of a layer's properties.
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the animated property.
    open var keyPath: String?
    /// A Boolean value that indicates whether the values are added to the property's own; an additive animation leaves
    /// no value behind.
    open var isAdditive = false
    /// A Boolean value that indicates whether each repetition starts from the value of the one before; stored without
    /// effect.
    open var isCumulative = false

    /// The function that makes a transform of the values, for the key path `transform`; nil for none.
    open var valueFunction: CAValueFunction?

    /// Creates an animation of the property at the key path.
    public convenience init(keyPath path: String?) {
        self.init(_responder: ())
        keyPath = path
    }

    var endValue: Any? { nil }

    override func leaveEnd(in layer: CALayer) {
        guard leavesItsEnd, !isAdditive, let keyPath, let endValue else { return }
        layer.take(applied(endValue), forKeyPath: keyPath)
    }

    /// Returns the value function's transform of a value, or the value if there is no function.
    func applied(_ value: Any) -> Any { valueFunction?.transform(of: value) ?? value }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// The start value.
    open var fromValue: Any?
    /// The final value.
    open var toValue: Any?
    /// The relative final value; stored without effect.
    open var byValue: Any?

    override var endValue: Any? { toValue }
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values to animate through; the last one is the final value.
    open var values: [Any]?
    /// The path that a point follows; stored without effect.
    open var path: CGPath?
    /// The times of the values, as fractions of the duration, 0…1; stored without effect.
    open var keyTimes: [NSNumber]?
    /// The pacing of each segment; stored without effect.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between the values; stored without effect.
    open var calculationMode: CAAnimationCalculationMode = .linear
    /// The tightness of a cubic curve at each value; stored without effect, as are the two that follow.
    open var tensionValues: [NSNumber]?
    /// The sharpness of a cubic curve's corner at each value.
    open var continuityValues: [NSNumber]?
    /// The side to which a cubic curve leans at each value.
    open var biasValues: [NSNumber]?
    /// The rotation of the layer along the path; stored without effect.
    open var rotationMode: CAAnimationRotationMode?

    override var endValue: Any? { values?.last }
}

/// The interpolation of a keyframe animation's values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Linear interpolation between values.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Discrete values, without interpolation.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear interpolation with even pacing.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Smooth interpolation by cubic splines.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Smooth interpolation with even pacing.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer that follows a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// Creates a mode with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The layer follows the path's tangent.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer follows the path's tangent, turned by 180 degrees.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// A group of animations that run together.
open class CAAnimationGroup: CAAnimation {
    /// The animations of the group.
    open var animations: [CAAnimation]?

    /// Applies the members' final values if the group itself leaves its final value; the members' own fill modes don't
    /// matter.
    override func leaveEnd(in layer: CALayer) {
        guard leavesItsEnd else { return }
        for animation in animations ?? [] {
            guard let property = animation as? CAPropertyAnimation, let path = property.keyPath else { continue }
            if let value = property.endValue, !property.autoreverses {
                layer.take(property.applied(value), forKeyPath: path)
            }
        }
    }
}

/// A transition between two contents of a layer. Its parameters are stored without effect.
open class CATransition: CAAnimation {
    /// The kind of transition.
    open var type: CATransitionType = .fade
    /// The direction of the transition.
    open var subtype: CATransitionSubtype?
    /// The progress at which the transition begins, 0…1.
    open var startProgress: Float = 0
    /// The progress at which the transition ends, 0…1.
    open var endProgress: Float = 1
}

/// The kind of a layer's transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The type's name.
    public let rawValue: String
    /// Creates a type with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The new content fades in.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away and uncovers the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a layer's transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The subtype's name.
    public let rawValue: String
    /// Creates a subtype with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The transition begins at the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// The transition begins at the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// The transition begins at the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// The transition begins at the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

extension CALayer {
    /// Assigns an animation's last value to the layer's property. Unsupported key paths are ignored.
    func take(_ value: Any, forKeyPath path: String) {
        let number = CGFloat(number: value)
        switch path {
        case "opacity": if let number { opacity = Float(number) }
        case "cornerRadius": if let number { cornerRadius = number }
        case "borderWidth": if let number { borderWidth = number }
        case "shadowOpacity": if let number { shadowOpacity = Float(number) }
        case "shadowRadius": if let number { shadowRadius = number }
        case "position": if let point = value as? CGPoint { position = point }
        case "position.x": if let number { position.x = number }
        case "position.y": if let number { position.y = number }
        case "bounds": if let rect = value as? CGRect { bounds = rect }
        case "backgroundColor": if let color = value as? CGColor { backgroundColor = color }
        case "borderColor": if let color = value as? CGColor { borderColor = color }
        case "shadowColor": if let color = value as? CGColor { shadowColor = color }
        case "transform":
            if let value = value as? CATransform3D ?? (value as? NSValue)?.matrix { transform = value }
        case "transform.scale": if let number { transform = CATransform3DMakeScale(number, number, 1) }
        case "transform.rotation", "transform.rotation.z":
            if let number { transform = CATransform3DMakeRotation(number, 0, 0, 1) }
        case "transform.translation.x": if let number { transform = CATransform3DMakeTranslation(number, 0, 0) }
        case "transform.translation.y": if let number { transform = CATransform3DMakeTranslation(0, number, 0) }
        default: (self as? CAShapeLayer)?.takeShape(value, forKeyPath: path)
        }
    }
}

extension CGFloat {
    /// Creates a number from a value of any numeric type, as dictionaries of attributes contain them.
    init?(number value: Any?) {
        switch value {
        case let value as CGFloat: self = value
        case let value as Double: self = CGFloat(value)
        case let value as Float: self = CGFloat(value)
        case let value as Int: self = CGFloat(value)
        case let value as UInt32: self = CGFloat(value)
        case let value as NSNumber: self = CGFloat(value.doubleValue)
        default: return nil
        }
    }
}

extension CAShapeLayer {
    fileprivate func takeShape(_ value: Any, forKeyPath path: String) {
        let number = CGFloat(number: value)
        switch path {
        case "strokeStart": if let number { strokeStart = number }
        case "strokeEnd": if let number { strokeEnd = number }
        case "lineWidth": if let number { lineWidth = number }
        case "lineDashPhase": if let number { lineDashPhase = number }
        case "fillColor": if let color = value as? CGColor { fillColor = color }
        case "strokeColor": if let color = value as? CGColor { strokeColor = color }
        case "path": if let path = value as? CGPath { self.path = path }
        default: break
        }
    }
}

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

    /// Linear pacing.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Ease-in pacing: a slow start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Ease-out pacing: a slow end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Ease-in ease-out pacing: a slow start and a slow end.
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

    /// Stores x and y of one of the curve's four control points, counted from 0; does nothing for other indices.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let points = [.zero, controlPoint1, controlPoint2, CGPoint(x: 1, y: 1)]
        guard points.indices.contains(idx) else { return }
        ptr[0] = Float(points[idx].x)
        ptr[1] = Float(points[idx].y)
    }
}
