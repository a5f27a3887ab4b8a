/// The order of the tabs while the user rearranges them.
@MainActor
struct TabCustomization {
    let page: TabCustomizationPage
    /// The controllers before, in order.
    let before: [UIViewController]
}

// The page on which users rearrange the tabs, which the Edit button of the More list shows.
extension UITabBarController {
    private func isCustomizable(_ controller: UIViewController) -> Bool {
        (customizableViewControllers ?? []).contains { $0 === controller }
    }

    /// Shows the page with the items of the controllers that may be rearranged, above the bar.
    func beginCustomizing() {
        let offered = controllers.filter(isCustomizable)
        guard customization == nil, let view = viewIfLoaded, !offered.isEmpty else { return }
        delegate?.tabBarController(self, willBeginCustomizing: offered)
        send(.willBeginCustomizing, offered)
        let page = TabCustomizationPage(items: offered.compactMap(\.tabBarItem), for: tabBar) { [weak self] in
            self?.place($0, at: $1)
        } done: { [weak self] in
            self?.endCustomizing()
        }
        customization = TabCustomization(page: page, before: controllers)
        tabBar.isUserInteractionEnabled = false
        view.insertSubview(page, belowSubview: tabBar)
        view.setNeedsLayout()
    }

    /// Exchanges an item's controller with the one that has a place in the bar. (Where UIKit moves the latter isn't
    /// measured.)
    private func place(_ item: UITabBarItem, at index: Int) {
        guard tabControllers.indices.contains(index), isCustomizable(tabControllers[index]),
            let from = controllers.firstIndex(where: { $0.tabBarItem === item }),
            let to = controllers.firstIndex(where: { $0 === tabControllers[index] })
        else { return }
        var order = controllers
        order.swapAt(from, to)
        viewControllers = order
    }

    private func endCustomizing() {
        guard let customization else { return }
        let order = controllers
        let isChanged = !order.elementsEqual(customization.before, by: ===)
        delegate?.tabBarController(self, willEndCustomizing: order, changed: isChanged)
        send(.willEndCustomizing, (order, isChanged))
        self.customization = nil
        customization.page.removeFromSuperview()
        tabBar.isUserInteractionEnabled = true
        delegate?.tabBarController(self, didEndCustomizing: order, changed: isChanged)
        send(.didEndCustomizing, (order, isChanged))
    }
}

extension DelegateEvent where Value == [UIViewController] {
    /// Sent before the user rearranges the tabs.
    package static var willBeginCustomizing: Self { Self("willBeginCustomizing") }
}

extension DelegateEvent where Value == (viewControllers: [UIViewController], changed: Bool) {
    /// Sent before the user has rearranged the tabs.
    package static var willEndCustomizing: Self { Self("willEndCustomizing") }
    /// Sent after the user has rearranged the tabs.
    package static var didEndCustomizing: Self { Self("didEndCustomizing") }
}
