import Foundation

/// What happened: the touches that belong together.
@preconcurrency @MainActor
open class UIEvent: NSObject {
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
    }

    let touches: Set<UITouch>

    init(touches: Set<UITouch>) {
        self.touches = touches
        super.init()
    }

    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    /// Time stands still.
    open var timestamp: TimeInterval { 0 }
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

    open func touches(for view: UIView) -> Set<UITouch>? {
        let found = touches.filter { $0.view === view }
        return found.isEmpty ? nil : found
    }

    open func touches(for window: UIWindow) -> Set<UITouch>? {
        let found = touches.filter { $0.window === window }
        return found.isEmpty ? nil : found
    }
}
