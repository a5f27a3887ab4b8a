/// The visibility states of a controller and the transitions between them.
enum AppearanceState {
    case disappeared, appearing, appeared, disappearing

    var isVisible: Bool { self == .appeared || self == .appearing }
}

/// The change for which a controller appears or disappears, unless another one covers it or no longer does.
enum AppearanceReason {
    case presented, dismissed, joined, left

    var appears: Bool { self == .presented || self == .joined }
}

extension UIViewController {
    /// Records that the controller was added to a container, or removed while it was visible.
    func noteParent(insteadOf old: UIViewController?) {
        guard parent !== old else { return }
        if parent == nil {
            appearanceReason = appearanceState == .disappeared ? nil : .left
        } else {
            appearanceReason = appearanceState == .disappeared ? .joined : nil
        }
    }

    /// Records that the controller is about to be removed from its container, so that both callbacks of its
    /// disappearance have that reason.
    func noteLeaving() { if parent != nil, appearanceState.isVisible { appearanceReason = .left } }

    /// Ends the time in which a reason is that of a callback, unless another change has begun.
    func forget(_ reason: AppearanceReason) {
        guard appearanceReason == reason, appearanceState == .appeared || appearanceState == .disappeared else {
            return
        }
        appearanceReason = nil
    }

    func beginOwnTransition(_ isAppearing: Bool, animated: Bool) -> Bool {
        isAnimatingAppearance = animated
        if isAppearing {
            guard appearanceState == .disappeared || appearanceState == .disappearing else { return false }
            loadViewIfNeeded()
            if appearanceReason?.appears == false { appearanceReason = nil }
            appearanceState = .appearing
            hasSentIsAppearing = false
            message("viewWillAppear:", animated) { viewWillAppear(animated) }
            prepareAppearingChildren()
            setNeedsUpdateContentUnavailableConfiguration()
        } else {
            guard appearanceState.isVisible else { return false }
            if appearanceReason?.appears == true { appearanceReason = nil }
            appearanceState = .disappearing
            message("viewWillDisappear:", animated) { viewWillDisappear(animated) }
            if canBecomeFirstResponder { storedView?.window?.setNeedsInputViews() }
        }
        return true
    }

    func endOwnTransition() -> Bool {
        let animated = isAnimatingAppearance
        switch appearanceState {
        case .appearing:
            // A child that its parent hasn't notified, because it was added during the transition.
            sendIsAppearing(animated)
            appearanceState = .appeared
            message("viewDidAppear:", animated) { viewDidAppear(animated) }
            // Its input views are shown while nothing else is the first responder.
            if canBecomeFirstResponder { storedView?.window?.setNeedsInputViews() }
        case .disappearing:
            appearanceState = .disappeared
            message("viewDidDisappear:", animated) { viewDidDisappear(animated) }
        case .appeared, .disappeared:
            return false
        }
        return true
    }

    /// Begins the appearance of children that were added while this controller appeared, for example by its layout.
    func beginLateChildren() {
        var waiting = [self]
        while let controller = waiting.popLast() {
            guard controller.appearanceState == .appearing, controller.shouldAutomaticallyForwardAppearanceMethods
            else { continue }
            for child in controller.appearingChildren where child.appearanceState == .disappeared {
                child.beginAppearanceTransition(true, animated: isAnimatingAppearance)
            }
            waiting += controller.appearingChildren
        }
    }

    /// Calls `viewIsAppearing(_:)` on this controller and its children, once each.
    func sendIsAppearing(_ animated: Bool) {
        var waiting = [self]
        while let controller = waiting.popLast() {
            guard controller.appearanceState == .appearing, !controller.hasSentIsAppearing else { continue }
            controller.hasSentIsAppearing = true
            controller.prepareToAppear()
            controller.message("viewIsAppearing:", animated) { controller.viewIsAppearing(animated) }
            guard controller.shouldAutomaticallyForwardAppearanceMethods else { continue }
            waiting += controller.appearingChildren.reversed()
        }
    }

    /// Notifies the controller of other safe area insets of its view.
    func notifyOfSafeArea() { message("viewSafeAreaInsetsDidChange") { viewSafeAreaInsetsDidChange() } }

    func disappearAtOnce() {
        beginAppearanceTransition(false, animated: false)
        endAppearanceTransition()
    }
}
