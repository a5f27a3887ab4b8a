import Foundation

extension UIApplicationDelegate {
    /// The entry point of an app that is marked with `@main`.
    ///
    /// There is no screen and no app run loop here: the program launches up to its first screen, prints the screen's
    /// contents to standard output, and ends with exit code 0. The delegate is created, notified of the launch and, if
    /// it returns a configuration with a scene delegate's class, connected to the scene; then its window is laid out.
    /// Warnings go to standard error. Pictures of an app's screens come from a gallery; see the README.
    ///
    /// The delegate must be a subclass of `UIResponder` that can be created without arguments. Any other class ends the
    /// program with a message and exit code 70.
    public static func main() {
        guard let launch = AppLaunch(Self.self) else {
            AppLaunch.printError(
                "\(Self.self) can't be launched on Linux: make it a subclass of UIResponder that can be created without arguments"
            )
            exit(70)
        }
        print(launch.run())
    }
}

/// The launch of an app up to its first screen.
@MainActor
struct AppLaunch {
    private let name: String
    private let delegate: any UIApplicationDelegate

    /// Returns nil for a class that can't be created here.
    init?(_ type: any UIApplicationDelegate.Type) {
        guard let made = Self.make(type) as? any UIApplicationDelegate else { return nil }
        name = "\(type)"
        delegate = made
    }

    private static func make(_ type: Any.Type) -> AnyObject? {
        (type as? _MainActorObject.Type).map { _MainActorObjectFactory.make($0) }
    }

    static func printError(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }

    /// Launches the app and returns a description of the first screen's contents.
    func run() -> String {
        let app = UIApplication.shared
        app.delegate = delegate
        let earlier = app.keyWindow
        let (window, diagnostics) = LayoutDiagnostics.collecting {
            _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
            _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
            let shown = app.keyWindow === earlier ? nil : app.keyWindow
            let window = delegate.window ?? shown ?? connectScene(app)
            delegate.applicationDidBecomeActive(app)
            window?.layoutIfNeeded()
            return window
        }
        for diagnostic in diagnostics { Self.printError("warning: \(diagnostic)") }
        return withExtendedLifetime(delegate) { window.map(describe) ?? "\(name): launched without a window" }
    }

    /// Connects the app's scene to the scene delegate that the app's configuration specifies.
    private func connectScene(_ app: UIApplication) -> UIWindow? {
        let scene = app.mainScene
        let options = UIScene.ConnectionOptions()
        let configuration = delegate.application(app, configurationForConnecting: scene.session, options: options)
        guard let type = configuration.delegateClass,
            let sceneDelegate = Self.make(type) as? any UIWindowSceneDelegate
        else { return nil }
        scene.delegate = sceneDelegate
        sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
        sceneDelegate.sceneWillEnterForeground(scene)
        sceneDelegate.sceneDidBecomeActive(scene)
        return sceneDelegate.window ?? scene.keyWindow ?? scene.windows.first
    }

    private func describe(_ window: UIWindow) -> String {
        let root = window.rootViewController.map { "\(type(of: $0))" } ?? "no controller"
        let size = "\(Int(window.bounds.width)) × \(Int(window.bounds.height)) points"
        return "\(name): launched; window of \(size) with \(root)\n\(window.textTree)"
    }
}
