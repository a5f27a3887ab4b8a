import BuilderUIKit

/// A key that is pressed; none is.
public struct KeyPress: Sendable {
    /// The progress of a press.
    public struct Phases: OptionSet, Sendable {
        /// The bits of the members.
        public let rawValue: Int
        /// Creates a set of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// A key goes down.
        public static let down = Phases(rawValue: 1)
        /// A key is held down.
        public static let `repeat` = Phases(rawValue: 2)
        /// A key goes up.
        public static let up = Phases(rawValue: 4)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]
    }
    /// The outcome of a press.
    public enum Result: Sendable { case handled, ignored }

    /// The phase of the key.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The characters that the key enters.
    public let characters: String
    /// The keys that modify the key.
    public let modifiers: EventModifiers
}

/// The ways in which a view has the focus.
public struct FocusInteractions: OptionSet, Sendable {
    /// The bits of the members.
    public let rawValue: Int
    /// Creates a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The view can be activated.
    public static let activate = FocusInteractions(rawValue: 1)
    /// The view takes text from a keyboard.
    public static let edit = FocusInteractions(rawValue: 2)
    /// The system's choice.
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// The look of a view under a pointer.
public struct HoverEffect: Sendable {
    /// The system's effect.
    public static let automatic = HoverEffect()
    /// The pointer becomes the view's highlight.
    public static let highlight = HoverEffect()
    /// The pointer lifts the view.
    public static let lift = HoverEffect()
}

/// The progress of a pointer over a view.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

extension View {
    /// Calls a closure when a key is pressed while the view has the focus.
    public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        self
    }
    /// Calls a closure when one of several keys is pressed while the view has the focus.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    /// Calls a closure when one of several keys is pressed while the view has the focus.
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    /// Calls a closure when one of several keys is pressed while the view has the focus.
    public nonisolated func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    /// Calls a closure when one of several keys is pressed while the view has the focus.
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }
    /// Sets whether the view can have the focus, and for which interactions.
    public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
    /// Sets whether the view shows no effect of the focus.
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// Moves the focus into the view's parts before others.
    public nonisolated func focusSection() -> some View { self }
    /// Sets the effect of the pointer over the view.
    public nonisolated func hoverEffect(_ effect: HoverEffect) -> some View { self }
    /// Sets whether the pointer has no effect over the view.
    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// Calls a closure while the pointer moves over the view.
    public nonisolated func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }
}
