import Foundation

/// The appearance of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of items with the title below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of items with the title beside the image in regular width, as on iPads before iOS 18.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The appearance of items with the title beside the image in compact width, as on phones in landscape.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The tint color of a template image behind the selected item; nil for the bar's.
    open var selectionIndicatorTintColor: UIColor?
    /// The image behind the selected item; nil for the bar's.
    open var selectionIndicatorImage: UIImage?
    /// The arrangement of items with the title below the image; if automatic, the bar's.
    open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
    /// The width of centered items, in points; 0 for the bar's.
    open var stackedItemWidth: CGFloat = 0
    /// The space between centered items, in points; 0 for the bar's.
    open var stackedItemSpacing: CGFloat = 0

    func takeItems(from other: UITabBarAppearance) {
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
        selectionIndicatorImage = other.selectionIndicatorImage
        stackedItemPositioning = other.stackedItemPositioning
        stackedItemWidth = other.stackedItemWidth
        stackedItemSpacing = other.stackedItemSpacing
    }

    /// Returns an independent copy.
    open override func copy() -> Any {
        MainActor.assumeIsolated { () -> UITabBarAppearance in
            let copy = UITabBarAppearance(barAppearance: self)
            copy.takeItems(from: self)
            copy.stackedLayoutAppearance = UITabBarItemAppearance(_copying: stackedLayoutAppearance)
            copy.inlineLayoutAppearance = UITabBarItemAppearance(_copying: inlineLayoutAppearance)
            copy.compactInlineLayoutAppearance = UITabBarItemAppearance(_copying: compactInlineLayoutAppearance)
            return copy
        }
    }
}

/// The appearance of a tab bar's items.
@preconcurrency @MainActor
open class UITabBarItemAppearance: _MainActorObject {
    /// The arrangement of an item's image and title.
    public enum Style: Int, Hashable, Sendable {
        /// The title below the image.
        case stacked = 0
        /// The title beside the image.
        case inline = 1
        /// The title beside the image in compact environments.
        case compactInline = 2
    }

    /// Creates the default appearance of stacked items.
    public init() { super.init(_responder: ()) }

    /// Creates the default appearance of a style; the styles have the same defaults here.
    public init(style: Style) { super.init(_responder: ()) }

    /// Resets the appearance to the defaults of a style.
    open func configureWithDefault(for style: Style) {
        for state in [normal, selected, disabled, focused] { state.take(UITabBarItemStateAppearance()) }
    }

    init(_copying other: UITabBarItemAppearance) {
        super.init(_responder: ())
        normal.take(other.normal)
        selected.take(other.selected)
        disabled.take(other.disabled)
        focused.take(other.focused)
    }

    /// Returns an independent copy.
    open override func copy() -> Any { MainActor.assumeIsolated { UITabBarItemAppearance(_copying: self) } }

    /// The appearance of an unselected item.
    public let normal = UITabBarItemStateAppearance()
    /// The appearance of the selected item.
    public let selected = UITabBarItemStateAppearance()
    /// The appearance of a disabled item, which otherwise has the normal one.
    public let disabled = UITabBarItemStateAppearance()
    /// The appearance of a focused item; stored without effect.
    public let focused = UITabBarItemStateAppearance()
}

/// The appearance of a tab bar's item in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points, unless the item has one.
    open var titlePositionAdjustment = UIOffset.zero
    /// The color of the image, or nil for the default.
    ///
    /// The default is the bar's tint color if the item is selected, otherwise its `unselectedItemTintColor` or the
    /// system's gray.
    open var iconColor: UIColor?
    /// The color of the badge.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge's text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the badge, in points.
    open var badgePositionAdjustment = UIOffset.zero
    /// The offset of the badge's text in the badge, in points.
    open var badgeTitlePositionAdjustment = UIOffset.zero

    func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}
