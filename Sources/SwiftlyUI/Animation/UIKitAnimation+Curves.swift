import BuilderUIKit
import Foundation

/// Animations by timing curve. Durations and delays are in seconds; a duration of nil is 0.3.
extension UIKitAnimation {
    /// An ease-in-out animation of 0.3 seconds.
    public static var `default`: Self { .easeInOut() }

    /// An ease-in-out animation.
    public static func `default`(duration: TimeInterval? = nil) -> Self { .easeInOut(duration: duration) }

    /// A linear animation of 0.3 seconds.
    public static var linear: Self { .linear() }

    /// A linear animation.
    public static func linear(
        duration: TimeInterval? = nil, delay: TimeInterval = 0, refreshAllViews: Bool = false
    ) -> Self { Self(duration: duration, delay: delay, refreshAllViews: refreshAllViews, options: .curveLinear) }

    /// An ease-in animation of 0.3 seconds.
    public static var easeIn: Self { .easeIn() }

    /// An ease-in animation.
    public static func easeIn(
        duration: TimeInterval? = nil, delay: TimeInterval = 0, refreshAllViews: Bool = false
    ) -> Self { Self(duration: duration, delay: delay, refreshAllViews: refreshAllViews, options: .curveEaseIn) }

    /// An ease-out animation of 0.3 seconds.
    public static var easeOut: Self { .easeOut() }

    /// An ease-out animation.
    public static func easeOut(
        duration: TimeInterval? = nil, delay: TimeInterval = 0, refreshAllViews: Bool = false
    ) -> Self { Self(duration: duration, delay: delay, refreshAllViews: refreshAllViews, options: .curveEaseOut) }

    /// An ease-in-out animation of 0.3 seconds.
    public static var easeInOut: Self { .easeInOut() }

    /// An ease-in-out animation.
    public static func easeInOut(
        duration: TimeInterval? = nil, delay: TimeInterval = 0, refreshAllViews: Bool = false
    ) -> Self { Self(duration: duration, delay: delay, refreshAllViews: refreshAllViews, options: .curveEaseInOut) }

    /// A spring animation. A damping ratio of 1 settles without oscillation; smaller ratios oscillate. The initial
    /// velocity is in total animation distances per second.
    public static func spring(
        duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat = 0, delay: TimeInterval = 0,
        refreshAllViews: Bool = false
    ) -> Self {
        Self(
            duration: duration, delay: delay, refreshAllViews: refreshAllViews,
            curve: .spring(dampingRatio: dampingRatio, initialVelocity: initialVelocity))
    }
}
