import UIKit

@objcMembers
final class OrdersFlow: NSObject, OrdersCoordinating {
    let navigationController = UINavigationController()
    private let repository: OrderRepository
    private(set) var shownNumbers: [Int] = []
    private(set) var isClosed = false

    init(repository: OrderRepository) {
        self.repository = repository
        super.init()
    }

    func start() {
        let controller = OrdersViewController(viewModel: OrdersViewModel(repository: repository))
        controller.coordinator = self
        navigationController.setViewControllers([controller], animated: false)
    }

    func showOrder(number: Int) {
        shownNumbers.append(number)
    }

    func close() {
        isClosed = true
    }
}
