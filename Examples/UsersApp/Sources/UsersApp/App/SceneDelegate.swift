import Factory
import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

    var window: UIWindow?
    private var coordinator: AppCoordinator?
    private var memoryObserver: NSObjectProtocol?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let coordinator = AppCoordinator(window: window)
        coordinator.start()
        window.makeKeyAndVisible()
        memoryObserver = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in
            Container.imageCache.reset()
        }
        self.window = window
        self.coordinator = coordinator
    }

    func sceneDidDisconnect(_ scene: UIScene) {
        Container.Scope.cached.reset()
        memoryObserver.map { NotificationCenter.default.removeObserver($0) }
        window = nil
    }

}
