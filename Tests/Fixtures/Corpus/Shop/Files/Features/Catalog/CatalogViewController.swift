import Combine
import UIKit

@MainActor
protocol CatalogViewControllerDelegate: AnyObject {
    func catalog(_ controller: CatalogViewController, didSelect product: Product)
    func catalog(_ controller: CatalogViewController, didSelect category: Product.Category)
}

final class CatalogViewController: UIViewController {
    typealias Section = CatalogViewModel.Section
    typealias Item = CatalogViewModel.Item

    weak var delegate: CatalogViewControllerDelegate?

    private let viewModel: CatalogViewModel
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
    private var cancellables = Set<AnyCancellable>()
    private let activityIndicator = UIActivityIndicatorView(style: .large)

    init(viewModel: CatalogViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
        title = "Lark & Pine"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        configureCollectionView()
        configureDataSource()
        viewModel.$state
            .sink { [weak self] in self?.render($0) }
            .store(in: &cancellables)
        viewModel.load()
    }

    private func configureCollectionView() {
        let layout = CatalogLayout.make { [weak self] in self?.dataSource.sectionIdentifier(for: $0) }
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.backgroundColor = Theme.Color.background
        collectionView.delegate = self
        let refreshControl = UIRefreshControl()
        refreshControl.addAction(UIAction { [weak self] _ in self?.viewModel.load() }, for: .valueChanged)
        collectionView.refreshControl = refreshControl
        view.addSubview(collectionView)
    }

    private func configureDataSource() {
        let bannerCell = UICollectionView.CellRegistration<BannerCell, Product> { cell, _, product in
            cell.configure(with: product)
        }
        let categoryCell = UICollectionView.CellRegistration<UICollectionViewListCell, Product.Category> {
            cell, _, category in
            var content = cell.defaultContentConfiguration()
            content.text = category.localizedName
            content.image = UIImage(systemName: category.symbolName)
            content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
            content.directionalLayoutMargins = .init(top: 8, leading: 14, bottom: 8, trailing: 14)
            cell.contentConfiguration = content

            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = Theme.Color.sand
            background.cornerRadius = 20
            cell.backgroundConfiguration = background
        }
        let productCell = UICollectionView.CellRegistration<UICollectionViewCell, (Product, Bool)> {
            [weak self] cell, _, model in
            let (product, isFavorite) = model
            var configuration = ProductContentConfiguration(product: product, isFavorite: isFavorite)
            configuration.onToggleFavorite = { self?.viewModel.toggleFavorite(product) }
            cell.contentConfiguration = configuration
        }
        dataSource = .init(collectionView: collectionView) { view, indexPath, item in
            switch item {
            case .banner(let product):
                return view.dequeueConfiguredReusableCell(using: bannerCell, for: indexPath, item: product)
            case .category(let category):
                return view.dequeueConfiguredReusableCell(using: categoryCell, for: indexPath, item: category)
            case let .product(product, isFavorite):
                let item = (product, isFavorite)
                return view.dequeueConfiguredReusableCell(using: productCell, for: indexPath, item: item)
            }
        }

        let header = UICollectionView.SupplementaryRegistration<SectionHeaderView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [unowned self] view, _, indexPath in
            view.label.text = self.dataSource.sectionIdentifier(for: indexPath.section)?.title
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    private func render(_ state: LoadingState<[CatalogViewModel.SectionModel]>) {
        activityIndicator.stopAnimating()
        collectionView.backgroundView = activityIndicator
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        switch state {
        case .idle:
            break
        case .loading:
            activityIndicator.startAnimating()
        case .loaded(let sections):
            snapshot.appendSections(sections.map(\.section))
            for model in sections { snapshot.appendItems(model.items, toSection: model.section) }
        case .failed(let error):
            collectionView.backgroundView = EmptyStateView(error: error) { [weak self] in self?.viewModel.load() }
        }
        dataSource.apply(snapshot, animatingDifferences: view.window != nil)
        collectionView.refreshControl?.endRefreshing()
    }
}

extension CatalogViewController: UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        switch dataSource.itemIdentifier(for: indexPath) {
        case .banner(let product), .product(let product, _): delegate?.catalog(self, didSelect: product)
        case .category(let category): delegate?.catalog(self, didSelect: category)
        case .none: break
        }
    }
}
