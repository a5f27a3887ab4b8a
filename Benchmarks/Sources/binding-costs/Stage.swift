import Builder

/// A host window with a phone's size.
@MainActor
enum Stage {
    /// Shows a definition in the window, lays it out, and passes the window to a closure.
    static func show<T>(_ view: View, _ body: @MainActor (UIWindow) throws -> T) rethrows -> T {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UIViewController(view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return try body(window)
    }
}
