import Foundation

/// The entry point of an app whose `main.swift` names the class of its delegate.
///
/// The app launches as one that is marked with `@main` does: up to its first screen, whose contents are printed to
/// standard output. Unlike on iOS, the function returns.
///
/// - Parameters:
///   - argc: The number of the program's arguments; without effect.
///   - argv: The program's arguments; without effect.
///   - principalClassName: The name of a subclass of `UIApplication` with its module, as `NSStringFromClass` returns
///     it; nil for `UIApplication`.
///   - delegateClassName: The name of the delegate's class with its module. The class must be a subclass of
///     `UIResponder` that can be created without arguments.
/// - Returns: 0 after a launch. If there is no such delegate, a message goes to standard error, and the result is 70.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    if let principalClassName {
        guard let type = NSClassFromString(principalClassName) as? UIApplication.Type,
            let application = _MainActorObjectFactory.make(type) as? UIApplication
        else {
            AppLaunch.printError("\(principalClassName) isn't a subclass of UIApplication that can be created")
            return 70
        }
        UIApplication.shared = application
    }
    guard let delegateClassName, let type = NSClassFromString(delegateClassName) as? any UIApplicationDelegate.Type,
        let launch = AppLaunch(type)
    else {
        AppLaunch.printError(
            "\(delegateClassName ?? "an app without a delegate's class") can't be launched on Linux: pass the name of a "
                + "subclass of UIResponder that can be created without arguments")
        return 70
    }
    print(launch.run())
    return 0
}
