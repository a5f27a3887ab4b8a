// Made by scripts/make-swiftly-interface.
import SwiftlyUI

extension ProvedInterface {
    static let gesturesLines = [
        #"extension UIView"#,
        #"func onGesture<T: AnyObject>(_ type: GestureType, target: T, action: @escaping (T) -> Void) -> Self"#,
        #"func onGesture<T: AnyObject, GestureRecognizer: UIGestureRecognizer>(_ type: GestureType, target: T, action: @escaping (T, GestureRecognizer) -> Void) -> Self"#,
        #"func onGesture(_ type: GestureType, action: @escaping (UIGestureRecognizer) -> Void) -> Self"#,
        #"func onGesture(_ type: GestureType, when state: UIGestureRecognizer.State, action: @escaping (UIGestureRecognizer) -> Void) -> Self"#,
        #"func onGesture(_ type: GestureType, when states: Set<UIGestureRecognizer.State>, action: @escaping (UIGestureRecognizer) -> Void) -> Self"#,
        #"func onGesture(_ type: GestureType, action: @escaping () -> Void) -> Self"#,
        #"func onGesture(_ type: GestureType, when state: UIGestureRecognizer.State, action: @escaping () -> Void) -> Self"#,
        #"func onGesture(_ type: GestureType, when states: Set<UIGestureRecognizer.State>, action: @escaping () -> Void) -> Self"#,
        #"func getGesture(for type: GestureType) -> UIGestureRecognizer?"#,
        #"enum UIView.GestureType: Equatable, Hashable"#,
        #"case tap"#,
        #"case doubleTap"#,
        #"case longPress(minimumDuration: TimeInterval = 0.5)"#,
        #"case pan"#,
        #"case swipe(direction: UISwipeGestureRecognizer.Direction = .right, numberOfTouchesRequired: Int = 1)"#,
        #"case pinch"#,
        #"case rotation"#,
        #"var longPressValue: TimeInterval"#,
        #"var swipeValue: UISwipeGestureRecognizer.Direction"#,
        #"var swipeTouchesValue: Int"#,
    ]
}

extension UIView {
    @MainActor static func interface318() {
        _ = Self.self
    }

    @MainActor func interface319<T: AnyObject>(_ type: GestureType, target: T, action: @escaping (T) -> Void) -> Self {
        var result = self.onGesture(type, target: target, action: action)
        prove(&result, Same<Self>())
        self.onGesture(type, target: target, action: action)
        return result
    }

    @MainActor func interface320<T: AnyObject, GestureRecognizer: UIGestureRecognizer>(
        _ type: GestureType, target: T, action: @escaping (T, GestureRecognizer) -> Void
    ) -> Self {
        var result = self.onGesture(type, target: target, action: action)
        prove(&result, Same<Self>())
        self.onGesture(type, target: target, action: action)
        return result
    }

    @MainActor func interface321(_ type: GestureType, action: @escaping (UIGestureRecognizer) -> Void) -> Self {
        var result = self.onGesture(type, action: action)
        prove(&result, Same<Self>())
        self.onGesture(type, action: action)
        return result
    }

    @MainActor func interface322(
        _ type: GestureType, when state: UIGestureRecognizer.State, action: @escaping (UIGestureRecognizer) -> Void
    ) -> Self {
        var result = self.onGesture(type, when: state, action: action)
        prove(&result, Same<Self>())
        self.onGesture(type, when: state, action: action)
        return result
    }

    @MainActor func interface323(
        _ type: GestureType, when states: Set<UIGestureRecognizer.State>,
        action: @escaping (UIGestureRecognizer) -> Void
    ) -> Self {
        var result = self.onGesture(type, when: states, action: action)
        prove(&result, Same<Self>())
        self.onGesture(type, when: states, action: action)
        return result
    }

    @MainActor func interface324(_ type: GestureType, action: @escaping () -> Void) -> Self {
        var result = self.onGesture(type, action: action)
        prove(&result, Same<Self>())
        self.onGesture(type, action: action)
        return result
    }

    @MainActor func interface325(
        _ type: GestureType, when state: UIGestureRecognizer.State, action: @escaping () -> Void
    ) -> Self {
        var result = self.onGesture(type, when: state, action: action)
        prove(&result, Same<Self>())
        self.onGesture(type, when: state, action: action)
        return result
    }

    @MainActor func interface326(
        _ type: GestureType, when states: Set<UIGestureRecognizer.State>, action: @escaping () -> Void
    ) -> Self {
        var result = self.onGesture(type, when: states, action: action)
        prove(&result, Same<Self>())
        self.onGesture(type, when: states, action: action)
        return result
    }

    @MainActor func interface328(for type: GestureType) {
        var result = self.getGesture(for: type)
        prove(&result, Same<UIGestureRecognizer?>())
    }
}

extension UIView.GestureType {
    static func interface329() {
        let _: any Equatable.Type = Self.self
        let _: any Hashable.Type = Self.self
    }
}

let interface330: UIView.GestureType = .tap

let interface331: UIView.GestureType = .doubleTap

extension UIView.GestureType {
    static func interface332(minimumDuration: TimeInterval) {
        var result = Self.longPress(minimumDuration: minimumDuration)
        prove(&result, Same<UIView.GestureType>())
        _ = Self.longPress()
    }
}

let interface333: UIView.GestureType = .pan

extension UIView.GestureType {
    static func interface334(direction: UISwipeGestureRecognizer.Direction, numberOfTouchesRequired: Int) {
        var result = Self.swipe(direction: direction, numberOfTouchesRequired: numberOfTouchesRequired)
        prove(&result, Same<UIView.GestureType>())
        _ = Self.swipe(numberOfTouchesRequired: numberOfTouchesRequired)
        _ = Self.swipe(direction: direction)
        _ = Self.swipe()
    }
}

let interface335: UIView.GestureType = .pinch

let interface336: UIView.GestureType = .rotation

extension UIView.GestureType {
    func interface337() {
        var value = self.longPressValue
        prove(&value, Same<TimeInterval>())
    }

    func interface338() {
        var value = self.swipeValue
        prove(&value, Same<UISwipeGestureRecognizer.Direction>())
    }

    func interface339() {
        var value = self.swipeTouchesValue
        prove(&value, Same<Int>())
    }
}
