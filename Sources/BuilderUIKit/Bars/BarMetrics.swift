import Foundation

/// The lengths of bars, in points: those of iOS before version 26 (Apple's interface guidelines, and recorded
/// frames; those of search bars are not measured).
@MainActor
enum BarMetrics {
    /// The height of a navigation bar with its title on one line.
    static let navigationBarHeight: CGFloat = 44
    /// The additional height of a large title.
    static let largeTitleHeight: CGFloat = 52
    /// The height of a toolbar.
    static let toolbarHeight: CGFloat = 44
    /// The height of a tab bar.
    static let tabBarHeight: CGFloat = 49

    /// The gap between items that no space separates (not measured for toolbars).
    static let itemGap: CGFloat = 8

    /// Returns the distance from the safe area's sides to the first bar button item.
    static func itemMargin(for traits: UITraitCollection) -> CGFloat {
        traits.horizontalSizeClass == .regular ? SystemMargin.wide : SystemMargin.narrow
    }

    /// The height of a search bar without a prompt and a scope bar.
    static let searchBarHeight: CGFloat = 56
    /// The height of the text field, which is centered in the search bar.
    static let searchFieldHeight: CGFloat = 36
    /// The additional height of a prompt.
    static let searchPromptHeight: CGFloat = 19
    /// The additional height of a scope bar.
    static let scopeBarHeight: CGFloat = 44

    /// The height of a navigation bar or a tab bar on an iPhone in landscape orientation.
    private static let compactHeight: CGFloat = 32
    /// The height of a navigation bar or a tab bar on an iPad.
    private static let padHeight: CGFloat = 50

    /// Returns the height of a tab bar.
    static func tabBarHeight(for traits: UITraitCollection) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return padHeight }
        return traits.verticalSizeClass == .compact ? compactHeight : tabBarHeight
    }

    /// Returns the height of a navigation bar with its title on one line.
    static func navigationBarHeight(for traits: UITraitCollection) -> CGFloat {
        if traits.userInterfaceIdiom == .pad { return padHeight }
        let isCompact = traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular
        return isCompact ? compactHeight : navigationBarHeight
    }
}
