import Foundation
import SwiftlyUI

extension FluentEffects {
    /// A view in a visible window, tapped once.
    @MainActor private static func isTapped(_ prepare: (UIView) -> UIView) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.isHidden = false
        let view = UIView(frame: window.bounds)
        window.addSubview(view)
        return prepare(view) === view && view.simulateTap() === view
    }

    private final class Target {
        var taps = 0
        func tap() { taps += 1 }
    }

    static let gestures: [FluentEffect] = [
        .init("UIView.onGesture(_:action: () -> Void)") {
            var taps = 0
            return isTapped { $0.onGesture(.tap) { taps += 1 } } && taps == 1
        },
        .init("UIView.onGesture(_:action: (UIGestureRecognizer) -> Void)") {
            var view: UIView?
            return isTapped { $0.onGesture(.tap) { view = $0.view } } && view != nil
        },
        .init("UIView.onGesture(_:when: UIGestureRecognizer.State, action: () -> Void)") {
            var taps = 0
            return isTapped {
                $0.onGesture(.tap, when: .ended) { taps += 1 }.onGesture(.pan, when: .began) { taps += 10 }
            } && taps == 1
        },
        .init("UIView.onGesture(_:when: UIGestureRecognizer.State, action: (UIGestureRecognizer) -> Void)") {
            var states: [UIGestureRecognizer.State] = []
            return isTapped { $0.onGesture(.tap, when: .ended) { states.append($0.state) } } && states == [.ended]
        },
        .init("UIView.onGesture(_:when: Set<UIGestureRecognizer.State>, action: () -> Void)") {
            var taps = 0
            return isTapped { $0.onGesture(.tap, when: [.ended, .began]) { taps += 1 } } && taps == 1
        },
        .init("UIView.onGesture(_:when: Set<UIGestureRecognizer.State>, action: (UIGestureRecognizer) -> Void)") {
            var states: [UIGestureRecognizer.State] = []
            return isTapped { $0.onGesture(.tap, when: [.ended, .began]) { states.append($0.state) } }
                && states == [.ended]
        },
        .init("UIView.onGesture(_:target:action: (T) -> Void)") {
            let target = Target()
            return isTapped { $0.onGesture(.tap, target: target) { $0.taps += 1 } } && target.taps == 1
        },
        .init("UIView.onGesture(_:target:action: (T, GestureRecognizer) -> Void)") {
            let target = Target()
            return isTapped {
                $0.onGesture(.tap, target: target) { (target, tap: UITapGestureRecognizer) in
                    target.taps += tap.numberOfTapsRequired
                }
            } && target.taps == 1
        },
        .init("UIView.onGesture(_: GestureType, target: T, action: Selector)") {
            let target = Target()
            return isTapped { $0.onGesture(.tap, target: target, action: Selector("tap", Target.tap)) }
                && target.taps == 1
        },
        .init("UIView.getGesture(for:)") {
            let view = UIView().onGesture(.pinch) {}
            let found = view.getGesture(for: .pinch)
            return found is UIPinchGestureRecognizer && found === view.gestureRecognizers?.first
                && view.getGesture(for: .rotation) == nil
        },
        .init("GestureType.longPressValue") {
            let view = UIView().onGesture(.longPress(minimumDuration: 2)) {}.onGesture(.longPress()) {}
            let durations = view.gestureRecognizers?.compactMap {
                ($0 as? UILongPressGestureRecognizer)?.minimumPressDuration
            }
            return durations == [2, 0.5] && UIView.GestureType.longPress().longPressValue == 0.5
                && UIView.GestureType.pan.longPressValue == 0
        },
        .init("GestureType.swipeValue") {
            let view = UIView().onGesture(.swipe(direction: .up)) {}.onGesture(.swipe()) {}
            let directions = view.gestureRecognizers?.compactMap { ($0 as? UISwipeGestureRecognizer)?.direction }
            return directions == [.up, .right] && UIView.GestureType.swipe(direction: .left).swipeValue == .left
                && UIView.GestureType.tap.swipeValue == .right
        },
        .init("GestureType.swipeTouchesValue") {
            let view = UIView().onGesture(.swipe(numberOfTouchesRequired: 2)) {}
            let swipe = view.getGesture(for: .swipe(numberOfTouchesRequired: 2)) as? UISwipeGestureRecognizer
            return swipe?.numberOfTouchesRequired == 2 && UIView.GestureType.swipe().swipeTouchesValue == 1
                && UIView.GestureType.doubleTap.swipeTouchesValue == 0
        },
    ]
}
