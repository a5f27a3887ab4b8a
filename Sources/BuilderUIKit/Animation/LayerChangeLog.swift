import Foundation

/// The changes of layers that the closures of animations make, each with its timing.
@MainActor
final class LayerChangeLog {
    /// The changes of a layer that one animation made.
    struct Track {
        let layer: CALayer
        let from: LayerValues
        let to: LayerValues
        let timing: AnimationTiming
        /// The time at which the animation was begun, in seconds.
        let begin: Double
    }

    private(set) var tracks: [Track] = []
    /// The timing of the animation whose closure runs; nil outside of one.
    private(set) var timing: AnimationTiming?
    /// The layers' values when the closure that runs was called, or the last one in it returned.
    private var values: [ObjectIdentifier: (layer: CALayer, values: LayerValues)] = [:]

    /// Calls an animation's closure, and notes the changes that it makes.
    ///
    /// - Parameters:
    ///   - timing: The animation's timing; nil for changes that aren't animated. In the closure of another animation,
    ///     it is that one's.
    ///   - overrides: A Boolean value that indicates whether the timing replaces that of an outer animation.
    ///   - roots: The layers whose descendants' changes are noted.
    ///   - time: The time at which the animation begins, in seconds.
    func record(
        _ timing: AnimationTiming?, overrides: Bool, in roots: [CALayer], at time: Double = 0, _ body: () -> Void
    ) {
        let used = timing == nil || overrides ? timing : self.timing ?? timing
        noteChanges(in: roots, at: time)
        let outer = self.timing
        self.timing = used
        body()
        noteChanges(in: roots, at: time)
        self.timing = outer
    }

    /// Attributes the changes since the last call to the animation whose closure runs.
    private func noteChanges(in roots: [CALayer], at time: Double) {
        guard !roots.isEmpty else { return }
        var now: [ObjectIdentifier: (layer: CALayer, values: LayerValues)] = [:]
        var waiting = roots
        while let layer = waiting.popLast() {
            now[ObjectIdentifier(layer)] = (layer, LayerValues(of: layer))
            waiting += layer.children
        }
        if let timing {
            for (key, entry) in now {
                guard let before = values[key]?.values, before != entry.values else { continue }
                tracks.append(
                    Track(layer: entry.layer, from: before, to: entry.values, timing: timing, begin: time))
            }
        }
        values = now
    }

    /// Forgets the layers' values, before closures whose changes aren't noted.
    func forgetValues() { values = [:] }

    /// Draws the layers as far as their changes have come.
    ///
    /// - Parameter progress: Returns the part of a change that is visible, where 0 is none and 1 is all of it.
    func show(_ progress: (Track) -> CGFloat) {
        for track in tracks { track.layer.heldChanges = nil }
        for track in tracks {
            let held = track.layer.heldChanges ?? HeldChanges()
            held.add(from: track.from, to: track.to, progress: progress(track))
            track.layer.heldChanges = held
        }
    }

    /// Draws the layers as they are, and forgets the changes that meet a condition.
    func forget(where isOver: (Track) -> Bool = { _ in true }) {
        for track in tracks { track.layer.heldChanges = nil }
        tracks.removeAll(where: isOver)
    }
}
