import BuilderUIKit

/// Gestures of a view.
///
/// Each of these members enables user interaction, also for touches on the view itself, and replaces the recognizer
/// that an earlier call added for an equal type; gestures of other types stay. The view retains the closure. Without
/// `when:` it is called at each state change of the recognizer: once for taps and swipes, which end immediately; when
/// they begin, change and end for the others.
///
/// ```swift
/// card.onGesture(.tap) { print("tapped") }
///     .onGesture(.longPress(minimumDuration: 1), when: .began) { print("held") }
/// ```
extension UIView {
    /// Calls a closure when a gesture is recognized.
    @discardableResult
    public func onGesture(_ type: GestureType, action: @escaping () -> Void) -> Self {
        onGesture(type) { (_: UIGestureRecognizer) in action() }
    }

    /// Calls a closure with the recognizer when a gesture is recognized.
    @discardableResult
    public func onGesture(_ type: GestureType, action: @escaping (UIGestureRecognizer) -> Void) -> Self {
        FluentGestures(view: self).watch(for: type, action)
        return self
    }

    /// Performs a method of an object when a gesture is recognized, as long as the object exists: the view doesn't
    /// retain it.
    @discardableResult
    public func onGesture<T>(_ type: GestureType, target: T, action: Selector) -> Self {
        FluentGestures(view: self).addRecognizer(for: type).addTarget(target, action: action)
        return self
    }

    /// Calls a closure when a gesture enters a state; taps and swipes enter `ended`.
    @discardableResult
    public func onGesture(
        _ type: GestureType, when state: UIGestureRecognizer.State, action: @escaping () -> Void
    ) -> Self { onGesture(type, when: [state]) { (_: UIGestureRecognizer) in action() } }

    /// Calls a closure with the recognizer when a gesture enters a state.
    @discardableResult
    public func onGesture(
        _ type: GestureType, when state: UIGestureRecognizer.State, action: @escaping (UIGestureRecognizer) -> Void
    ) -> Self { onGesture(type, when: [state], action: action) }

    /// Calls a closure when a gesture enters one of several states.
    @discardableResult
    public func onGesture(
        _ type: GestureType, when states: Set<UIGestureRecognizer.State>, action: @escaping () -> Void
    ) -> Self { onGesture(type, when: states) { (_: UIGestureRecognizer) in action() } }

    /// Calls a closure with the recognizer when a gesture enters one of several states.
    @discardableResult
    public func onGesture(
        _ type: GestureType, when states: Set<UIGestureRecognizer.State>,
        action: @escaping (UIGestureRecognizer) -> Void
    ) -> Self {
        onGesture(type) { (recognizer: UIGestureRecognizer) in
            if states.contains(recognizer.state) { action(recognizer) }
        }
    }

    /// Calls a closure with an object when a gesture is recognized, as long as the object exists: the view doesn't
    /// retain it.
    @discardableResult
    public func onGesture<T: AnyObject>(
        _ type: GestureType, target: T, action: @escaping (T) -> Void
    ) -> Self {
        onGesture(type) { [weak target] (_: UIGestureRecognizer) in
            if let target { action(target) }
        }
    }

    /// Calls a closure with an object and the recognizer when a gesture is recognized, as long as the object exists and
    /// if the recognizer is of the closure's class.
    @discardableResult
    public func onGesture<T: AnyObject, GestureRecognizer: UIGestureRecognizer>(
        _ type: GestureType, target: T, action: @escaping (T, GestureRecognizer) -> Void
    ) -> Self {
        onGesture(type) { [weak target] (recognizer: UIGestureRecognizer) in
            if let target, let recognizer = recognizer as? GestureRecognizer { action(target, recognizer) }
        }
    }

    /// Returns the recognizer that these members added for an equal type, while it is on the view.
    public func getGesture(for type: GestureType) -> UIGestureRecognizer? {
        FluentGestures(view: self).recognizer(for: type)
    }
}
