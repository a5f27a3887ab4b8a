import Combine
import SnapshotTesting
import Testing
import UIKit

@testable import CorpusShop

/// A shop with Combine, compositional lists and diffable data, from its unmodified files.
@MainActor
@Suite struct ShopTests {
    /// The demo's answers, or an error.
    private final class Service: ShopService {
        var error: APIError?
        private(set) var queries: [SearchQuery] = []
        private let demo = DemoShopService()

        init(error: APIError? = nil) { self.error = error }

        func homeFeed() -> AnyPublisher<HomeFeed, any Error> { answer(demo.homeFeed()) }

        func search(_ query: SearchQuery) -> AnyPublisher<[Product], any Error> {
            queries.append(query)
            return answer(demo.search(query))
        }

        func orders() -> AnyPublisher<[Order], any Error> { answer(demo.orders()) }

        func place(_ request: OrderRequest) async throws -> Order { try await demo.place(request) }

        private func answer<Value>(_ values: AnyPublisher<Value, any Error>) -> AnyPublisher<Value, any Error> {
            guard let error else { return values }
            return Fail(error: error).eraseToAnyPublisher()
        }
    }

    private let environment = AppEnvironment.demo()

    /// A screen at the root of a tab, with a large title.
    private func tab(_ controller: UIViewController) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }

    /// A screen that is shown over a tab's root.
    private func pushed(_ controller: UIViewController) -> UINavigationController {
        let root = UIViewController()
        root.title = "Shop"
        let navigation = tab(root)
        navigation.pushViewController(controller, animated: false)
        return navigation
    }

    private func catalog(_ service: any ShopService) -> CatalogViewController {
        CatalogViewController(viewModel: CatalogViewModel(service: service, favorites: environment.favorites))
    }

    private func detail(_ product: Product, cart: CartStore) -> ProductDetailViewController {
        ProductDetailViewController(
            viewModel: ProductDetailViewModel(product: product, cart: cart, favorites: environment.favorites))
    }

    private func checkoutModel() -> CheckoutViewModel {
        CheckoutViewModel(cart: environment.cart, service: environment.service, settings: environment.settings)
    }

    // MARK: Screens

    @Test func onboarding() {
        assertSnapshot(of: OnboardingViewController(), as: .wait(for: 0.1, on: .image(on: .iPhone13)))
    }

    @Test func catalog() {
        let navigation = tab(catalog(environment.service))
        assertSnapshot(of: navigation, as: .wait(for: 0.1, on: .image(on: .iPhone13)))
    }

    @Test func search() {
        let controller = SearchViewController(
            viewModel: SearchViewModel(service: environment.service, settings: environment.settings))
        assertSnapshot(of: tab(controller), as: .wait(for: 0.1, on: .image(on: .iPhone13)))
    }

    @Test func productDetail() {
        let controller = detail(Product.samples[0], cart: environment.cart)
        assertSnapshot(of: pushed(controller), as: .wait(for: 0.1, on: .image(on: .iPhone13)))
    }

    @Test func variantPicker() {
        let controller = VariantPickerViewController(product: Product.samples[0], selectedID: "mug-moss")
        let navigation = UINavigationController(rootViewController: controller)
        assertSnapshot(of: navigation, as: .wait(for: 0.1, on: .image(on: .iPhone13)))
    }

    @Test func cart() {
        let controller = CartViewController(viewModel: CartViewModel(store: environment.cart))
        assertSnapshot(of: tab(controller), as: .wait(for: 0.1, on: .image(on: .iPhone13)))
    }

    @Test func checkout() {
        let navigation = UINavigationController(
            rootViewController: CheckoutViewController(viewModel: checkoutModel()))
        assertSnapshot(of: navigation, as: .wait(for: 0.1, on: .image(on: .iPhone13)))
    }

    @Test func orders() {
        let controller = OrdersViewController(viewModel: OrdersViewModel(service: environment.service))
        assertSnapshot(of: pushed(controller), as: .wait(for: 0.1, on: .image(on: .iPhone13)))
    }

    @Test func orderStatus() {
        let order = Order.samples[0]
        let viewModel = OrderStatusViewModel(order: order, now: { order.arrivesAt.addingTimeInterval(-18_765) })
        let controller = OrderStatusViewController(viewModel: viewModel)
        assertSnapshot(of: pushed(controller), as: .wait(for: 0.1, on: .image(on: .iPhone13)))
    }

    @Test func profile() {
        environment.settings.email = "ada@example.com"
        let controller = ProfileViewController(settings: environment.settings, favorites: environment.favorites)
        assertSnapshot(of: tab(controller), as: .wait(for: 0.1, on: .image(on: .iPhone13)))
    }

    @Test func catalogWithAnError() {
        let navigation = tab(catalog(Service(error: .offline)))
        assertSnapshot(of: navigation, as: .wait(for: 0.1, on: .image(on: .iPhone13)))
    }

    // MARK: Behavior

    @Test func searchTextReachesTheResultsAfterTheDebounce() async throws {
        let service = Service()
        let viewModel = SearchViewModel(service: service, settings: AppSettings(defaults: nil))
        let controller = SearchViewController(viewModel: viewModel)
        let window = show(controller)
        defer { window.isHidden = true }
        let searchController = try #require(controller.navigationItem.searchController)
        for text in ["m", "mu", "mug"] {
            searchController.searchBar.text = text
            controller.updateSearchResults(for: searchController)
        }
        #expect(service.queries.isEmpty && viewModel.results.value == nil)

        try await wait { viewModel.results.value?.isEmpty == false }
        #expect(viewModel.results.value?.map(\.name) == ["Enamel Camp Mug"])
        #expect(service.queries == [SearchQuery(text: "mug")])
        window.layoutIfNeeded()
        #expect(controller.collectionView.numberOfItems(inSection: 0) == 1)
        let cell = controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
        let content = try #require(cell?.contentConfiguration as? UIListContentConfiguration)
        #expect(content.text == "Enamel Camp Mug" && content.secondaryText == "Kitchen · $18.00")
    }

    @Test func anItemAddedToTheCartChangesTheTotal() async throws {
        let cart = CartStore(items: CartItem.samples)
        let controller = CartViewController(viewModel: CartViewModel(store: cart))
        let window = show(controller)
        defer { window.isHidden = true }
        let checkout = try #require(button("checkout", in: controller.view))
        try await wait { checkout.configuration?.title == "Checkout · $50.50" }
        #expect(checkout.configuration?.title == "Checkout · $50.50")

        let detail = detail(Product.samples[1], cart: cart)
        detail.loadViewIfNeeded()
        let add = try #require(button("product.add", in: detail.view))
        try await wait { add.configuration?.title == "Add to Bag · $89.00" }
        add.sendActions(for: .touchUpInside)
        try await wait { checkout.configuration?.title == "Checkout · $139.50" }
        #expect(checkout.configuration?.title == "Checkout · $139.50")
        #expect(cart.items.map(\.quantity) == [2, 1, 1])
    }

    @Test func anErrorShowsTheRetryState() async throws {
        let service = Service(error: .offline)
        let controller = catalog(service)
        let window = show(controller)
        defer { window.isHidden = true }
        let collection = try #require(controller.view.subviews.compactMap { $0 as? UICollectionView }.first)
        try await wait { collection.backgroundView is EmptyStateView }
        let retry = try #require(collection.backgroundView.flatMap { button("empty.action", in: $0) })
        #expect(retry.title(for: .normal) == "Try Again" && !retry.isHidden)
        #expect(collection.numberOfSections == 0)

        service.error = nil
        retry.sendActions(for: .touchUpInside)
        try await wait { collection.numberOfSections == 3 }
        #expect(collection.numberOfSections == 3)
        #expect(!(collection.backgroundView is EmptyStateView))
    }

    @Test func anOrderNeedsAnAddressAndTheTerms() async throws {
        let viewModel = checkoutModel()
        #expect(!viewModel.canPlaceOrder && viewModel.summary.total.formatted == "$50.50")
        viewModel.shippingMethod = .express
        #expect(viewModel.summary.total.formatted == "$65.00")
        viewModel.acceptsTerms = true
        viewModel.email = "ada@example"
        #expect(!viewModel.canPlaceOrder)
        viewModel.email = "ada@example.com"
        #expect(viewModel.canPlaceOrder)

        var orders: [Order] = []
        let subscription = viewModel.completedOrder.sink { orders += (try? $0.get()).map { [$0] } ?? [] }
        await viewModel.placeOrder()
        subscription.cancel()
        #expect(orders.map(\.id) == ["LP-20377"] && environment.cart.items.isEmpty)
        #expect(environment.settings.email == "ada@example.com")
    }

    /// Shows a screen in a window.
    private func show(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func button(_ identifier: String, in view: UIView) -> UIButton? {
        if view.accessibilityIdentifier == identifier { return view as? UIButton }
        return view.subviews.lazy.compactMap { button(identifier, in: $0) }.first
    }

    /// Waits for what arrives in later turns of the main queue.
    private func wait(until isDone: () -> Bool) async throws {
        let deadline = ContinuousClock.now + .seconds(300)
        while !isDone(), ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(10)) }
    }
}
