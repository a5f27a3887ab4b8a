import Foundation

/// A drag with one or more fingers. It begins after a movement of 10 points.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of fingers.
    open var minimumNumberOfTouches = 1
    /// The maximum number of fingers.
    open var maximumNumberOfTouches = Int.max

    /// The translation in the window's coordinates, in points.
    private(set) var windowTranslation = CGPoint.zero
    /// The velocity in the window's coordinates, in points per second.
    private var windowVelocity = CGPoint.zero
    private var lastMove: TimeInterval?
    private static let hysteresis: CGFloat = 10
    /// The time without movement after which the velocity is zero, in seconds.
    private static let rest: TimeInterval = 0.05

    /// Returns the distance that the fingers have moved since they were put down, in points.
    open func translation(in view: UIView?) -> CGPoint { convert(distance: windowTranslation, to: view) }

    /// Sets the translation to which further movement is added, in points.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let view, let window = view.window else {
            windowTranslation = translation
            return
        }
        var (start, end) = (CGPoint.zero, translation)
        if let windowLocation, view.layer.projections(to: window.layer) != nil {
            // In perspective, distances depend on the place: they end at the fingers.
            end = view.convert(windowLocation, from: window)
            start = CGPoint(x: end.x - translation.x, y: end.y - translation.y)
        }
        (start, end) = (view.convert(start, to: window), view.convert(end, to: window))
        windowTranslation = CGPoint(x: end.x - start.x, y: end.y - start.y)
    }

    /// Returns the velocity between the last two moves in points per second of the window's clock; zero if the fingers
    /// rest.
    open func velocity(in view: UIView?) -> CGPoint { convert(distance: windowVelocity, to: view, share: 1 / 60) }

    /// Returns a Boolean value that indicates whether the gesture may begin with a translation that exceeds the
    /// hysteresis.
    func shouldBegin(translation: CGPoint) -> Bool { true }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count > maximumNumberOfTouches, storedState == .possible { state = .failed }
        if lastMove == nil { lastMove = event.timestamp }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count >= minimumNumberOfTouches else { return }
        let now = TouchDispatcher.middle(of: self.touches.map(\.windowLocation))
        let before = TouchDispatcher.middle(of: self.touches.map(\.previousWindowLocation))
        let step = CGPoint(x: now.x - before.x, y: now.y - before.y)
        windowTranslation.x += step.x
        windowTranslation.y += step.y
        let duration = event.timestamp - (lastMove ?? event.timestamp)
        if duration > 0 { windowVelocity = CGPoint(x: step.x / duration, y: step.y / duration) }
        lastMove = event.timestamp
        if storedState != .possible {
            state = .changed
        } else if pendingState == nil, hypot(windowTranslation.x, windowTranslation.y) >= Self.hysteresis {
            state = shouldBegin(translation: windowTranslation) ? .began : .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let left = self.touches.filter { !touches.contains($0) }
        guard left.count < minimumNumberOfTouches || left.isEmpty else { return }
        if event.timestamp - (lastMove ?? 0) > Self.rest { windowVelocity = .zero }
        state = storedState == .possible && pendingState == nil ? .failed : .ended
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        super.reset()
        windowTranslation = .zero
        windowVelocity = .zero
        lastMove = nil
    }
}

/// A pan that begins at an edge of the window.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which the gesture may begin.
    open var edges: UIRectEdge = []
    /// The maximum distance of the first touch from the edge, in points (not measured).
    private static let reach: CGFloat = 20
    private var startEdges: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let touch = touches.first, let bounds = touch.window?.bounds else { return }
        let point = touch.windowLocation
        var near: UIRectEdge = []
        if point.x - bounds.minX < Self.reach { near.insert(.left) }
        if bounds.maxX - point.x < Self.reach { near.insert(.right) }
        if point.y - bounds.minY < Self.reach { near.insert(.top) }
        if bounds.maxY - point.y < Self.reach { near.insert(.bottom) }
        startEdges = near.intersection(edges)
        if startEdges.isEmpty { state = .failed }
    }

    override func shouldBegin(translation: CGPoint) -> Bool {
        if abs(translation.x) >= abs(translation.y) { return startEdges.contains(translation.x > 0 ? .left : .right) }
        return startEdges.contains(translation.y > 0 ? .top : .bottom)
    }
}
