import Foundation

/// An event: a set of touches that belong together.
@preconcurrency @MainActor
open class UIEvent: _MainActorObject {
    /// The kind of an event. Only touches occur here.
    public enum EventType: Int, Hashable, Sendable {
        /// Touches on the screen.
        case touches = 0
        /// Motion of the device.
        case motion = 1
        /// Remote control of media.
        case remoteControl = 2
        /// Presses of physical buttons.
        case presses = 3
        /// Scrolling with a pointing device.
        case scroll = 10
        /// A pointer over a view.
        case hover = 11
        /// Scaling or rotation with a pointing device.
        case transform = 14
    }

    /// The subtype of an event. Only `none` occurs here.
    public enum EventSubtype: Int, Hashable, Sendable {
        /// No subtype.
        case none = 0
        /// The device is shaken.
        case motionShake = 1
        /// Starts playback.
        case remoteControlPlay = 100
        /// Pauses playback.
        case remoteControlPause = 101
        /// Stops playback.
        case remoteControlStop = 102
        /// Starts or pauses playback.
        case remoteControlTogglePlayPause = 103
        /// Skips to the next track.
        case remoteControlNextTrack = 104
        /// Skips to the previous track.
        case remoteControlPreviousTrack = 105
    }

    let touches: Set<UITouch>
    private let time: TimeInterval

    init(touches: Set<UITouch>, time: TimeInterval) {
        self.touches = touches
        self.time = time
        super.init(_responder: ())
    }

    /// Creates an event without touches, for tests that override its properties.
    public init() {
        touches = []
        time = 0
        super.init(_responder: ())
    }

    /// The kind of the event; always `EventType.touches`.
    open var type: EventType { .touches }
    /// The subtype of the event; always `EventSubtype.none`.
    open var subtype: EventSubtype { .none }
    /// The time of the event, in seconds of the window's own clock.
    open var timestamp: TimeInterval { time }
    /// All touches of the event, or nil if there are none.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

    /// Returns the touches that began in the view, or nil if there are none.
    open func touches(for view: UIView) -> Set<UITouch>? { some { $0.view === view } }

    /// Returns the touches in the window, or nil if there are none.
    open func touches(for window: UIWindow) -> Set<UITouch>? { some { $0.window === window } }

    /// Returns the touches that the gesture receives, or nil if there are none.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { some { gesture.touches.contains($0) } }

    /// Returns the touch itself, because nothing moves between events here.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }

    /// Returns nil: touches aren't predicted.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }

    private func some(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(isWanted)
        return found.isEmpty ? nil : found
    }
}
