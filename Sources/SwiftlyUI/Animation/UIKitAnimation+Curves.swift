import BuilderUIKit
import Foundation

/// Durations and delays are in seconds; a duration of nil is 0.3.
extension UIKitAnimation {
    /// Slow at both ends, in 0.3 seconds.
    public static var `default`: Self { .easeInOut() }

    /// Slow at both ends.
    public static func `default`(duration: TimeInterval? = nil) -> Self { .easeInOut(duration: duration) }

    /// Equally fast all the time, in 0.3 seconds.
    public static var linear: Self { .linear() }

    /// Equally fast all the time.
    public static func linear(
        duration: TimeInterval? = nil, delay: TimeInterval = 0, refreshAllViews: Bool = false
    ) -> Self {
        Self(duration: duration, delay: delay, refreshAllViews: refreshAllViews, options: .curveLinear)
    }

    /// Slow at first, in 0.3 seconds.
    public static var easeIn: Self { .easeIn() }

    /// Slow at first.
    public static func easeIn(
        duration: TimeInterval? = nil, delay: TimeInterval = 0, refreshAllViews: Bool = false
    ) -> Self {
        Self(duration: duration, delay: delay, refreshAllViews: refreshAllViews, options: .curveEaseIn)
    }

    /// Slow at last, in 0.3 seconds.
    public static var easeOut: Self { .easeOut() }

    /// Slow at last.
    public static func easeOut(
        duration: TimeInterval? = nil, delay: TimeInterval = 0, refreshAllViews: Bool = false
    ) -> Self {
        Self(duration: duration, delay: delay, refreshAllViews: refreshAllViews, options: .curveEaseOut)
    }

    /// Slow at both ends, in 0.3 seconds.
    public static var easeInOut: Self { .easeInOut() }

    /// Slow at both ends.
    public static func easeInOut(
        duration: TimeInterval? = nil, delay: TimeInterval = 0, refreshAllViews: Bool = false
    ) -> Self {
        Self(duration: duration, delay: delay, refreshAllViews: refreshAllViews, options: .curveEaseInOut)
    }

    /// As if the views hung on a spring. A damping ratio of 1 comes to rest without swinging, a smaller one swings; the
    /// velocity is in distances of the whole change, each second.
    public static func spring(
        duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat = 0, delay: TimeInterval = 0,
        refreshAllViews: Bool = false
    ) -> Self {
        Self(
            duration: duration, delay: delay, refreshAllViews: refreshAllViews,
            curve: .spring(dampingRatio: dampingRatio, initialVelocity: initialVelocity))
    }
}
