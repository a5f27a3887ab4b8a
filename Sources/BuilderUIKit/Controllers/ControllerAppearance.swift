/// The visibility states of a controller and the transitions between them.
enum AppearanceState {
    case disappeared, appearing, appeared, disappearing

    var isVisible: Bool { self == .appeared || self == .appearing }
}

/// The change for which a controller appears or disappears, unless another one covers it or no longer does.
enum AppearanceReason {
    case presented, dismissed, joined, left

    fileprivate var appears: Bool { self == .presented || self == .joined }
}

/// The course of a controller's appearing and disappearing; the controller makes the calls.
struct ControllerAppearance {
    private(set) var state = AppearanceState.disappeared
    private(set) var reason: AppearanceReason?
    /// A Boolean value that indicates whether the transition that was begun last is animated.
    var isAnimated = false
    private var hasSentIsAppearing = false

    // MARK: Reasons

    var isBeingPresented: Bool { reason == .presented && state.isVisible }
    var isBeingDismissed: Bool { reason == .dismissed && !state.isVisible }
    var isMovingToParent: Bool { reason == .joined && state.isVisible }
    var isMovingFromParent: Bool { reason == .left && !state.isVisible }

    mutating func willBePresented() { reason = .presented }
    mutating func willBeDismissed() { if state.isVisible { reason = .dismissed } }
    mutating func willLeaveParent() { if state.isVisible { reason = .left } }

    /// Records that the controller was added to a container, or removed while it was visible or disappeared.
    mutating func parentDidChange(isNil: Bool) {
        if isNil {
            reason = state == .disappeared ? nil : .left
        } else {
            reason = state == .disappeared ? .joined : nil
        }
    }

    /// Ends the time in which a reason is that of a callback, unless another change has begun.
    mutating func forget(_ old: AppearanceReason) {
        if reason == old, state == .appeared || state == .disappeared { reason = nil }
    }

    // MARK: Transitions

    /// Returns a Boolean value that indicates whether a transition leads to another state.
    func canBegin(_ isAppearing: Bool) -> Bool { state.isVisible != isAppearing }

    /// Begins a transition, which has a reason only if that is one of its kind.
    mutating func begin(_ isAppearing: Bool) {
        if let reason, reason.appears != isAppearing { self.reason = nil }
        state = isAppearing ? .appearing : .disappearing
        if isAppearing { hasSentIsAppearing = false }
    }

    /// Returns true once in each transition in which the controller appears.
    mutating func sendsIsAppearing() -> Bool {
        guard state == .appearing, !hasSentIsAppearing else { return false }
        hasSentIsAppearing = true
        return true
    }

    mutating func end(_ isAppearing: Bool) { state = isAppearing ? .appeared : .disappeared }
}
