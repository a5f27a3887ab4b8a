import BuilderUIKit
import Foundation

/// The animation of ``withAnimation(_:_:)``: duration, timing curve and repetition.
///
/// ```swift
/// withAnimation(.spring(duration: 0.5, dampingRatio: 0.7)) {
///     card.transform = .identity
/// }
/// ```
public struct UIKitAnimation: Sendable {
    /// The timing curve between the first and the last values.
    enum Curve: Hashable, Sendable {
        /// The curve that the options specify.
        case timed
        case spring(dampingRatio: CGFloat, initialVelocity: CGFloat)
    }

    /// The number of repetitions.
    enum Repetition: Hashable, Sendable {
        case once
        case times(Float, autoreverses: Bool)
        case forever
    }

    /// The duration of one pass, in seconds.
    public let duration: TimeInterval
    /// The delay before the animation begins, in seconds.
    public let delayInterval: TimeInterval
    /// A Boolean value that indicates whether all windows are laid out as part of the change, so that changed
    /// constraints move their views.
    public let refreshAllViews: Bool
    /// The options for `UIView.animate`. Views receive touches during the animation.
    public let options: UIView.AnimationOptions
    let curve: Curve
    let repetition: Repetition

    /// The duration of an animation that specifies none, in seconds.
    private static let usualDuration: TimeInterval = 0.3

    init(
        duration: TimeInterval?, delay: TimeInterval = 0, refreshAllViews: Bool = false,
        options: UIView.AnimationOptions = [], curve: Curve = .timed, repetition: Repetition = .once
    ) {
        self.duration = duration ?? Self.usualDuration
        delayInterval = delay
        self.refreshAllViews = refreshAllViews
        self.options = options.union(.allowUserInteraction)
        self.curve = curve
        self.repetition = repetition
    }
}
