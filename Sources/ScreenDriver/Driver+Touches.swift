import BuilderUIKit
import Foundation

extension Driver {
    /// Taps a view.
    ///
    /// - Parameter place: the place in the view, from (0, 0) to (1, 1); nil for its center, or for another place that a
    ///   finger reaches.
    /// - Throws: `DriverError`.
    public func tap(_ query: ViewQuery, at place: CGPoint? = nil) async throws {
        try await act("tap(\(query))") {
            let point = try reach(find(query), at: place)
            try tap(at: point)
        }
    }

    /// Taps a view twice.
    public func doubleTap(_ query: ViewQuery, at place: CGPoint? = nil) async throws {
        try await act("doubleTap(\(query))") {
            let point = try reach(find(query), at: place)
            try tap(at: point, count: 2)
        }
    }

    /// Holds a finger on a view.
    ///
    /// - Parameter duration: the seconds for which the finger rests, at most 60.
    public func longPress(_ query: ViewQuery, duration: Double = 1, at place: CGPoint? = nil) async throws {
        try await act("longPress(\(query))") {
            let point = try reach(find(query), at: place)
            try down(at: point)
            try pass(min(60, max(0, duration)))
            try up()
        }
    }

    /// The direction in which a finger moves.
    public enum Direction: String, Hashable, Sendable, CaseIterable {
        /// Upward, as to scroll down.
        case up
        /// Downward.
        case down
        /// To the left.
        case left
        /// To the right.
        case right

        /// The unit vector in the window's coordinates.
        var vector: CGVector {
            switch self {
            case .up: CGVector(dx: 0, dy: -1)
            case .down: CGVector(dx: 0, dy: 1)
            case .left: CGVector(dx: -1, dy: 0)
            case .right: CGVector(dx: 1, dy: 0)
            }
        }
    }

    /// Moves a finger fast over a view, and lifts it while it moves.
    ///
    /// - Parameters:
    ///   - direction: the direction in which the finger moves.
    ///   - query: the view; nil for the whole screen.
    ///   - distance: the way of the finger in points; as far as the view reaches, and at most 300, without one.
    public func swipe(_ direction: Direction, on query: ViewQuery? = nil, distance: CGFloat? = nil) async throws {
        try await act("swipe(.\(direction.rawValue)" + (query.map { ", on: \($0)" } ?? "") + ")") {
            let window = try window
            let view = try query.map { try find($0) } ?? window
            // A swipe over the whole screen may begin on anything.
            let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
            let start = try query == nil ? middle : reach(view, moves: true)
            let extent = view.convert(view.bounds, to: window).intersection(window.bounds)
            let room = direction.vector.dx == 0 ? extent.height : extent.width
            let way = min(max(20, distance ?? min(300, room * 0.6)), 2000)
            // The finger begins so that its way lies around the middle.
            let offset = distance == nil ? way / 2 : 0
            var first = CGPoint(x: start.x - direction.vector.dx * offset, y: start.y - direction.vector.dy * offset)
            let target = Reach(of: view, in: window, moves: true)
            if (try? screen.step({ try target.check(first) })) == nil { first = start }
            try down(at: first)
            try move(
                from: first,
                to: CGPoint(x: first.x + direction.vector.dx * way, y: first.y + direction.vector.dy * way),
                duration: 0.15)
            try up()
        }
    }

    /// Drags a view by a distance in points, and lifts the finger after it has come to rest.
    ///
    /// - Parameter pressing: the seconds for which the finger rests before it moves, such as 0.6 to pick up a row.
    public func drag(
        _ query: ViewQuery, by distance: CGVector, at place: CGPoint? = nil, pressing: Double = 0,
        duration: Double = 0.3
    ) async throws {
        try await act("drag(\(query))") {
            let start = try reach(find(query), at: place, moves: true)
            try drag(
                from: start, to: CGPoint(x: start.x + distance.dx, y: start.y + distance.dy), pressing: pressing,
                duration: duration)
        }
    }

    /// Drags a view onto the center of another one.
    public func drag(
        _ query: ViewQuery, onto target: ViewQuery, at place: CGPoint? = nil, pressing: Double = 0,
        duration: Double = 0.3
    ) async throws {
        try await act("drag(\(query), onto: \(target))") {
            let start = try reach(find(query), at: place)
            let view = try find(target)
            let window = try window
            let rect = try screen.step { try Reach(of: view, in: window).dropRect() }
            try drag(
                from: start, to: CGPoint(x: rect.midX, y: rect.midY), pressing: pressing, duration: duration)
        }
    }

    // MARK: Fingers

    func tap(at point: CGPoint, count: Int = 1) throws {
        for index in 0..<count {
            if index > 0 { try pass(0.1) }
            try down(at: point)
            try pass(0.05)
            try up(waits: index == count - 1)
        }
    }

    func down(at point: CGPoint) throws {
        let window = try window
        screen.step {
            let windows = ScreenWindows(window)
            windows.layoutIfNeeded()
            // A touch belongs to the window in which it begins, as long as it lasts.
            let touched = windows.hitTest(point)?.ownWindow ?? window
            let finger = TouchSimulator(window: touched)
            finger.down(at: touched.convert(point, from: window))
            self.finger = finger
        }
        try onFrame?(self)
    }

    func move(from start: CGPoint, to end: CGPoint, duration: Double) throws {
        let window = try window
        let duration = min(60, max(0, duration.isFinite ? duration : 0))
        let count = max(1, Int((duration / Self.frame).rounded()))
        for index in 1...count {
            let part = CGFloat(index) / CGFloat(count)
            let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            screen.step {
                ScreenWindows(window).wait(duration / Double(count))
                if let finger { finger.move(to: finger.window.convert(point, from: window)) }
            }
            screen.advance(by: duration / Double(count))
            try onFrame?(self)
        }
    }

    /// Lifts the finger.
    ///
    /// - Parameter waits: A Boolean value that indicates whether gestures that wait for more touches fail, as after the
    ///   time of a double tap.
    func up(waits: Bool = true) throws {
        screen.step {
            finger?.up()
            if waits { finger?.waitForGestures() }
        }
        finger = nil
        screen.advance(by: 0)
        try onFrame?(self)
    }

    func drag(from start: CGPoint, to end: CGPoint, pressing: Double = 0, duration: Double = 0.3) throws {
        try down(at: start)
        try pass(min(60, max(0, pressing)))
        try move(from: start, to: end, duration: duration)
        try pass(0.1)
        try up()
    }
}
