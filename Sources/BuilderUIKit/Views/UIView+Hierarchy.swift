import Foundation

extension UIView {
    /// Requests a new layout, since ties between constraints are decided in tree order.
    func layoutOrderDidChange(of subview: UIView) {
        if subview.layoutItem != nil { layoutStructureDidChange() }
    }

    func leaveSuperview() {
        // A superview that is being deallocated releases its subviews by itself.
        guard let superview = superviewReference?.lastingObject else { return }
        message("willMoveToSuperview:") { willMove(toSuperview: nil) }
        let oldWindow = window
        if oldWindow != nil { notifyWindowWillChange(to: nil) }
        superview.willRemoveSubview(self)
        superview.arrangedViewWasRemoved(self)
        removeConstraintsLeavingSubtree()
        superview.detach(self)
        superview.setNeedsLayout()
        storedSuperview = nil
        invalidateMargins()
        dropEngineState()
        layoutFlags.insert(.structureChanged)
        if oldWindow != nil { setWindow(nil) }
        updateSafeAreaInsets()
        message("didMoveToSuperview") { didMoveToSuperview() }
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
    /// Sets up the view at the end of its initializers, with a frame in its superview's coordinates, in points.
    func prepare(frame: CGRect?) {
        viewReference.refer(to: self)
        backingLayer.ownerView = self
        if let frame = frame?.finiteOrNil {
            backingLayer.frame = frame
        } else if let frame {
            LayoutDiagnostics.report(.invalidFrame(view: String(describing: type(of: self)), frame: frame))
        }
        didInitialize()
        expectCurrentTraits()
        CreationSites.note(self)
    }

    // MARK: Insertion and removal

    /// Inserts a view at a distance from the index of a subview, or in front of all if that isn't one.
    func insert(_ view: UIView, beside sibling: UIView, distance: Int) {
        guard view !== sibling else { return }
        if view.storedSuperview === self { detach(view) }
        insert(view, at: storedSubviews.firstIndex { $0 === sibling }.map { $0 + distance } ?? storedSubviews.count)
    }

    /// Moves a subview to the back or the front, unless it is there.
    func moveSubview(_ view: UIView, toFront: Bool) {
        guard view.storedSuperview === self, (toFront ? storedSubviews.last : storedSubviews.first) !== view else {
            return
        }
        detach(view)
        insert(view, at: toFront ? storedSubviews.count : 0)
    }

    func exchangeSubviews(at first: Int, and second: Int) {
        guard storedSubviews.indices.contains(first), storedSubviews.indices.contains(second) else { return }
        storedSubviews.swapAt(first, second)
        for subview in storedSubviews { backingLayer.addSublayer(subview.backingLayer) }
        layoutOrderDidChange(of: storedSubviews[first])
        layoutOrderDidChange(of: storedSubviews[second])
    }

    /// Returns a Boolean value that indicates whether the view is another view or one of its descendants.
    final func isInside(_ view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.storedSuperview
        }
        return false
    }

    func firstView(withTag tag: Int) -> UIView? {
        var waiting = [self]
        while let view = waiting.popLast() {
            if view.tag == tag { return view }
            waiting.append(contentsOf: view.storedSubviews.reversed())
        }
        return nil
    }

    func insert(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizer.storedView = self
        storedRecognizers = (storedRecognizers ?? []) + [recognizer]
    }

    func remove(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.dispatcher?.stop(recognizer)
        recognizer.storedView = nil
        let left = (storedRecognizers ?? []).filter { $0 !== recognizer }
        storedRecognizers = left.isEmpty ? nil : left
    }

    /// Makes the first responder among this view and its descendants resign, and returns whether one did or was forced
    /// to.
    func endEditingInside(byForce force: Bool) -> Bool {
        guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) else { return false }
        if force, let window { window.firstResponder = nil }
        return responder.resignFirstResponder() || force
    }

    func insert(_ view: UIView, at index: Int) {
        MainThreadChecker.check("-[UIView addSubview:]", of: Self.self)
        guard view !== self else {
            LayoutDiagnostics.report(.subviewOfItself(view: view.describeBriefly()))
            return
        }
        // A view without subviews can't be an ancestor: so building a deep tree from the top down walks no ancestors.
        guard view.storedSubviews.isEmpty || !isInside(view) else {
            LayoutDiagnostics.report(.cyclicHierarchy(view: view.describeBriefly(), parent: describeBriefly()))
            return
        }
        if view.storedSuperview === self {
            detach(view)
            place(view, at: index)
            layoutOrderDidChange(of: view)
            return
        }
        let oldWindow = view.window
        // Notifying one view costs less than determining whether its tint changes.
        let oldTint = view.storedSubviews.isEmpty ? nil : view.effectiveTintColor
        view.removeFromSuperviewForMove()
        view.message("willMoveToSuperview:", self) { view.willMove(toSuperview: self) }
        if oldWindow !== window { view.notifyWindowWillChange(to: window) }
        place(view, at: index)
        view.storedSuperview = self
        view.invalidateMargins()
        view.dropEngineState()
        layoutDidGain(view)
        view.markSubtreeForLayout()
        view.markTraits()
        if oldWindow !== window { view.setWindow(window) }
        if view.ownTintColor == nil, oldTint == nil || oldTint != effectiveTintColor { view.propagateTintColorChange() }
        view.updateSafeAreaInsets()
        view.message("didMoveToSuperview") { view.didMoveToSuperview() }
        view.observer?.viewDidMoveToSuperview(view)
        didAddSubview(view)
        setNeedsLayout()
    }

    /// Removes the view from its old superview, without the notifications that it has no superview.
    private func removeFromSuperviewForMove() {
        guard let old = superviewReference?.lastingObject else { return }
        old.willRemoveSubview(self)
        old.arrangedViewWasRemoved(self)
        removeConstraintsLeavingSubtree()
        old.detach(self)
        storedSuperview = nil
        invalidateMargins()
        old.setNeedsLayout()
    }

    private func place(_ view: UIView, at index: Int) {
        let index = min(max(0, index), storedSubviews.count)
        if index == storedSubviews.count {
            storedSubviews.append(view)
            backingLayer.addSublayer(view.backingLayer)
        } else {
            let follower = storedSubviews[index]
            storedSubviews.insert(view, at: index)
            backingLayer.insertSublayer(view.backingLayer, below: follower.backingLayer)
        }
    }

    func detach(_ view: UIView) {
        if let index = storedSubviews.lastIndex(where: { $0 === view }) { storedSubviews.remove(at: index) }
        view.backingLayer.removeFromSuperlayer()
    }

    private func notifyWindowWillChange(to window: UIWindow?) {
        walk { view in
            view.message("willMoveToWindow:", window) { view.willMove(toWindow: window) }
            return view.storedSubviews
        }
    }

    private func setWindow(_ window: UIWindow?) {
        walk { view in
            if let old = view.currentWindow, old !== window { old.viewWillLeave(view, for: window) }
            view.currentWindow = window
            if window != nil { ViewAppearance.apply(to: view) }
            return view.storedSubviews
        } leaving: { view in
            view.message("didMoveToWindow") { view.didMoveToWindow() }
            if window != nil, view.becomesFirstResponderInWindow {
                view.becomesFirstResponderInWindow = false
                view.becomeFirstResponder()
            }
        }
    }

    /// Visits this view and its descendants depth first, iteratively, so that trees of any depth need the same small
    /// stack.
    ///
    /// - Parameters:
    ///   - entering: A closure called before the descendants are visited, which returns the views to visit below this
    ///     one.
    ///   - leaving: A closure called after all descendants were visited.
    func walk(entering: (UIView) -> [UIView], leaving: (UIView) -> Void = { _ in }) {
        // The views whose subviews are being visited, the views to visit below each, and the position in these: three
        // lists, so that reading a number retains no view.
        var path = [self]
        var below = [entering(self)]
        var nextIndices = [0]
        while !path.isEmpty {
            let top = path.count - 1
            let index = nextIndices[top]
            if index < below[top].count {
                nextIndices[top] = index + 1
                let view = below[top][index]
                path.append(view)
                below.append(entering(view))
                nextIndices.append(0)
            } else {
                below.removeLast()
                nextIndices.removeLast()
                leaving(path.removeLast())
            }
        }
    }
}

/// An observer that another module attaches to a view, with the notifications that UIKit delivers only to subclasses.
/// Extensions of `UIView` are built on it.
///
/// A view has at most one; views without one have no cost.
@MainActor
package protocol ViewObserver: AnyObject {
    /// Notifies the observer that the view was added to a superview, or removed from one.
    func viewDidMoveToSuperview(_ view: UIView)
    /// Notifies the observer that the view has laid out its subviews.
    func viewDidLayoutSubviews(_ view: UIView)
    /// Notifies the observer that `top` leaves its tree, with the view or with an item of one of the view's
    /// constraints.
    ///
    /// `lost` are the constraints between the leaving and the remaining part; they are inactive already.
    func view(_ view: UIView, leavesTreeWith top: UIView, losing lost: Set<ObjectIdentifier>)
    /// Notifies the observer that a layout begins with the view as its root.
    func layoutWillBegin(at view: UIView)
    /// Notifies the observer of the topmost view of an idle screen that it is about to be drawn, so that it can report
    /// unmet expectations.
    func screenWillBeDrawn(_ view: UIView)
}

extension UIView {
    /// The topmost view of the tree that contains this one; the view itself without a superview.
    package var topmostView: UIView {
        var top = self
        while let superview = top.storedSuperview { top = superview }
        return top
    }
}
