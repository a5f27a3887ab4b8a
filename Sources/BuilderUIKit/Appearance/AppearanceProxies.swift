import Foundation

/// The appearance proxies of bars, bar items and switches.
///
/// Each class has a proxy: an instance of the class itself, whose properties the app sets. Instances that are created
/// after that start with the proxy's values and may be changed like any other. (UIKit applies them to views when they
/// enter a window, and `ViewAppearance` does so for other views.) Proxies for bars in certain containers log a warning
/// and have no effect.
@MainActor
enum AppearanceProxies {
    private static var proxies: [ObjectIdentifier: AnyObject] = [:]
    /// A Boolean value that indicates whether a proxy is being created; a proxy doesn't take values from another.
    private static var isMaking = false

    static func proxy<Object: AnyObject>(of type: Object.Type, make: () -> Object) -> Object {
        if let known = proxies[ObjectIdentifier(type)] as? Object { return known }
        isMaking = true
        let made = make()
        isMaking = false
        proxies[ObjectIdentifier(type)] = made
        return made
    }

    /// Returns the proxy for a new object, if the app has requested one.
    static func known<Object: AnyObject>(_ type: Object.Type) -> Object? {
        isMaking ? nil : proxies[ObjectIdentifier(type)] as? Object
    }

    static func warnOfContainers(_ name: String) {
        WarningLog.add(
            "\(name).appearance(whenContainedInInstancesOf:) is not supported: set the appearance of these views "
                + "directly")
    }

    /// Removes all proxies. For tests.
    static func reset() {
        proxies = [:]
        ViewAppearance.reset()
    }
}

/// A class whose instances can contain instances with an appearance proxy.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

/// A class with an appearance proxy.
///
/// In UIKit, all views conform; here, the classes whose proxy has an effect.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {
    /// The class of the proxy.
    associatedtype Proxy

    /// Returns the proxy of the class.
    static func appearance() -> Proxy
    /// Logs a warning: proxies for certain containers have no effect.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Proxy
}

extension UIBarButtonItem: UIAppearance {}
extension UINavigationBar: UIAppearance {}
extension UITabBar: UIAppearance {}
extension UIToolbar: UIAppearance {}
