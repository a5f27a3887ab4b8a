import Builder

/// A window on a phone's screen.
@MainActor
enum Stage {
    /// Shows a definition on a whole screen, lays it out and lets a closure go on with it.
    static func show<T>(_ view: View, _ body: (UIWindow) throws -> T) rethrows -> T {
        try UIScreen(size: CGSize(width: 390, height: 844), scale: 3, traits: UITraitCollection()).asMain {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = UIViewController(view)
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            return try body(window)
        }
    }
}
