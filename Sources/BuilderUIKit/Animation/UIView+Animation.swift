import Foundation

/// Block-based animations, which reach their final state immediately.
///
/// The completion is called before the method returns (UIKit calls it later, from the run loop). An animation that a
/// completion begins completes after its duration on the screen's clock, so that an animation that restarts itself ends
/// with the snapshot.
extension UIView {
    /// Options of an animation or transition.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out subviews along with the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Leaves views interactive while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the current state instead of the final one of an animation under way.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation without end, unless a count is set.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs the animation backward after it has run forward.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Uses the animation's own duration instead of the enclosing one's.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Uses the animation's own curve instead of the enclosing one's.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Redraws views while they are animated.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hides and shows the views of a transition instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Uses the animation's own options instead of the enclosing one's.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// A slow start and a slow end.
        public static let curveEaseInOut = AnimationOptions([])
        /// A slow start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// A slow end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// An even pace.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// A transition that flips the view from left to right.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A transition that flips the view from right to left.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A transition that curls the view up.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A transition that curls the view down.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// A transition that dissolves from one view to the other.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// A transition that flips the view from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// A transition that flips the view from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    }

    /// A built-in timing curve.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends, at the start, at the end, or at an even pace.
        case easeInOut, easeIn, easeOut, linear
    }

    /// Runs the animations and calls the completion. Times are in seconds.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let seconds = AnimationScope.run(duration, options: options, animations)
        AnimationScope.complete(after: delay + seconds, completion)
    }

    /// Runs the animations and calls the completion. The duration is in seconds.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let seconds = AnimationScope.run(duration, animations)
        AnimationScope.complete(after: seconds, completion)
    }

    /// Runs the animations as a spring with a damping ratio and calls the completion. Times are in seconds.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = AnimationScope.Spring(dampingRatio: dampingRatio, initialVelocity: velocity)
        let seconds = AnimationScope.run(duration, options: options, spring: spring, animations)
        AnimationScope.complete(after: delay + seconds, completion)
    }

    /// Runs the animations as a spring with a bounce and calls the completion. Times are in seconds.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = AnimationScope.Spring(dampingRatio: 1 - bounce, initialVelocity: initialSpringVelocity)
        let seconds = AnimationScope.run(duration, options: options, spring: spring, animations)
        AnimationScope.complete(after: delay + seconds, completion)
    }

    /// Performs the system's animation, which removes the views, and the animations that run alongside it.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        parallelAnimations?()
        for view in views { view.removeFromSuperview() }
        AnimationScope.complete(after: 0, completion)
    }

    /// An animation of the system.
    public enum SystemAnimation: UInt, Sendable {
        /// The views are removed.
        case delete = 0
    }

    /// Runs the animations once.
    ///
    /// The duration of the enclosing animation is multiplied by the number of repetitions, and doubled with
    /// `autoreverses`.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        AnimationScope.repeats(count, autoreverses: autoreverses)
        animations()
    }

    /// Runs the changes of a transition of a view's content and calls the completion. The duration is in seconds.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        if let animations { AnimationScope.run(duration, animations) }
        AnimationScope.complete(after: duration, completion)
    }

    /// Replaces one view by another and calls the completion. The duration is in seconds.
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

    /// Runs changes with animations disabled.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let were = AnimationScope.areEnabled
        AnimationScope.areEnabled = false
        defer { AnimationScope.areEnabled = were }
        actionsWithoutAnimation()
    }

    /// Enables or disables animations.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationScope.areEnabled = enabled }
    /// A Boolean value that indicates whether animations are enabled; false inside `performWithoutAnimation(_:)`.
    public class var areAnimationsEnabled: Bool { AnimationScope.areEnabled }
    /// The duration of the innermost enclosing animation in seconds, or 0 outside of animations.
    public class var inheritedAnimationDuration: TimeInterval { AnimationScope.duration }
}
