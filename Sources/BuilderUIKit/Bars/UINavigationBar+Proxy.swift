import Foundation

extension UINavigationBar {
    /// Returns the appearance proxy of new navigation bars.
    ///
    /// Set it when the app launches, before bars are created.
    public class func appearance() -> UINavigationBar {
        AppearanceProxies.proxy(of: UINavigationBar.self) { UINavigationBar(frame: .zero) }
    }

    /// Logs a warning: proxies for certain containers have no effect.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UINavigationBar {
        AppearanceProxies.warnOfContainers("UINavigationBar")
        return UINavigationBar(frame: .zero)
    }

    func takeAppearance() {
        guard let proxy = AppearanceProxies.known(UINavigationBar.self) else { return }
        ownTintColor = proxy.ownTintColor
        if proxy.backgroundColor != nil { backgroundColor = proxy.backgroundColor }
        barStyle = proxy.barStyle
        isTranslucent = proxy.isTranslucent
        barTintColor = proxy.barTintColor
        titleTextAttributes = proxy.titleTextAttributes
        largeTitleTextAttributes = proxy.largeTitleTextAttributes
        prefersLargeTitles = proxy.prefersLargeTitles
        shadowImage = proxy.shadowImage
        backIndicatorImage = proxy.backIndicatorImage
        backIndicatorTransitionMaskImage = proxy.backIndicatorTransitionMaskImage
        setBackgroundImage(proxy.backgroundImage(for: .default), for: .default)
        if let standard = proxy.setStandardAppearance {
            standardAppearance = UINavigationBarAppearance(_copying: standard)
        }
        compactAppearance = proxy.compactAppearance
        scrollEdgeAppearance = proxy.scrollEdgeAppearance
        compactScrollEdgeAppearance = proxy.compactScrollEdgeAppearance
    }
}
