import Foundation

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or ended.
    case inactive = 0
    /// Started: running or paused.
    case active = 1
    /// Stopped; `finishAnimation(at:)` wasn't called yet.
    case stopped = 2
}

/// A position of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// The final values.
    case end = 0
    /// The start values.
    case start = 1
    /// The values at which the animation was stopped.
    case current = 2
}

/// An animation that can be started, paused and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// The animation's state.
    var state: UIViewAnimatingState { get }
    /// A Boolean value that indicates whether the animation is running.
    var isRunning: Bool { get }
    /// A Boolean value that indicates whether the animation runs backward.
    var isReversed: Bool { get set }
    /// The progress, 0…1.
    var fractionComplete: CGFloat { get set }
    /// Starts or resumes the animation.
    func startAnimation()
    /// Starts the animation after a delay in seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation.
    func pauseAnimation()
    /// Stops the animation; without finishing, it becomes inactive at once.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation and calls its completions with the position.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator of the changes that closures make.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds animations that begin after a fraction of the remaining duration, 0…1.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds animations.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a completion.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Resumes a paused animation with other timing and a fraction of the duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        startAnimation()
    }
}
