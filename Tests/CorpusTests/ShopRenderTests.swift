import Combine
import Foundation
import Testing
import UIKit

@testable import CorpusShop

/// The shop's ten screens, drawn by renders that settle in virtual time instead of waiting by the clock.
@MainActor @Suite struct ShopRenderTests {
    /// A screen, a text of it that arrives with its data, and the work that stays pending.
    struct ShopScreen: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let text: String
        var pending: String?
        let make: @MainActor @Sendable () -> UIViewController

        @MainActor static var all: [ShopScreen] {
            let first = Product.samples[0]
            return [
                ShopScreen(testDescription: "onboarding", text: "Discover") { OnboardingViewController() },
                ShopScreen(testDescription: "catalog", text: "Enamel Camp Mug") { catalog(DemoShopService()) },
                ShopScreen(testDescription: "search", text: "Enamel Camp Mug") {
                    let controller = SearchViewController(
                        viewModel: SearchViewModel(service: DemoShopService(), settings: AppSettings(defaults: nil)))
                    controller.loadViewIfNeeded()
                    controller.beginSearch(text: "mug")
                    return controller
                },
                ShopScreen(testDescription: "product", text: "Add to Bag · $89.00") {
                    let environment = AppEnvironment.demo()
                    return ProductDetailViewController(
                        viewModel: ProductDetailViewModel(
                            product: Product.samples[1], cart: environment.cart, favorites: environment.favorites))
                },
                ShopScreen(testDescription: "variants", text: first.variants[0].title) {
                    VariantPickerViewController(product: first, selectedID: first.variants[0].id)
                },
                ShopScreen(testDescription: "cart", text: "Checkout · $50.50") {
                    CartViewController(viewModel: CartViewModel(store: AppEnvironment.demo().cart))
                },
                ShopScreen(testDescription: "checkout", text: "$50.50") {
                    let environment = AppEnvironment.demo()
                    return CheckoutViewController(
                        viewModel: CheckoutViewModel(
                            cart: environment.cart, service: environment.service, settings: environment.settings))
                },
                ShopScreen(testDescription: "orders", text: "Linen Throw") {
                    OrdersViewController(viewModel: OrdersViewModel(service: DemoShopService()))
                },
                ShopScreen(
                    testDescription: "order status", text: "5:12:45", pending: "a timer that fires every 1 s"
                ) {
                    let order = Order.samples[0]
                    return OrderStatusViewController(
                        viewModel: OrderStatusViewModel(
                            order: order, now: { order.arrivesAt.addingTimeInterval(-18_765) }))
                },
                ShopScreen(testDescription: "profile", text: "ada@example.com") {
                    let environment = AppEnvironment.demo()
                    environment.settings.email = "ada@example.com"
                    return ProfileViewController(settings: environment.settings, favorites: environment.favorites)
                },
            ]
        }

        @MainActor static func catalog(_ service: any ShopService) -> UIViewController {
            CatalogViewController(
                viewModel: CatalogViewModel(service: service, favorites: AppEnvironment.demo().favorites))
        }
    }

    nonisolated private static let names = [
        "onboarding", "catalog", "search", "product", "variants", "cart", "checkout", "orders", "order status",
        "profile",
    ]

    /// Returns the text tree of a screen in a navigation controller, and the warnings about work that was pending.
    private func draw(
        _ renderer: Renderer = Renderer(timeout: 600), _ make: @escaping @MainActor @Sendable () -> UIViewController
    ) async throws -> (tree: String, pending: [String], warnings: [String]) {
        let tree = try await renderer.textTree(of: UINavigationController(rootViewController: make()))
        let display = try await renderer.display(of: UINavigationController(rootViewController: make()))
        return (tree, display.warnings.filter { $0.contains("before the screen was idle") }, display.warnings)
    }

    @Test(arguments: names) func comesToRestWithItsData(name: String) async throws {
        let screen = try #require(ShopScreen.all.first { $0.testDescription == name })
        let (tree, pending, _) = try await draw(Renderer(timeout: 600), screen.make)
        #expect(tree.contains(screen.text), "\(tree)")
        #expect(pending.count == (screen.pending == nil ? 0 : 1))
        if let expected = screen.pending { #expect(pending.allSatisfy { $0.contains(expected) }, "\(pending)") }
    }

    @Test func namesAreThoseOfTheScreens() { #expect(ShopScreen.all.map(\.testDescription) == Self.names) }

    /// The live service's requests are answered from a folder, in place of a network.
    @Test func theLiveServiceAnswersFromAFolder() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shop-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = folder.appendingPathComponent("shop.example/v1")
        try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = .convertToSnakeCase
        try encoder.encode(Array(Product.samples.prefix(1))).write(to: files.appendingPathComponent("featured.json"))
        let url = try #require(URL(string: "https://shop.example/v1"))
        var renderer = Renderer(timeout: 600)
        renderer.remoteResponses = RemoteResponses(folder: folder.path)

        let failed = try await draw(renderer) { ShopScreen.catalog(LiveShopService(baseURL: url)) }
        #expect(failed.tree.contains("You appear to be offline."), "\(failed.tree)")
        #expect(failed.warnings.contains { $0.contains("put one at \(folder.path)/shop.example/v1/popular") })

        try encoder.encode(Product.samples).write(to: files.appendingPathComponent("popular.json"))
        let drawn = try await draw(renderer) { ShopScreen.catalog(LiveShopService(baseURL: url)) }
        #expect(drawn.tree.contains("Enamel Camp Mug"), "\(drawn.tree)")
        #expect(drawn.pending.isEmpty)
    }
}
