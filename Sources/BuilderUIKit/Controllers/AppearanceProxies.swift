import Foundation

/// What an app wants all bars, bar items and switches to look like.
///
/// Each class has a proxy: an object of the class itself, whose properties the app sets. What is made after that begins with
/// them, and may be changed as any other. (UIKit gives them to views when they enter a window.) Looks that are meant for
/// places in certain containers are reported and left out.
@MainActor
enum AppearanceProxies {
    private static var proxies: [ObjectIdentifier: AnyObject] = [:]
    /// While a proxy is made it takes no looks itself.
    private static var isMaking = false

    static func proxy<Object: AnyObject>(of type: Object.Type, make: () -> Object) -> Object {
        if let known = proxies[ObjectIdentifier(type)] as? Object { return known }
        isMaking = true
        let made = make()
        isMaking = false
        proxies[ObjectIdentifier(type)] = made
        return made
    }

    /// The looks for a new object, where the app has set any.
    static func known<Object: AnyObject>(_ type: Object.Type) -> Object? {
        isMaking ? nil : proxies[ObjectIdentifier(type)] as? Object
    }

    static func warnOfContainers(_ name: String) {
        WarningLog.current.add(
            .other(
                "\(name).appearance(whenContainedInInstancesOf:) is left out: set the looks of these views themselves"))
    }

    /// Forgets all looks. For tests.
    static func reset() { proxies = [:] }
}

/// A class whose objects others can be meant to lie in.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearanceContainer {}
