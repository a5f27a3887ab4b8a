import BuilderUIKit

/// Gestures of a view.
///
/// Each of these members lets the view take touches, also those on itself, and puts its recognizer in the place of one
/// that an earlier call made for an equal type; gestures of other types stay. The view keeps the closure. Without
/// `when:` it is called at each change of the recognizer: once for taps and swipes, which end at once; when
/// they begin, change and end for the others.
///
/// ```swift
/// card.onGesture(.tap) { print("tapped") }
///     .onGesture(.longPress(minimumDuration: 1), when: .began) { print("held") }
/// ```
extension UIView {
    /// Does something at a gesture.
    @discardableResult
    public func onGesture(_ type: GestureType, action: @escaping () -> Void) -> Self {
        onGesture(type) { (_: UIGestureRecognizer) in action() }
    }

    /// Does something with the recognizer at a gesture.
    @discardableResult
    public func onGesture(_ type: GestureType, action: @escaping (UIGestureRecognizer) -> Void) -> Self {
        FluentGestures(view: self).watch(for: type, action)
        return self
    }

    /// Does something when a gesture comes into a state; taps and swipes come into `ended`.
    @discardableResult
    public func onGesture(
        _ type: GestureType, when state: UIGestureRecognizer.State, action: @escaping () -> Void
    ) -> Self {
        onGesture(type, when: [state]) { (_: UIGestureRecognizer) in action() }
    }

    /// Does something with the recognizer when a gesture comes into a state.
    @discardableResult
    public func onGesture(
        _ type: GestureType, when state: UIGestureRecognizer.State, action: @escaping (UIGestureRecognizer) -> Void
    ) -> Self {
        onGesture(type, when: [state], action: action)
    }

    /// Does something when a gesture comes into one of some states.
    @discardableResult
    public func onGesture(
        _ type: GestureType, when states: Set<UIGestureRecognizer.State>, action: @escaping () -> Void
    ) -> Self {
        onGesture(type, when: states) { (_: UIGestureRecognizer) in action() }
    }

    /// Does something with the recognizer when a gesture comes into one of some states.
    @discardableResult
    public func onGesture(
        _ type: GestureType, when states: Set<UIGestureRecognizer.State>,
        action: @escaping (UIGestureRecognizer) -> Void
    ) -> Self {
        onGesture(type) { (recognizer: UIGestureRecognizer) in
            if states.contains(recognizer.state) { action(recognizer) }
        }
    }

    /// Does something with an object at a gesture, for as long as the object is there: the view doesn't keep it.
    @discardableResult
    public func onGesture<T: AnyObject>(
        _ type: GestureType, target: T, action: @escaping (T) -> Void
    ) -> Self {
        onGesture(type) { [weak target] (_: UIGestureRecognizer) in
            if let target { action(target) }
        }
    }

    /// Does something with an object and the recognizer at a gesture, for as long as the object is there and where the
    /// recognizer is of the closure's class.
    @discardableResult
    public func onGesture<T: AnyObject, GestureRecognizer: UIGestureRecognizer>(
        _ type: GestureType, target: T, action: @escaping (T, GestureRecognizer) -> Void
    ) -> Self {
        onGesture(type) { [weak target] (recognizer: UIGestureRecognizer) in
            if let target, let recognizer = recognizer as? GestureRecognizer { action(target, recognizer) }
        }
    }

    /// The recognizer that these members made for an equal type, while it is on the view.
    public func getGesture(for type: GestureType) -> UIGestureRecognizer? {
        FluentGestures(view: self).recognizer(for: type)
    }
}
