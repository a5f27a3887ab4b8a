import Foundation

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of items with the title below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of items with the title beside the image; stored without effect.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of inline items in compact environments; stored without effect.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The tint color of the selection indicator; stored without effect.
    open var selectionIndicatorTintColor: UIColor?
    /// The image of the selection indicator; stored without effect.
    open var selectionIndicatorImage: UIImage?
}

/// The appearance of a tab bar's items.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// The appearance of an unselected item.
    public let normal = UITabBarItemStateAppearance()
    /// The appearance of the selected item.
    public let selected = UITabBarItemStateAppearance()
    /// The appearance of a disabled item; stored without effect.
    public let disabled = UITabBarItemStateAppearance()
    /// The appearance of a focused item; stored without effect.
    public let focused = UITabBarItemStateAppearance()
}

/// The appearance of a tab bar's item in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points; stored without effect.
    open var titlePositionAdjustment = UIOffset.zero
    /// The color of the image, or nil for the default.
    ///
    /// The default is the bar's tint color if the item is selected, otherwise its `unselectedItemTintColor` or the
    /// system's gray.
    open var iconColor: UIColor?
    /// The color of the badge.
    open var badgeBackgroundColor: UIColor?
}
