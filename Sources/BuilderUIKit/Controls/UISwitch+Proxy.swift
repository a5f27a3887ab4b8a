import Foundation

extension UISwitch {
    /// The appearance of new switches; set it before they are made, when the app launches.
    public class func appearance() -> UISwitch {
        AppearanceProxies.proxy(of: UISwitch.self) { UISwitch(frame: .zero) }
    }

    func takeAppearance() {
        guard let proxy = AppearanceProxies.known(UISwitch.self) else { return }
        onTintColor = proxy.onTintColor
        thumbTintColor = proxy.thumbTintColor
        ownTintColor = proxy.ownTintColor
    }
}
