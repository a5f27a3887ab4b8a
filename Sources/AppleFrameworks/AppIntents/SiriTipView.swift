import BuilderSwiftUI

/// The looks of a hint to a spoken phrase.
public enum SiriTipViewStyle: Sendable {
    /// By the appearance, dark, or light.
    case automatic, dark, light
}

/// A hint to a spoken phrase, which isn't laid out.
public struct SiriTipView<Intent: AppIntent>: _PrimitiveView {
    /// Creates a hint to an action's phrase.
    public init(intent: Intent, isVisible: Binding<Bool>? = nil) {}
}

/// The looks of a button that opens the Shortcuts app.
public enum ShortcutsLinkStyle: Sendable {
    /// By the appearance, or of the given colors.
    case automatic, automaticOutline, dark, darkOutline, light, lightOutline
}

/// A button that opens the Shortcuts app, which isn't laid out.
public struct ShortcutsLink: _PrimitiveView {
    /// Creates a button.
    public init() {}
    /// Creates a button with an action of its own.
    public init(action: @escaping () -> Void) {}
}

extension View {
    /// Returns the view itself: hints aren't laid out.
    public func siriTipViewStyle(_ style: SiriTipViewStyle) -> Self { self }
    /// Returns the view itself: buttons of the Shortcuts app aren't laid out.
    public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> Self { self }
}
