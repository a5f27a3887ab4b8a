/// The settings of Accessibility that a screen is drawn with, apart from those that are traits.
///
/// ```swift
/// var renderer = Renderer()
/// renderer.accessibilitySettings.reducesTransparency = true
/// ```
public struct AccessibilitySettings: Hashable, Sendable {
    /// A Boolean value that indicates whether less moves: `UIAccessibility.isReduceMotionEnabled`.
    public var reducesMotion = false
    /// A Boolean value that indicates whether less is translucent: `UIAccessibility.isReduceTransparencyEnabled`. Blurs
    /// and glass are drawn as opaque colors then.
    public var reducesTransparency = false
    /// A Boolean value that indicates whether VoiceOver runs: `UIAccessibility.isVoiceOverRunning`. Nothing is spoken;
    /// an app may show a screen in another way then.
    public var runsVoiceOver = false
    /// A Boolean value that indicates whether color isn't the only sign of anything:
    /// `UIAccessibility.shouldDifferentiateWithoutColor`, which only an app's own views follow.
    public var differentiatesWithoutColor = false

    /// Creates the settings of a new device.
    public init() {}
}
