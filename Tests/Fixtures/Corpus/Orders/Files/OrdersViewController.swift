import RxCocoa
import RxSwift
import SnapKit
import UIKit

class BaseViewController: UIViewController {
    let disposeBag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        setUpViews()
        bind()
    }

    func setUpViews() {}
    func bind() {}
}

final class OrdersViewController: BaseViewController {
    weak var coordinator: OrdersCoordinating?

    private let viewModel: OrdersViewModel
    private let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private let searchBar = UISearchBar()
    private let summaryLabel = UILabel()
    private let emptyLabel = UILabel()
    private let refreshControl = UIRefreshControl()

    init(viewModel: OrdersViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    override func setUpViews() {
        title = "Orders"
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .close, target: self, action: #selector(closeTapped))
        searchBar.placeholder = "Customer"
        searchBar.searchBarStyle = .minimal
        summaryLabel.font = .preferredFont(forTextStyle: .footnote)
        summaryLabel.textColor = .secondaryLabel
        summaryLabel.textAlignment = .center
        emptyLabel.text = "No orders"
        emptyLabel.textColor = .tertiaryLabel
        emptyLabel.isHidden = true
        tableView.register(OrderCell.self, forCellReuseIdentifier: OrderCell.identifier)
        tableView.refreshControl = refreshControl
        [searchBar, tableView, summaryLabel, emptyLabel].forEach { view.addSubview($0) }
        searchBar.snp.makeConstraints { make in
            make.top.equalTo(view.safeAreaLayoutGuide)
            make.leading.trailing.equalToSuperview().inset(8)
        }
        tableView.snp.makeConstraints { make in
            make.top.equalTo(searchBar.snp.bottom)
            make.leading.trailing.equalToSuperview()
        }
        summaryLabel.snp.makeConstraints { make in
            make.top.equalTo(tableView.snp.bottom).offset(8)
            make.leading.trailing.equalToSuperview().inset(16)
            make.bottom.equalTo(view.safeAreaLayoutGuide).inset(8)
        }
        emptyLabel.snp.makeConstraints { make in make.center.equalTo(tableView) }
    }

    override func bind() {
        let output = viewModel.transform(
            .init(
                query: searchBar.rx.text.orEmpty.asObservable(),
                refresh: refreshControl.rx.controlEvent(.valueChanged).asObservable(),
                selection: tableView.rx.modelSelected(Order.self).asObservable()))
        output.orders
            .drive(tableView.rx.items(cellIdentifier: OrderCell.identifier, cellType: OrderCell.self)) {
                _, order, cell in
                cell.configure(with: order)
            }
            .disposed(by: disposeBag)
        output.orders.map { _ in false }.drive(refreshControl.rx.isRefreshing).disposed(by: disposeBag)
        output.isEmpty.map(!).drive(emptyLabel.rx.isHidden).disposed(by: disposeBag)
        output.summary.drive(summaryLabel.rx.text).disposed(by: disposeBag)
        output.shown
            .emit(onNext: { [weak self] order in self?.coordinator?.showOrder?(number: order.number) })
            .disposed(by: disposeBag)
        tableView.rx.itemSelected
            .subscribe(onNext: { [weak tableView] in tableView?.deselectRow(at: $0, animated: true) })
            .disposed(by: disposeBag)
    }

    @objc private func closeTapped() {
        coordinator?.close?()
    }
}
