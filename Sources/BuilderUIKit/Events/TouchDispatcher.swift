import Foundation

/// Delivers a window's touches to gestures and views by UIKit's rules.
///
/// Each event goes first to the gestures of the touched view and its ancestors, the innermost first and on one view the
/// last added first, and then to the view itself, unless a gesture has claimed or delays the touch. The clock is the
/// window's own: time passes only when a ``TouchSimulator`` advances it.
@MainActor
final class TouchDispatcher {
    private unowned let window: UIWindow
    /// The window's time, in seconds.
    private(set) var time: TimeInterval = 0
    /// The touches that are down, or whose end is still delayed.
    var touches: [UITouch] = []
    /// The gestures that follow touches or wait for a deadline or for other gestures.
    var recognizers: [UIGestureRecognizer] = []

    private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?

    init(window: UIWindow) { self.window = window }

    /// Returns the tap count of a finger that is put down now: one more than that of the last tap, if that was at most
    /// 0.35 seconds ago and at most 45 points away.
    func tapCount(at point: CGPoint) -> Int {
        var count = 1
        if let lastTap, time - lastTap.time <= 0.35, hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) <= 45 {
            count = lastTap.count + 1
        }
        lastTap = (point, time, count)
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
        resolveTouches()
    }

    /// Advances the clock, stopping at each deadline on the way.
    func advance(by seconds: TimeInterval) {
        let end = time + max(0, seconds)
        while let next = nextDeadline, next <= end {
            time = max(time, next)
            for recognizer in recognizers where (recognizer.deadline ?? .infinity) <= time {
                recognizer.deadline = nil
                recognizer.deadlinePassed()
            }
            resolveTouches()
        }
        time = end
    }

    /// A Boolean value that indicates whether any deadline is pending.
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
            view = current.storedSuperview
        }
        sortRecognizers()
    }

    /// Sorts by view, the innermost first; taps of one view, by the number of taps required, the highest first.
    private func sortRecognizers() {
        func depth(_ view: UIView?) -> Int {
            var count = 0
            var current = view
            while let view = current {
                count += 1
                current = view.storedSuperview
            }
            return count
        }
        let keyed = recognizers.enumerated().map { (depth: depth($1.view), index: $0, recognizer: $1) }
        let ordered = keyed.sorted { ($1.depth, $0.index) < ($0.depth, $1.index) }
        recognizers = ordered.map(\.recognizer)
        // The taps of one view exchange positions among themselves only.
        for group in Dictionary(grouping: ordered.indices, by: { ordered[$0].depth }).values {
            let indices = group.filter { recognizers[$0] is UITapGestureRecognizer }.sorted()
            let taps = indices.compactMap { recognizers[$0] as? UITapGestureRecognizer }
            let sorted = taps.enumerated().sorted {
                ($1.element.numberOfTapsRequired, $0.offset) < ($0.element.numberOfTapsRequired, $1.offset)
            }
            for (index, tap) in zip(indices, sorted) { recognizers[index] = tap.element }
        }
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

    /// Handles a gesture's transition out of the possible state.
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

    /// Ends a gesture that was disabled or removed from its view.
    func stop(_ recognizer: UIGestureRecognizer) {
        guard recognizers.contains(where: { $0 === recognizer }) else { return }
        switch recognizer.storedState {
        case .possible: fail(recognizer)
        case .began, .changed: recognizer.report(.cancelled)
        default: break
        }
        recognizer.touches = []
        resolveTouches()
    }
}

extension UIGestureRecognizer {
    /// A Boolean value that indicates whether the gesture is undecided without touches: it counts taps, or waits for
    /// another gesture to fail.
    var isWaitingForMore: Bool { storedState == .possible && (deadline != nil || pendingState != nil) }

    /// A Boolean value that indicates whether the gesture delays the end of touches for views until it is decided.
    var holdsEnd: Bool { delaysTouchesEnded && (!touches.isEmpty || isWaitingForMore) }

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

/// The delivery of touches to views: immediate, delayed or suppressed, depending on gestures.
extension TouchDispatcher {
    /// The time for which a scroll view delays touches of its content, in seconds.
    private var scrollDelay: TimeInterval { 0.15 }

    func deliver(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        if phase == .began {
            for touch in touches { touch.delivery = deliveryAtBeginning(of: touch) }
            send(touches.filter(\.isBegun), phase, event)
            return
        }
        if phase == .moved { return send(touches.filter(\.isBegun), phase, event) }
        for touch in touches {
            if case .beginHeld = touch.delivery, phase == .cancelled { touch.delivery = .none }
        }
        if phase == .cancelled {
            send(touches.filter(\.isBegun), phase, event)
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

    /// Returns a Boolean value that indicates whether an enclosing scroll view delays the touch until its pan gesture
    /// is decided.
    private func delaysContent(_ touch: UITouch) -> Bool {
        var view = touch.view?.storedSuperview
        while let current = view {
            if current.delaysContent(touch) { return true }
            view = current.storedSuperview
        }
        return false
    }

    /// Returns a Boolean value that indicates whether all scroll views around a view let it receive touches.
    private func mayReceive(_ touches: Set<UITouch>, _ event: UIEvent, _ view: UIView) -> Bool {
        var outer = view.storedSuperview
        while let current = outer {
            if !current.contentReceives(touches, with: event, in: view) { return false }
            outer = current.storedSuperview
        }
        return true
    }

    /// Delivers touches that nothing delays any longer, and resets gestures that have ended.
    func resolveTouches() {
        releaseHeldTouches()
        touches.removeAll { touch in
            guard touch.storedPhase == .ended || touch.storedPhase == .cancelled else { return false }
            if case .none = touch.delivery { return true }
            return false
        }
        for recognizer in recognizers where recognizer.touches.isEmpty && !recognizer.isWaitingForMore {
            recognizer.reset()
            recognizer.returnToPossible()
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
        send(begun, .began, event)
        let ended = touches.filter { touch in
            guard case .endHeld = touch.delivery else { return false }
            return !following(touch).contains(where: \.holdsEnd)
        }
        for touch in ended { touch.delivery = .none }
        send(ended, .ended, event)
    }

    /// Cancels the touches that a gesture has claimed in the views that received their beginning.
    func cancelInViews(_ claimed: Set<UITouch>) {
        let known = touches.filter { claimed.contains($0) }
        let begun = known.filter(\.isKnownToView)
        for touch in known { touch.delivery = .none }
        send(begun, .cancelled, UIEvent(touches: Set(touches), time: time))
    }

    private func send(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
        var done: [UIView] = []
        for view in touches.compactMap(\.view) where !done.contains(where: { $0 === view }) {
            done.append(view)
            let own = Set(touches.filter { $0.view === view })
            switch phase {
            case .began:
                guard mayReceive(own, event, view) else {
                    for touch in own { touch.delivery = .none }
                    continue
                }
                view.touchesBegan(own, with: event)
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

    /// A Boolean value that indicates whether the view received the touch's beginning but not its end.
    var isKnownToView: Bool {
        switch delivery {
        case .begun, .endHeld: true
        case .none, .beginHeld: false
        }
    }
}
