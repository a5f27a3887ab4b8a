import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    private(set) lazy var environment: AppEnvironment = {
        ProcessInfo.processInfo.arguments.contains("-demo") ? .demo() : .live()
    }()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.largeTitleTextAttributes = [.font: Theme.Font.serif(.largeTitle, weight: .bold)]
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        UIRefreshControl.appearance().tintColor = Theme.Color.accent
        return true
    }
}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var coordinator: AppCoordinator?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene,
            let appDelegate = UIApplication.shared.delegate as? AppDelegate
        else { return }
        let window = UIWindow(windowScene: windowScene)
        window.tintColor = Theme.Color.accent
        self.window = window
        coordinator = AppCoordinator(window: window, environment: appDelegate.environment)
        coordinator?.start()
        window.makeKeyAndVisible()
    }
}

/// Poor man's dependency injection container.
struct AppEnvironment {
    let service: ShopService
    let cart: CartStore
    let favorites: FavoritesStore
    let settings: AppSettings

    static func live() -> AppEnvironment {
        guard let baseURL = URL(string: "https://api.larkandpine.example/v2/") else { fatalError("Invalid base URL") }
        return AppEnvironment(
            service: LiveShopService(baseURL: baseURL), cart: CartStore(), favorites: FavoritesStore(),
            settings: AppSettings())
    }

    /// Products without a network, for screenshots and App Review. Nothing is stored.
    static func demo() -> AppEnvironment {
        AppEnvironment(
            service: DemoShopService(), cart: CartStore(items: CartItem.samples, saved: CartItem.savedSamples),
            favorites: FavoritesStore(ids: [2, 5]),
            settings: AppSettings(defaults: nil, recentSearches: ["Mug", "Wool socks", "Notebook"]))
    }
}
