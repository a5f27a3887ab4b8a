import Foundation

/// The animations that began while a gesture drives a transition, and that run when it ends.
@MainActor
final class HeldAnimations {
    private struct Entry {
        let run: () -> Void
        let cancel: () -> Void
    }

    private var entries: [Entry] = []
    /// The animations of the animator that is setting up its views; nil outside of an interactive transition.
    private static var current: HeldAnimations?

    /// Calls a closure whose animations are held.
    func hold(_ body: () -> Void) {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        body()
    }

    /// Holds an animation if a closure of an interactive transition begins it.
    ///
    /// - Parameters:
    ///   - cancel: A closure that is called in place of `run` if the gesture cancels the transition.
    ///   - run: A closure that begins the animation.
    /// - Returns: False if the animation runs now.
    static func hold(cancel: @escaping () -> Void, _ run: @escaping () -> Void) -> Bool {
        guard let current else { return false }
        current.entries.append(Entry(run: run, cancel: cancel))
        return true
    }

    /// Runs the animations, or cancels them.
    func end(cancels: Bool) {
        let held = entries
        entries = []
        // The closure whose animations are held may end the interaction itself.
        let outer = Self.current
        Self.current = nil
        defer { Self.current = outer }
        for entry in held {
            if cancels { entry.cancel() } else { entry.run() }
        }
    }

    func forget() { entries = [] }
}
