/// Where a controller stands between hidden and shown.
enum AppearanceState {
    case disappeared, appearing, appeared, disappearing

    var isVisible: Bool { self == .appeared || self == .appearing }
}

extension UIViewController {
    /// Begins to show or hide a child: `viewWillAppear` or `viewWillDisappear`. Each call needs an
    /// `endAppearanceTransition`.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        isAnimatingAppearance = animated
        if isAppearing {
            guard appearanceState == .disappeared || appearanceState == .disappearing else { return }
            loadViewIfNeeded()
            appearanceState = .appearing
            viewWillAppear(animated)
        } else {
            guard appearanceState.isVisible else { return }
            appearanceState = .disappearing
            viewWillDisappear(animated)
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in appearingChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    /// Ends what `beginAppearanceTransition` began: `viewIsAppearing` and `viewDidAppear`, or `viewDidDisappear`.
    public func endAppearanceTransition() {
        finishAppearing(layOut: true)
    }

    private func finishAppearing(layOut: Bool) {
        let animated = isAnimatingAppearance
        switch appearanceState {
        case .appearing:
            tellIsAppearing(animated)
            if layOut { storedView?.window?.layoutIfNeeded() }
            appearanceState = .appeared
            viewDidAppear(animated)
        case .disappearing:
            appearanceState = .disappeared
            viewDidDisappear(animated)
        case .appeared, .disappeared:
            return
        }
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in appearingChildren { child.finishAppearing(layOut: false) }
    }

    private func tellIsAppearing(_ animated: Bool) {
        prepareToAppear()
        viewIsAppearing(animated)
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in appearingChildren where child.appearanceState == .appearing { child.tellIsAppearing(animated) }
    }

    func appearAtOnce() {
        beginAppearanceTransition(true, animated: false)
        endAppearanceTransition()
    }

    func disappearAtOnce() {
        beginAppearanceTransition(false, animated: false)
        endAppearanceTransition()
    }

    public var isBeingPresented: Bool { directPresenter != nil && appearanceState == .appearing }
    public var isBeingDismissed: Bool { directPresenter != nil && appearanceState == .disappearing }
    public var isMovingToParent: Bool { parent != nil && appearanceState == .appearing }
    public var isMovingFromParent: Bool { parent == nil && appearanceState == .disappearing }
}
