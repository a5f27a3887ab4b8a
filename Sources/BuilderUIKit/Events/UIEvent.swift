import Foundation

/// What happened: the touches that belong together.
@preconcurrency @MainActor
open class UIEvent: _MainActorObject {
    public enum EventType: Int, Hashable, Sendable {
        case touches = 0
        case motion = 1
        case remoteControl = 2
        case presses = 3
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    public enum EventSubtype: Int, Hashable, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
    }

    let touches: Set<UITouch>
    private let time: TimeInterval

    init(touches: Set<UITouch>, time: TimeInterval) {
        self.touches = touches
        self.time = time
        super.init(_responder: ())
    }

    /// An event without touches, for tests that override its properties.
    public init() {
        touches = []
        time = 0
        super.init(_responder: ())
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// Seconds of the window's own clock.
    open var timestamp: TimeInterval { time }
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

    open func touches(for view: UIView) -> Set<UITouch>? { some { $0.view === view } }

    open func touches(for window: UIWindow) -> Set<UITouch>? { some { $0.window === window } }

    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { some { gesture.touches.contains($0) } }

    /// Nothing moves between events here: the touch itself.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { touches.contains(touch) ? [touch] : nil }

    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }

    private func some(_ isWanted: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(isWanted)
        return found.isEmpty ? nil : found
    }
}
