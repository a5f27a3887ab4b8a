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

    private var effectiveAppearance: UITabBarAppearance {
        let appearance = UITabBarAppearance(barAppearance: standardAppearance)
        appearance.stackedLayoutAppearance = standardAppearance.stackedLayoutAppearance
        applyLegacyProperties(to: appearance, backgroundImage: backgroundImage, shadowImage: shadowImage)
        guard isAtScrollEdge else { return appearance }
        if let scrollEdgeAppearance { return scrollEdgeAppearance }
        if !hasLegacyBackground(backgroundImage) { appearance.configureWithTransparentBackground() }
        return appearance
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let appearance = effectiveAppearance
        showBackground(appearance, in: bounds)
        let isIOS26 = traitCollection.isIOS26
        let platter = PlatterMetrics.tabPlatter(count: itemViews.count, in: bounds, safeArea: safeAreaInsets)
        showPlatters(isIOS26 && !itemViews.isEmpty ? [BarPlatter(frame: platter)] : [])
        for (index, view) in itemViews.enumerated() {
            let column = isRightToLeft ? itemViews.count - 1 - index : index
            view.frame =
                isIOS26 ? PlatterMetrics.tabItem(at: column, of: itemViews.count, on: platter) : columnFrame(column)
            let isSelected = view.item === selectedItem
            let look = appearance.stackedLayoutAppearance
            // Unselected items are black or white on glass (not measured).
            let unselectedColor = unselectedItemTintColor ?? (isIOS26 ? .label : .systemGray)
            view.update(
                isSelected ? look.selected : look.normal,
                color: isSelected ? tintColor ?? .systemBlue : unselectedColor, isSelected: isSelected)
        }
    }

    /// Returns the frame of an item: its column without 2 points at each side and 1 at the top, on whole points
    /// (measured).
    private func columnFrame(_ column: Int) -> CGRect {
        let height = min(bounds.height, max(0, bounds.height - safeAreaInsets.bottom))
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
    }
}

/// Methods that report the selection of a tab bar's items. All are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
    /// Called when the user selects an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_: UITabBar, didSelect _: UITabBarItem) {}
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
