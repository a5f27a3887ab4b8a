import BuilderUIKit

extension ModifiableView {
    /// Calls a handler when the view is tapped. Enables user interaction.
    ///
    /// A second tap within 300 milliseconds of the last accepted tap is ignored.
    ///
    /// - Parameter numberOfTaps: the number of quick taps of one gesture, at least 1.
    @discardableResult
    public func onTapGesture(
        numberOfTaps: Int = 1, _ handler: @escaping (_ context: BuilderTapGestureContext<Base>) -> Void
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { view in
            let gesture = UITapGestureRecognizer()
            gesture.numberOfTapsRequired = max(1, numberOfTaps)
            view.add(gesture) { view, gesture in
                handler(BuilderTapGestureContext(view: view, gesture: gesture))
            }
        }
    }

    /// Calls a handler when the view is swiped to the left. Enables user interaction.
    ///
    /// A second swipe within 300 milliseconds of the last accepted swipe is ignored.
    @discardableResult
    public func onSwipeLeft(
        _ handler: @escaping (_ context: BuilderSwipeGestureContext<Base>) -> Void
    ) -> ViewModifier<Base> { onSwipe(.left, handler) }

    /// Calls a handler when the view is swiped to the right. Enables user interaction.
    ///
    /// A second swipe within 300 milliseconds of the last accepted swipe is ignored.
    @discardableResult
    public func onSwipeRight(
        _ handler: @escaping (_ context: BuilderSwipeGestureContext<Base>) -> Void
    ) -> ViewModifier<Base> { onSwipe(.right, handler) }

    /// Ends editing in the view's fields when the view is tapped outside of them.
    ///
    /// - Parameter cancelsTouchesInView: a Boolean value that indicates whether such a tap is withheld from the views
    ///   under it.
    @discardableResult
    public func hideKeyboardOnBackgroundTap(cancelsTouchesInView: Bool = true) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { view in
            let gesture = UITapGestureRecognizer()
            gesture.cancelsTouchesInView = cancelsTouchesInView
            view.add(gesture) { view, _ in _ = view.endEditing(true) }
        }
    }

    private func onSwipe(
        _ direction: UISwipeGestureRecognizer.Direction,
        _ handler: @escaping (_ context: BuilderSwipeGestureContext<Base>) -> Void
    ) -> ViewModifier<Base> {
        ViewModifier(modifiableView) { view in
            let gesture = UISwipeGestureRecognizer()
            gesture.direction = direction
            view.add(gesture) { view, gesture in
                handler(BuilderSwipeGestureContext(view: view, gesture: gesture))
            }
        }
    }
}

@MainActor
private protocol GestureTarget: UIView {}

extension UIView: GestureTarget {}

extension GestureTarget {
    /// Adds a gesture that calls a closure, with throttling.
    fileprivate func add<Gesture: UIGestureRecognizer>(
        _ gesture: Gesture, handler: @escaping (_ view: Self, _ gesture: Gesture) -> Void
    ) {
        let throttle = Throttle()
        let reference = ViewReference(self)
        gesture.addAction { recognizer in
            guard let view = reference.view, let gesture = recognizer as? Gesture, gesture.state == .ended,
                throttle.passes()
            else { return }
            handler(view, gesture)
        }
        isUserInteractionEnabled = true
        addGestureRecognizer(gesture)
    }
}
