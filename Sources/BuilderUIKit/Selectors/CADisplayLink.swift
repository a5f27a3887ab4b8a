import Foundation

/// A range of frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
    /// The least rate.
    public var minimum: Float
    /// The greatest rate.
    public var maximum: Float
    /// The preferred rate; nil for none.
    public var preferred: Float?

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// The range of a screen without preference.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// A timer that performs a method of its target with each frame of the screen, 60 times per second.
///
/// It fires while a run loop turns that it was added to, which retains it; during a render the main loop's links fire
/// in virtual time, up to the limit for pending work.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
    private var target: AnyObject?
    private let selector: Selector
    private var timers: [(loop: RunLoop, mode: RunLoop.Mode, timer: Timer)] = []
    /// The frames of the render in which the link was added to the main loop.
    private var frames: ScreenTimer?

    /// Creates a link that isn't added to a run loop. It retains its target until it is invalidated.
    public init(target: Any, selector: Selector) {
        self.target = target as AnyObject
        self.selector = selector
        super.init()
    }

    /// A Boolean value that indicates whether frames are passed over.
    open var isPaused = false
    /// The time of the last frame in seconds, on the clock of `CACurrentMediaTime()`; 0 before the first.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next frame in seconds.
    open var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// The time between two frames, in seconds.
    open var duration: CFTimeInterval { 1 / 60 }
    /// The number of frames per second that the app prefers; stored without effect.
    open var preferredFramesPerSecond = 0
    /// The number of the screen's frames for each of the link's; stored without effect. 1 by default.
    open var frameInterval = 1
    /// The range of frames per second that the app prefers; stored without effect.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Adds the link to a run loop, which retains it; an invalidated link isn't added.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil, !timers.contains(where: { $0.loop === runloop && $0.mode == mode }) else { return }
        let timer = Timer(timeInterval: duration, repeats: true) { timer in
            MainActor.assumeIsolated { self.fire() }
        }
        timers.append((runloop, mode, timer))
        guard let screen = ScreenWork.current else { return runloop.add(timer, forMode: mode) }
        if frames == nil {
            frames = screen.eachFrame(duration) { MainActor.assumeIsolated { self.fire() } }
        }
    }

    /// Removes the link from a run loop in a mode.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        for item in timers where item.loop === runloop && item.mode == mode { item.timer.invalidate() }
        timers.removeAll { $0.loop === runloop && $0.mode == mode }
        endFramesOutsideOfLoops()
    }

    /// Removes the link from all run loops, and releases its target.
    open func invalidate() {
        for item in timers { item.timer.invalidate() }
        timers = []
        target = nil
        endFramesOutsideOfLoops()
    }

    private func endFramesOutsideOfLoops() {
        guard timers.isEmpty else { return }
        frames?.cancel()
        frames = nil
    }

    private func fire() {
        guard !isPaused, let target else { return }
        timestamp = CACurrentMediaTime()
        selector.perform(on: target, [self])
    }
}

extension UIScreen {
    /// Returns a link that isn't added to a run loop.
    @MainActor
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
}
