import Foundation

/// The lengths of bars, in points: those of iOS before version 26 (Apple's interface guidelines, and recorded
/// frames; those of search bars are not measured). Lengths that traits determine are those of the traits' design.
@MainActor
enum BarMetrics {
    /// The height of a navigation bar with its title on one line.
    static let navigationBarHeight: CGFloat = 44
    /// The height of a navigation bar in a sheet, with its title on one line.
    static let sheetNavigationBarHeight: CGFloat = 56

    /// The additional height of a navigation bar with a prompt (Apple's headers: 74 instead of 44).
    static let promptHeight: CGFloat = 30

    /// Returns the additional height of a large title: 52, or more for text of an accessibility size.
    static func largeTitleHeight(for traits: UITraitCollection) -> CGFloat {
        let text = largeTitleFont(for: traits).lineHeight
        let scale = max(1, traits.displayScale)
        return max(52, (text * scale).rounded(.up) / scale + 4)
    }

    /// Returns the font of a large title, which grows with the text size.
    static func largeTitleFont(for traits: UITraitCollection) -> UIFont {
        let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits).pointSize
        return .systemFont(ofSize: size, weight: .bold)
    }

    /// Returns the font of a title on one line and of bar buttons: 17 points, growing with the text size up to 21.
    ///
    /// Sizes below 17 are not measured: text doesn't shrink.
    static func font(_ weight: UIFont.Weight, for traits: UITraitCollection) -> UIFont {
        let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        return .systemFont(ofSize: min(max(size, 17), 21), weight: weight)
    }
    /// The height of a toolbar.
    static let toolbarHeight: CGFloat = 44
    /// The height of a tab bar.
    static let tabBarHeight: CGFloat = 49

    /// The gap between items that no space separates (not measured for toolbars).
    static let itemGap: CGFloat = 8

    /// Returns the distance from the safe area's sides to the first bar button item.
    static func itemMargin(forWidth width: CGFloat, traits: UITraitCollection) -> CGFloat {
        traits.horizontalSizeClass == .regular ? SystemMargin.wide : SystemMargin.side(forWidth: width)
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

    /// Returns the height of a toolbar.
    static func toolbarHeight(for traits: UITraitCollection) -> CGFloat {
        traits.isIOS26 ? PlatterMetrics.toolbarHeight(for: traits) : toolbarHeight
    }

    /// Returns the height of a tab bar without the safe area; in the look of iOS 26, the bar covers the safe area.
    static func tabBarHeight(for traits: UITraitCollection, safeBottom: CGFloat = 0) -> CGFloat {
        if traits.isIOS26 { return max(0, PlatterMetrics.tabBarHeight - safeBottom) }
        if traits.userInterfaceIdiom == .pad { return padHeight }
        return traits.verticalSizeClass == .compact ? compactHeight : tabBarHeight
    }

    /// Returns the height of a navigation bar with its title on one line.
    static func navigationBarHeight(for traits: UITraitCollection, inSheet isInSheet: Bool = false) -> CGFloat {
        if traits.isIOS26 { return PlatterMetrics.navigationBarHeight }
        if isInSheet { return sheetNavigationBarHeight }
        if traits.userInterfaceIdiom == .pad { return padHeight }
        let isCompact = traits.verticalSizeClass == .compact && traits.horizontalSizeClass != .regular
        return isCompact ? compactHeight : navigationBarHeight
    }
}
