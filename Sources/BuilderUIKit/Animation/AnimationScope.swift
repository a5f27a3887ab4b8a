import Foundation
import Settling

/// What code inside an animation's closure can ask about it.
@MainActor
enum AnimationScope {
    /// An animation, as the call that began it described it.
    struct Motion {
        /// Seconds that one pass takes.
        var duration: TimeInterval = 0
        var options: UIView.AnimationOptions = []
        /// Nil for an animation that follows a curve.
        var spring: Spring?
        /// How many passes there are; the way back is one, too. Infinity for an animation without end.
        var passes = 1.0
        /// Whether the passes were counted.
        var isCounted = false
    }

    struct Spring: Equatable {
        /// 1 comes to rest without swinging.
        var dampingRatio: CGFloat
        /// In distances that the animation covers, each second.
        var initialVelocity: CGFloat
    }

    static var areEnabled = true
    /// The innermost animation that is being set up.
    private(set) static var motion = Motion()
    /// Of the innermost animation that is being set up, in seconds.
    static var duration: TimeInterval { motion.duration }

    /// Calls an animation's closure. Returns the seconds that all of its passes take.
    @discardableResult
    static func run(
        _ duration: TimeInterval, options: UIView.AnimationOptions = [], spring: Spring? = nil, _ animations: () -> Void
    ) -> TimeInterval {
        let outer = motion
        motion = Motion(duration: areEnabled ? duration : 0, options: options, spring: spring)
        defer { motion = outer }
        animations()
        guard areEnabled else { return duration * motion.passes }
        // Without a count, or with one that never ends, there is no end to wait for.
        let isEndless = motion.passes == .infinity || (options.contains(.repeat) && !motion.isCounted)
        guard isEndless else { return duration * motion.passes }
        return duration > 0 ? .infinity : 0
    }

    /// The innermost animation has this many passes, or twice as many with a way back. What is not a positive number
    /// counts as one pass; an infinite count has no end.
    static func repeats(_ count: CGFloat, autoreverses: Bool) {
        guard count > 0 else { return }
        motion.isCounted = true
        motion.passes = max(motion.passes, Double(count) * (autoreverses ? 2 : 1))
    }

    private static var isCompleting = false

    /// Calls an animation's completion: at once, but for an animation that another's completion began, after its seconds.
    /// Infinite seconds have no completion.
    static func complete(after seconds: TimeInterval, _ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        // An animation that is repeated without end never comes there.
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
