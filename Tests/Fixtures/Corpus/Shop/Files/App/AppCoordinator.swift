import Combine
import UIKit

@MainActor
final class AppCoordinator {
    enum Tab: Int, CaseIterable { case home, search, cart, profile }

    private let window: UIWindow
    private let environment: AppEnvironment
    private let tabBarController = UITabBarController()
    private let navigationControllers = Tab.allCases.map { _ in UINavigationController() }
    private var cancellables: Set<AnyCancellable> = []

    init(window: UIWindow, environment: AppEnvironment) {
        self.window = window
        self.environment = environment
    }

    func start() {
        configureTabs()
        environment.cart.itemCount
            .receive(on: DispatchQueue.main)
            .map { $0 > 0 ? "\($0)" : nil }
            .weakAssign(to: \.badgeValue, on: navigation(.cart).tabBarItem)
            .store(in: &cancellables)

        guard !environment.settings.hasSeenOnboarding else {
            window.rootViewController = tabBarController
            return
        }
        let onboarding = OnboardingViewController()
        onboarding.onFinish = { [unowned self] in
            self.environment.settings.hasSeenOnboarding = true
            self.window.rootViewController = self.tabBarController
        }
        window.rootViewController = onboarding
    }

    private func navigation(_ tab: Tab) -> UINavigationController { navigationControllers[tab.rawValue] }

    private func configureTabs() {
        let catalog = CatalogViewController(
            viewModel: CatalogViewModel(service: environment.service, favorites: environment.favorites))
        catalog.delegate = self
        let cart = CartViewController(viewModel: CartViewModel(store: environment.cart))
        cart.onCheckout = { [unowned self] in self.presentCheckout() }
        cart.onContinueShopping = { [unowned self] in self.tabBarController.selectedIndex = Tab.home.rawValue }
        let profile = ProfileViewController(settings: environment.settings, favorites: environment.favorites)
        profile.onShowOrders = { [unowned self] in self.showOrders() }

        add(catalog, to: .home, title: "Shop", symbol: "house")
        add(makeSearch(in: .search), to: .search, title: "Search", symbol: "magnifyingglass")
        add(cart, to: .cart, title: "Bag", symbol: "bag")
        add(profile, to: .profile, title: "You", symbol: "person.crop.circle")
        tabBarController.viewControllers = navigationControllers
    }

    private func add(_ root: UIViewController, to tab: Tab, title: String, symbol: String) {
        let title = NSLocalizedString(title, comment: "Tab title")
        navigation(tab).navigationBar.prefersLargeTitles = true
        navigation(tab).tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: tab.rawValue)
        navigation(tab).setViewControllers([root], animated: false)
    }

    private func makeSearch(in tab: Tab) -> SearchViewController {
        let search = SearchViewController(
            viewModel: SearchViewModel(service: environment.service, settings: environment.settings))
        search.onSelect = { [unowned self] in self.show($0, in: tab) }
        return search
    }

    private func show(_ product: Product, in tab: Tab) {
        let viewModel = ProductDetailViewModel(
            product: product, cart: environment.cart, favorites: environment.favorites)
        let detail = ProductDetailViewController(viewModel: viewModel)
        detail.hidesBottomBarWhenPushed = true
        detail.onSelectVariant = { [unowned detail] in
            let picker = VariantPickerViewController(product: product, selectedID: viewModel.selectedVariant?.id)
            picker.onPick = { viewModel.selectedVariant = $0 }
            let navigation = UINavigationController(rootViewController: picker)
            navigation.sheetPresentationController?.detents = [.medium(), .large()]
            detail.present(navigation, animated: true)
        }
        navigation(tab).pushViewController(detail, animated: true)
    }

    private func presentCheckout() {
        let checkout = CheckoutViewController(
            viewModel: CheckoutViewModel(
                cart: environment.cart, service: environment.service, settings: environment.settings))
        checkout.onFinish = { [unowned self] order in
            self.tabBarController.dismiss(animated: true) { self.show(order, in: .cart) }
        }
        tabBarController.present(UINavigationController(rootViewController: checkout), animated: true)
    }

    private func showOrders() {
        let orders = OrdersViewController(viewModel: OrdersViewModel(service: environment.service))
        orders.onSelect = { [unowned self] in self.show($0, in: .profile) }
        navigation(.profile).pushViewController(orders, animated: true)
    }

    private func show(_ order: Order, in tab: Tab) {
        let status = OrderStatusViewController(viewModel: OrderStatusViewModel(order: order))
        navigation(tab).pushViewController(status, animated: true)
    }
}

extension AppCoordinator: CatalogViewControllerDelegate {
    func catalog(_ controller: CatalogViewController, didSelect product: Product) { show(product, in: .home) }

    func catalog(_ controller: CatalogViewController, didSelect category: Product.Category) {
        let search = makeSearch(in: .home)
        search.beginSearch(text: nil, category: category)
        navigation(.home).pushViewController(search, animated: true)
    }
}
