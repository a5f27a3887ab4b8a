import Foundation
import Settling

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
        /// The number of passes, each way of an autoreversing repetition counted; infinity for an endless animation.
        var passes = 1.0
        /// Indicates whether a repeat count was set.
        var isCounted = false
    }

    /// The parameters of a spring animation.
    struct Spring: Equatable {
        /// The damping ratio; 1 is critically damped, without oscillation.
        var dampingRatio: CGFloat
        /// The initial velocity, in multiples of the animated distance for each second.
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
        _ duration: TimeInterval, options: UIView.AnimationOptions = [], spring: Spring? = nil, _ animations: () -> Void
    ) -> TimeInterval {
        let outer = motion
        motion = Motion(duration: areEnabled ? duration : 0, options: options, spring: spring)
        defer { motion = outer }
        animations()
        guard areEnabled else { return duration * motion.passes }
        // A repeating animation without a count, or with an infinite one, has no end.
        let isEndless = motion.passes == .infinity || (options.contains(.repeat) && !motion.isCounted)
        guard isEndless else { return duration * motion.passes }
        return duration > 0 ? .infinity : 0
    }

    /// Sets the innermost animation's number of passes, doubled if it autoreverses.
    ///
    /// A count that isn't positive (NaN included) counts as one pass; an infinite count has no end.
    static func repeats(_ count: CGFloat, autoreverses: Bool) {
        guard count > 0 else { return }
        motion.isCounted = true
        motion.passes = max(motion.passes, Double(count) * (autoreverses ? 2 : 1))
    }

    private static var isCompleting = false

    /// Calls an animation's completion immediately.
    ///
    /// The completion of an animation that another completion began is deferred by the animation's duration. A
    /// completion is never called if the duration is infinite.
    static func complete(after seconds: TimeInterval, _ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        // An endless animation never completes.
        guard seconds.isFinite else { return }
        guard !isCompleting else {
            nonisolated(unsafe) let completion = completion
            ScreenWork.afterAnimation(of: seconds) { MainActor.assumeIsolated { complete(after: 0, completion) } }
            return
        }
        isCompleting = true
        defer { isCompleting = false }
        completion(true)
    }
}
