import Foundation

/// The gesture with which a finger drags a scroll view's content.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    weak var scrollView: UIScrollView?
    /// A Boolean value that indicates whether the fingers select elements instead of dragging the content.
    private var selects = false

    init() {
        super.init(_recognizer: ())
        delaysTouchesEnded = false
    }

    /// Returns false if the content can't move in a direction, so that an enclosing scroll view or sheet receives the
    /// drag.
    override func shouldBegin(translation: CGPoint) -> Bool {
        guard let scrollView else { return false }
        selects = touches.count > 1 && scrollView.beginsSelecting(with: self)
        if selects { return true }
        return scrollView.canDrag(by: translation) && !scrollView.leavesToSheet(translation)
    }

    override func callHandlers() {
        if selects { scrollView?.select(with: self) } else { scrollView?.follow(self) }
        super.callHandlers()
    }

    override func reset() {
        super.reset()
        selects = false
    }
}

extension UIScrollView {
    /// Returns a Boolean value that indicates whether a drag in a direction moves content: content that doesn't fit, or
    /// that always bounces.
    package func canDrag(by translation: CGPoint) -> Bool {
        let inner = dragRecognizer.touches.first
        if let view = inner?.view, view !== self, inner?.isKnownToView ?? false,
            !canCancelContentTouches || !touchesShouldCancel(in: view)
        {
            return false
        }
        // Two fingers zoom.
        if canZoom, dragRecognizer.touches.count > 1, scrollDelegate?.viewForZooming(in: self) != nil { return false }
        let limits = offsetLimits
        let horizontal = limits.greatest.x > limits.least.x || alwaysBounceHorizontal
        let vertical = limits.greatest.y > limits.least.y || alwaysBounceVertical || refreshControl != nil
        return abs(translation.x) > abs(translation.y) ? horizontal : vertical
    }

    func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.storedState {
        case .began:
            (self as? _ListView)?.closeSwipe()
            dragStart = contentOffset
            pulledDistance = 0
            isDragging = true
            scrollDelegate?.scrollViewWillBeginDragging(self)
            send(.willBeginDragging)
            dismissKeyboard()
            drag(by: pan.translation(in: self))
        case .changed:
            drag(by: pan.translation(in: self))
        case .ended:
            endDrag(velocity: pan.velocity(in: self))
        case .cancelled, .failed:
            guard isDragging else { return }
            isDragging = false
            scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
            send(.didEndDragging, false)
        case .possible:
            break
        }
    }

    /// Makes the first responder resign, depending on the mode.
    ///
    /// The interactive modes have no effect: no keyboard is drawn that a finger could push away.
    private func dismissKeyboard() {
        guard keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory else { return }
        window?.firstResponder?.resignFirstResponder()
    }

    private func drag(by translation: CGPoint) {
        var way = translation
        if isDirectionalLockEnabled {
            if abs(way.x) > abs(way.y) { way.y = 0 } else { way.x = 0 }
        }
        let limits = offsetLimits
        let wanted = CGPoint(x: dragStart.x - way.x, y: dragStart.y - way.y)
        pulledDistance = max(0, limits.least.y - wanted.y)
        contentOffset = clamped(wanted)
    }

    /// Ends a drag: decelerates the content after a swipe, or moves it to a whole page with paging.
    private func endDrag(velocity: CGPoint) {
        isDragging = false
        let rate = min(max(decelerationRate.rawValue, 0), 0.9999)
        // Velocities are in points per millisecond; the rate is the fraction that remains after one millisecond.
        let speed = CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
        let way = rate / (1 - rate)
        var target = CGPoint(x: contentOffset.x + speed.x * way, y: contentOffset.y + speed.y * way)
        if isPagingEnabled { target = page(for: target, speed: speed) }
        target = targetOffset(forProposed: clamped(target), velocity: speed)
        withUnsafeMutablePointer(to: &target) { target in
            scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: target)
            send(.willEndDragging, (speed, target))
        }
        let decelerates = target != contentOffset
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
        send(.didEndDragging, decelerates)
        refreshIfPulled()
        guard decelerates else { return }
        isDecelerating = true
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        send(.willBeginDecelerating)
        contentOffset = target
        isDecelerating = false
        scrollDelegate?.scrollViewDidEndDecelerating(self)
        send(.didEndDecelerating)
    }

    /// Returns the origin of the target page: next to the page where the drag began, in the direction of the swipe.
    private func page(for target: CGPoint, speed: CGPoint) -> CGPoint {
        func offset(_ now: CGFloat, _ start: CGFloat, _ length: CGFloat, _ speed: CGFloat) -> CGFloat {
            guard length > 0 else { return now }
            let page = now / length
            let first = (start / length).rounded()
            let wanted = speed == 0 ? page.rounded() : speed > 0 ? page.rounded(.up) : page.rounded(.down)
            return min(max(wanted, first - 1), first + 1) * length
        }
        return CGPoint(
            x: offset(contentOffset.x, dragStart.x, bounds.width, speed.x),
            y: offset(contentOffset.y, dragStart.y, bounds.height, speed.y))
    }

    /// Starts refreshing after a pull of 100 points beyond the top (not measured).
    private func refreshIfPulled() {
        guard let refreshControl, refreshControl.isEnabled, !refreshControl.isRefreshing, pulledDistance >= 100 else {
            return
        }
        refreshControl.beginRefreshing()
        refreshControl.sendActions(for: .valueChanged)
        refreshControl.sendActions(for: .primaryActionTriggered)
    }
}
