import Foundation

extension UIView {
    /// Requests a new layout, since ties between constraints are decided in tree order.
    func layoutOrderDidChange(of subview: UIView) {
        if subview.layoutItem != nil { layoutStructureDidChange() }
    }

    func leaveSuperview() {
        // A superview that is being deallocated releases its subviews by itself.
        guard let superview = superviewHandle?.lastingObject else { return }
        willMove(toSuperview: nil)
        let oldWindow = window
        if oldWindow != nil { tellWindowWillChange(to: nil) }
        superview.willRemoveSubview(self)
        (superview as? UIStackView)?.arrangedViewWasRemoved(self)
        removeConstraintsLeavingSubtree()
        superview.detach(self)
        superview.setNeedsLayout()
        self.superview = nil
        marginsAreStale()
        dropEngineState()
        layoutFlags.insert(.structureChanged)
        if oldWindow != nil { setWindow(nil) }
        safeAreaMayHaveChanged()
        didMoveToSuperview()
        observer?.viewDidMoveToSuperview(self)
    }
    func replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]) {
        for old in storedRecognizers ?? [] where !recognizers.contains(where: { $0 === old }) {
            removeGestureRecognizer(old)
        }
        for new in recognizers where new.view !== self { addGestureRecognizer(new) }
        // Each once, in the order of the list.
        var ordered: [UIGestureRecognizer] = []
        for new in recognizers where new.view === self && !ordered.contains(where: { $0 === new }) {
            ordered.append(new)
        }
        storedRecognizers = ordered.isEmpty ? nil : ordered
    }
    // MARK: Insertion and removal

    func insert(_ view: UIView, at index: Int) {
        MainThreadChecker.check("-[UIView addSubview:]", of: Self.self)
        guard view !== self else {
            LayoutDiagnostics.report(.subviewOfItself(view: view.describeBriefly()))
            return
        }
        // A view without subviews can't be an ancestor: so building a deep tree from the top down walks no ancestors.
        guard view.storedSubviews.isEmpty || !isDescendant(of: view) else {
            LayoutDiagnostics.report(.cyclicHierarchy(view: view.describeBriefly(), parent: describeBriefly()))
            return
        }
        if view.superview === self {
            detach(view)
            place(view, at: index)
            layoutOrderDidChange(of: view)
            return
        }
        let oldWindow = view.window
        // Notifying one view costs less than determining whether its tint changes.
        let oldTint = view.storedSubviews.isEmpty ? nil : view.effectiveTintColor
        view.removeFromSuperviewForMove()
        view.willMove(toSuperview: self)
        if oldWindow !== window { view.tellWindowWillChange(to: window) }
        place(view, at: index)
        view.superview = self
        view.marginsAreStale()
        view.dropEngineState()
        layoutDidGain(view)
        view.markSubtreeForLayout()
        if oldWindow !== window { view.setWindow(window) }
        if view.ownTintColor == nil, oldTint == nil || oldTint != effectiveTintColor {
            view.propagateTintColorChange()
        }
        view.safeAreaMayHaveChanged()
        view.didMoveToSuperview()
        view.observer?.viewDidMoveToSuperview(view)
        didAddSubview(view)
        setNeedsLayout()
    }

    /// Leaves the old superview without the notifications for having none.
    private func removeFromSuperviewForMove() {
        guard let old = superviewHandle?.lastingObject else { return }
        old.willRemoveSubview(self)
        (old as? UIStackView)?.arrangedViewWasRemoved(self)
        removeConstraintsLeavingSubtree()
        old.detach(self)
        superview = nil
        marginsAreStale()
        old.setNeedsLayout()
    }

    private func place(_ view: UIView, at index: Int) {
        let index = min(max(0, index), storedSubviews.count)
        if index == storedSubviews.count {
            storedSubviews.append(view)
            layer.addSublayer(view.layer)
        } else {
            let follower = storedSubviews[index]
            storedSubviews.insert(view, at: index)
            layer.insertSublayer(view.layer, below: follower.layer)
        }
    }

    func detach(_ view: UIView) {
        if let index = storedSubviews.lastIndex(where: { $0 === view }) { storedSubviews.remove(at: index) }
        view.layer.removeFromSuperlayer()
    }

    private func tellWindowWillChange(to window: UIWindow?) {
        walk { view in
            view.willMove(toWindow: window)
            return view.storedSubviews
        }
    }

    private func setWindow(_ window: UIWindow?) {
        walk { view in
            if window == nil, let old = view.currentWindow, old.firstResponder === view { old.firstResponder = nil }
            view.currentWindow = window
            return view.storedSubviews
        } leaving: { view in
            view.didMoveToWindow()
        }
    }

    func propagateTintColorChange() {
        walk { view in
            view.tintColorDidChange()
            return view.storedSubviews.filter { $0.ownTintColor == nil }
        }
    }

    /// The view's own tint color, or that of the nearest ancestor that has one.
    var effectiveTintColor: UIColor { inheritedEnvironment.tint ?? .systemBlue }
}
