import BuilderUIKit
import Foundation

extension UIView {
    /// A gesture that `onGesture` recognizes. Two are equal if all their values are: swipes to the left and to the
    /// right are different gestures.
    public enum GestureType: Equatable, Hashable, Sendable {
        /// A tap. It requires a double tap and a long press of the same view to fail.
        case tap
        /// Two taps in succession.
        case doubleTap
        /// A finger held down for a minimum duration in seconds.
        case longPress(minimumDuration: TimeInterval = 0.5)
        /// A drag.
        case pan
        /// A swipe in a direction, with a number of fingers.
        case swipe(direction: UISwipeGestureRecognizer.Direction = .right, numberOfTouchesRequired: Int = 1)
        /// Two fingers that move apart or toward each other.
        case pinch
        /// Two fingers that rotate around each other.
        case rotation

        /// The minimum duration of a long press, in seconds; 0 for other types.
        public var longPressValue: TimeInterval {
            if case .longPress(let duration) = self { duration } else { 0 }
        }

        /// The direction of a swipe; right for other types.
        public var swipeValue: UISwipeGestureRecognizer.Direction {
            if case .swipe(let direction, _) = self { direction } else { .right }
        }

        /// The number of fingers of a swipe; 0 for other types.
        public var swipeTouchesValue: Int {
            if case .swipe(_, let count) = self { count } else { 0 }
        }
    }
}

extension UIView.GestureType {
    /// Creates a recognizer of this type, without handlers.
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
