import Foundation

/// The user's preferred text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    /// The category's identifier.
    public let rawValue: String
    /// Creates a category with an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No category specified.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest size.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// The second smallest size.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// One size below the default.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The default size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// One size above the default.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// Two sizes above the default.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest size outside the accessibility settings.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The smallest accessibility size.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest accessibility size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

extension UIContentSizeCategory: Comparable {
    /// The twelve sizes, smallest first; the last five are the accessibility sizes.
    static let ascending: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
    ]

    /// The index in `ascending`; nil for `unspecified` and unknown names.
    var rank: Int? { Self.ascending.firstIndex(of: self) }

    /// A Boolean value that indicates whether the category is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { (rank ?? 0) >= 7 }

    /// Returns a Boolean value that indicates whether the first category has smaller text; unspecified and unknown ones
    /// come first.
    public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
        (a.rank ?? -1) < (b.rank ?? -1)
    }
}

extension UIContentSizeCategory {
    /// The notification that the user chose another text size; not posted here.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new size in the notification's user info.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

/// A view whose fonts can follow the text size.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// A Boolean value that indicates whether the view's font follows the text size; the font must be one of a text
    /// style, or be scaled by `UIFontMetrics`.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
