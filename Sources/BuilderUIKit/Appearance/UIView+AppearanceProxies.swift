import Foundation

// Views whose proxies have no effect: those of bars, bar items and switches have (see AppearanceProxies).
extension UIAppearanceContainer where Self: UIView {
    /// Returns an object that takes values, which aren't applied to the views of the class; logs a warning.
    public static func appearance() -> Self {
        WarningLog.add("\(Self.self).appearance() has no effect: set the appearance of these views directly")
        // Apps' own classes often refuse `init(coder:)`.
        return AppearanceProxies.proxy(of: Self.self) { _makeView(Self.self) }
    }

    /// Returns an object that takes values, which aren't applied; logs a warning.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance() }

    /// Returns an object that takes values, which aren't applied; logs a warning.
    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}
