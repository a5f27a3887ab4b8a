import Foundation

/// The delivery of touches to views: immediate, delayed or suppressed, depending on gestures.
extension TouchDispatcher {
    /// The seconds for which a scroll view delays touches for its content.
    private var scrollDelay: TimeInterval { 0.15 }

    func deliver(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        if phase == .began {
            for touch in touches { touch.delivery = deliveryAtBeginning(of: touch) }
            tell(touches.filter(\.isBegun), phase, event)
            return
        }
        if phase == .moved { return tell(touches.filter(\.isBegun), phase, event) }
        for touch in touches {
            if case .beginHeld = touch.delivery, phase == .cancelled { touch.delivery = .none }
        }
        if phase == .cancelled {
            tell(touches.filter(\.isBegun), phase, event)
            for touch in touches { touch.delivery = .none }
        } else {
            for touch in touches where touch.isBegun { touch.delivery = .endHeld }
        }
    }

    private func deliveryAtBeginning(of touch: UITouch) -> UITouch.Delivery {
        guard let view = touch.view else { return .none }
        let earlier = touches.prefix { $0 !== touch }
        if !view.isMultipleTouchEnabled, earlier.contains(where: { $0.view === view }) { return .none }
        let following = recognizers.filter { $0.touches.contains(touch) }
        if following.contains(where: { $0.isRecognized && $0.cancelsTouchesInView }) { return .none }
        if delaysContent(touch) { return .beginHeld(until: time + scrollDelay) }
        if following.contains(where: { $0.delaysTouchesBegan && $0.storedState == .possible }) {
            return .beginHeld(until: .infinity)
        }
        return .begun
    }

    /// Indicates whether an enclosing scroll view delays the touch until its pan gesture is decided.
    private func delaysContent(_ touch: UITouch) -> Bool {
        var view = touch.view?.superview
        while let current = view {
            if let scrollView = current as? UIScrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled,
                scrollView.panGestureRecognizer.storedState == .possible,
                scrollView.panGestureRecognizer.touches.contains(touch)
            {
                return true
            }
            view = current.superview
        }
        return false
    }

    /// Delivers touches that nothing delays any longer, and resets gestures that have ended.
    func settle() {
        releaseHeldTouches()
        touches.removeAll { touch in
            guard touch.storedPhase == .ended || touch.storedPhase == .cancelled else { return false }
            if case .none = touch.delivery { return true }
            return false
        }
        for recognizer in recognizers where recognizer.touches.isEmpty && !recognizer.isWaitingForMore {
            recognizer.reset()
            recognizer.rest()
            recognizer.dispatcher = nil
        }
        recognizers.removeAll { $0.dispatcher == nil }
    }

    private func releaseHeldTouches() {
        func following(_ touch: UITouch) -> [UIGestureRecognizer] {
            recognizers.filter { $0.sequence.contains(touch) && $0.storedState == .possible }
        }
        let event = UIEvent(touches: Set(touches), time: time)
        let begun = touches.filter { touch in
            guard case .beginHeld(let until) = touch.delivery else { return false }
            let isDue = !until.isFinite || until <= time || touch.storedPhase == .ended
            return isDue && !following(touch).contains(where: \.delaysTouchesBegan)
        }
        for touch in begun { touch.delivery = touch.storedPhase == .ended ? .endHeld : .begun }
        tell(begun, .began, event)
        let ended = touches.filter { touch in
            guard case .endHeld = touch.delivery else { return false }
            return !following(touch).contains(where: \.holdsEnd)
        }
        for touch in ended { touch.delivery = .none }
        tell(ended, .ended, event)
    }

    /// Cancels the touches that a gesture has claimed in the views that received their beginning.
    func cancelInViews(_ claimed: Set<UITouch>) {
        let known = touches.filter { claimed.contains($0) }
        let begun = known.filter(\.isKnownToView)
        for touch in known { touch.delivery = .none }
        tell(begun, .cancelled, UIEvent(touches: Set(touches), time: time))
    }

    private func tell(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        var done: [UIView] = []
        for view in touches.compactMap(\.view) where !done.contains(where: { $0 === view }) {
            done.append(view)
            let own = Set(touches.filter { $0.view === view })
            switch phase {
            case .began: view.touchesBegan(own, with: event)
            case .moved: view.touchesMoved(own, with: event)
            case .ended: view.touchesEnded(own, with: event)
            default: view.touchesCancelled(own, with: event)
            }
        }
    }
}

extension UITouch {
    fileprivate var isBegun: Bool {
        if case .begun = delivery { return true }
        return false
    }

    /// Indicates whether the view received the touch's beginning and not its end.
    var isKnownToView: Bool {
        switch delivery {
        case .begun, .endHeld: true
        case .none, .beginHeld: false
        }
    }
}
