/// The visibility states of a controller and the transitions between them.
enum AppearanceState {
    case disappeared, appearing, appeared, disappearing

    var isVisible: Bool { self == .appeared || self == .appearing }
}

extension UIViewController {
    func beginOwnTransition(_ isAppearing: Bool, animated: Bool) -> Bool {
        isAnimatingAppearance = animated
        if isAppearing {
            guard appearanceState == .disappeared || appearanceState == .disappearing else { return false }
            loadViewIfNeeded()
            appearanceState = .appearing
            hasSentIsAppearing = false
            message("viewWillAppear:", animated) { viewWillAppear(animated) }
            prepareAppearingChildren()
            setNeedsUpdateContentUnavailableConfiguration()
        } else {
            guard appearanceState.isVisible else { return false }
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
