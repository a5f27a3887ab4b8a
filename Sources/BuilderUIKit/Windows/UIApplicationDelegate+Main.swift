import Foundation

extension UIApplicationDelegate {
    /// Where an app that is marked with `@main` begins.
    ///
    /// There is no screen and no run loop of an app's here: the program launches as far as its first screen, says on standard
    /// output what that holds, and ends with exit code 0. The delegate is made, told of the launch, and given the scene where
    /// it answers with a scene delegate's class; then its window is laid out. Complaints go to standard error. Pictures of an
    /// app's screens come from a gallery; see the README.
    ///
    /// The delegate has to be a subclass of `UIResponder` that can be made without arguments. One that isn't ends the program
    /// with a message and exit code 70.
    public static func main() {
        guard let launch = AppLaunch(Self.self) else {
            AppLaunch.complain(
                "\(Self.self) can't be launched on Linux: make it a subclass of UIResponder with nothing to be initialised"
            )
            exit(70)
        }
        print(launch.run())
    }
}

/// Launches an app as far as its first screen.
@MainActor
struct AppLaunch {
    private let name: String
    private let delegate: any UIApplicationDelegate

    /// Nil for a class that can't be made here.
    init?(_ type: any UIApplicationDelegate.Type) {
        guard let made = Self.make(type) as? any UIApplicationDelegate else { return nil }
        name = "\(type)"
        delegate = made
    }

    private static func make(_ type: Any.Type) -> AnyObject? {
        (type as? _MainActorObject.Type).map { _MainActorObjectFactory.make($0) }
    }

    static func complain(_ text: String) {
        FileHandle.standardError.write(Data("\(text)\n".utf8))
    }

    /// What the first screen holds.
    func run() -> String {
        let app = UIApplication.shared
        app.delegate = delegate
        let earlier = app.keyWindow
        let (window, issues) = LayoutDiagnostics.collecting {
            _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
            _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
            let shown = app.keyWindow === earlier ? nil : app.keyWindow
            let window = delegate.window ?? shown ?? connectScene(app)
            delegate.applicationDidBecomeActive(app)
            window?.layoutIfNeeded()
            return window
        }
        for issue in issues { Self.complain("warning: \(issue)") }
        return withExtendedLifetime(delegate) { window.map(describe) ?? "\(name): launched; it made no window" }
    }

    /// Gives the app's scene to the delegate that the app names for it.
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
