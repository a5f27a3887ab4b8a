import Foundation
import Render

/// A view that sends events to actions, and to methods of targets.
@preconcurrency @MainActor
open class UIControl: UIView {
    override class var moduleClass: UIView.Type { UIControl.self }
    private struct Registration {
        var handler: Handler
        var events: Event
    }

    /// The action, or the target's method, that an event performs.
    private enum Handler {
        case action(UIAction)
        case target(ActionTarget)

        var action: UIAction? { if case .action(let action) = self { action } else { nil } }
        var target: ActionTarget? { if case .target(let target) = self { target } else { nil } }
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
    /// A Boolean value that indicates whether the control has an interaction for a menu that a long press opens.
    open var isContextMenuInteractionEnabled = false { didSet { updateContextMenuInteraction() } }
    /// The interaction for a menu that a long press opens; nil if it isn't enabled.
    open internal(set) var contextMenuInteraction: UIContextMenuInteraction?
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
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
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
        send(events, with: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracking, touches.contains(touch) else { return }
        isInside = covers(touch, event)
        let endsInside = isInside
        isHighlighted = false
        endTracking(touch, with: event)
        tracking = nil
        isInside = false
        send(endsInside ? .touchUpInside : .touchUpOutside, with: event)
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
        send(.touchCancel, with: event)
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
        observedValuesMayHaveChanged()
    }

    /// Adds an action for events. It replaces an action with the same identifier, and is called for the events of both.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        if let index = registrations.firstIndex(where: { $0.handler.action?.identifier == action.identifier }) {
            registrations[index].handler = .action(action)
            registrations[index].events.formUnion(controlEvents)
        } else {
            registrations.append(Registration(handler: .action(action), events: controlEvents))
        }
    }

    /// Removes an action for some events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for some events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        for index in registrations.indices
        where registrations[index].handler.action?.identifier == actionIdentifier {
            registrations[index].events.subtract(controlEvents)
        }
        registrations.removeAll { $0.events.isEmpty }
    }

    /// Calls a closure with each action, or target and selector, and its events.
    open func enumerateEventHandlers(
        _ iterator: (_ action: UIAction?, _ target: (Any?, Selector)?, _ event: Event, _ stop: inout Bool) -> Void
    ) {
        var stop = false
        for registration in registrations {
            let target = registration.handler.target.map { ($0.target as Any?, $0.selector) }
            iterator(registration.handler.action, target, registration.events, &stop)
            if stop { return }
        }
    }

    // MARK: Targets

    /// Adds a target, held weakly, and the method that it performs for events. Without a target, the first object of
    /// the responder chain that has the method performs it.
    ///
    /// - Parameters:
    ///   - target: The object; nil to search the responder chain.
    ///   - action: The selector of a method without parameters, or with the control, or with the control and the event.
    ///   - controlEvents: The events.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        if let index = registrations.firstIndex(where: { registration in
            guard let known = registration.handler.target else { return false }
            return known.searchesChain == (target == nil) && known.matches(target, action)
        }) {
            registrations[index].events.formUnion(controlEvents)
        } else {
            registrations.append(Registration(handler: .target(ActionTarget(target, action)), events: controlEvents))
        }
    }

    /// Removes targets and methods for some events; nil stands for any target or method.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        for index in registrations.indices where registrations[index].handler.target?.matches(target, action) ?? false {
            registrations[index].events.subtract(controlEvents)
        }
        registrations.removeAll { $0.events.isEmpty || $0.handler.target?.isGone ?? false }
    }

    /// The targets, with `NSNull` for the responder chain.
    open var allTargets: Set<AnyHashable> {
        Set(
            registrations.compactMap { registration in
                guard let target = registration.handler.target else { return nil }
                if target.searchesChain { return AnyHashable(NSNull()) }
                return (target.target as? NSObject).map { AnyHashable($0) }
            })
    }

    /// Returns the names of the methods that a target performs for an event; nil for none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = registrations.compactMap { registration -> String? in
            guard let known = registration.handler.target, known.searchesChain == (target == nil),
                known.matches(target, nil), registration.events.contains(controlEvent)
            else { return nil }
            return known.selector.name
        }
        return names.isEmpty ? nil : names
    }

    /// Performs a method of a target or, without one, of the first object of the responder chain that has it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Performs an action.
    open func sendAction(_ action: UIAction) { action.perform(sender: self) }

    /// Performs the actions and the targets' methods for these events, in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
            switch registration.handler {
            case .action(let action): action.perform(sender: self)
            case .target(let target) where !target.isGone:
                sendAction(target.selector, to: target.target, for: touchEvent)
            case .target: break
            }
        }
    }

    /// The event of the touches that the control handles, which methods of targets get.
    private var touchEvent: UIEvent?

    private func send(_ controlEvents: Event, with event: UIEvent?) {
        touchEvent = event
        sendActions(for: controlEvents)
        touchEvent = nil
    }

    // MARK: Context menus (see UIControl+ContextMenus)

    /// Returns the menu for a location in the control, in points; nil by default.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns the view from which the menu grows; nil, the default, for the control. It isn't called for the control's
    /// own interaction, whose menu has no preview.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns the view to which the menu returns; nil, the default, for the control. It isn't called for the control's
    /// own interaction.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns the view from which the menu of an item grows; by default, that of the method without an item.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
    }
    /// Returns the view to which the menu of an item returns; by default, that of the method without an item.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
        contextMenuInteraction(interaction, previewForDismissingMenuWithConfiguration: configuration)
    }
    /// Called when the user taps the preview.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    /// Called before the menu is shown.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Called when the menu is closed.
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Returns the point to which the menu is attached, in points: the middle of the bottom edge by default. It isn't
    /// called.
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    /// Performs the primary action, as a tap does.
    open func performPrimaryAction() {
        if isEnabled { sendActions(for: .primaryActionTriggered) }
    }

    /// The horizontal alignment with leading and trailing resolved.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    /// A Boolean value that indicates whether symbols move when the control changes; stored, because pictures show the
    /// end. True by default.
    open var isSymbolAnimationEnabled: Bool {
        get { details.animatesSymbols }
        set { details.animatesSymbols = newValue }
    }
}
