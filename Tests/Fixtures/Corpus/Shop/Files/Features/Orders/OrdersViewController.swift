import Combine
import UIKit

final class OrdersViewModel {
    enum Filter: Int, CaseIterable { case all, open }

    let filter = CurrentValueSubject<Filter, Never>(.all)
    @Published private(set) var state: LoadingState<[Order]> = .idle
    private let refresh = PassthroughSubject<Void, Never>()

    init(service: ShopService) {
        refresh
            .flatMap(maxPublishers: .max(1)) { service.orders().asLoadingState().prepend(.loading) }
            .combineLatest(filter.removeDuplicates())
            .map { state, filter in state.map { $0.filter { filter == .all || $0.isOpen } } }
            .receive(on: DispatchQueue.main)
            .assign(to: &$state)
    }

    func load() { refresh.send() }
}

final class OrdersViewController: UITableViewController {
    /// The sections are the days.
    private final class DataSource: UITableViewDiffableDataSource<String, Order> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)
        }
    }

    var onSelect: ((Order) -> Void)?

    private let viewModel: OrdersViewModel
    private var cancellables = Set<AnyCancellable>()
    private lazy var filterControl = UISegmentedControl(items: [String(localized: "All"), String(localized: "Open")])
    private lazy var dataSource = DataSource(tableView: tableView) { tableView, indexPath, order in
        let cell = tableView.dequeueReusableCell(withIdentifier: "Order", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = order.summary
        content.secondaryText = "\(order.status.title) · \(order.total.formatted)"
        content.secondaryTextProperties.color = order.isOpen ? Theme.Color.accent : .secondaryLabel
        content.image = UIImage(systemName: order.isOpen ? "shippingbox.fill" : "checkmark.circle")
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    init(viewModel: OrdersViewModel) {
        self.viewModel = viewModel
        super.init(style: .insetGrouped)
        title = NSLocalizedString("Orders", comment: "Title")
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Order")
        navigationItem.titleView = filterControl
        filterControl.selectedSegmentIndex = 0
        filterControl.publisher(for: .valueChanged)
            .compactMap { ($0 as? UISegmentedControl)?.selectedSegmentIndex }
            .compactMap(OrdersViewModel.Filter.init(rawValue:))
            .subscribe(viewModel.filter)
            .store(in: &cancellables)
        viewModel.$state
            .sink { [weak self] in self?.render($0) }
            .store(in: &cancellables)
        viewModel.load()
    }

    private func render(_ state: LoadingState<[Order]>) {
        tableView.backgroundView = nil
        switch state {
        case .loading:
            let spinner = UIActivityIndicatorView(style: .large)
            spinner.startAnimating()
            tableView.backgroundView = spinner
        case .loaded([]):
            tableView.backgroundView = EmptyStateView(symbol: "shippingbox", title: String(localized: "No orders yet"))
        case .failed(let error):
            tableView.backgroundView = EmptyStateView(error: error) { [weak self] in self?.viewModel.load() }
        case .idle, .loaded:
            break
        }

        var snapshot = NSDiffableDataSourceSnapshot<String, Order>()
        for order in state.value ?? [] {
            let day = Order.dateFormatter.string(from: order.placedAt)
            if snapshot.indexOfSection(day) == nil { snapshot.appendSections([day]) }
            snapshot.appendItems([order], toSection: day)
        }
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        dataSource.itemIdentifier(for: indexPath).map { onSelect?($0) }
    }
}
