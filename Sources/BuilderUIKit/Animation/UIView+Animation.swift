import Foundation

/// Pictures don't move: an animation is in its final state at once, and its completion is called before the method
/// returns. (UIKit calls it later, from the run loop.) An animation that a completion begins completes after its duration, so that
/// one that begins itself again and again ends with the picture.
extension UIView {
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        public static let curveEaseInOut = AnimationOptions([])
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    }

    public enum AnimationCurve: Int, Sendable {
        case easeInOut, easeIn, easeOut, linear
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let seconds = AnimationScope.run(duration, options: options, animations)
        AnimationScope.complete(after: delay + seconds, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let seconds = AnimationScope.run(duration, animations)
        AnimationScope.complete(after: seconds, completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = AnimationScope.Spring(dampingRatio: dampingRatio, initialVelocity: velocity)
        let seconds = AnimationScope.run(duration, options: options, spring: spring, animations)
        AnimationScope.complete(after: delay + seconds, completion)
    }

    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = AnimationScope.Spring(dampingRatio: 1 - bounce, initialVelocity: initialSpringVelocity)
        let seconds = AnimationScope.run(duration, options: options, spring: spring, animations)
        AnimationScope.complete(after: delay + seconds, completion)
    }

    /// Carries out the system's animation, which takes the views away, and what is to be animated along with it.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        parallelAnimations?()
        for view in views { view.removeFromSuperview() }
        AnimationScope.complete(after: 0, completion)
    }

    public enum SystemAnimation: UInt, Sendable {
        case delete = 0
    }

    /// What is changed shows once. The animation that this is called in takes as long as its repetitions do; with `autoreverses`
    /// each goes there and back.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        AnimationScope.repeats(count, autoreverses: autoreverses)
        animations()
    }

    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        if let animations { AnimationScope.run(duration, animations) }
        AnimationScope.complete(after: duration, completion)
    }

    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        if options.contains(.showHideTransitionViews) {
            fromView.isHidden = true
            toView.isHidden = false
        } else if let parent = fromView.superview {
            parent.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        }
        AnimationScope.complete(after: duration, completion)
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let were = AnimationScope.areEnabled
        AnimationScope.areEnabled = false
        defer { AnimationScope.areEnabled = were }
        actionsWithoutAnimation()
    }

    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationScope.areEnabled = enabled }
    /// What `setAnimationsEnabled` said last; false inside `performWithoutAnimation`.
    public class var areAnimationsEnabled: Bool { AnimationScope.areEnabled }
    /// Inside an animation's closure its duration, else 0; seconds.
    public class var inheritedAnimationDuration: TimeInterval { AnimationScope.duration }
}
