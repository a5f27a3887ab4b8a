import Foundation

extension UITabBar {
    /// What new tab bars look like; set it before they are made, when the app launches.
    public class func appearance() -> UITabBar {
        AppearanceProxies.proxy(of: UITabBar.self) { UITabBar(frame: .zero) }
    }

    /// Looks for certain containers are reported and left out.
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
