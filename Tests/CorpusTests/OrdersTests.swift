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

    private final class Coordinator: OrdersCoordinating {
        var shown: [Int] = []
        var closings = 0

        func showOrder(number: Int) { shown.append(number) }
        func close() { closings += 1 }
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

    @Test func selectionsAndButtonsReachTheCoordinator() throws {
        let controller = controller()
        let coordinator = Coordinator()
        controller.coordinator = coordinator
        controller.loadViewIfNeeded()
        controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        controller.view.layoutIfNeeded()
        let table = try #require(controller.view.subviews.compactMap { $0 as? UITableView }.first)
        #expect(table.numberOfRows(inSection: 0) == 3)
        table.delegate?.tableView?(table, didSelectRowAt: IndexPath(row: 1, section: 0))
        #expect(coordinator.shown == [1042])
        let item = try #require(controller.navigationItem.leftBarButtonItem)
        #expect(UIApplication.shared.sendAction(try #require(item.action), to: item.target, from: item, for: nil))
        #expect(coordinator.closings == 1)
    }
}
