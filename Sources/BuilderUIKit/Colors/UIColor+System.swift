// The system's dynamic colors, which depend on appearance, contrast and level.
extension UIColor {
    /// The color of primary text.
    public static let label = UIColor(storage: .system(.label))
    /// The color of secondary text.
    public static let secondaryLabel = UIColor(storage: .system(.secondaryLabel))
    /// The color of tertiary text.
    public static let tertiaryLabel = UIColor(storage: .system(.tertiaryLabel))
    /// The color of quaternary text.
    public static let quaternaryLabel = UIColor(storage: .system(.quaternaryLabel))
    /// The color of placeholder text.
    public static let placeholderText = UIColor(storage: .system(.placeholderText))
    /// The translucent color of separators.
    public static let separator = UIColor(storage: .system(.separator))
    /// The opaque color of separators.
    public static let opaqueSeparator = UIColor(storage: .system(.opaqueSeparator))
    /// The color of links.
    public static let link = UIColor(storage: .system(.link))
    /// The color of the main background.
    public static let systemBackground = UIColor(storage: .system(.systemBackground))
    /// The color of content above the main background.
    public static let secondarySystemBackground = UIColor(storage: .system(.secondarySystemBackground))
    /// The color of content above secondary backgrounds.
    public static let tertiarySystemBackground = UIColor(storage: .system(.tertiarySystemBackground))
    /// The color of the background of grouped content.
    public static let systemGroupedBackground = UIColor(storage: .system(.systemGroupedBackground))
    /// The color of content above grouped backgrounds.
    public static let secondarySystemGroupedBackground = UIColor(storage: .system(.secondarySystemGroupedBackground))
    /// The color of content above secondary grouped backgrounds.
    public static let tertiarySystemGroupedBackground = UIColor(storage: .system(.tertiarySystemGroupedBackground))
    /// The fill color of thin and small shapes.
    public static let systemFill = UIColor(storage: .system(.systemFill))
    /// The fill color of medium shapes.
    public static let secondarySystemFill = UIColor(storage: .system(.secondarySystemFill))
    /// The fill color of large shapes.
    public static let tertiarySystemFill = UIColor(storage: .system(.tertiarySystemFill))
    /// The fill color of large areas with complex content.
    public static let quaternarySystemFill = UIColor(storage: .system(.quaternarySystemFill))
    /// The system's red.
    public static let systemRed = UIColor(storage: .system(.systemRed))
    /// The system's orange.
    public static let systemOrange = UIColor(storage: .system(.systemOrange))
    /// The system's yellow.
    public static let systemYellow = UIColor(storage: .system(.systemYellow))
    /// The system's green.
    public static let systemGreen = UIColor(storage: .system(.systemGreen))
    /// The system's mint.
    public static let systemMint = UIColor(storage: .system(.systemMint))
    /// The system's teal.
    public static let systemTeal = UIColor(storage: .system(.systemTeal))
    /// The system's cyan.
    public static let systemCyan = UIColor(storage: .system(.systemCyan))
    /// The system's blue.
    public static let systemBlue = UIColor(storage: .system(.systemBlue))
    /// The system's indigo.
    public static let systemIndigo = UIColor(storage: .system(.systemIndigo))
    /// The system's purple.
    public static let systemPurple = UIColor(storage: .system(.systemPurple))
    /// The system's pink.
    public static let systemPink = UIColor(storage: .system(.systemPink))
    /// The system's brown.
    public static let systemBrown = UIColor(storage: .system(.systemBrown))
    /// The system's gray.
    public static let systemGray = UIColor(storage: .system(.systemGray))
    /// The second system gray, closer to the background.
    public static let systemGray2 = UIColor(storage: .system(.systemGray2))
    /// The third system gray.
    public static let systemGray3 = UIColor(storage: .system(.systemGray3))
    /// The fourth system gray.
    public static let systemGray4 = UIColor(storage: .system(.systemGray4))
    /// The fifth system gray.
    public static let systemGray5 = UIColor(storage: .system(.systemGray5))
    /// The sixth system gray, the closest to the background.
    public static let systemGray6 = UIColor(storage: .system(.systemGray6))

    /// The older name of `systemGroupedBackground`.
    public static let groupTableViewBackground = UIColor(storage: .system(.systemGroupedBackground))
}
