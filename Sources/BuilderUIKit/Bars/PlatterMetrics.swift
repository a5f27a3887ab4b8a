import Foundation

/// The lengths of bars whose items lie on platters of glass, in points: those of iOS 26 (recorded on iOS 26.1, on a
/// phone of 375 × 667 points without a safe area, unless said otherwise).
@MainActor
enum PlatterMetrics {
    // MARK: Navigation bars

    /// The height of a navigation bar with its title on one line, in all size classes.
    static let navigationBarHeight: CGFloat = 54
    /// The height of a platter in a navigation bar, which begins at the bar's top.
    static let barButtonHeight: CGFloat = 44
    /// The distance from a platter's sides to its text.
    static let textInset: CGFloat = 16
    /// The gap between two platters: that between a search field and its cancel button (others are not measured).
    static let gap: CGFloat = 11
    /// The space below a large title.
    static let largeTitleBottom: CGFloat = 7.5

    /// Returns the top of a navigation bar below a safe area: at least 10, and in a window's own bar 24 in compact
    /// height and 32 on iPads. Below higher safe areas, the bar begins at their end (not measured).
    static func navigationBarTop(
        belowSafeArea safeTop: CGFloat, isAtWindowTop: Bool, traits: UITraitCollection
    ) -> CGFloat {
        let isPad = traits.userInterfaceIdiom == .pad
        guard isAtWindowTop, isPad || traits.verticalSizeClass == .compact else { return max(safeTop, 10) }
        return max(safeTop, isPad ? 32 : 24)
    }

    /// Returns the distance from a bar's side to its first platter: that of iOS 18 from the safe area, and 38 in
    /// compact height (beside a safe area, the larger of both; not measured).
    static func sideMargin(forWidth width: CGFloat, safeInset: CGFloat, traits: UITraitCollection) -> CGFloat {
        let margin = safeInset + BarMetrics.itemMargin(forWidth: width, traits: traits)
        return traits.verticalSizeClass == .compact ? max(38, margin) : margin
    }

    // MARK: Tab bars

    /// The height of a tab bar, to the screen's bottom (landscape and iPads are not measured).
    static let tabBarHeight: CGFloat = 83
    /// The height of a tab bar's platter, which begins at the bar's top.
    static let tabPlatterHeight: CGFloat = 62
    /// The distance from the platter's edges to its items.
    static let tabInset: CGFloat = 4
    /// The distance from an item's start to the next one's.
    static let tabStep: CGFloat = 86
    /// The length by which an item overlaps the next one.
    static let tabOverlap: CGFloat = 8
    /// The smallest distance from the bar's sides to the platter: as large as the gap below it (not measured).
    static let tabSideMargin: CGFloat = 21

    /// Returns the frame of the platter for a number of items in a bar, in whole points (measured for three items).
    static func tabPlatter(count: Int, in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
        let natural = 2 * tabInset + tabOverlap + CGFloat(max(1, count)) * tabStep
        let room = bounds.width - safeArea.left - safeArea.right
        let width = min(natural, max(0, room - 2 * tabSideMargin))
        let x = safeArea.left + ((room - width) / 2).rounded()
        return CGRect(x: x, y: 0, width: width, height: tabPlatterHeight)
    }

    /// Returns the frame of an item on a platter; items are narrower than 94 points if the platter is cut (not
    /// measured).
    static func tabItem(at index: Int, of count: Int, on platter: CGRect) -> CGRect {
        let step = (platter.width - 2 * tabInset - tabOverlap) / CGFloat(max(1, count))
        return CGRect(
            x: platter.minX + tabInset + CGFloat(index) * step, y: platter.minY + tabInset, width: step + tabOverlap,
            height: platter.height - 2 * tabInset)
    }

    // MARK: Toolbars

    /// Returns the height of a toolbar: 48 on phones, 44 on iPads (reported).
    static func toolbarHeight(for traits: UITraitCollection) -> CGFloat {
        traits.userInterfaceIdiom == .pad ? 44 : 48
    }

    /// Returns the distances from a navigation controller's edges to its toolbar: 10 above, and below it 28, 24 in
    /// compact height and 25 on iPads; 28 from the sides of the safe area, and 10 on iPads (reported).
    ///
    /// Above a tab bar, the toolbar is 10 points above it (not measured).
    static func toolbarInsets(safeArea: UIEdgeInsets, traits: UITraitCollection) -> UIEdgeInsets {
        let isPad = traits.userInterfaceIdiom == .pad
        let side: CGFloat = isPad ? 10 : 28
        let below: CGFloat = isPad ? 25 : traits.verticalSizeClass == .compact ? 24 : 28
        return UIEdgeInsets(
            top: 10, left: safeArea.left + side, bottom: safeArea.bottom > 40 ? safeArea.bottom + 10 : below,
            right: safeArea.right + side)
    }

    // MARK: Content beneath bars

    /// The length by which a fade of content reaches beyond a navigation bar (reported: 118.8 from the screen's top).
    static let fadeBelowNavigationBar: CGFloat = 54.8
    /// The length by which a fade of content reaches beyond a bar at the bottom (reported: 147.8 with a tab bar).
    static let fadeAboveBottomBar: CGFloat = 64.8
}
