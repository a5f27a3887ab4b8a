import BuilderUIKit

/// Defaults for new views, set once at the launch of an app.
///
/// Each default is read when a view is created; existing views are unchanged.
///
/// ```swift
/// ViewBuilderEnvironment.defaultLabelFont = .preferredFont(forTextStyle: .body)
/// ```
@preconcurrency @MainActor
public struct ViewBuilderEnvironment {
    /// The font of button titles; nil for the text style `headline`.
    public static var defaultButtonFont: UIFont?

    /// The color of button titles and of switches that are on; nil for the tint color, and for the switch's default
    /// color.
    public static var defaultButtonColor: UIColor?

    /// The font of labels; nil for the text style `callout`.
    public static var defaultLabelFont: UIFont?

    /// The color of labels; nil for the label's default color.
    public static var defaultLabelColor: UIColor?

    /// The color of the second text in a table cell; nil for the cell's default color.
    public static var defaultLabelSecondaryColor: UIColor?

    /// The color of dividers; nil for `secondaryLabel`.
    public static var defaultSeparatorColor: UIColor?

    /// The clock that throttles taps and swipes, in seconds from a fixed moment. Tests set their own.
    public static var throttleClock: () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }
}
