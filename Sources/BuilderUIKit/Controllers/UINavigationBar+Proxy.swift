import Foundation

extension UINavigationBar {
    /// What new navigation bars look like; set it before they are made, when the app launches.
    public class func appearance() -> UINavigationBar {
        AppearanceProxies.proxy(of: UINavigationBar.self) { UINavigationBar(frame: .zero) }
    }

    /// Looks for certain containers are reported and left out.
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
