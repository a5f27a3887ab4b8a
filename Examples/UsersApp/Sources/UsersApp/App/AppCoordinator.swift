import Combine
import Factory
import UIKit

/// Selects the window's content: the log-in screen, or the tabs once a user is signed in.
final class AppCoordinator {

    private let window: UIWindow
    private let session = Container.session()
    private var subscriptions = Set<AnyCancellable>()

    init(window: UIWindow) {
        self.window = window
    }

    func start() {
        window.tintColor = .harbour
        session.$account
            .map { $0 != nil }
            .removeDuplicates()
            .sink { [weak self] isSignedIn in
                self?.show(isSignedIn ? AppCoordinator.makeTabs() : AppCoordinator.makeLogin())
            }
            .store(in: &subscriptions)
    }

    static func makeLogin() -> UIViewController {
        UINavigationController(rootViewController: LoginViewController())
    }

    static func makeTabs() -> UITabBarController {
        let tabs = UITabBarController()
        tabs.view.tintColor = .harbour
        tabs.viewControllers = [
            tab(UserListViewController(), title: "People", symbol: "person.2"),
            tab(PhotoGridViewController(), title: "Photos", symbol: "photo"),
            tab(MenuViewController(), title: "More", symbol: "ellipsis.circle"),
        ]
        return tabs
    }

    private static func tab(_ root: UIViewController, title: String, symbol: String) -> UIViewController {
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        return navigation
    }

    private func show(_ controller: UIViewController) {
        guard window.rootViewController != nil else {
            window.rootViewController = controller
            return
        }
        window.rootViewController = controller
        UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
    }

}
