import Foundation

extension UIToolbar {
    /// Returns the appearance proxy of new toolbars.
    ///
    /// Set it when the app launches, before bars are created.
    public class func appearance() -> UIToolbar {
        AppearanceProxies.proxy(of: UIToolbar.self) { UIToolbar(frame: .zero) }
    }

    /// Logs a warning: proxies for certain containers have no effect.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIToolbar {
        AppearanceProxies.warnOfContainers("UIToolbar")
        return UIToolbar(frame: .zero)
    }

    func takeAppearance() {
        guard let proxy = AppearanceProxies.known(UIToolbar.self) else { return }
        ownTintColor = proxy.ownTintColor
        barStyle = proxy.barStyle
        isTranslucent = proxy.isTranslucent
        barTintColor = proxy.barTintColor
        standardAppearance = proxy.standardAppearance
    }
}
