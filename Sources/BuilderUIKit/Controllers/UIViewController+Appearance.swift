extension UIViewController {
    var appearanceState: AppearanceState { appearance.state }

    /// Records another container.
    func noteParent(insteadOf old: UIViewController?) {
        if parent !== old { appearance.parentDidChange(isNil: parent == nil) }
    }

    /// Records that the controller is about to be removed from its container, so that both callbacks of its
    /// disappearance have that reason.
    func noteLeaving() { if parent != nil { appearance.willLeaveParent() } }

    func beginOwnTransition(_ isAppearing: Bool, animated: Bool) -> Bool {
        appearance.isAnimated = animated
        guard appearance.canBegin(isAppearing) else { return false }
        if isAppearing {
            loadViewIfNeeded()
            appearance.begin(true)
            message("viewWillAppear:", animated) { viewWillAppear(animated) }
            prepareAppearingChildren()
            setNeedsUpdateContentUnavailableConfiguration()
        } else {
            appearance.begin(false)
            message("viewWillDisappear:", animated) { viewWillDisappear(animated) }
            if canBecomeFirstResponder { storedView?.window?.setNeedsInputViews() }
        }
        return true
    }

    func endOwnTransition() -> Bool {
        let animated = appearance.isAnimated
        switch appearanceState {
        case .appearing:
            // A child that its parent hasn't notified, because it was added during the transition.
            sendIsAppearing(animated)
            appearance.end(true)
            message("viewDidAppear:", animated) { viewDidAppear(animated) }
            // Its input views are shown while nothing else is the first responder.
            if canBecomeFirstResponder { storedView?.window?.setNeedsInputViews() }
        case .disappearing:
            appearance.end(false)
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
                child.beginAppearanceTransition(true, animated: appearance.isAnimated)
            }
            waiting += controller.appearingChildren
        }
    }

    /// Calls `viewIsAppearing(_:)` on this controller and its children, once each.
    func sendIsAppearing(_ animated: Bool) {
        var waiting = [self]
        while let controller = waiting.popLast() {
            guard controller.appearance.sendsIsAppearing() else { continue }
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

extension UIViewController {
    /// Begins to show or hide the controller and the children to which it forwards that.
    func beginForwardedAppearance(_ isAppearing: Bool, animated: Bool) {
        var waiting = [self]
        while let controller = waiting.popLast() {
            guard controller.beginOwnTransition(isAppearing, animated: animated),
                controller.shouldAutomaticallyForwardAppearanceMethods
            else { continue }
            waiting += controller.appearingChildren.reversed()
        }
    }

    /// Ends the transition of the controller and the children to which it forwards that.
    func endForwardedAppearance() {
        if appearanceState == .appearing {
            sendIsAppearing(appearance.isAnimated)
            storedView?.window?.layoutIfNeeded()
            beginLateChildren()
        }
        var waiting = [self]
        var ended: [(controller: UIViewController, reason: AppearanceReason)] = []
        while let controller = waiting.popLast() {
            let reason = controller.appearance.reason
            guard controller.endOwnTransition() else { continue }
            if let reason { ended.append((controller, reason)) }
            guard controller.shouldAutomaticallyForwardAppearanceMethods else { continue }
            waiting += controller.appearingChildren.reversed()
        }
        // Callbacks of children ask for the reasons of their parents, too.
        for (controller, reason) in ended { controller.appearance.forget(reason) }
    }

    /// Replaces one child's view with another's.
    func replaceView(
        of fromViewController: UIViewController, withThatOf toViewController: UIViewController,
        animations: (() -> Void)?
    ) {
        let isVisible = appearanceState.isVisible
        if isVisible {
            fromViewController.beginAppearanceTransition(false, animated: false)
            toViewController.beginAppearanceTransition(true, animated: false)
        }
        if let from = fromViewController.viewIfLoaded, let container = from.superview, let to = toViewController.view {
            if to.superview == nil { to.frame = from.frame }
            container.addSubview(to)
            from.removeFromSuperview()
        }
        animations?()
        if isVisible {
            fromViewController.endAppearanceTransition()
            toViewController.endAppearanceTransition()
        }
    }
}
