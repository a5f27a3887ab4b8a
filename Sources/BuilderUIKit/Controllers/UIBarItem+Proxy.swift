import Foundation

extension UIBarButtonItem {
    /// What new bar button items look like: their tint, and the attributes of their titles.
    public class func appearance() -> UIBarButtonItem {
        AppearanceProxies.proxy(of: UIBarButtonItem.self) { UIBarButtonItem(system: nil) }
    }

    /// Looks for certain containers are reported and left out.
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
    /// What the titles of new tab bar items look like.
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
