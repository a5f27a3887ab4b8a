import Foundation

extension UITabBar {
    /// Returns the appearance proxy of new tab bars.
    ///
    /// Set it when the app launches, before bars are created.
    public class func appearance() -> UITabBar {
        AppearanceProxies.proxy(of: UITabBar.self) { UITabBar(frame: .zero) }
    }

    /// Logs a warning: proxies for certain containers have no effect.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UITabBar {
        AppearanceProxies.warnOfContainers("UITabBar")
        return UITabBar(frame: .zero)
    }

    func takeAppearance() {
        guard let proxy = AppearanceProxies.known(UITabBar.self) else { return }
        ownTintColor = proxy.ownTintColor
        if proxy.backgroundColor != nil { backgroundColor = proxy.backgroundColor }
        barStyle = proxy.barStyle
        isTranslucent = proxy.isTranslucent
        barTintColor = proxy.barTintColor
        unselectedItemTintColor = proxy.unselectedItemTintColor
        backgroundImage = proxy.backgroundImage
        shadowImage = proxy.shadowImage
        standardAppearance = proxy.standardAppearance
        scrollEdgeAppearance = proxy.scrollEdgeAppearance
    }
}
