import BuilderUIKit

/// Defaults for new views, set once when an app starts.
///
/// Each is read when a view is made; views that exist already keep what they have.
///
/// ```swift
/// ViewBuilderEnvironment.defaultLabelFont = .preferredFont(forTextStyle: .body)
/// ```
@preconcurrency @MainActor
public struct ViewBuilderEnvironment {
    /// The font of button titles. Nil stands for the text style `headline`.
    public static var defaultButtonFont: UIFont?

    /// The color of button titles and of switches that are on. Nil stands for the tint color, and for the switch's
    /// own.
    public static var defaultButtonColor: UIColor?

    /// The font of labels. Nil stands for the text style `callout`.
    public static var defaultLabelFont: UIFont?

    /// The color of labels. Nil stands for the label's own.
    public static var defaultLabelColor: UIColor?

    /// The color of the second text in a table cell. Nil stands for the cell's own.
    public static var defaultLabelSecondaryColor: UIColor?

    /// The color of dividers. Nil stands for `secondaryLabel`.
    public static var defaultSeparatorColor: UIColor?

    /// The clock by which taps and swipes are throttled, in seconds from a fixed moment. Tests set their own.
    public static var throttleClock: () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
}
