import Foundation

/// A swipe in one of several directions.
///
/// It requires a movement of 50 points within half a second, with a deviation of at most half the distance (not
/// measured).
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions of a swipe.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits of the directions.
        public let rawValue: UInt
        /// Creates directions from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upward.
        public static let up = Direction(rawValue: 4)
        /// Downward.
        public static let down = Direction(rawValue: 8)
    }

    /// The directions that are recognized.
    open var direction: Direction = .right
    /// The number of fingers; at least 1.
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
