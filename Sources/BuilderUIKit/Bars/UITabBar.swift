import Foundation

/// The bar at the bottom of a tab bar controller: an item for each controller, in equal columns.
///
/// It is 49 points tall above the safe area (measured); its hairline lies above its top edge. In the look of iOS 26 it
/// is 83 points tall to the screen's bottom, and its items lie on a platter of glass, the selected one before a capsule
/// (measured).
@preconcurrency @MainActor
open class UITabBar: _BarView {
    override var derivedAccessibility: DerivedAccessibility {
        DerivedAccessibility(traits: .tabBar)
    }

    private var itemViews: [TabItemView] = []

    override var standardHeight: CGFloat {
        traitCollection.isIOS26 ? PlatterMetrics.tabBarHeight : BarMetrics.tabBarHeight
    }

    override func didInitialize() {
        super.didInitialize()
        takeAppearance()
    }

    /// The delegate.
    open weak var delegate: (any UITabBarDelegate)?
    /// The items, in order.
    open var items: [UITabBarItem]? { didSet { itemsDidChange() } }
    /// The selected item.
    open weak var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
    /// Sets the items; the change isn't animated.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// The color of unselected items, or nil for the system's gray.
    open var unselectedItemTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The background image; an empty image makes the background transparent.
    open var backgroundImage: UIImage? { didSet { setNeedsLayout() } }
    /// The image in place of the hairline; an empty image hides the hairline, other images aren't drawn.
    open var shadowImage: UIImage? { didSet { setNeedsLayout() } }
    /// The appearance.
    open var standardAppearance = UITabBarAppearance() { didSet { setNeedsLayout() } }
    /// The appearance while the content's end is above the bar. If nil, the background is clear, as in iOS 15 and
    /// later.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { setNeedsLayout() } }

    /// The arrangement of a tab bar's items.
    public enum ItemPositioning: Int, Hashable, Sendable {
        /// The system's: the same as ``fill``.
        case automatic = 0
        /// Equal columns over the whole width.
        case fill = 1
        /// Items of ``itemWidth`` with ``itemSpacing`` between them, in the center.
        case centered = 2
    }

    /// The arrangement of the items, unless the appearance has another one.
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    /// The width of centered items, in points; 0 for the system's, which is 76 (not measured).
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The space between centered items, in points; 0 for the system's, which is 34 (not measured).
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The image behind the selected item, centered on it; nil for none. It isn't drawn in the look of iOS 26.
    open var selectionIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
    private let selectionIndicator = UIImageView(image: nil)

    var onSelect: ((UITabBarItem) -> Void)?

    private func itemsDidChange() {
        for view in itemViews { view.removeFromSuperview() }
        itemViews = (items ?? []).map { item in
            item.bar = self
            let view = TabItemView(item: item)
            view.onTap = { [weak self] in self?.select(item) }
            addSubview(view)
            return view
        }
        setNeedsLayout()
    }

    private func select(_ item: UITabBarItem) {
        selectedItem = item
        onSelect?(item)
        delegate?.tabBar(self, didSelect: item)
        send(.didSelectItem, item)
    }

    // MARK: Customization

    private var customization: (page: TabCustomizationPage, before: [UITabBarItem])?
    /// A Boolean value that indicates whether the user is rearranging the items.
    open var isCustomizing: Bool { customization != nil }

    /// Shows a page with items, which the user drags to the bar, above the bar in its superview. A tab bar controller's bar
    /// has the page of the More list.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        guard customization == nil, let superview else { return }
        guard onSelect == nil else {
            return WarningLog.add("A tab bar controller manages its tab bar: the items can't be customized directly")
        }
        delegate?.tabBar(self, willBeginCustomizing: items)
        send(.willBeginCustomizingItems, items)
        let page = TabCustomizationPage(items: items, for: self) { [weak self] in
            self?.place($0, at: $1)
        } done: { [weak self] in
            self?.endCustomizing(animated: true)
        }
        page.frame = CGRect(x: frame.minX, y: 0, width: frame.width, height: max(0, frame.minY))
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        customization = (page, self.items ?? [])
        superview.insertSubview(page, belowSubview: self)
        delegate?.tabBar(self, didBeginCustomizing: items)
        send(.didBeginCustomizingItems, items)
    }

    /// Closes the page on which the user rearranges items; the change isn't animated.
    ///
    /// - Returns: A Boolean value that indicates whether the bar's items have changed.
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool {
        guard let customization else { return false }
        let items = items ?? []
        let isChanged = !items.elementsEqual(customization.before, by: ===)
        delegate?.tabBar(self, willEndCustomizing: items, changed: isChanged)
        send(.willEndCustomizingItems, (items, isChanged))
        self.customization = nil
        customization.page.removeFromSuperview()
        delegate?.tabBar(self, didEndCustomizing: items, changed: isChanged)
        send(.didEndCustomizingItems, (items, isChanged))
        return isChanged
    }

    /// Shows an item in the place of another one, which takes the former's place if it had one.
    private func place(_ item: UITabBarItem, at index: Int) {
        guard var items, items.indices.contains(index) else { return }
        if let from = items.firstIndex(where: { $0 === item }) {
            items.swapAt(from, index)
        } else {
            items[index] = item
        }
        self.items = items
    }

    /// Returns the index of the item at a point of the bar.
    func itemIndex(at point: CGPoint) -> Int? { itemViews.firstIndex { $0.frame.contains(point) } }

    private var effectiveAppearance: UITabBarAppearance {
        let standard = selectedItem?.standardAppearance ?? standardAppearance
        let appearance = UITabBarAppearance(barAppearance: standard)
        appearance.takeItems(from: standard)
        applyLegacyProperties(to: appearance, backgroundImage: backgroundImage, shadowImage: shadowImage)
        guard isAtScrollEdge else { return appearance }
        if let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
        if !hasLegacyBackground(backgroundImage) { appearance.configureWithTransparentBackground() }
        return appearance
    }

    /// A Boolean value that indicates whether titles are beside the images: before iOS 26 on phones in landscape, and on
    /// iPads in windows of regular width (Apple's interface guidelines of iOS 11 to 17).
    private var isInline: Bool {
        let traits = traitCollection
        guard !traits.isIOS26 else { return false }
        return traits.userInterfaceIdiom == .pad
            ? traits.horizontalSizeClass == .regular : traits.verticalSizeClass == .compact
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let appearance = effectiveAppearance
        showBackground(appearance, in: bounds)
        let isIOS26 = traitCollection.isIOS26
        let platter = PlatterMetrics.tabPlatter(count: itemViews.count, in: bounds, safeArea: safeAreaInsets)
        showPlatters(isIOS26 && !itemViews.isEmpty ? [BarPlatter(frame: platter)] : [])
        let isInline = isInline
        // A phone that is wide enough in landscape has the appearance of regular widths.
        let inlineLook =
            traitCollection.horizontalSizeClass == .regular
            ? appearance.inlineLayoutAppearance : appearance.compactInlineLayoutAppearance
        let look = isInline ? inlineLook : appearance.stackedLayoutAppearance
        for view in itemViews {
            let isSelected = view.item === selectedItem
            // Unselected items are black or white on glass (not measured).
            let unselectedColor = unselectedItemTintColor ?? (isIOS26 ? .label : .systemGray)
            view.update(
                look, color: isSelected ? tintColor ?? .systemBlue : unselectedColor, isSelected: isSelected,
                isInline: isInline)
        }
        let columns = Columns(appearance, of: self, isInline: isInline)
        for (index, view) in itemViews.enumerated() {
            let column = isRightToLeft ? itemViews.count - 1 - index : index
            view.frame =
                isIOS26
                ? PlatterMetrics.tabItem(at: column, of: itemViews.count, on: platter) : columnFrame(column, columns)
        }
        let indicator = appearance.selectionIndicatorImage ?? selectionIndicatorImage
        showSelectionIndicator(isIOS26 ? nil : indicator, appearance)
    }

    private func showSelectionIndicator(_ image: UIImage?, _ appearance: UITabBarAppearance) {
        guard let image, let selected = itemViews.first(where: { $0.item === selectedItem }) else {
            return selectionIndicator.removeFromSuperview()
        }
        selectionIndicator.image = image
        selectionIndicator.tintColor = appearance.selectionIndicatorTintColor
        selectionIndicator.bounds.size = image.size
        selectionIndicator.center = selected.center
        if let first = itemViews.first, selectionIndicator.superview == nil {
            insertSubview(selectionIndicator, belowSubview: first)
        }
    }

    /// The arrangement of the items in a layout.
    @MainActor
    private struct Columns {
        /// The width and the spacing of centered items, in points; nil if the items fill the bar.
        var centered: (width: CGFloat, spacing: CGFloat)?

        /// By default items are centered on iPads in windows of regular width (Apple's documentation), as wide as the
        /// widest one beside its image needs. The widths and the spacing are not measured.
        init(_ appearance: UITabBarAppearance, of bar: UITabBar, isInline: Bool) {
            let own = appearance.stackedItemPositioning
            let positioning = own == .automatic ? bar.itemPositioning : own
            let isOnPad = isInline && bar.traitCollection.userInterfaceIdiom == .pad
            guard positioning == .centered || positioning == .automatic && isOnPad else { return }
            let needed = isInline ? bar.itemViews.map { $0.inlineWidth + 16 }.max() ?? 0 : 0
            func first(_ values: CGFloat...) -> CGFloat { values.first { $0 > 0 && $0.isFinite } ?? 0 }
            let width = first(appearance.stackedItemWidth, bar.itemWidth, max(76, needed))
            let spacing = first(appearance.stackedItemSpacing, bar.itemSpacing, 34)
            // Many items are closer to each other, and then narrower, so that all are in the bar.
            let room = max(0, bar.bounds.width - bar.safeAreaInsets.left - bar.safeAreaInsets.right)
            let count = CGFloat(bar.itemViews.count)
            let free = count > 1 ? (room - width * count) / (count - 1) : spacing
            centered = (min(width, room / max(1, count)), min(spacing, max(0, free)))
        }
    }

    /// Returns the frame of an item: its column without 2 points at each side and 1 at the top, on whole points
    /// (measured), or its place among centered items.
    private func columnFrame(_ column: Int, _ columns: Columns) -> CGRect {
        let height = min(bounds.height, max(0, bounds.height - safeAreaInsets.bottom))
        if let centered = columns.centered {
            let step = centered.width + centered.spacing
            let all = step * CGFloat(itemViews.count) - centered.spacing
            let start = (safeAreaInsets.left + bounds.width - safeAreaInsets.right - all) / 2
            return CGRect(
                x: (start + step * CGFloat(column)).rounded(), y: TabItemView.topInset, width: centered.width,
                height: max(0, height - TabItemView.topInset))
        }
        let width = (bounds.width - safeAreaInsets.left - safeAreaInsets.right) / CGFloat(max(1, itemViews.count))
        let left = (safeAreaInsets.left + CGFloat(column) * width + 2).rounded()
        let right = (safeAreaInsets.left + CGFloat(column + 1) * width - 2).rounded()
        return CGRect(
            x: left, y: TabItemView.topInset, width: max(0, right - left), height: max(0, height - TabItemView.topInset)
        )
    }

    // MARK: Appearance proxy

    /// Returns the appearance proxy of new tab bars.
    ///
    /// Set it when the app launches, before bars are created.
    public class func appearance() -> UITabBar { AppearanceProxies.proxy(of: UITabBar.self) { UITabBar(frame: .zero) } }

    /// Logs a warning: proxies for certain containers have no effect.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UITabBar {
        AppearanceProxies.warnOfContainers("UITabBar")
        return UITabBar(frame: .zero)
    }

    private func takeAppearance() {
        guard let proxy = AppearanceProxies.known(UITabBar.self) else { return }
        takeAppearance(of: proxy)
        if proxy.backgroundColor != nil { backgroundColor = proxy.backgroundColor }
        unselectedItemTintColor = proxy.unselectedItemTintColor
        backgroundImage = proxy.backgroundImage
        shadowImage = proxy.shadowImage
        standardAppearance = proxy.standardAppearance
        scrollEdgeAppearance = proxy.scrollEdgeAppearance
        itemPositioning = proxy.itemPositioning
        itemWidth = proxy.itemWidth
        itemSpacing = proxy.itemSpacing
        selectionIndicatorImage = proxy.selectionIndicatorImage
    }
}

/// Methods that report the selection of a tab bar's items. All are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
    /// Called when the user selects an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    /// Called before a page shows the items that the user may drag to the bar.
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    /// Called after a page showed the items that the user may drag to the bar.
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    /// Called before the page closes, with the bar's items.
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    /// Called after the page closed, with the bar's items.
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    private var proxied: ForwardedCalls<any UITabBarDelegate>? { ForwardedCalls(self) }

    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        proxied?.send([tabBar, item]) { $0.tabBar(tabBar, didSelect: item) }
    }
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        proxied?.send([tabBar, items]) { $0.tabBar(tabBar, willBeginCustomizing: items) }
    }
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
        proxied?.send([tabBar, items]) { $0.tabBar(tabBar, didBeginCustomizing: items) }
    }
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
        proxied?.send([tabBar, items, changed]) { $0.tabBar(tabBar, willEndCustomizing: items, changed: changed) }
    }
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        proxied?.send([tabBar, items, changed]) { $0.tabBar(tabBar, didEndCustomizing: items, changed: changed) }
    }
}

extension UITabBar: TextTreeDetailing {
    var textTreeDetails: [TextTreeDetail] {
        guard let selectedItem, let index = items?.firstIndex(where: { $0 === selectedItem }) else { return [] }
        return [.number("selectedIndex", CGFloat(index))] + (selectedItem.title.map { [.text("title", $0)] } ?? [])
    }
}

extension DelegateEvent where Value == UITabBarItem {
    /// Sent after the user selected an item of a tab bar.
    package static var didSelectItem: Self { Self("didSelectItem") }
}

extension DelegateEvent where Value == [UITabBarItem] {
    /// Sent before a page shows the items that the user may drag to a tab bar.
    package static var willBeginCustomizingItems: Self { Self("willBeginCustomizingItems") }
    /// Sent after a page showed the items that the user may drag to a tab bar.
    package static var didBeginCustomizingItems: Self { Self("didBeginCustomizingItems") }
}

extension DelegateEvent where Value == ([UITabBarItem], Bool) {
    /// Sent before that page closes.
    package static var willEndCustomizingItems: Self { Self("willEndCustomizingItems") }
    /// Sent after that page closed.
    package static var didEndCustomizingItems: Self { Self("didEndCustomizingItems") }
}
