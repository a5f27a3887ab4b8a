import Foundation
import Settling

/// The animations of a screen of which frames are drawn: they take their time, in virtual seconds.
///
/// Views have their final values at once, as without frames; what is drawn lies between those and the values before.
/// Completions are called at the end. Of animations that repeat, the first pass is drawn.
@MainActor
final class RecordedAnimations {
    private let changes = LayerChangeLog()

    /// The timing of the animation whose closure runs; nil outside of one.
    var timing: AnimationTiming? { changes.timing }

    private var time: Double { ScreenWork.current?.elapsed ?? 0 }

    /// Calls an animation's closure, and notes the changes that it makes in visible windows.
    func record(_ timing: AnimationTiming?, overrides: Bool, _ body: () -> Void) {
        let windows = ShownWindows.current.all.filter { !$0.isHidden }
        changes.record(timing, overrides: overrides, in: windows.map(\.layer), at: time, body)
    }

    /// A Boolean value that indicates whether an animation hasn't ended.
    var isRunning: Bool { changes.tracks.contains { $0.end > time } }

    /// Draws the layers as far as virtual time has come.
    func show() {
        let time = time
        changes.forget { $0.end <= time }
        changes.show { $0.timing.progress(at: CGFloat(time - $0.begin), of: 1) }
    }

    /// Draws the layers as they are.
    func forget() { changes.forget() }
}

extension LayerChangeLog.Track {
    /// The time at which the animation ends, in seconds.
    fileprivate var end: Double { begin + timing.start + (timing.duration ?? 0) }
}
