import Foundation

/// The animations that began while a gesture drives a transition.
///
/// Their closures run at once, as UIKit's do, and their changes are drawn as far as the gesture has come. Their
/// completions wait for its end, which keeps the changes or takes them back.
@MainActor
final class HeldAnimations {
    private struct Entry {
        let run: () -> Void
        let cancel: () -> Void
    }

    private var entries: [Entry] = []
    /// A Boolean value that indicates whether the gesture has ended; nothing is held then.
    private var hasEnded = false
    private let changes = LayerChangeLog()
    /// The layer whose descendants' changes are held.
    private var root: CALayer?
    /// The animations of the animator that is setting up its views; nil outside of an interactive transition.
    private static var current: HeldAnimations?

    /// Calls a closure whose animations of the layers below another one are held.
    func hold(in root: CALayer, _ body: () -> Void) {
        let outer = Self.current
        guard outer !== self else { return body() }
        Self.current = self
        self.root = root
        defer {
            Self.current = outer
            self.root = nil
            changes.forgetValues()
        }
        body()
    }

    /// A Boolean value that indicates whether a closure of an interactive transition is running.
    static var isHolding: Bool { current.map { !$0.hasEnded } ?? false }

    /// Holds a closure if a closure of an interactive transition calls this.
    ///
    /// - Parameters:
    ///   - cancel: A closure that is called in place of `run` if the gesture cancels the transition.
    ///   - run: A closure that is called if it finishes the transition.
    /// - Returns: False if nothing is held.
    static func hold(cancel: @escaping () -> Void, _ run: @escaping () -> Void) -> Bool {
        guard let current, !current.hasEnded else { return false }
        current.entries.append(Entry(run: run, cancel: cancel))
        return true
    }

    // MARK: Changes

    /// Calls an animation's closure, whose changes are held in an interactive transition.
    ///
    /// - Parameters:
    ///   - timing: The animation's timing; nil for changes that aren't animated. In the closure of another animation,
    ///     it is that one's.
    ///   - overrides: A Boolean value that indicates whether the timing replaces that of an outer animation.
    static func record(_ timing: AnimationTiming?, overrides: Bool = false, _ body: () -> Void) {
        guard let current, !current.hasEnded else {
            guard let recorder = ShownWindows.current.animations else { return body() }
            return recorder.record(timing, overrides: overrides, body)
        }
        current.changes.record(timing, overrides: overrides, in: current.root.map { [$0] } ?? [], body)
    }

    /// The timing of a keyframe in the animation whose closure runs; nil outside of one.
    ///
    /// - Parameters:
    ///   - start: The start as a fraction of the whole animation, 0…1.
    ///   - duration: The duration as a fraction of it.
    static func keyframe(start: Double, duration: Double) -> AnimationTiming? {
        let enclosing = current.map(\.changes.timing) ?? ShownWindows.current.animations?.timing
        guard let outer = enclosing, let length = outer.duration else { return enclosing }
        return AnimationTiming(
            start: outer.start + start * length, duration: max(0, duration) * length, curve: .linear)
    }

    // MARK: Course

    /// Draws the changes as far as a gesture has come.
    ///
    /// - Parameters:
    ///   - fraction: The progress of the gesture, 0…1.
    ///   - duration: The duration of the whole transition, in seconds.
    func show(at fraction: CGFloat, of duration: TimeInterval) {
        changes.show { $0.timing.progress(at: fraction, of: duration) }
    }

    /// Keeps the changes and calls the completions, or takes the changes back.
    func end(cancels: Bool) {
        let (held, tracks) = (entries, changes.tracks)
        forget()
        if cancels {
            for track in tracks.reversed() { track.layer.restore(track.from, replacing: track.to) }
        }
        // The closure whose animations are held may end the interaction itself.
        let outer = Self.current
        Self.current = nil
        defer { Self.current = outer }
        for entry in held {
            if cancels { entry.cancel() } else { entry.run() }
        }
    }

    /// Draws the layers as they are, and forgets the completions.
    func forget() {
        changes.forget()
        entries = []
        hasEnded = true
    }
}
