import Foundation
import Settling

/// An animation that was added to a layer, until it is removed.
///
/// In a render its delegate is notified at its begin and end in virtual time, which the render waits for unless the
/// animation is endless. Outside of renders it ends at once, as those of views do.
@MainActor
final class RunningAnimation {
    let animation: CAAnimation
    /// The key in the layer; nil for none.
    let key: String?
    /// The completions of the transactions in which it was added.
    private let completions: [CATransaction.Completion]
    private var hasStarted = false
    private var hasEnded = false

    init(_ animation: CAAnimation, key: String?) {
        self.animation = animation
        self.key = key
        completions = CATransaction.openCompletions
        for completion in completions { completion.hold() }
    }

    /// Starts the animation, and ends it after its time.
    func run(in layer: CALayer) {
        let isInRender = ScreenWork.current != nil
        let delay = isInRender ? animation.beginDelay : 0
        if delay > 0 {
            AnimationScope.complete(after: delay, isDeferred: true) { _ in self.start() }
        } else {
            start()
        }
        let seconds = delay + animation.activeDuration(in: layer)
        AnimationScope.complete(after: seconds, isDeferred: isInRender) { _ in self.complete(in: layer) }
    }

    private func start() {
        guard !hasStarted, !hasEnded else { return }
        hasStarted = true
        animation.delegate?.animationDidStart(animation)
    }

    private func complete(in layer: CALayer) {
        guard !hasEnded else { return }
        start()
        if animation.isRemovedOnCompletion { layer.animations.removeAll { $0 === self } }
        end(finished: true)
    }

    /// Ends the animation, of which the delegate and the transactions are notified; does nothing after its end.
    func end(finished: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        animation.delegate?.animationDidStop(animation, finished: finished)
        for completion in completions { completion.release() }
    }
}

extension CALayer {
    /// Runs an animation in the place of one with the same key.
    func run(_ animation: CAAnimation, forKey key: String?) {
        if let key { removeAnimations { $0.key == key } }
        let running = RunningAnimation(animation, key: key)
        animations.append(running)
        animation.leaveEnd(in: self)
        running.run(in: self)
    }

    /// Removes animations, which end before they are finished.
    func removeAnimations(where isRemoved: (RunningAnimation) -> Bool) {
        let removed = animations.filter(isRemoved)
        animations.removeAll(where: isRemoved)
        for animation in removed { animation.end(finished: false) }
    }

    var keysOfAnimations: [String]? {
        let keys = animations.compactMap(\.key)
        return keys.isEmpty ? nil : keys.sorted()
    }
}

extension CAAnimation {
    /// The time from the first to the last frame on the clock of a layer's superlayers, in seconds; infinity if it has
    /// no end.
    fileprivate func activeDuration(in layer: CALayer) -> TimeInterval {
        let pass = duration > 0 ? duration : CATransaction.animationDuration()
        let passes = Double(repeatCount > 0 ? repeatCount : 1) * (autoreverses ? 2 : 1)
        let speeds = sequence(first: layer) { $0.superlayer }.map(\.speed)
        let rate = abs(Double(speeds.reduce(speed, *)))
        let seconds = (repeatDuration > 0 ? repeatDuration : pass * passes) / rate
        // Counts such as the greatest number stand for no end, and time stands still at a speed of 0.
        return seconds < 1e9 ? seconds : .infinity
    }
}
