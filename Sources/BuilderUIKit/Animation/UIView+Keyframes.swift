import Foundation

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
        /// Starts from the current state instead of the final one of an animation under way.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats the animation without end, unless a count is set.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs the animation backward after it has run forward.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Uses the animation's own duration instead of the enclosing one's.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Uses the animation's own options instead of the enclosing one's.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Linear interpolation between values.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// Jumps from value to value.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Linear interpolation at an even pace.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Smooth interpolation.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Smooth interpolation at an even pace.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }

    /// Runs a closure that adds keyframes and calls the completion. Times are in seconds.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let seconds = AnimationScope.run(duration, options: options.contains(.repeat) ? .repeat : [], animations)
        AnimationScope.complete(after: delay + seconds, completion)
    }

    /// Adds a keyframe. The start time and duration are fractions of the whole animation, 0…1.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        AnimationScope.run(inheritedAnimationDuration * frameDuration, animations)
    }
}
