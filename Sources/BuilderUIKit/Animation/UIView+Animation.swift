import Foundation
import Settling

/// Block-based animations, which reach their final state immediately.
///
/// The completion is called before the method returns (UIKit calls it later, from the run loop). An animation that a
/// completion begins completes after its duration on the screen's clock, so that an animation that restarts itself ends
/// with the snapshot. While a gesture drives a controller's transition, the animations of its animator are drawn as far
/// as the gesture has come.
extension UIView {
    /// Options of an animation or transition.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out subviews along with the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// The rate of 60 frames in a second; has no effect.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// The rate of 30 frames in a second; has no effect.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
        /// The pending changes of properties are applied in the animation, and before it; has no effect.
        public static let flushUpdates = AnimationOptions(rawValue: 1 << 28)
        /// Leaves views interactive while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the current state instead of the final state of an animation in progress.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation indefinitely, unless a count is set.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs the animation backward after it has run forward.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Uses the animation's own duration instead of the duration of the enclosing animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Uses the animation's own curve instead of the curve of the enclosing animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Redraws views while they are animated.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hides and shows the views of a transition instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Uses the animation's own options instead of the options of the enclosing animation.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// An ease-in ease-out curve: a slow start and a slow end.
        public static let curveEaseInOut = AnimationOptions([])
        /// An ease-in curve: a slow start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// An ease-out curve: a slow end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// A linear curve: an even pace.
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
        /// An ease-in ease-out, ease-in, ease-out or linear curve: slow at both ends, at the start, at the end, or
        /// even.
        case easeInOut, easeIn, easeOut, linear
    }

    /// Runs the animations and calls the completion. Times are in seconds.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationScope.animate(duration, delay: delay, options: options, animations, completion)
    }

    /// Runs the animations and calls the completion. The duration is in seconds.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationScope.animate(duration, animations, completion)
    }

    /// Runs spring animations with a damping ratio and calls the completion. Times are in seconds.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = AnimationScope.Spring(dampingRatio: dampingRatio, initialVelocity: velocity)
        AnimationScope.animate(duration, delay: delay, options: options, spring: spring, animations, completion)
    }

    /// Runs spring animations with a bounce and calls the completion. Times are in seconds.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = AnimationScope.Spring(dampingRatio: 1 - bounce, initialVelocity: initialSpringVelocity)
        let seconds = AnimationScope.run(duration, delay: delay, options: options, spring: spring, animations)
        AnimationScope.complete(after: delay + seconds, completion)
    }

    /// Performs the system's animation, which removes the views, and the animations that run alongside it.
    ///
    /// In a transition that a gesture drives, the views are removed when it finishes, and stay if it is canceled.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        // Its duration is not measured: that of the transition.
        if let parallelAnimations { HeldAnimations.record(AnimationTiming(), parallelAnimations) }
        let remove = {
            for view in views { view.removeFromSuperview() }
            AnimationScope.complete(after: 0, completion)
        }
        guard !HeldAnimations.hold(cancel: { AnimationScope.complete(after: 0, completion) }, remove) else { return }
        remove()
    }

    /// An animation of the system.
    public enum SystemAnimation: UInt, Sendable {
        /// Removes the views.
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
    ///
    /// In a transition that a gesture drives, views that the closure adds and removes are added and removed at once.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        if let animations { AnimationScope.run(duration, options: options, animations) }
        AnimationScope.complete(after: duration, completion)
    }

    /// Replaces one view with another and calls the completion. The duration is in seconds.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let isHeld = HeldAnimations.hold(cancel: { AnimationScope.complete(after: 0, completion) }) {
            transition(from: fromView, to: toView, duration: duration, options: options, completion: completion)
        }
        guard !isHeld else { return }
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
        HeldAnimations.record(nil, actionsWithoutAnimation)
    }

    /// Enables or disables animations.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationScope.areEnabled = enabled }
    /// A Boolean value that indicates whether animations are enabled; false inside `performWithoutAnimation(_:)`.
    public class var areAnimationsEnabled: Bool { AnimationScope.areEnabled }
    /// The duration of the innermost enclosing animation in seconds, or 0 outside of animations.
    public class var inheritedAnimationDuration: TimeInterval { AnimationScope.duration }
}

/// Keyframe animations. Keyframes run in the order in which they are added; the last value of each property is visible.
extension UIView {
    /// Options of a keyframe animation.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out subviews along with the animation.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Leaves views interactive while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from the current state instead of the final state of an animation in progress.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation indefinitely, unless a count is set.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs the animation backward after it has run forward.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Uses the animation's own duration instead of the duration of the enclosing animation.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Uses the animation's own options instead of the options of the enclosing animation.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Linear interpolation between values.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// Discrete values, without interpolation.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Linear interpolation with even pacing.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Smooth interpolation.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Smooth interpolation with even pacing.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Runs a closure that adds keyframes and calls the completion. Times are in seconds.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        AnimationScope.animate(
            duration, delay: delay, options: options.contains(.repeat) ? .repeat : [], animations, completion)
    }

    /// Adds a keyframe. The start time and duration are fractions of the whole animation, 0…1.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        let timing = HeldAnimations.keyframe(start: frameStartTime, duration: frameDuration)
        HeldAnimations.record(timing, overrides: true) {
            AnimationScope.run(inheritedAnimationDuration * frameDuration, animations)
        }
    }
}

/// The state of the animation closure that is running: its motion and whether animations are enabled.
@MainActor
enum AnimationScope {
    /// The parameters of an animation, as passed to the method that began it.
    struct Motion {
        /// The duration of one pass, in seconds.
        var duration: TimeInterval = 0
        var options: UIView.AnimationOptions = []
        /// The spring, or nil for an animation that follows a timing curve.
        var spring: Spring?
        /// The number of passes, where an autoreversing repetition counts as two; infinity for an endless animation.
        var passes = 1.0
        /// A Boolean value that indicates whether a repeat count was set.
        var isCounted = false
    }

    /// The parameters of a spring animation.
    struct Spring: Equatable {
        /// The damping ratio; 1 is critically damped, without oscillation.
        var dampingRatio: CGFloat
        /// The initial velocity, in multiples of the animated distance per second.
        var initialVelocity: CGFloat
    }

    static var areEnabled = true
    /// The parameters of the innermost animation that is being set up.
    private(set) static var motion = Motion()
    /// The duration of the innermost animation that is being set up, in seconds.
    static var duration: TimeInterval { motion.duration }

    /// Runs an animation's closure and returns the duration of all its passes, in seconds.
    @discardableResult
    static func run(
        _ duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
        spring: Spring? = nil, _ animations: () -> Void
    ) -> TimeInterval {
        let outer = motion
        motion = Motion(duration: areEnabled ? duration : 0, options: options, spring: spring)
        defer { motion = outer }
        let isAnimated = areEnabled && duration > 0
        let timing = AnimationTiming(start: delay, duration: duration, curve: .init(options, spring: spring))
        HeldAnimations.record(
            isAnimated ? timing : nil, overrides: options.contains(.overrideInheritedDuration), animations)
        guard areEnabled else { return duration * motion.passes }
        // A repeating animation without a count, or with an infinite one, has no end.
        let isEndless = motion.passes == .infinity || (options.contains(.repeat) && !motion.isCounted)
        guard isEndless else { return duration * motion.passes }
        return duration > 0 ? .infinity : 0
    }

    /// Runs an animation's closure and calls its completion, or holds that while a gesture drives a transition.
    static func animate(
        _ duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
        spring: Spring? = nil, _ animations: @escaping () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let seconds = run(duration, delay: delay, options: options, spring: spring, animations)
        let transactions = CATransaction.openCompletions
        guard !transactions.isEmpty else { return complete(after: delay + seconds, completion) }
        for transaction in transactions { transaction.hold() }
        complete(after: delay + seconds) { finished in
            completion?(finished)
            for transaction in transactions { transaction.release() }
        }
    }

    /// Sets the innermost animation's number of passes, doubled if it autoreverses.
    ///
    /// A count that isn't positive (NaN included) counts as one pass; an infinite count has no end.
    static func repeats(_ count: CGFloat, autoreverses: Bool) {
        guard count > 0 else { return }
        motion.isCounted = true
        motion.passes = max(motion.passes, Double(count) * (autoreverses ? 2 : 1))
    }

    /// Replaces the parameters of the innermost animation, and returns those before.
    static func exchange(_ new: Motion) -> Motion {
        let old = motion
        motion = new
        return old
    }

    private static var isCompleting = false

    /// Calls an animation's completion immediately.
    ///
    /// The completion of an animation that another completion began is deferred by the animation's duration. A
    /// completion is never called if the duration is infinite.
    ///
    /// - Parameter isDeferred: A Boolean value that indicates whether the completion is always called after the
    ///   duration.
    static func complete(
        after seconds: TimeInterval, isDeferred: Bool = false, _ completion: ((Bool) -> Void)?
    ) {
        guard let completion else { return }
        // An endless animation never completes.
        guard seconds.isFinite else { return }
        // An animation that runs backward to its start has finished, too (not measured).
        let held = HeldAnimations.hold(cancel: { complete(after: 0, completion) }) {
            complete(after: seconds, isDeferred: isDeferred, completion)
        }
        guard !held else { return }
        guard !isCompleting, !isDeferred, seconds <= 0 || ShownWindows.current.animations == nil else {
            nonisolated(unsafe) let completion = completion
            ScreenWork.afterAnimation(of: seconds) { MainActor.assumeIsolated { complete(after: 0, completion) } }
            return
        }
        isCompleting = true
        defer { isCompleting = false }
        completion(true)
    }
}
