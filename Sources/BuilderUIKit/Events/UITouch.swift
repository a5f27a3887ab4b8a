import Foundation

/// One finger on the screen. Views are drawn, not touched, so touches exist only where code makes them.
@preconcurrency @MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Hashable, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    public enum TouchType: Int, Hashable, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3
    }

    /// In the window's coordinates, in points.
    var windowLocation: CGPoint
    public internal(set) weak var view: UIView?
    public internal(set) weak var window: UIWindow?
    public internal(set) var phase: Phase
    public internal(set) var tapCount: Int
    public var type: TouchType { .direct }
    public var timestamp: TimeInterval { 0 }
    public var force: CGFloat { 1 }
    public var maximumPossibleForce: CGFloat { 1 }

    /// A touch in a view, at a place in its window's coordinates.
    init(in view: UIView?, at windowLocation: CGPoint, phase: Phase = .ended, tapCount: Int = 1) {
        self.view = view
        self.windowLocation = windowLocation
        self.phase = phase
        self.tapCount = tapCount
        super.init()
        window = view?.window
    }

    /// The touch's place in a view's coordinates, in points; nil means the window's.
    open func location(in view: UIView?) -> CGPoint {
        guard let view, let window = view.window else { return windowLocation }
        return view.convert(windowLocation, from: window)
    }

    open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}
