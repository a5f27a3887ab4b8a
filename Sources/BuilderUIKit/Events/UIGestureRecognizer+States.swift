import Foundation

/// State transitions of a gesture while its window follows touches.
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

    /// Indicates whether the touched views, up to the gesture's own, and the delegate allow the gesture to begin.
    var mayBegin: Bool {
        var view = touches.first?.view ?? sequence.first?.view
        while let current = view {
            if !current.gestureRecognizerShouldBegin(self) { return false }
            if current === self.view { break }
            view = current.superview
        }
        return delegate?.gestureRecognizerShouldBegin(self) ?? true
    }

    /// Returns whether this gesture requires the other one to fail.
    func requiresFailure(of other: UIGestureRecognizer) -> Bool {
        requiredFailures.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: self)
            || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
    }

    /// Returns whether the recognition of this gesture makes the other one fail.
    func prevents(_ other: UIGestureRecognizer) -> Bool {
        guard canPrevent(other), other.canBePrevented(by: self) else { return false }
        let together =
            delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
        return !together
    }
}
