import Foundation

/// Takes a window's touches to gestures and views, by UIKit's rules.
///
/// Each event goes first to the gestures of the touched view and the views around it, the innermost first and on one view
/// the one that was added last, and then to the view itself, unless a gesture has claimed the touch or keeps it back.
/// Time is the window's own: it passes only when a `TouchSimulator` lets it.
@MainActor
final class TouchDispatcher {
    private unowned let window: UIWindow
    /// Seconds.
    private(set) var time: TimeInterval = 0
    /// Fingers that are down, or whose end is still kept back.
    private(set) var touches: [UITouch] = []
    /// The gestures that follow touches or wait for more.
    private(set) var recognizers: [UIGestureRecognizer] = []

    /// Seconds for which a scroll view keeps touches from its content.
    private static let scrollDelay: TimeInterval = 0.15

    private var lastTap: (place: CGPoint, time: TimeInterval, count: Int)?

    init(window: UIWindow) {
        self.window = window
    }

    /// How many taps a finger that is put down now makes: one more than the last, if that was here 0.35 seconds ago at most.
    func tapCount(at place: CGPoint) -> Int {
        var count = 1
        if let lastTap, time - lastTap.time <= 0.35, hypot(place.x - lastTap.place.x, place.y - lastTap.place.y) <= 45 {
            count = lastTap.count + 1
        }
        lastTap = (place, time, count)
        return count
    }

    func forgetTaps() { lastTap = nil }

    // MARK: Events

    func send(_ event: UIEvent) {
        let all = event.touches.filter { $0.window === window }
        for touch in all where touch.storedPhase == .began && !touches.contains(touch) {
            touches.append(touch)
            collectRecognizers(for: touch, event)
        }
        let ordered = touches.filter { all.contains($0) }
        for recognizer in recognizers { deliver(event, to: recognizer) }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            let inPhase = ordered.filter { $0.storedPhase == phase }
            if !inPhase.isEmpty { deliver(inPhase, phase, event) }
        }
        for touch in ordered where touch.storedPhase == .ended || touch.storedPhase == .cancelled {
            for recognizer in recognizers { recognizer.touches.removeAll { $0 === touch } }
        }
        settle()
    }

    /// Lets the clock go on, stopping at each deadline on the way.
    func advance(by seconds: TimeInterval) {
        let end = time + max(0, seconds)
        while let next = nextDeadline, next <= end {
            time = max(time, next)
            for recognizer in recognizers where (recognizer.deadline ?? .infinity) <= time {
                recognizer.deadline = nil
                recognizer.deadlinePassed()
            }
            settle()
        }
        time = end
    }

    /// Whether anything waits for the clock.
    var isWaiting: Bool { nextDeadline != nil }

    private var nextDeadline: TimeInterval? {
        var deadlines = recognizers.compactMap(\.deadline)
        for touch in touches {
            if case .beginHeld(let until) = touch.delivery, until.isFinite, until > time { deadlines.append(until) }
        }
        return deadlines.min()
    }

    // MARK: Gestures

    private func collectRecognizers(for touch: UITouch, _ event: UIEvent) {
        var view = touch.view
        while let current = view {
            for recognizer in (current.gestureRecognizers ?? []).reversed() where recognizer.isEnabled {
                guard !recognizer.hasFinished, recognizer.pendingState == nil, recognizer.shouldReceive(event),
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true,
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
                else { continue }
                recognizer.touches.append(touch)
                recognizer.sequence.insert(touch)
                if !recognizers.contains(where: { $0 === recognizer }) {
                    recognizer.dispatcher = self
                    recognizers.append(recognizer)
                }
            }
            view = current.superview
        }
        sortRecognizers()
    }

    /// Innermost views first; of taps on one view, those that take more taps first.
    private func sortRecognizers() {
        func depth(_ view: UIView?) -> Int {
            var count = 0
            var current = view
            while let view = current {
                count += 1
                current = view.superview
            }
            return count
        }
        let keys = recognizers.enumerated().map { index, recognizer in
            (
                depth: depth(recognizer.view), taps: (recognizer as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 0,
                index: index
            )
        }
        let order = keys.sorted {
            if $0.depth != $1.depth { return $0.depth > $1.depth }
            if $0.taps != $1.taps, $0.taps > 0, $1.taps > 0 { return $0.taps > $1.taps }
            return $0.index < $1.index
        }
        recognizers = order.map { recognizers[$0.index] }
    }

    private func deliver(_ event: UIEvent, to recognizer: UIGestureRecognizer) {
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            guard !recognizer.hasFinished else { return }
            let touches = recognizer.touches.filter { $0.storedPhase == phase && event.touches.contains($0) }
            guard !touches.isEmpty else { continue }
            recognizer.noteLocation()
            switch phase {
            case .began: recognizer.touchesBegan(Set(touches), with: event)
            case .moved: recognizer.touchesMoved(Set(touches), with: event)
            case .ended: recognizer.touchesEnded(Set(touches), with: event)
            default:
                recognizer.touchesCancelled(Set(touches), with: event)
                if !recognizer.hasFinished { recognizer.change(to: .cancelled) }
            }
        }
    }

    /// A gesture wants to be recognised.
    func begin(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
        guard recognizer.mayBegin else { return fail(recognizer) }
        let required = recognizers.filter { $0 !== recognizer && recognizer.requiresFailure(of: $0) }
        if required.contains(where: \.isRecognized) { return fail(recognizer) }
        if required.contains(where: { $0.storedState == .possible }) {
            recognizer.pendingState = state
            recognizer.deadline = nil
            return
        }
        recognize(recognizer, as: state)
    }

    private func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
        let others = recognizers.filter {
            $0 !== recognizer && !$0.sequence.isDisjoint(with: recognizer.sequence)
        }
        if others.contains(where: { $0.isRecognized && $0.prevents(recognizer) }) { return fail(recognizer) }
        recognizer.pendingState = nil
        recognizer.deadline = nil
        recognizer.storedState = state
        for other in others where other.storedState == .possible && recognizer.prevents(other) { fail(other) }
        if recognizer.cancelsTouchesInView { cancelInViews(recognizer.sequence) }
        recognizer.callHandlers()
        for waiting in recognizers where waiting.pendingState != nil && waiting.requiresFailure(of: recognizer) {
            fail(waiting)
        }
        if recognizer.endsAfterPending, recognizer.storedState == .began { recognizer.report(.ended) }
    }

    func fail(_ recognizer: UIGestureRecognizer) {
        guard recognizer.storedState == .possible else { return }
        recognizer.storedState = .failed
        recognizer.pendingState = nil
        recognizer.deadline = nil
        for waiting in recognizers {
            guard let state = waiting.pendingState, waiting.requiresFailure(of: recognizer) else { continue }
            let stillWaits = recognizers.contains {
                $0 !== waiting && $0.storedState == .possible && waiting.requiresFailure(of: $0)
            }
            if !stillWaits { recognize(waiting, as: state) }
        }
    }

    /// The gesture was turned off or taken from its view.
    func stop(_ recognizer: UIGestureRecognizer) {
        guard recognizers.contains(where: { $0 === recognizer }) else { return }
        switch recognizer.storedState {
        case .possible: fail(recognizer)
        case .began, .changed: recognizer.report(.cancelled)
        default: break
        }
        recognizer.touches = []
        settle()
    }

    // MARK: Views

    private func deliver(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
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
        if delaysContent(touch) { return .beginHeld(until: time + Self.scrollDelay) }
        if following.contains(where: { $0.delaysTouchesBegan && $0.storedState == .possible }) {
            return .beginHeld(until: .infinity)
        }
        return .begun
    }

    /// A scroll view around the touched view waits whether the finger is going to drag.
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

    /// Tells views of touches that nothing keeps back any longer, and lets gestures that are over wait for the next.
    private func settle() {
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

    /// A gesture has claimed touches: views that heard of them are told that they are over.
    private func cancelInViews(_ claimed: Set<UITouch>) {
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

    /// The view heard of the beginning and not of the end.
    var isKnownToView: Bool {
        switch delivery {
        case .begun, .endHeld: true
        case .none, .beginHeld: false
        }
    }
}

extension UIGestureRecognizer {
    /// Not over although no finger is down: it counts taps, or waits for another gesture to fail.
    fileprivate var isWaitingForMore: Bool {
        storedState == .possible && (deadline != nil || pendingState != nil)
    }

    /// Keeps the end of touches from views until it has decided.
    fileprivate var holdsEnd: Bool { delaysTouchesEnded && (!touches.isEmpty || isWaitingForMore) }

    fileprivate func noteLocation() {
        guard !touches.isEmpty else { return }
        windowLocation = TouchDispatcher.middle(of: touches.map(\.windowLocation))
    }
}

extension TouchDispatcher {
    static func middle(of points: [CGPoint]) -> CGPoint {
        guard !points.isEmpty else { return .zero }
        let count = CGFloat(points.count)
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
    }
}
