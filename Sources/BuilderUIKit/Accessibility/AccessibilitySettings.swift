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

    /// Creates the settings of a new device.
    public init() {}
}
