import RxSwift
import SnapshotTesting
import Testing
import UIKit

@testable import CorpusOrders

/// An app with RxSwift and a package for constraints, from its unmodified files.
@MainActor
@Suite struct OrdersTests {
    private struct Repository: OrderRepository {
        var all: [Order] = [
            Order(number: 1041, customer: "Ada Lovelace", cents: 12_550, status: .open),
            Order(number: 1042, customer: "Grace Hopper", cents: 8_905, status: .shipped),
            Order(
                number: 1043, customer: "Katherine Johnson of the Langley Research Center", cents: 230_000,
                status: .delivered),
        ]

        func orders() -> Single<[Order]> { .just(all) }
    }

    private func controller(_ repository: Repository = Repository()) -> OrdersViewController {
        OrdersViewController(viewModel: OrdersViewModel(repository: repository))
    }

    @Test func orders() {
        let navigation = UINavigationController(rootViewController: controller())
        assertSnapshot(of: navigation, as: .image(on: .iPhone13))
    }

    @Test func ordersInTheDarkAtLargeText() {
        let navigation = UINavigationController(rootViewController: controller())
        let traits = UITraitCollection { traits in
            traits.userInterfaceStyle = .dark
            traits.preferredContentSizeCategory = .extraExtraExtraLarge
        }
        assertSnapshot(of: navigation, as: .image(on: .iPhone13, traits: traits))
    }

    @Test func anEmptyList() {
        let navigation = UINavigationController(rootViewController: controller(Repository(all: [])))
        assertSnapshot(of: navigation, as: .image(on: .iPhone13))
    }

    @Test func selectionsAndButtonsReachTheCoordinator() async throws {
        let flow = OrdersFlow(repository: Repository())
        flow.start()
        let controller = try #require(flow.navigationController.viewControllers.first)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = flow.navigationController
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let table = try #require(controller.view.subviews.compactMap { $0 as? UITableView }.first)
        #expect(table.numberOfRows(inSection: 0) == 3)
        let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
        table.simulateTap(at: CGPoint(x: row.midX, y: row.midY))
        // A signal emits in a turn of the main queue if the test isn't on the main thread.
        let deadline = ContinuousClock.now + .seconds(300)
        while flow.shownNumbers.isEmpty, ContinuousClock.now < deadline {
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(flow.shownNumbers == [1042])
        window.isHidden = true
        let item = try #require(controller.navigationItem.leftBarButtonItem)
        #expect(UIApplication.shared.sendAction(try #require(item.action), to: item.target, from: item, for: nil))
        #expect(flow.isClosed)
    }
}
