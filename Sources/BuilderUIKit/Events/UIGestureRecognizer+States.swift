import Foundation

/// How a gesture goes from state to state while its window follows touches.
extension UIGestureRecognizer {
    var hasFinished: Bool { storedState == .ended || storedState == .failed || storedState == .cancelled }
    var isRecognized: Bool { storedState == .began || storedState == .changed || storedState == .ended }

    func change(to new: State) {
        guard let dispatcher else {
            storedState = new
            return
        }
        switch (storedState, new) {
        case (.possible, .failed), (.possible, .cancelled):
            dispatcher.fail(self)
        case (.possible, .began), (.possible, .changed), (.possible, .ended):
            if pendingState != nil {
                if new == .ended { endsAfterPending = true }
            } else {
                dispatcher.begin(self, as: new == .changed ? .began : new)
            }
        case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended):
            report(new)
        case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
            report(.cancelled)
        default:
            break
        }
    }

    func report(_ new: State) {
        storedState = new
        callHandlers()
    }

    /// The views that were touched, up to the gesture's own, and the delegate agree.
    var mayBegin: Bool {
        var view = touches.first?.view ?? sequence.first?.view
        while let current = view {
            if !current.gestureRecognizerShouldBegin(self) { return false }
            if current === self.view { break }
            view = current.superview
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Whether this gesture waits for the other to fail.
    func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        requiredFailures.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    /// Whether this gesture, once recognised, ends the other's chances.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        let together =
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
        return !together
    }
}
