import BuilderUIKit
import Foundation

/// Animates the changes that a closure makes to views.
///
/// Changed constraints take effect at the next layout. To animate them, call `layoutIfNeeded()` at the end of the
/// closure, or use an animation with `refreshAllViews`. A picture shows the final values.
///
/// ```swift
/// withAnimation(.easeOut(duration: 0.2)) {
///     banner.alpha = 0
/// }
/// ```
@MainActor
public func withAnimation(_ animation: UIKitAnimation = .default, _ animations: @escaping () -> Void) {
    animation.run(animations, completion: nil)
}

/// Animates the changes that a closure makes to views, then calls a completion handler, which receives a Boolean value
/// that indicates whether the animation finished.
///
/// ```swift
/// withAnimation {
///     banner.alpha = 0
/// } completion: { _ in
///     banner.removeFromSuperview()
/// }
/// ```
@MainActor
public func withAnimation(
    _ animation: UIKitAnimation = .default, _ animations: @escaping () -> Void, completion: ((Bool) -> Void)?
) { animation.run(animations, completion: completion) }

/// Animates the changes that a closure makes to views, then calls a completion handler, which precedes the closure in
/// this form. The handler receives a Boolean value that indicates whether the animation finished.
///
/// ```swift
/// withAnimation(.linear, completion: { _ in print("gone") }) {
///     banner.alpha = 0
/// }
/// ```
@MainActor
public func withAnimation(
    _ animation: UIKitAnimation = .default, completion: ((Bool) -> Void)?, animations: @escaping () -> Void
) { animation.run(animations, completion: completion) }

extension UIKitAnimation {
    @MainActor
    fileprivate func run(_ animations: @escaping () -> Void, completion: ((Bool) -> Void)?) {
        let changes = refreshAllViews ? Self.layingOutWindows(after: animations) : animations
        switch repetition {
        case .once, .forever: animate(options, completion: completion, changes)
        case .times(let count, let autoreverses):
            // With these options, UIKit would repeat the animation without end.
            animate(options.subtracting([.repeat, .autoreverse]), completion: completion) {
                UIView.modifyAnimations(
                    withRepeatCount: CGFloat(count), autoreverses: autoreverses, animations: changes)
            }
        }
    }

    @MainActor
    private func animate(
        _ options: UIView.AnimationOptions, completion: ((Bool) -> Void)?, _ changes: @escaping () -> Void
    ) {
        let (duration, delay) = (Self.usable(duration), Self.usable(delayInterval))
        switch curve {
        case .timed:
            UIView.animate(
                withDuration: duration, delay: delay, options: options, animations: changes, completion: completion)
        case .spring(let dampingRatio, let initialVelocity):
            UIView.animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
                initialSpringVelocity: initialVelocity, options: options, animations: changes, completion: completion)
        }
    }

    /// Returns a finite, nonnegative number of seconds; replaces a number that is not finite with 0 and a warning.
    private static func usable(_ seconds: TimeInterval) -> TimeInterval {
        if seconds.isFinite { return max(0, seconds) }
        WarningLog.current.add(.unusableNumber(of: "the duration or delay of an animation", value: "\(seconds)"))
        return 0
    }

    @MainActor
    private static func layingOutWindows(after animations: @escaping () -> Void) -> () -> Void {
        {
            animations()
            for window in UIApplication.shared.windows { window.layoutIfNeeded() }
        }
    }
}
