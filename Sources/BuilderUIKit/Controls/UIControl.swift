import Foundation
import Render

/// A view that sends events to closures. (Targets with selectors need Objective-C, which Linux lacks.)
@preconcurrency @MainActor
open class UIControl: UIView {
    override class var moduleClass: UIView.Type { UIControl.self }
    /// The events of controls.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A finger was put down inside the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger was put down repeatedly inside the control.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moved inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moved outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger moved into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger moved out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger was lifted inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger was lifted outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system canceled the touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's primary action was triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A menu is about to open.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text changed during editing.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key ended editing.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All events of touches.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All events of editing.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Events for an app's own use.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Events of the system.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The states of controls.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The normal state.
        public static let normal = State([])
        /// The control is highlighted.
        public static let highlighted = State(rawValue: 1)
        /// The control is disabled.
        public static let disabled = State(rawValue: 2)
        /// The control is selected.
        public static let selected = State(rawValue: 4)
        /// The control has the focus.
        public static let focused = State(rawValue: 8)
        /// States for an app's own use.
        public static let application = State(rawValue: 0x00FF_0000)
        /// States of the system.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The vertical alignment of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// A position at the center, the top or the bottom, or over the whole height.
        case center, top, bottom, fill
    }

    /// The horizontal alignment of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// A position at the center or an edge, or over the whole width.
        case center, left, right, fill, leading, trailing
    }

    private struct Registration {
        var action: UIAction
        var events: Event
    }

    private var registrations: [Registration] = []

    /// A Boolean value that indicates whether the control responds to touches. Disabling the control ends a touch.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled, tracking != nil { stopTracking(with: nil) }
            stateDidChange()
        }
    }
    /// A Boolean value that indicates whether the control is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// A Boolean value that indicates whether the control is highlighted.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    /// The vertical alignment of the content.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { setNeedsLayout() } }
    /// The horizontal alignment of the content.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { setNeedsLayout() } }
    /// A Boolean value that indicates whether a tap opens a button's menu.
    open var showsMenuAsPrimaryAction = false
    /// A Boolean value that indicates whether a long press opens a menu; without effect.
    open var isContextMenuInteractionEnabled = false
    /// The text for a pointer that rests on the control. It has no effect: there is no pointer in a snapshot.
    open var toolTip: String?

    /// The state, derived from the three properties.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    // MARK: Tracking

    private var tracking: UITouch?
    private var isInside = false
    /// The distance in points around the control at which a finger still counts as inside (not measured).
    private static let strayDistance: CGFloat = 70

    /// A Boolean value that indicates whether the control tracks a touch.
    open var isTracking: Bool { tracking != nil }
    /// A Boolean value that indicates whether the tracked touch is inside the control.
    open var isTouchInside: Bool { isInside }

    /// Called when a finger is put down in the control; returns false to stop tracking it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the tracked finger moves; returns false to stop tracking it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the tracked touch ends.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when tracking is canceled.
    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, tracking == nil, let touch = touches.first else { return }
        isInside = true
        isHighlighted = true
        guard beginTracking(touch, with: event) else {
            isInside = false
            isHighlighted = false
            return
        }
        tracking = touch
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracking, touches.contains(touch) else { return }
        let wasInside = isInside
        isInside = covers(touch, event)
        isHighlighted = isInside
        guard continueTracking(touch, with: event) else {
            tracking = nil
            isHighlighted = false
            return
        }
        var events: Event = isInside ? .touchDragInside : .touchDragOutside
        if isInside, !wasInside { events.insert(.touchDragEnter) }
        if !isInside, wasInside { events.insert(.touchDragExit) }
        sendActions(for: events)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracking, touches.contains(touch) else { return }
        isInside = covers(touch, event)
        let endsInside = isInside
        isHighlighted = false
        endTracking(touch, with: event)
        tracking = nil
        isInside = false
        sendActions(for: endsInside ? .touchUpInside : .touchUpOutside)
        if endsInside { (self as? any SystemControl)?.touchDidEndInside(touch) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracking, touches.contains(touch) else { return }
        stopTracking(with: event)
    }

    private func stopTracking(with event: UIEvent?) {
        tracking = nil
        isInside = false
        isHighlighted = false
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    private func covers(_ touch: UITouch, _ event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        return self.point(inside: point, with: event)
            || bounds.insetBy(dx: -Self.strayDistance, dy: -Self.strayDistance).contains(point)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if let control = self as? any SystemControl, type(of: control).handlesTaps, isEnabled,
            gestureRecognizer.view !== self,
            let tap = gestureRecognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired <= 1,
            tap.numberOfTouchesRequired <= 1
        {
            return false
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func ownContents(in environment: DisplayEnvironment) -> [LayerContent] {
        (self as? any SystemControl)?.controlContents(in: environment) ?? []
    }

    // MARK: Actions

    /// The events for which actions were added.
    open var allControlEvents: Event { registrations.reduce(into: []) { $0.formUnion($1.events) } }

    /// Creates a control with an action for `.primaryActionTriggered`.
    @_disfavoredOverload
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// A Boolean value that indicates whether the control's sizes are those of iOS 26's look.
    private var hasSizesOfIOS26 = UITraitCollection.current.isIOS26

    override func textSizeMayHaveChanged() {
        let isIOS26 = traitCollection.isIOS26
        guard isIOS26 != hasSizesOfIOS26 else { return }
        hasSizesOfIOS26 = isIOS26
        lookDidChange()
    }

    /// Measures and lays out the control anew after a change of the system's look.
    func lookDidChange() {
        invalidateIntrinsicContentSize()
        layoutStructureDidChange()
        setNeedsLayout()
        setNeedsDisplay()
    }

    func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Adds an action for events. It replaces an action with the same identifier, and is called for the events of both.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        if let index = registrations.firstIndex(where: { $0.action.identifier == action.identifier }) {
            registrations[index].action = action
            registrations[index].events.formUnion(controlEvents)
        } else {
            registrations.append(Registration(action: action, events: controlEvents))
        }
    }

    /// Removes an action for some events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for some events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        for index in registrations.indices where registrations[index].action.identifier == actionIdentifier {
            registrations[index].events.subtract(controlEvents)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    /// Calls a closure with each action and its events. Targets are always nil: selectors need Objective-C.
    open func enumerateEventHandlers(
        _ iterator: (_ action: UIAction?, _ target: (Any?)?, _ event: Event, _ stop: inout Bool) -> Void
    ) {
        var stop = false
        for registration in registrations {
            iterator(registration.action, nil, registration.events, &stop)
            if stop { return }
        }
    }

    /// Performs an action.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

    /// Performs the actions that were added for these events, in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
            registration.action.perform(sender: self)
        }
    }

    /// Performs the primary action, as a tap does.
    open func performPrimaryAction() {
        if isEnabled { sendActions(for: .primaryActionTriggered) }
    }

    /// The horizontal alignment with leading and trailing resolved.
    public var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }
}
