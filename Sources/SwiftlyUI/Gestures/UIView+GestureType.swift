import BuilderUIKit
import Foundation

extension UIView {
    /// A gesture that `onGesture` watches for. Two are the same when all about them is: swipes to the left and to the
    /// right are two.
    public enum GestureType: Equatable, Hashable, Sendable {
        /// A tap. It waits for a double tap and a long press of the same view to fail.
        case tap
        /// Two taps, one after the other.
        case doubleTap
        /// A finger that stays down, for so many seconds at least.
        case longPress(minimumDuration: TimeInterval = 0.5)
        /// A finger that moves.
        case pan
        /// A quick stroke in a direction, with so many fingers.
        case swipe(direction: UISwipeGestureRecognizer.Direction = .right, numberOfTouchesRequired: Int = 1)
        /// Two fingers that move apart or together.
        case pinch
        /// Two fingers that turn about each other.
        case rotation

        /// Seconds that a long press takes; 0 for other types.
        public var longPressValue: TimeInterval {
            if case .longPress(let duration) = self { duration } else { 0 }
        }

        /// The direction of a swipe; right for other types.
        public var swipeValue: UISwipeGestureRecognizer.Direction {
            if case .swipe(let direction, _) = self { direction } else { .right }
        }

        /// The fingers that a swipe takes; 0 for other types.
        public var swipeTouchesValue: Int {
            if case .swipe(_, let count) = self { count } else { 0 }
        }
    }
}

extension UIView.GestureType {
    /// A recognizer of this type, without handlers.
    @MainActor
    func makeRecognizer() -> UIGestureRecognizer {
        switch self {
        case .tap: return UITapGestureRecognizer()
        case .doubleTap:
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = 2
            return tap
        case .longPress(let duration):
            let press = UILongPressGestureRecognizer()
            if duration.isFinite { press.minimumPressDuration = duration }
            return press
        case .pan: return UIPanGestureRecognizer()
        case .swipe(let direction, let count):
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            swipe.numberOfTouchesRequired = count
            return swipe
        case .pinch: return UIPinchGestureRecognizer()
        case .rotation: return UIRotationGestureRecognizer()
        }
    }
}
