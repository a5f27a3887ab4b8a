import Foundation

extension UIToolbar {
    /// What new toolbars look like; set it before they are made, when the app launches.
    public class func appearance() -> UIToolbar {
        AppearanceProxies.proxy(of: UIToolbar.self) { UIToolbar(frame: .zero) }
    }

    /// Looks for certain containers are reported and left out.
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
