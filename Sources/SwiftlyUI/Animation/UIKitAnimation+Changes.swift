import BuilderUIKit
import Foundation

extension UIKitAnimation {
    /// Another animation that begins `delay` seconds from now instead of after its own delay.
    public static func delay(_ delay: TimeInterval, animation: Self, refreshAllViews: Bool = false) -> Self {
        animation.changed(delay: delay, refreshAllViews: refreshAllViews || animation.refreshAllViews)
    }

    /// Another animation, run `count` times; with `autoreverses`, each run plays forward and then backward. A count
    /// that is not above 0 leaves the animation unchanged.
    public static func repeatCount(_ count: Float, autoreverses: Bool = true, animation: Self) -> Self {
        guard count > 0 else { return animation }
        guard count.isFinite else { return .repeatForever(autoreverses: autoreverses, animation: animation) }
        return animation.repeating(.times(count, autoreverses: autoreverses), autoreverses)
    }

    /// Another animation, repeated without end; with `autoreverses`, each run plays forward and then backward.
    public static func repeatForever(autoreverses: Bool = true, animation: Self) -> Self {
        animation.repeating(.forever, autoreverses)
    }

    private func repeating(_ repetition: Repetition, _ autoreverses: Bool) -> Self {
        var options = self.options.union(.repeat)
        if autoreverses { options.insert(.autoreverse) } else { options.remove(.autoreverse) }
        return changed(options: options, repetition: repetition)
    }

    private func changed(
        delay: TimeInterval? = nil, refreshAllViews: Bool? = nil, options: UIView.AnimationOptions? = nil,
        repetition: Repetition? = nil
    ) -> Self {
        Self(
            duration: duration, delay: delay ?? delayInterval,
            refreshAllViews: refreshAllViews ?? self.refreshAllViews, options: options ?? self.options, curve: curve,
            repetition: repetition ?? self.repetition)
    }
}
