import Foundation

/// A swipe in one of some directions: 50 points within half a second, and not far to the side (recalled of UIKit).
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }

    open var direction: Direction = .right
    /// At least 1.
    open var numberOfTouchesRequired = 1

    private static let distance: CGFloat = 50
    private static let duration: TimeInterval = 0.5
    private var way = CGPoint.zero

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count > max(1, numberOfTouchesRequired) {
            state = .failed
            return
        }
        if self.touches.count == touches.count { deadline = event.timestamp + Self.duration }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard pendingState == nil, self.touches.count == max(1, numberOfTouchesRequired) else { return }
        let now = TouchDispatcher.middle(of: self.touches.map(\.windowLocation))
        let before = TouchDispatcher.middle(of: self.touches.map(\.previousWindowLocation))
        way.x += now.x - before.x
        way.y += now.y - before.y
        if goes(.right, way.x, way.y) || goes(.left, -way.x, way.y) || goes(.down, way.y, way.x)
            || goes(.up, -way.y, way.x)
        {
            state = .ended
        } else if hypot(way.x, way.y) >= Self.distance {
            state = .failed
        }
    }

    private func goes(_ wanted: Direction, _ forward: CGFloat, _ aside: CGFloat) -> Bool {
        direction.contains(wanted) && forward >= Self.distance && abs(aside) <= forward / 2
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if pendingState == nil { state = .failed }
    }

    override func deadlinePassed() { state = .failed }

    open override func reset() {
        super.reset()
        way = .zero
    }
}
