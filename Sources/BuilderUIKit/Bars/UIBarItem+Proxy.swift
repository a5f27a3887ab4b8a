import Foundation

extension UIBarButtonItem {
    /// Returns the appearance proxy of new bar button items: their tint color and the attributes of their titles.
    public class func appearance() -> UIBarButtonItem {
        AppearanceProxies.proxy(of: UIBarButtonItem.self) { UIBarButtonItem(system: nil) }
    }

    /// Logs a warning: proxies for certain containers have no effect.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIBarButtonItem {
        AppearanceProxies.warnOfContainers("UIBarButtonItem")
        return UIBarButtonItem(system: nil)
    }

    func takeAppearance() {
        guard let proxy = AppearanceProxies.known(UIBarButtonItem.self) else { return }
        tintColor = proxy.tintColor
        takeTitleAttributes(of: proxy)
    }
}

extension UITabBarItem {
    /// Returns the appearance proxy of the titles of new tab bar items.
    public class func appearance() -> UITabBarItem {
        AppearanceProxies.proxy(of: UITabBarItem.self) { UITabBarItem(_barItem: ()) }
    }

    func takeTabAppearance() {
        guard let proxy = AppearanceProxies.known(UITabBarItem.self) else { return }
        takeTitleAttributes(of: proxy)
        titlePositionAdjustment = proxy.titlePositionAdjustment
        badgeColor = proxy.badgeColor
    }
}
